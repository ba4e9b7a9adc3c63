// A system as a list: everything that stands there, for small screens and for readers who do not see the wheel.
import type { Seat } from '../../lib/api';
import type { Facts } from '../../lib/facts.svelte';
import { owner } from './owners';
import { fleets, type ArcsProps, type Place, type Stack } from './sheet';
import { t } from './words';

/** A stack in words. What powers that nobody plays have there may be no ships: their name says what it is. */
export function stackWords({ owner, count, damaged }: Stack, seats: Seat[]): string {
  const state = damaged ? 'damaged' : 'fresh';
  return t(!seats[owner] ? state : count === 1 ? `${state}Ship` : `${state}Ships`, count);
}

/** A building with whose it is; nothing where none stands. */
export function buildingWords({ owner: whose, piece, damaged }: Place, seats: Seat[], facts: Facts): string | undefined {
  if (whose === undefined || piece === undefined) return undefined;
  const name = `${owner(seats, facts, whose).name}: ${facts.name('piece', piece)}`;
  return damaged ? t('damagedBuilding', name) : name;
}

export function whatLiesThere(anchor: string, { sheet, facts, seats }: ArcsProps): string[] {
  const system = sheet.systems.find((one) => anchor === `system:${one.system}`);
  if (!system) return [];
  const lines: string[] = [];
  if (system.control !== undefined) lines.push(t('control', owner(seats, facts, system.control).name));
  for (const stack of fleets(system)) lines.push(`${owner(seats, facts, stack.owner).name}: ${stackWords(stack, seats)}`);
  lines.push(...(system.places ?? []).flatMap((place) => buildingWords(place, seats, facts) ?? []));
  return lines;
}
