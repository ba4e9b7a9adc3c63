// Walking about the table by keys: arrows go to the nearest thing in their direction, whether it can be chosen or not, and it explains itself.
import { WORTH } from './tips.svelte';

type Thing = HTMLElement | SVGElement;
const WAYS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const SKEW = 2.5; // how much worse it is to lie aside than to lie far

const middle = (thing: Element): [number, number] => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

export class Explorer {
  here: Thing | null = null;

  constructor(private explain: (thing: Element) => void) {}

  private things(root: Element): Thing[] {
    const seen = ({ width, height }: DOMRect) => width > 0 && height > 0;
    return [...root.querySelectorAll<Thing>(`${WORTH}[data-anchor]`)].filter((one) => !one.closest('[role=log], .strip, header') && seen(one.getBoundingClientRect()));
  }

  /** From the thing that has the focus, else from the first one in a part of the table. */
  enter(root: Element, part: string): void {
    const all = this.things(root).filter((one) => one.closest(part));
    this.go(all.find((one) => one === document.activeElement) ?? all[0]);
  }

  /** Whether the key was one for walking. */
  key(event: KeyboardEvent, root: Element): boolean {
    const way = WAYS[event.key];
    if (!this.here || !way) return false;
    const [x, y] = middle(this.here);
    const cost = (one: Thing) => {
      const [dx, dy] = [middle(one)[0] - x, middle(one)[1] - y];
      const along = dx * way[0] + dy * way[1], across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      return along > 3 ? along + SKEW * across : Infinity;
    };
    const [best] = this.things(root).filter((one) => one !== this.here).map((one) => ({ one, cost: cost(one) })).filter((one) => one.cost < Infinity).sort((a, b) => a.cost - b.cost);
    if (best) this.go(best.one);
    return true;
  }

  private go(thing?: Thing): void {
    this.leave();
    if (!thing) return;
    this.here = thing;
    thing.setAttribute('data-here-i-am', '');
    if (!thing.hasAttribute('tabindex')) {
      thing.setAttribute('tabindex', '-1');
      thing.setAttribute('data-lent', '');
    }
    thing.focus();
    this.explain(thing);
  }

  leave(): void {
    const thing = this.here;
    this.here = null;
    thing?.removeAttribute('data-here-i-am');
    if (!thing?.hasAttribute('data-lent')) return;
    thing.removeAttribute('data-lent');
    if (thing.getAttribute('tabindex') === '-1') thing.removeAttribute('tabindex');
  }
}
