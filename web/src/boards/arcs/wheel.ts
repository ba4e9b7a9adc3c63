// The wheel: six clusters clockwise from the top, gates inside, planets outside. A system is cluster * 4 + place.
import type { BoardProps } from '../../lib/boards';

export const RESOURCES = ['material', 'fuel', 'weapon', 'relic', 'psionic'];
export const SYMBOLS = ['gate', 'arrow', 'crescent', 'hex'];
export const SUITS = ['administration', 'aggression', 'construction', 'mobilization'];
export const AMBITIONS = ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'];
export const PIECES = ['ship', 'city', 'starport', 'agent'];
export const CORE = 96, RIM = 226, EDGE = 480;
const rad = (degrees: number) => ((degrees - 90) * Math.PI) / 180;

export const polar = (r: number, degrees: number): [number, number] => [r * Math.cos(rad(degrees)), r * Math.sin(rad(degrees))];
export const middle = (system: number) => Math.floor(system / 4) * 60 + (system % 4 === 0 ? 0 : ((system % 4) - 2) * 20);
export const isGate = (system: number) => system % 4 === 0;

/** A piece of a ring, drawn a little smaller so that neighbours keep a gap. */
export function sector(from: number, to: number, start: number, end: number, gap = 0): string {
  const at = (r: number, degrees: number) => polar(r, degrees).map((n) => n.toFixed(1)).join(' ');
  const inner = (gap / from) * 57.3, outer = (gap / to) * 57.3;
  const a = from + gap, b = to - gap;
  return `M${at(a, start + inner)}L${at(b, start + outer)}A${b} ${b} 0 0 1 ${at(b, end - outer)}L${at(a, end - inner)}A${a} ${a} 0 0 0 ${at(a, start + inner)}Z`;
}
export function shape(system: number, gap = 0): string {
  const mid = middle(system);
  return isGate(system) ? sector(CORE, RIM, mid - 30, mid + 30, gap) : sector(RIM, EDGE, mid - 10, mid + 10, gap);
}
export const arc = (r: number, start: number, end: number) => {
  const [ax, ay] = polar(r, start), [bx, by] = polar(r, end);
  return `M${ax.toFixed(1)} ${ay.toFixed(1)}A${r} ${r} 0 0 1 ${bx.toFixed(1)} ${by.toFixed(1)}`;
};

export interface Stack { seat: number; count: number; damaged: boolean }

export function fleets(data: Record<string, any>, seats: number, system: number): Stack[] {
  const found: Stack[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const fresh = data.fresh[seat * 24 + system], damaged = data.damaged[seat * 24 + system];
    if (fresh > 0) found.push({ seat, count: fresh, damaged: false });
    if (damaged > 0) found.push({ seat, count: damaged, damaged: true });
  }
  return found;
}

/** Whoever has the most fresh ships, alone; -1 for nobody. Only for the coloured arc. */
export function holder(data: Record<string, any>, seats: number, system: number): number {
  let best = 0, who = -1;
  for (let seat = 0; seat < seats; seat++) {
    const fresh = data.fresh[seat * 24 + system];
    if (fresh > best) [best, who] = [fresh, seat];
    else if (fresh === best) who = -1;
  }
  return best > 0 ? who : -1;
}

export interface Flight { seat: number; count: number; from: number; to: number }

/** Ships of a seat that left one system and arrived in another between two positions. */
export function flights(before: Record<string, any>, after: Record<string, any>, seats: number): Flight[] {
  const found: Flight[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const change = Array.from({ length: 24 }, (_, s) => {
      const at = seat * 24 + s;
      return after.fresh[at] + after.damaged[at] - before.fresh[at] - before.damaged[at];
    });
    const from = change.flatMap((n, s) => (n < 0 ? [s] : [])), to = change.flatMap((n, s) => (n > 0 ? [s] : []));
    if (from.length === 1 && to.length === 1 && change[from[0]] === -change[to[0]]) found.push({ seat, count: change[to[0]], from: from[0], to: to[0] });
  }
  return found;
}

export interface Building { owner: number; starport: boolean; damaged: boolean; used: boolean }

export function building(data: Record<string, any>, place: number): Building | null {
  const code = data.buildings[place];
  if (!code) return null;
  return { owner: (code - 1) >> 2, starport: ((code - 1) & 2) > 0, damaged: ((code - 1) & 1) > 0, used: data.used[place] > 0 };
}

export function outOfPlay(props: Pick<BoardProps, 'sheet' | 'facts'>): number[] {
  const card = props.sheet.setup_card;
  return (props.facts.data('setup_card', card).out ?? []).map((cluster: number) => cluster - 1);
}

/** Where stacks stand in a sector: two to a row, the widest row first. */
export function spots(system: number, count: number): [number, number, number][] {
  const mid = middle(system);
  if (isGate(system)) {
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
