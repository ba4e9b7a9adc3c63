// Each game's drawing. A board is a pure function of sheet and facts; what it does not draw is still on the list of choices.
import type { Component } from 'svelte';
import type { Ask, Seat, Sheet } from './api';
import type { Facts } from './facts.svelte';

export interface BoardProps<S = any> {
  sheet: S;
  facts: Facts;
  seats: Seat[];
  me: number; // whose sheet this is; below 0 nobody's
  ask: Ask | null;
  scores: (number | null)[] | null;
}
export interface Milestone { title: string; kinds: string[] } // lines of the log that name such anchors are shown
export interface Panel { id: string; title: [string, string]; icon: string; Body: Component<BoardProps> }
export interface Drawing {
  Board: Component<BoardProps>;
  Hand?: Component<BoardProps>; // what I hold, below the question
  Player?: Component<BoardProps & { seat: number }>; // one seat's things, in the list of players
  Aside?: Component<BoardProps>; // what matters while this question is open: dice, a battle
  wide?: boolean; // the board itself shows every seat, so a large screen needs no column for them
  split?: boolean; // on a large screen the seats stand above the log instead of below the panels
  detail?: (anchor: string, board: BoardProps, german: boolean) => string[]; // what lies there now, line by line
  milestone?: (before: Sheet, after: Sheet, german: boolean) => Milestone | null; // something worth a pause, such as the end of a chapter
  chapter?: { counter: string; title: [string, string] }; // the number of the sheet that parts a game, and what it counts
  panels: Panel[];
}

const found: Record<string, () => Promise<{ default: Drawing }>> = {
  arche: () => import('../boards/arche'),
  'carpe-astra': () => import('../boards/carpe_astra'),
  arcs: () => import('../boards/arcs'),
};

export async function drawing(title: string): Promise<Drawing> {
  return (await (found[title] ?? (() => import('../boards/generic')))()).default;
}
