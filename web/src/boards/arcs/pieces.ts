// What stands on the map: how each kind of piece looks. A kind that is not listed here is drawn as a plain building with its initial.
import type { Facts } from '../../lib/facts.svelte';

export interface Piece { icon: string; round: number; size: number; initial?: string } // round: of the corners of its tile

const KNOWN: Piece[] = [
  { icon: 'ship', round: 21, size: 42 },
  { icon: 'city', round: 6, size: 42 },
  { icon: 'starport', round: 21, size: 42 },
  { icon: 'agent', round: 21, size: 34 },
];

export const piece = (facts: Facts, id: number): Piece => KNOWN[id] ?? { icon: '', round: 10, size: 42, initial: facts.name('piece', id).slice(0, 2) || '?' };
