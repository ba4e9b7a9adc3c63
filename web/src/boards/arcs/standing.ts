// How the stacks of one system stand: each owner at its own place as long as none hides another, else packed closely, each as one hull with a number.
import { around, crowd, formation, type Ship } from './fleet';
import { fleets, type Stack, type System } from './sheet';
import { CORE, EDGE, RIM, ground, place, polar, type Spot } from './wheel';

interface Box { x: number; y: number; width: number; height: number }
export interface Standing { stack: Stack; x: number; y: number; scale: number; ships: Ship[] }

const HIDES = 0.15, COVERS = 0.4; // how much of a stack another one, or a building, may cover
const STEP = 3, LEAST = 0.3;

const box = ({ x, y, scale, ships }: Standing): Box => {
  const own = around(ships);
  return { x: x + own.x * scale, y: y + own.y * scale, width: own.width * scale, height: own.height * scale };
};
function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x), height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? (width * height) / Math.min(a.width * a.height, b.width * b.height) : 0;
}

/** Where ships may lie: clear of borders, of names and of the band of control. */
function inside({ kind, start, end, mid }: Spot, x: number, y: number): boolean {
  const r = Math.hypot(x, y);
  if (kind === 'centre') return r < CORE - 19;
  const [ax, ay] = polar(1, mid);
  const turned = Math.acos(Math.min(1, Math.max(-1, (x * ax + y * ay) / r))) * 57.3; // off the middle of its sector
  const [from, to] = kind === 'gate' ? [CORE + 18, RIM - 12] : [RIM + 7, EDGE - 84];
  return r > from && r < to && turned < (end - start) / 2 - (4 / r) * 57.3;
}
const within = (at: Spot, { x, y, width, height }: Box) =>
  [0, 0.5, 1].every((i) => [0, 0.5, 1].every((j) => inside(at, x + width * i, y + height * j)));

/** Rows of stacks from the top, as large as they all find room. */
function packed(at: Spot, stacks: Stack[], built: Box[]): Standing[] {
  const middle = at.kind === 'centre' ? [0, 0] : place(at, 5, 7);
  const reach = at.kind === 'centre' ? CORE : 130;
  for (let scale = 1; scale >= LEAST; scale -= 0.04) {
    const done: Standing[] = [];
    const free = (one: Standing) => within(at, box(one)) && built.every((other) => shared(box(one), other) === 0);
    const height = around([crowd(1, 0, false)]).height * scale;
    for (let y = middle[1] - reach; y < middle[1] + reach && done.length < stacks.length; ) {
      const row: Standing[] = [];
      for (let x = middle[0] - reach; x < middle[0] + reach && done.length + row.length < stacks.length; ) {
        const stack = stacks[done.length + row.length];
        const ships = [crowd(stack.count, 0, stack.damaged)];
        const one: Standing = { stack, x: x - around(ships).x * scale, y, scale, ships };
        const fits = free(one);
        if (fits) row.push(one);
        x += fits ? box(one).width + 1 : STEP;
      }
      let slack = 0;
      while (row.length && slack < reach && row.every((one) => free({ ...one, x: one.x + slack + STEP }))) slack += STEP;
      done.push(...row.map((one) => ({ ...one, x: one.x + slack / 2 })));
      y += row.length ? height + 1 : STEP;
    }
    if (done.length === stacks.length) return done;
  }
  return [];
}

export function standing(at: Spot, here: System, owners: number): Standing[] {
  const stacks = fleets(here);
  const usual = stacks.map((stack): Standing => {
    const [x, y] = place(at, stack.owner, owners);
    const ships = formation(here.fresh?.[stack.owner] ?? 0, here.damaged?.[stack.owner] ?? 0).filter((one) => one.damaged === stack.damaged);
    return { stack, x, y, scale: owners > 4 ? 0.8 : 1, ships };
  });
  const places = here.places ?? [];
  const built = places.map((_, i): Box => { const [x, y] = ground(at, i, places.length); return { x: x - 22, y: y - 22, width: 44, height: 44 }; });
  const boxes = usual.map(box);
  const clear = boxes.every((one, i) => boxes.every((other, j) => i === j || shared(one, other) < HIDES) && built.every((other) => shared(one, other) < COVERS));
  const close = clear ? [] : packed(at, stacks, built);
  return close.length ? close : usual;
}
