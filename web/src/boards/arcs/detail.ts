// A system as a list: everything that stands there, for small screens and for readers who do not see the wheel.
import type { BoardProps } from '../../lib/boards';
import { building, fleets, holder } from './wheel';

function ships(count: number, damaged: boolean, german: boolean): string {
  if (!german) return `${damaged ? 'damaged' : 'fresh'} ${count === 1 ? 'ship' : 'ships'}`;
  return `${damaged ? 'beschädigte' : 'intakte'}${count === 1 ? 's Schiff' : ' Schiffe'}`;
}

export function whatLiesThere(anchor: string, { sheet, facts, seats }: BoardProps, german: boolean): string[] {
  const [kind, value] = anchor.split(':');
  if (kind !== 'system') return [];
  const system = Number(value);
  const lines: string[] = [];
  const who = holder(sheet, seats.length, system);
  if (who >= 0) lines.push(german ? `Kontrolle: ${seats[who].name}` : `Control: ${seats[who].name}`);
  for (const stack of fleets(sheet, seats.length, system))
    lines.push(`${seats[stack.seat].name}: ${stack.count} ${ships(stack.count, stack.damaged, german)}`);
  for (const slot of [0, 1, 2]) {
    const built = building(sheet, system * 3 + slot);
    if (built && seats[built.owner]) lines.push(`${seats[built.owner].name}: ${facts.name('piece', built.starport ? 2 : 1)}${built.damaged ? (german ? ' (beschädigt)' : ' (damaged)') : ''}`);
  }
  return lines;
}
