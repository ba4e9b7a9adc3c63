// Whose things are: the seats, and powers at the table that nobody plays. Each has a mark (a colour and a shape) and a name.
import type { Seat } from '../../lib/api';
import type { Facts } from '../../lib/facts.svelte';
import { t, type Word } from '../../lib/words';
import { EMPIRE } from '../../ui/SeatMark.svelte';

export interface Owner { name: string; mark: number }

const FIRST = 4; // the first owner that is no seat
const POWERS: Word[] = ['empire', 'freeStates', 'blight'];

export function owner(seats: Seat[], facts: Facts, id: number): Owner {
  const seat = seats[id];
  if (seat) return { name: seat.name, mark: seat.colour };
  const power = Math.max(0, id - FIRST);
  return { name: facts.name('owner', id) || t(POWERS[power] ?? 'empire'), mark: EMPIRE + power };
}
