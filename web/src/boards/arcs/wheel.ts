// Where things are drawn: six clusters clockwise from the top, gates inside, planets outside.
import type { Facts } from '../../lib/facts.svelte';

export const CORE = 96, RIM = 226, EDGE = 480;
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

/** Where stacks stand: in rows that are as long as the sector is wide there. */
export function stands({ kind, start, end, mid }: Spot, count: number): [number, number, number][] {
  if (kind === 'centre') {
    const r = count > 4 ? 20 : 26;
    return Array.from({ length: count }, (_, i) => [...polar(count > 1 ? CORE * 0.5 : 0, (360 / count) * i), r] as [number, number, number]);
  }
  const r = count > 6 ? 18 : count > 4 ? 21 : count > 2 ? 25 : 28;
  const rows = kind === 'gate' ? [192, 144] : [292, 244, 330];
  const room = (radius: number) => Math.max(1, Math.min(count, Math.trunc((((end - start) / 57.3) * radius - 8) / (r * 2.2))));
  const found: [number, number, number][] = [];
  for (const radius of rows) {
    const here = Math.min(room(radius), count - found.length);
    const step = ((r * 2.25) / radius) * 57.3;
    for (let i = 0; i < here; i++) found.push([...polar(count <= room(rows[0]) && kind === 'gate' ? 172 : radius, mid + (i - (here - 1) / 2) * step), r] as [number, number, number]);
  }
  while (found.length < count) found.push([...polar(rows[0], mid), r] as [number, number, number]);
  return found;
}
