// Whose things are: the seats, and powers at the table that nobody plays. Each has a mark (a colour and a shape) and a name.
import type { Seat } from '../../lib/api';
import type { Facts } from '../../lib/facts.svelte';
import { EMPIRE } from '../../ui/SeatMark.svelte';

export interface Owner { name: string; mark: number }

const FIRST = 4; // the first owner that is no seat

/** What explains a piece: what it is, or whose it is where nobody plays that. */
export const explained = (seats: Seat[], id: number, piece: number) => (seats[id] ? `piece:${piece}` : `seat:${id}`);

export function owner(seats: Seat[], facts: Facts, id: number): Owner {
  const seat = seats[id];
  if (seat) return { name: seat.name, mark: seat.colour };
  return { name: facts.name('seat', id), mark: EMPIRE + Math.max(0, id - FIRST) };
}
