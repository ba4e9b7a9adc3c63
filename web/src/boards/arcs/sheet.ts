// What the server tells of a table of Arcs; docs/protocol.md says what the entries mean.
import type { BoardProps, PlainPanel } from '../../lib/boards';

export interface Place { place: number; owner?: number; piece?: number; damaged?: boolean; used?: boolean }
export interface System { system: number; type?: number; control?: number; fresh?: number[]; damaged?: number[]; places?: Place[] }
export interface Slot { slot: number; resource?: number; token?: number; shut?: boolean }
export interface Mat { power: number; hand: number[]; left: number[]; slots: Slot[]; sight: { gone?: number[]; seen?: number[] } | number; bonus?: number; outrage?: number[]; trophies?: number[][]; captives?: number[]; cards?: Attached[] }
export type Attached = number | { card: number; cards?: Attached[] }; // a card, with what is attached to it
export interface Play { seat: number; how?: number; card?: number; zero?: boolean; down?: boolean; seized?: boolean; unions?: number[] }
export interface Ambition { ambition?: number; counts: number[]; box?: number; markers?: number[][]; power?: number[] }
export interface ArcsSheet {
  chapter: number; chapters: number; goal: number; setup: number; initiative: number; numbers: number[]; systems: System[]; seats: Mat[]; round: Play[];
  ambitions: Ambition[]; markers: number[][]; court: { card?: number; agents?: number[]; secures?: number }[]; court_deck: number; court_discard: number; discard: number; supply: number[];
  seized?: boolean; lead?: { suit: number; number: number }; turn?: { seat: number; pips: number };
  panels?: PlainPanel[];
  battle?: { attacker: number; defender: number; system: number; dice: number[]; faces?: number[][]; hits?: number }; draft?: { leaders: number[]; lore: number[]; starts: number[][][] };
}
export type ArcsProps = BoardProps<ArcsSheet>;

// Icons by id.
export const RESOURCES = ['material', 'fuel', 'weapon', 'relic', 'psionic'];
export const SUITS = ['administration', 'aggression', 'construction', 'mobilization'];
export const AMBITIONS = ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath', 'edenguard', 'blightkin'];
export const PIECES = ['ship', 'city', 'starport', 'agent'];

/** The systems in which a seat starts, as the setup card calls them. */
export const SPOTS = ['A', 'B', 'C'];

export interface Stack { owner: number; count: number; damaged: boolean }

export function fleets({ fresh = [], damaged = [] }: System): Stack[] {
  const both = (owner: number) => [{ owner, count: fresh[owner] ?? 0, damaged: false }, { owner, count: damaged[owner] ?? 0, damaged: true }];
  return Array.from({ length: Math.max(fresh.length, damaged.length) }, (_, owner) => both(owner)).flat().filter((stack) => stack.count > 0);
}

export interface Flight { owner: number; count: number; from: number; to: number }

/** Ships of an owner that left one system and arrived in another between two positions. */
export function flights(before: ArcsSheet, after: ArcsSheet): Flight[] {
  const ships = (sheet: ArcsSheet, owner: number) => new Map(sheet.systems.map((one) => [one.system, (one.fresh?.[owner] ?? 0) + (one.damaged?.[owner] ?? 0)]));
  const owners = Math.max(0, ...after.systems.map((one) => Math.max(one.fresh?.length ?? 0, one.damaged?.length ?? 0)));
  return Array.from({ length: owners }, (_, owner) => owner).flatMap((owner) => {
    const then = ships(before, owner);
    const change = [...ships(after, owner)].map(([system, count]) => ({ system, count: count - (then.get(system) ?? 0) })).filter((one) => one.count !== 0);
    const [a, b] = [...change].sort((one, other) => one.count - other.count);
    return change.length === 2 && a.count === -b.count ? [{ owner, count: b.count, from: a.system, to: b.system }] : [];
  });
}
