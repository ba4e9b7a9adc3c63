// What stands on the map: how each kind of piece looks. A kind that is not listed here is drawn as a plain building with its initial.
import type { Facts } from '../../lib/facts.svelte';

export interface Piece { icon: string; outline: string; emblem?: string; hollow?: boolean; initial?: string } // emblem: where it carries the owner's shape; hollow: in a hole of its own

const BLOCK = 'M-14-20H14A6 6 0 0 1 20-14V14A6 6 0 0 1 14 20H-14A6 6 0 0 1-20 14V-14A6 6 0 0 1-14-20Z';
const KNOWN: Piece[] = [
  { icon: 'ship', outline: BLOCK, emblem: 'translate(-8 -8) scale(.67)' },
  // Towers on a broad foot.
  { icon: 'city', outline: 'M-24 21V13H-21V-5L-15-9-10-5V2H-8V-15L0-25 8-15V-7H10L21-1V13H24V21Z', emblem: 'translate(-6.6 -4) scale(.55)' },
  // A wheel in orbit with four piers.
  { icon: 'starport', outline: 'M-5-26H5V-18.4A19 19 0 0 1 18.4-5H26V5H18.4A19 19 0 0 1 5 18.4V26H-5V18.4A19 19 0 0 1-18.4 5H-26V-5H-18.4A19 19 0 0 1-5-18.4ZM0-11.5A11.5 11.5 0 0 0 0 11.5 11.5 11.5 0 0 0 0-11.5Z', emblem: 'translate(-7.2 -7.2) scale(.6)', hollow: true },
  { icon: 'agent', outline: BLOCK, emblem: 'translate(-8 -8) scale(.67)' },
];

export const piece = (facts: Facts, id: number): Piece => KNOWN[id] ?? { icon: '', outline: BLOCK, initial: facts.name('piece', id).slice(0, 2) || '?' };
