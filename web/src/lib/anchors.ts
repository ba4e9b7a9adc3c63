// Anchors tie sentences to the board. A board element says data-anchor="system:5" (several, separated by blanks, if it stands
// for several things); whatever the open choices name can be clicked there. Boards know nothing of this.
import type { Seat } from './api';
import type { Facts } from './facts.svelte';

export function names(element: Element): string[] {
  return (element.getAttribute('data-anchor') ?? '').split(' ').filter(Boolean);
}

/** What an anchor is called: the table knows its players, the facts everything else; other words are said as they are. */
export function called(anchor: string, facts: Facts, seats: Seat[]): string {
  const seat = anchor.startsWith('seat:') ? seats[Number(anchor.slice(5))] : undefined;
  return seat?.name || (facts.find(anchor)?.name ?? anchor);
}
