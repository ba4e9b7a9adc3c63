// What does not fit into its box and scrolls must show that it does: the box fades out where it goes on (app.css).
import type { Attachment } from 'svelte/attachments';

const SLACK = 5; // pixels that may be cut off without loss

/** Looks anew whenever the box or what is in it changes. */
function watch(box: HTMLElement, look: () => void): () => void {
  const size = new ResizeObserver(look);
  const measure = () => [box, ...box.children].forEach((one) => size.observe(one)); // a list that wraps anew grows, and its box does not
  const content = new MutationObserver(() => (measure(), look()));
  measure();
  content.observe(box, { childList: true, subtree: true, characterData: true });
  look();
  return () => (size.disconnect(), content.disconnect());
}

const reach = (box: HTMLElement, on: boolean) => (on ? box.setAttribute('tabindex', '0') : box.removeAttribute('tabindex'));

/** Marks a box whose content goes on below its edge; `count` hears how many of the things in it cannot be read there. */
export const goesOn = (things = '', count?: (hidden: number) => void): Attachment<HTMLElement> => (box) => {
  const look = () => {
    box.toggleAttribute('data-goes-on', box.scrollHeight - box.scrollTop - box.clientHeight > 4);
    if (!things) reach(box, box.scrollHeight > box.clientHeight); // what has no things to go through scrolls by keys itself
    const edge = box.getBoundingClientRect().bottom + SLACK;
    count?.(things ? [...box.querySelectorAll(things)].filter((one) => one.getBoundingClientRect().bottom > edge).length : 0);
  };
  const leave = watch(box, look);
  box.addEventListener('scroll', look, { passive: true });
  return () => (leave(), box.removeEventListener('scroll', look));
};

/** A row that is longer than its box can be reached, and so scrolled, by keyboard. */
export const reachable: Attachment<HTMLElement> = (box) => watch(box, () => reach(box, box.scrollWidth > box.clientWidth));
