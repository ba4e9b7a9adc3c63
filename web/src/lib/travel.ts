// What a player puts somewhere is seen on its way: the player's mark travels from the mat to the thing that a line of the log names.
// What comes `home` goes the other way: the thing's own picture, to the mat.
const WAY = 420; // milliseconds
const OWN_WAY = /^(system|face|die|seat|n):/; // ships fly and dice tumble by themselves

const shown = (root: HTMLElement, anchor: string) => [...root.querySelectorAll<Element>(`[data-anchor~="${anchor}"]`)].find((one) => one.getClientRects().length > 0);

export function travel(root: HTMLElement, seat: string, things: string[], home: boolean): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const mark = shown(root, seat)?.querySelector('svg');
  const goal = things.filter((thing) => !OWN_WAY.test(thing)).map((thing) => shown(root, thing)).find(Boolean);
  if (!mark || !goal) return;
  const picture = (home && (goal.matches('svg') ? goal : goal.querySelector('svg'))) || mark;
  const [from, to] = (home ? [goal, mark] : [mark, goal]).map((one) => one.getBoundingClientRect());
  const piece = picture.cloneNode(true) as SVGElement;
  piece.setAttribute('style', `position:fixed;z-index:30;pointer-events:none;width:26px;height:26px;left:${from.left}px;top:${from.top}px`);
  root.append(piece);
  const way = `translate(${to.left + to.width / 2 - from.left - 13}px, ${to.top + to.height / 2 - from.top - 13}px)`;
  piece.animate([{ transform: 'none' }, { transform: way }], { duration: WAY, easing: 'ease-in-out' }).onfinish = () => piece.remove();
}
