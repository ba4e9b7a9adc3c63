// Each game's drawing. A board is a pure function of sheet and facts; what it does not draw is still on the list of choices.
import type { Component } from 'svelte';
import type { Ask, LogLine, Seat, Sheet } from './api';
import type { Facts } from './facts.svelte';

export interface BoardProps<S = any> {
  sheet: S;
  facts: Facts;
  seats: Seat[];
  me: number; // whose sheet this is; below 0 nobody's
  ask: Ask | null; // the question, also one that would follow what is picked up
  held: string[]; // what is picked up
  scores: (number | null)[] | null;
}
// Panels that a sheet carries under `panels`: rows of names with values or cards, drawn without any code per card. A name is an anchor
// of the facts ("card:7"), a player ("seat:2") or plain words; the seat of a row says whose it is; with a seat the panel belongs to that seat, without one to the table.
export interface PlainCard { card: string; cards?: PlainCard[] }
export interface PlainRow { name: string; told?: boolean; seat?: number; value?: number | string; cards?: PlainCard[] }
export interface PlainPanel { title: string; seat?: number; rows: PlainRow[] }
// Boards that a sheet carries under `boards`, beside the main one: places and what stands there, drawn with the title's pieces. `at`: where on
// the main board it belongs; `over`: the place above a place.
export interface BoardPlace { place: string; owner?: number; piece?: number; damaged?: boolean; over?: BoardPlace }
export interface FurtherBoard { title: string; seat?: number; at?: string; places: BoardPlace[] }
export interface PieceProps { owner: number; piece: number; damaged?: boolean; facts: Facts; seats: Seat[] }
export interface FaceProps { kind: string; value: number; facts: Facts }
// A pause worth a look, told by lines of the log. A part that is `long` is unfolded by whoever wants to know.
export interface Milestone { title: string; parts: { title: string; lines: LogLine[]; long?: boolean }[] }
// How the log reads, by the keys of its lines: which begin a round or a turn, which lines belong to the one before, which tell of a loss, and which of something that comes to a player.
export interface Story { rounds: string[]; turns: string[]; round: () => string; folds: Record<string, Set<string>>; losses: Set<string>; home: Set<string> }
export interface Panel { id: string; title: () => string; icon: string; Body: Component<BoardProps>; beside?: boolean; about?: (anchor: string, sheet: any) => boolean } // beside: along the map, on a large screen; about: what it shows and the board does not
export interface Drawing {
  Board: Component<BoardProps>;
  Hand?: Component<BoardProps>; // what I hold, below the question
  Player?: Component<BoardProps & { seat: number }>; // one seat's things, in the list of players
  trays?: Record<string, Component<BoardProps>>; // what matters for a while, over a corner of the board, as long as the sheet has that entry: a battle, a draft
  Piece?: Component<PieceProps>; // one piece inside an SVG, around the origin, some 50 wide
  cards?: { kinds: Set<string>; Face: Component<FaceProps> }; // things that are cards: they travel as such, and whoever asks what they are sees their faces in the largest size
  Die?: Component<{ face: number; facts: Facts; tumble?: number }>; // one face of a roll
  wide?: boolean; // the board itself shows every seat, so a large screen needs no column for them
  split?: boolean; // on a large screen the seats stand above the log instead of below the panels
  detail?: (anchor: string, board: BoardProps) => string[]; // what lies there now, line by line
  milestone?: (before: Sheet, lines: LogLine[]) => Milestone | null; // something worth a pause, such as the end of a chapter, among the newest lines
  story?: Story;
  chapter?: { counter: string; title: () => string; line?: string }; // the number of the sheet that parts a game, what it counts, and the line of the log that tells of a new one
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
