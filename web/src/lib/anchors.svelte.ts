// Anchors tie sentences to the board. A board element says data-anchor="system:5" (several, separated by blanks, if it stands
// for several things); whatever the open choices name can be clicked there. Boards know nothing of this.
import type { Choice } from './api';

export class Pointer {
  choices = $state.raw<Choice[]>([]);
  picked = $state(''); // an anchor that belongs to several choices, and was clicked
  at = $state.raw<string[]>([]); // named by the sentence under the cursor
  mark = $state.raw<string[]>([]); // named by a line of the log
  armed = $state<number | null>(null); // a choice that waits for its second tap

  /** What is still to choose from: all, or what belongs to the anchor that was clicked. */
  listed = $derived.by(() => {
    const some = this.picked ? this.choices.filter((choice) => choice.anchors.includes(this.picked)) : [];
    return some.length ? some : this.choices;
  });

  /** Anchors that tell choices apart, with their choices. What all choices share tells nothing. */
  able = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.listed)
      for (const anchor of choice.anchors) {
        const list = found.get(anchor);
        if (!list) found.set(anchor, [choice]);
        else if (!list.includes(choice)) list.push(choice);
      }
    if (this.listed.length > 1) for (const [anchor, list] of found) if (list.length === this.listed.length) found.delete(anchor);
    return found;
  });

  put(choices: Choice[]): void {
    this.choices = choices;
    this.picked = '';
    this.at = [];
    this.armed = null;
  }

  choicesAt(element: Element): { anchor: string; choices: Choice[] } | null {
    for (const anchor of names(element)) {
      const choices = this.able.get(anchor);
      if (choices?.length) return { anchor, choices };
    }
    return null;
  }

  /** Writes the marks onto the drawn board; attributes of our own, so that boards stay pure. */
  apply(root: HTMLElement): void {
    const at = new Set(this.at);
    const mark = new Set(this.mark);
    for (const element of root.querySelectorAll('[data-anchor]')) {
      const list = names(element);
      const can = list.some((name) => this.able.has(name));
      set(element, 'data-can', can);
      set(element, 'data-at', list.some((name) => at.has(name)));
      set(element, 'data-mark', list.some((name) => mark.has(name)));
      if (can && !element.hasAttribute('tabindex')) {
        element.setAttribute('tabindex', '0');
        element.setAttribute('data-tabbed', element.getAttribute('role') ?? '');
        element.setAttribute('role', 'button');
      } else if (!can && element.hasAttribute('data-tabbed')) {
        const role = element.getAttribute('data-tabbed');
        element.removeAttribute('tabindex');
        element.removeAttribute('data-tabbed');
        if (role) element.setAttribute('role', role);
        else element.removeAttribute('role');
      }
    }
  }
}

function set(element: Element, name: string, on: boolean): void {
  if (on !== element.hasAttribute(name)) element.toggleAttribute(name, on);
}

export function names(element: Element): string[] {
  return (element.getAttribute('data-anchor') ?? '').split(' ').filter(Boolean);
}
