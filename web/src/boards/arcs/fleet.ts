// Ships on the map: a hull for every mark, built from the shape that its seat has on every piece, and how a fleet stands.
import { SHAPES } from '../../ui/SeatMark.svelte';

// Nose up, about 28 wide and 32 high, around the origin.
const HULLS = [
  'M0-17C4-13 6-10 8.5-7A11.5 11.5 0 0 1 8 10.5L11 16 4 13.5H-4L-11 16-8 10.5A11.5 11.5 0 0 1-8.5-7C-6-10-4-13 0-17Z',
  'M0-18L15 14 5.5 10.5 4 15H-4L-5.5 10.5-15 14Z',
  'M-5-17H5V-11H12V12.5H8.5V16H3.5V12.5H-3.5V16H-8.5V12.5H-12V-11H-5Z',
  'M0-18L13.5-1 5 10.5 7.5 16H-7.5L-5 10.5-13.5-1Z',
  'M0-17L14-5.5 9.5 12 4.5 11 3 15.5H-3L-4.5 11-9.5 12-14-5.5Z',
  'M-5.5-16H5.5L13.5-1 8.5 11H4.5L5.5 15.5H-5.5L-4.5 11H-8.5L-13.5-1Z',
  // Powers that nobody plays: a crown, an open block, a thorn.
  'M-14 13V-9L-7-2 0-17 7-2 14-9V13Z',
  'M-5-17H5V-11H12V12.5H8.5V16H3.5V12.5H-3.5V16H-8.5V12.5H-12V-11H-5Z',
  'M0-18L4-8 13-13 9-3 16 3 8 5 10 15 2 9-3 17-5 8-14 11-9 3-16-3-8-5-11-14-3-8Z',
];
export const hull = (mark: number): string => HULLS[mark] ?? SHAPES[0];
export const ALONE = 4; // so many ships of a fleet stand singly

export interface Ship { x: number; y: number; size: number; damaged: boolean; count: number } // count: how many this one stands for
const ship = (x: number, y: number, damaged: boolean, size = 1, count = 1): Ship => ({ x, y, size, damaged, count });
const row = (n: number, y: number, damaged: boolean, size = 1): Ship[] => {
  const step = n > 2 ? 23 : size * 29;
  return Array.from({ length: n }, (_, i) => ship((i - (n - 1) / 2) * step, y, damaged, n > 2 ? 0.86 : size));
};
const together = (n: number, damaged: boolean): Ship[] =>
  n < 3 ? row(n, 0, damaged, 1.2) : n === 3 ? [ship(0, -15, damaged), ...row(2, 15, damaged)] : [...row(2, -16, damaged), ...row(2, 16, damaged)];
/** So many ships as one hull with a number. */
export const crowd = (n: number, y: number, damaged: boolean): Ship => ship(n > 1 ? -11 : 0, y, damaged, 1.2, n);

/** Where the ships of one seat stand around the seat's place: singly up to four, then as one with a number; the fresh ones before the damaged. */
export function formation(fresh: number, damaged: number): Ship[] {
  const both = fresh > 0 && damaged > 0;
  if (fresh + damaged > ALONE) return [...(fresh ? [crowd(fresh, both ? -17 : 0, false)] : []), ...(damaged ? [crowd(damaged, both ? 19 : 0, true)] : [])];
  return both ? [...row(fresh, -16, false), ...row(damaged, 16, true)] : together(fresh + damaged, damaged > 0);
}

const number = ({ count, size }: Ship) => (count > 9 ? 39 : count > 1 ? 22 : 0) * size; // how far the number stands out

/** The box around some ships of a fleet. */
export function around(ships: Ship[]): { x: number; y: number; width: number; height: number } {
  const reach = (one: Ship) => 17 * one.size;
  const left = Math.min(...ships.map((one) => one.x - reach(one))), right = Math.max(...ships.map((one) => one.x + reach(one) + number(one)));
  const top = Math.min(...ships.map((one) => one.y - reach(one))), bottom = Math.max(...ships.map((one) => one.y + reach(one)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
