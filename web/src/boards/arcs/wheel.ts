// Where things are drawn: six clusters clockwise from the top, gates inside, planets outside.
import type { Facts } from '../../lib/facts.svelte';

export const CORE = 96, RIM = 226, EDGE = 488;
export const PORTAL = 168, WORLD = 424, GROUND = 366; // how far out gates, planets and their buildings lie
const PLANETS = ['arrow', 'crescent', 'hex'];
const rad = (degrees: number) => ((degrees - 90) * Math.PI) / 180;

export const polar = (r: number, degrees: number): [number, number] => [r * Math.cos(rad(degrees)), r * Math.sin(rad(degrees))];
export interface Wedge { cluster: number; start: number; end: number; mid: number; shut: boolean }
const GAP = 7; // degrees that a cluster takes which is not in play

/** The clusters clockwise from the top; those that are not in play close to a thin gap, and the others spread out. */
export function wedges(ring: number[]): Wedge[] {
  const all = [1, 2, 3, 4, 5, 6];
  const open = all.filter((cluster) => ring.includes(cluster));
  const wide = (360 - GAP * (all.length - open.length)) / Math.max(1, open.length);
  let start = -wide / 2;
  return all.map((cluster) => {
    const shut = !open.includes(cluster);
    const end = start + (shut ? GAP : wide);
    const wedge = { cluster, start, end, mid: (start + end) / 2, shut };
    start = end;
    return wedge;
  });
}

export type Kind = 'gate' | 'planet' | 'centre';
export interface Spot { system: number; cluster: number; symbol: string; type: number; kind: Kind; start: number; end: number; mid: number }

/** Where a system lies; one that belongs to no cluster is the centre. */
export function spot(facts: Facts, system: number, wheel: Wedge[]): Spot {
  const { cluster = 0, place = '', resource = -1 } = facts.data('system', system);
  const wedge = wheel.find((one) => one.cluster === cluster);
  if (!wedge) return { system, cluster, symbol: place, type: resource, kind: 'centre', start: 0, end: 360, mid: 0 };
  const planet = PLANETS.indexOf(place);
  if (planet < 0) return { system, cluster, symbol: place, type: resource, kind: 'gate', start: wedge.start, end: wedge.end, mid: wedge.mid };
  const third = (wedge.end - wedge.start) / PLANETS.length;
  const start = wedge.start + planet * third;
  return { system, cluster, symbol: place, type: resource, kind: 'planet', start, end: start + third, mid: start + third / 2 };
}

/** A piece of a ring, drawn a little smaller so that neighbours keep a gap. */
export function sector(from: number, to: number, start: number, end: number, gap = 0): string {
  const at = (r: number, degrees: number) => polar(r, degrees).map((n) => n.toFixed(1)).join(' ');
  const inner = (gap / from) * 57.3, outer = (gap / to) * 57.3;
  const a = from + gap, b = to - gap;
  return `M${at(a, start + inner)}L${at(b, start + outer)}A${b} ${b} 0 0 1 ${at(b, end - outer)}L${at(a, end - inner)}A${a} ${a} 0 0 0 ${at(a, start + inner)}Z`;
}
export function shape({ kind, start, end }: Spot, gap = 0): string {
  return kind === 'gate' ? sector(CORE, RIM, start, end, gap) : sector(RIM, EDGE, start, end, gap);
}
export const arc = (r: number, start: number, end: number) => {
  const [ax, ay] = polar(r, start), [bx, by] = polar(r, end);
  return `M${ax.toFixed(1)} ${ay.toFixed(1)}A${r} ${r} 0 0 1 ${bx.toFixed(1)} ${by.toFixed(1)}`;
};

/** The same curve read from the other side, for words in the lower half. */
export const written = (r: number, start: number, end: number, mid: number) => {
  const lower = mid > 95 && mid < 265;
  if (!lower) return arc(r - 6, start, end);
  const [ax, ay] = polar(r + 8, end), [bx, by] = polar(r + 8, start);
  return `M${ax.toFixed(1)} ${ay.toFixed(1)}A${r + 8} ${r + 8} 0 0 0 ${bx.toFixed(1)} ${by.toFixed(1)}`;
};

const PAIRS = [[-1, 1], [1, 1], [-1, -1], [1, -1], [0, 1], [0, 0], [0, -1]]; // across and outwards, by owner

/** The place of each owner's ships in a system; it stays the same whoever else comes. */
export function place({ kind, start, end, mid }: Spot, owner: number, owners: number): [number, number] {
  if (kind === 'centre') return polar(CORE * 0.5, (360 / owners) * owner);
  const [across, out] = PAIRS[owner] ?? [0, 0];
  const lone = owners < 3; // two need one row
  const radius = kind === 'gate' ? PORTAL + (lone ? 0 : out * 27) : lone ? 290 : 287 + out * 31;
  const half = (((end - start) / 2 / 57.3) * radius) - 27;
  const step = Math.min(kind === 'gate' ? 50 : 31, half) * (owners > 4 ? 1.25 : 1);
  return polar(radius, mid + ((across * step) / radius) * 57.3);
}

/** Where the building places of a system lie; at gates only cards build. */
export function ground({ kind, mid }: Spot, i: number, of: number): [number, number] {
  const off = i - (of - 1) / 2;
  if (kind === 'planet') return polar(GROUND, mid + off * 8.4);
  return kind === 'gate' ? polar(PORTAL, mid + ([-20, 20][i] ?? 0)) : polar(CORE - 40, off * 16);
}
