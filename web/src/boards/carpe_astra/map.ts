// The hex map: axial coordinates of the grid, drawn with a point upwards.
import type { BoardProps } from '../../lib/boards';

export const R = 50;
const SIDE = 64, MIDDLE = 32;
export const STEPS = [1, 1 - SIDE, -SIDE, -1, SIDE - 1, SIDE];
export const GUILDS = ['military', 'traders', 'priests', 'engineers', 'settlers', 'politicians'];

export function centre(hex: number): [number, number] {
  const q = (hex % SIDE) - MIDDLE, r = Math.floor(hex / SIDE) - MIDDLE;
  return [Math.sqrt(3) * R * (q + r / 2), 1.5 * R * r];
}
export function corners(x: number, y: number, r: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 3) * i - Math.PI / 2;
    return `${(x + r * Math.cos(a)).toFixed(1)},${(y + r * Math.sin(a)).toFixed(1)}`;
  }).join(' ');
}

const corner = (x: number, y: number, r: number, i: number) => {
  const a = (Math.PI / 3) * i - Math.PI / 2;
  return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
};
/** The edge towards the other half of the same tile: edge i runs from corner i to corner i + 1. */
export function seam(hex: number, other: number): number {
  const [ax, ay] = centre(hex), [bx, by] = centre(other);
  return (Math.round((Math.atan2(by - ay, bx - ax) + Math.PI / 3) / (Math.PI / 3)) + 6) % 6;
}
export const edge = (x: number, y: number, r: number, i: number) => `M${corner(x, y, r, i)}L${corner(x, y, r, i + 1)}`;
/** The outline but for the open edge, so that two halves look like one tile. */
export const edges = (x: number, y: number, r: number, open: number) => `M${[1, 2, 3, 4, 5, 6].map((k) => corner(x, y, r, open + k)).join('L')}`;

/** Groups of a seat's agents that hang together over adjacent hexes. */
export function groups(hexes: number[]): number[][] {
  const left = new Set(hexes);
  const found: number[][] = [];
  while (left.size) {
    const [first] = left;
    left.delete(first);
    const group = [first];
    for (const hex of group)
      for (const step of STEPS)
        if (left.delete(hex + step)) group.push(hex + step);
    found.push(group);
  }
  return found.sort((a, b) => b.length - a.length);
}

/** Hexes that the open question names, and those already chosen for the tile in hand: they are drawn as ghosts. */
export function ghosts({ ask, sheet }: Pick<BoardProps, 'ask' | 'sheet'>): number[] {
  const named = (ask?.choices ?? []).flatMap((choice) => choice.anchors).filter((anchor) => anchor.startsWith('hex:'));
  const { spot = 0, other = 0 } = sheet.stack.at(-1)?.fields ?? {};
  return [...new Set([...named.map((anchor) => Number(anchor.slice(4))), ...[spot, other].filter((hex) => hex > 0)])];
}
