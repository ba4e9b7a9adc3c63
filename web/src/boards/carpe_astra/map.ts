// The hex map: axial coordinates, drawn with a point upwards.
import type { Facts } from '../../lib/facts.svelte';
import type { CarpeAstraProps } from './sheet';

export const R = 50;
export type Point = [number, number];

/** Where a hex is drawn. */
export function centre(facts: Facts, hex: number): Point {
  const { q, r } = facts.data('hex', hex);
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
export function seam([ax, ay]: Point, [bx, by]: Point): number {
  const turned = Math.round(Math.atan2(by - ay, bx - ax) / (Math.PI / 3)) + 1;
  return turned < 0 ? turned + 6 : turned;
}
export const edge = (x: number, y: number, r: number, i: number) => `M${corner(x, y, r, i)}L${corner(x, y, r, i + 1)}`;
/** The outline but for the open edge, so that two halves look like one tile. */
export const edges = (x: number, y: number, r: number, open: number) => `M${[1, 2, 3, 4, 5, 6].map((k) => corner(x, y, r, open + k)).join('L')}`;

export interface Link { from: Point; to: Point; broken: boolean }
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** The lines of a seat's networks: between neighbours, and a broken one from each smaller network to the largest. */
export function links(networks: Point[][]): Link[] {
  const found: Link[] = [];
  for (const points of networks)
    points.forEach((from, i) => points.slice(i + 1).forEach((to) => distance(from, to) > 0 && distance(from, to) < 2 * R && found.push({ from, to, broken: false })));
  const [largest, ...others] = [...networks].sort((a, b) => b.length - a.length);
  for (const points of others) {
    const ways = points.flatMap((from) => largest.map((to) => ({ from, to, broken: true })));
    found.push(ways.reduce((best, way) => (distance(way.from, way.to) < distance(best.from, best.to) ? way : best)));
  }
  return found;
}

/** Hexes that the open question names, and those already chosen for the tile in hand: they are drawn as ghosts. */
export function ghosts({ ask, sheet, held }: Pick<CarpeAstraProps, 'ask' | 'sheet' | 'held'>): number[] {
  const named = [...(ask?.choices ?? []).flatMap((choice) => choice.anchors), ...held].filter((anchor) => anchor.startsWith('hex:'));
  return [...new Set([...named.map((anchor) => Number(anchor.slice(4))), ...(sheet.laying ?? [])])];
}
