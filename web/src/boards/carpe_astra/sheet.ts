// What the server tells of a table of Carpe Astra; docs/protocol.md says what the entries mean.
import type { BoardProps } from '../../lib/boards';

export interface Player {
  character: number; credits: number; agents: number; hands: number[][]; support: number[]; points: number[];
  networks: number[][]; guilds?: number[]; at_home?: boolean; victims?: number[];
}
export interface CarpeAstraSheet {
  round: number; rounds: number; turn: number; events: number[]; map: number[]; tiles: { open: number[]; left: number };
  decks: { open: number[]; left: number; discarded: number }[]; supply: number[]; seats: Player[]; laying?: number[];
}
export type CarpeAstraProps = BoardProps<CarpeAstraSheet>;

// Icons by id.
export const GUILDS = ['military', 'traders', 'priests', 'engineers', 'settlers', 'politicians'];
export const DECKS = ['network', 'slander'];
