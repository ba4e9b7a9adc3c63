// A system as a list: everything that stands there, for small screens and for readers who do not see the wheel.
import { owner } from './owners';
import { fleets, type ArcsProps } from './sheet';

function ships(count: number, damaged: boolean, german: boolean): string {
  if (!german) return `${damaged ? 'damaged' : 'fresh'} ${count === 1 ? 'ship' : 'ships'}`;
  return `${damaged ? 'beschädigte' : 'intakte'}${count === 1 ? 's Schiff' : ' Schiffe'}`;
}

export function whatLiesThere(anchor: string, { sheet, facts, seats }: ArcsProps, german: boolean): string[] {
  const system = sheet.systems.find((one) => anchor === `system:${one.system}`);
  if (!system) return [];
  const lines: string[] = [];
  if (system.control !== undefined) lines.push(`${german ? 'Kontrolle' : 'Control'}: ${owner(seats, facts, system.control).name}`);
  for (const stack of fleets(system)) lines.push(`${owner(seats, facts, stack.owner).name}: ${stack.count} ${ships(stack.count, stack.damaged, german)}`);
  for (const { owner: whose, piece, damaged } of system.places ?? [])
    if (whose !== undefined && piece !== undefined) lines.push(`${owner(seats, facts, whose).name}: ${facts.name('piece', piece)}${damaged ? (german ? ' (beschädigt)' : ' (damaged)') : ''}`);
  return lines;
}
