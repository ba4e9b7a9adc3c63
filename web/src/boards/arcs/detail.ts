// A system as a list: everything that stands there, for small screens and for readers who do not see the wheel.
import type { Seat } from '../../lib/api';
import type { Facts } from '../../lib/facts.svelte';
import { owner } from './owners';
import { fleets, type ArcsProps, type Place, type Stack } from './sheet';

/** A stack in words. What powers that nobody plays have there may be no ships: their name says what it is. */
export function stackWords({ owner, count, damaged }: Stack, seats: Seat[], german: boolean): string {
  if (!seats[owner]) return `${count} ${german ? (damaged ? 'beschädigt' : 'intakt') : damaged ? 'damaged' : 'fresh'}`;
  return `${count} ${ships(count, damaged, german)}`;
}

/** A building with whose it is; nothing where none stands. */
export function buildingWords({ owner: whose, piece, damaged }: Place, seats: Seat[], facts: Facts, german: boolean): string | undefined {
  if (whose === undefined || piece === undefined) return undefined;
  return `${owner(seats, facts, whose).name}: ${facts.name('piece', piece)}${damaged ? (german ? ' (beschädigt)' : ' (damaged)') : ''}`;
}

function ships(count: number, damaged: boolean, german: boolean): string {
  if (!german) return `${damaged ? 'damaged' : 'fresh'} ${count === 1 ? 'ship' : 'ships'}`;
  return `${damaged ? 'beschädigte' : 'intakte'}${count === 1 ? 's Schiff' : ' Schiffe'}`;
}

export function whatLiesThere(anchor: string, { sheet, facts, seats }: ArcsProps, german: boolean): string[] {
  const system = sheet.systems.find((one) => anchor === `system:${one.system}`);
  if (!system) return [];
  const lines: string[] = [];
  if (system.control !== undefined) lines.push(`${german ? 'Kontrolle' : 'Control'}: ${owner(seats, facts, system.control).name}`);
  for (const stack of fleets(system)) lines.push(`${owner(seats, facts, stack.owner).name}: ${stackWords(stack, seats, german)}`);
  lines.push(...(system.places ?? []).flatMap((place) => buildingWords(place, seats, facts, german) ?? []));
  return lines;
}
