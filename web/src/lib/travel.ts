// What a player puts somewhere is seen on its way: the player's mark travels from the mat to the thing that a line of the log names.
// What comes `home` goes the other way: the thing's own picture, to the mat. Cards travel as cards, from where they lay to where they lie now.
export const WAY = 420; // milliseconds
const MOST = 3; // cards under way at once: more would tell nothing
const OWN_WAY = /^(system|face|die|seat|n):/; // ships fly and dice tumble by themselves

/** Where a card lay before the drawing followed what happened, and what it looked like there. */
export interface Lay { card: string; places: { among: Element | null; box: DOMRect; face: HTMLElement | null }[] }

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const drawn = (root: HTMLElement, anchor: string) => [...root.querySelectorAll<Element>(`[data-anchor~="${anchor}"]`)].filter((one) => one.getClientRects().length > 0 && !one.closest('.strip'));
const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];

/** A picture of a thing that stands for nothing: it lies over the page, outside of what can be chosen or read. */
function picture<T extends Element>(of: T): T {
  const copy = of.cloneNode(true) as T;
  for (const one of [copy, ...copy.querySelectorAll('[data-anchor]')]) for (const name of one.getAttributeNames()) if (/^(data-|tabindex|role|aria-|id$)/.test(name)) one.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}

export function layOf(root: HTMLElement, card: string): Lay {
  const places = still() ? [] : drawn(root, card).map((one) => ({ among: one.parentElement, box: one.getBoundingClientRect(), face: one instanceof HTMLElement ? picture(one) : null }));
  return { card, places };
}

/** Whether the card went somewhere: from place to place, to or from a player, or out of sight. */
export function carry(root: HTMLElement, { card, places }: Lay, seat: string, home: boolean, way: number): boolean {
  if (still()) return false;
  const now = drawn(root, card);
  const gone = places.find((place) => !now.some((one) => one.parentElement === place.among));
  const come = now.find((one) => !places.some((place) => one.parentElement === place.among));
  const mark = (seat && drawn(root, seat)[0]?.querySelector('svg')?.getBoundingClientRect()) || null;
  const from = gone?.box ?? (places.length ? null : mark);
  const to = come?.getBoundingClientRect() ?? (now.length || !home ? null : mark);
  const face = gone?.face ?? (come instanceof HTMLElement ? picture(come) : null);
  const arrives = !from && !places.length && home; // from where nothing is drawn, such as another tab of a phone
  if (!face || (!from && !arrives) || (!gone && !come) || (gone && now.length && !come)) return false;
  const { width, height } = gone?.box ?? to!;
  const at = (box: DOMRect, size = Math.max(0.3, Math.min(1, box.width / width))) => {
    const [x, y] = middle(box);
    return `translate(${x - width / 2}px, ${y - height / 2}px) scale(${size})`;
  };
  const aside = (box: DOMRect) => `translateY(-34px) ${at(box, 0.8)}`;
  const [start, end] = [from ? at(from) : aside(to!), to ? at(to) : aside(from!)];
  if (start === end) return false; // it was drawn anew where it lay
  if (document.querySelectorAll('body > .travels').length >= MOST) return true;
  face.classList.add('travels');
  face.style.cssText += `;position:fixed;left:0;top:0;margin:0;width:${width}px;height:${height}px;z-index:30;pointer-events:none;box-shadow:var(--shadow)`;
  document.body.append(face);
  const opacity = !from ? [0, 1, 1] : to ? [1, 1, to.width < width / 2 ? 0.4 : 1] : [1, 1, 0];
  face.animate({ transform: to ? [start, end] : [start, start, end], opacity }, { duration: way, easing: 'ease-in-out' }).onfinish = () => face.remove();
  return true;
}

export function travel(root: HTMLElement, seat: string, things: string[], home: boolean, way: number): void {
  if (still()) return;
  const mark = drawn(root, seat)[0]?.querySelector('svg');
  const goal = things.filter((thing) => !OWN_WAY.test(thing)).map((thing) => drawn(root, thing)[0]).find(Boolean);
  if (!mark || !goal) return;
  const own = home && (goal.matches('svg') ? goal : goal.querySelector('svg'));
  const [from, to] = (home ? [goal, mark] : [mark, goal]).map((one) => one.getBoundingClientRect());
  const piece = picture(own || mark);
  piece.setAttribute('style', `${piece.getAttribute('style') ?? ''};position:fixed;z-index:30;pointer-events:none;width:26px;height:26px;left:${from.left}px;top:${from.top}px`);
  document.body.append(piece);
  const path = `translate(${middle(to)[0] - from.left - 13}px, ${middle(to)[1] - from.top - 13}px)`;
  piece.animate([{ transform: 'none' }, { transform: path }], { duration: way, easing: 'ease-in-out' }).onfinish = () => piece.remove();
}
