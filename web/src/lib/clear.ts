// Where words about a thing hide least of what lies around it.
const GAP = 12, EDGE = 8;

const shared = (a: { left: number; top: number; right: number; bottom: number }, b: DOMRect) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Beside, above or below a thing, or over the column at the side, whose words can wait. */
export function clear(box: DOMRect, width: number, tall: number, low: number): { left: number; top: number } {
  const x = (left: number) => Math.max(EDGE, Math.min(left, innerWidth - width - EDGE));
  const y = (top: number) => Math.max(EDGE, Math.min(top, low));
  const center = box.left + box.width / 2 - width / 2, level = box.top + box.height / 2 - tall / 2;
  const side = document.querySelector('.right-pane')?.getBoundingClientRect();
  const spots: [number, number][] = [[center, box.top - tall - GAP], [center, box.bottom + GAP], [box.right + GAP, level], [box.left - width - GAP, level]];
  if (side && side.height > innerHeight / 2) spots.push([side.left + EDGE, level]);
  const things = [...document.querySelectorAll('[data-anchor]:not(:has([data-anchor]))')].map((one) => one.getBoundingClientRect());
  const weighed = spots.map(([left, top], i) => {
    const here = { left: x(left), top: y(top), right: x(left) + width, bottom: y(top) + tall };
    const hidden = things.reduce((sum, one) => sum + shared(here, one), 0) + 9 * shared(here, box);
    return { left: here.left, top: here.top, cost: hidden + i };
  });
  return weighed.reduce((best, one) => (one.cost < best.cost ? one : best));
}
