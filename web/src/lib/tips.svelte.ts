// What explains itself: a bubble beside the thing that a mouse points at, a key reaches, or a finger rests on.
import { names } from './anchors';
import type { Table } from './table.svelte';

// Signs that are no things of the game: their own words explain them.
export const WORTH = ':is(span, div, td, svg)[title], svg[aria-label]:not([role=group], [data-anchor] svg), ';
const REST = 450; // milliseconds after which a finger asks instead of choosing

export interface Tip { anchor: string; box: DOMRect; text?: string; here?: string; aside?: boolean } // aside: a key reached it, and what lies around it is read next

export class Tips {
  now = $state.raw<Tip | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private where = ''; // of the mouse: what moves under a mouse that rests is not pointed at

  constructor(private table: Table) {}

  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }

  show(anchor: string, at: Element, text?: string, aside = false): void {
    this.now = { anchor, box: at.getBoundingClientRect(), text, aside, here: at.getAttribute('data-here') ?? undefined };
  }

  explain(element: Element, aside = false): void {
    const told = element.getAttribute('data-ref') ?? element.getAttribute('data-explain');
    if (told) return this.show(told, element, undefined, aside);
    const words = element.hasAttribute('data-anchor') ? '' : element.getAttribute('title') || (element.matches('svg') && element.getAttribute('aria-label'));
    if (words) return this.show('', element, words, aside);
    const known = names(element).find((name) => this.table.facts.find(name)?.name || name.startsWith('seat:'));
    const anchor = known ?? names(element)[0];
    if (anchor) this.show(anchor, element, undefined, aside);
    else this.now = null;
  }

  /** Explanations wait a moment, so that they do not chase the pointer. */
  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || this.rests(event)) return;
    clearTimeout(this.timer);
    const element = (event.target as Element).closest('[data-ref], [data-explain], [data-anchor]');
    if (element) this.timer = setTimeout(() => this.explain(element), this.now ? 60 : 350);
    else this.now = null;
  }

  private rests(event: PointerEvent): boolean {
    const before = this.where;
    this.where = `${event.clientX} ${event.clientY}`;
    return before === this.where;
  }

  move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.where = `${event.clientX} ${event.clientY}`;
  }

  press(event: PointerEvent): void {
    this.held = false;
    if (event.pointerType === 'mouse') return;
    this.close();
    const element = (event.target as Element).closest(`${WORTH}[data-explain], [data-anchor]`);
    if (!element) return;
    this.timer = setTimeout(() => {
      this.held = true;
      this.explain(element);
    }, REST);
  }

  release(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') clearTimeout(this.timer);
  }

  /** A finger that rested has asked what this is: the click that follows chooses nothing. */
  swallow(event: MouseEvent): void {
    if (!this.held) return;
    this.held = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** What loses the focus explains itself no longer; but a finger that rested takes the focus from elsewhere only as it is lifted. */
  blur(): void {
    if (!this.held) this.close();
  }

  focus(event: FocusEvent): void {
    const element = event.target as Element;
    if (element.matches?.('[data-tabbed]:focus-visible')) this.explain(element, true);
  }
}
