// Where things are drawn: six clusters clockwise from the top, gates inside, planets outside.
import type { Facts } from '../../lib/facts.svelte';

export const CORE = 96, RIM = 226, EDGE = 480;
const PLANETS = ['arrow', 'crescent', 'hex'];
const rad = (degrees: number) => ((degrees - 90) * Math.PI) / 180;

export const polar = (r: number, degrees: number): [number, number] => [r * Math.cos(rad(degrees)), r * Math.sin(rad(degrees))];
/** The direction of the border behind a cluster, clockwise. */
export const border = (cluster: number) => cluster * 60 - 30;

export interface Spot { system: number; cluster: number; symbol: string; type: number; gate: boolean; mid: number } // mid: its direction

export function spot(facts: Facts, system: number): Spot {
  const { cluster, place, resource } = facts.data('system', system);
  const gate = place === 'gate';
  return { system, cluster, symbol: place, type: resource, gate, mid: cluster * 60 - 60 + (gate ? 0 : PLANETS.indexOf(place) * 20 - 20) };
}

/** A piece of a ring, drawn a little smaller so that neighbours keep a gap. */
export function sector(from: number, to: number, start: number, end: number, gap = 0): string {
  const at = (r: number, degrees: number) => polar(r, degrees).map((n) => n.toFixed(1)).join(' ');
  const inner = (gap / from) * 57.3, outer = (gap / to) * 57.3;
  const a = from + gap, b = to - gap;
  return `M${at(a, start + inner)}L${at(b, start + outer)}A${b} ${b} 0 0 1 ${at(b, end - outer)}L${at(a, end - inner)}A${a} ${a} 0 0 0 ${at(a, start + inner)}Z`;
}
export function shape({ gate, mid }: Spot, gap = 0): string {
  return gate ? sector(CORE, RIM, mid - 30, mid + 30, gap) : sector(RIM, EDGE, mid - 10, mid + 10, gap);
}
export const arc = (r: number, start: number, end: number) => {
  const [ax, ay] = polar(r, start), [bx, by] = polar(r, end);
  return `M${ax.toFixed(1)} ${ay.toFixed(1)}A${r} ${r} 0 0 1 ${bx.toFixed(1)} ${by.toFixed(1)}`;
};

/** Where stacks stand in a sector: two to a row, the widest row first. */
export function spots({ gate, mid }: Spot, count: number): [number, number, number][] {
  if (gate) {
    const r = count > 6 ? 17 : count > 5 ? 20 : count > 3 ? 23 : count > 2 ? 25 : 28;
    const rows = count > 3 ? [194, 150] : [172];
    const per = Math.ceil(count / rows.length);
    return Array.from({ length: count }, (_, i) => {
      const row = Math.floor(i / per), n = Math.min(per, count - row * per);
      const step = ((r * 2.25) / rows[row]) * 57.3;
      const [x, y] = polar(rows[row], mid + ((i % per) - (n - 1) / 2) * step);
      return [x, y, r];
    });
  }
  const r = count > 6 ? 17 : count > 4 ? 20 : count > 2 ? 24 : 28;
  const rows = count > 6 ? [352, 316, 280, 246] : count > 4 ? [348, 304, 262] : count > 1 ? [342, 282] : [322];
  const per = count > 2 ? 2 : 1;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / per), n = Math.min(per, count - row * per);
    const step = ((r * 2.3) / rows[row]) * 57.3;
    const [x, y] = polar(rows[row], mid + ((i % per) - (n - 1) / 2) * step);
    return [x, y, r];
  });
}
