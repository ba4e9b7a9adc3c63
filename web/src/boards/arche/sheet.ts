// What the server tells of a table of Arche; docs/protocol.md says what the entries mean.
import type { BoardProps } from '../../lib/boards';

export interface Base {
  paragon: number; target: number; resources: number; level: number; resistance: number; income: number;
  troop: number[]; slots: { slot: number; cards: number[] }[]; faction?: number; dealt?: number[];
}
export interface ArcheSheet {
  round: number; turn: number; start: number; life_cap: number; resource_track: number;
  dice: { pool: number[]; rolled: number[]; action: number[]; rerolls: number; tactical: number };
  decks: { open: number[]; left: number; discarded: number }[]; seats: Base[]; ark?: { card: number; life: number; owner?: number };
}
export type ArcheProps = BoardProps<ArcheSheet>;
