// What the server tells of a table of Arcs; docs/protocol.md says what the entries mean.
import type { BoardProps } from '../../lib/boards';

export interface Place { place: number; owner?: number; piece?: number; damaged?: boolean; used?: boolean }
export interface System { system: number; type?: number; control?: number; fresh?: number[]; damaged?: number[]; places?: Place[] }
export interface Slot { slot: number; resource?: number; token?: number; shut?: boolean }
export interface Mat { power: number; hand: number[]; left: number[]; slots: Slot[]; sight: { gone?: number[]; seen?: number[] } | number; bonus?: number; outrage?: number[]; trophies?: number[][]; captives?: number[]; cards?: number[] }
export interface Play { seat: number; how?: number; card?: number; zero?: boolean; down?: boolean; seized?: boolean; unions?: number[] }
export interface Ambition { counts: number[]; box?: number; markers?: number[][]; power?: number[] }
export interface ArcsSheet {
  chapter: number; chapters: number; goal: number; setup: number; initiative: number; numbers: number[]; systems: System[]; seats: Mat[]; round: Play[];
  ambitions: Ambition[]; markers: number[][]; court: { card?: number; agents?: number[]; secures?: number }[]; court_deck: number; court_discard: number; discard: number; supply: number[];
  seized?: boolean; lead?: { suit: number; number: number }; turn?: { seat: number; pips: number };
  battle?: { attacker: number; defender: number; system: number; dice: number[]; faces?: number[][] }; draft?: { leaders: number[]; lore: number[] };
}
export type ArcsProps = BoardProps<ArcsSheet>;

// Icons by id.
export const RESOURCES = ['material', 'fuel', 'weapon', 'relic', 'psionic'];
export const SUITS = ['administration', 'aggression', 'construction', 'mobilization'];
export const AMBITIONS = ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'];
export const PIECES = ['ship', 'city', 'starport', 'agent'];

export interface Stack { seat: number; count: number; damaged: boolean }

export function fleets({ fresh = [], damaged = [] }: System): Stack[] {
  const both = (seat: number) => [{ seat, count: fresh[seat] ?? 0, damaged: false }, { seat, count: damaged[seat] ?? 0, damaged: true }];
  return Array.from({ length: Math.max(fresh.length, damaged.length) }, (_, seat) => both(seat)).flat().filter((stack) => stack.count > 0);
}

export interface Flight { seat: number; count: number; from: number; to: number }

/** Ships of a seat that left one system and arrived in another between two positions. */
export function flights(before: ArcsSheet, after: ArcsSheet): Flight[] {
  const ships = (sheet: ArcsSheet, seat: number) => new Map(sheet.systems.map((one) => [one.system, (one.fresh?.[seat] ?? 0) + (one.damaged?.[seat] ?? 0)]));
  return after.seats.flatMap((_, seat) => {
    const then = ships(before, seat);
    const change = [...ships(after, seat)].map(([system, count]) => ({ system, count: count - (then.get(system) ?? 0) })).filter((one) => one.count !== 0);
    const [a, b] = [...change].sort((one, other) => one.count - other.count);
    return change.length === 2 && a.count === -b.count ? [{ seat, count: b.count, from: a.system, to: b.system }] : [];
  });
}
