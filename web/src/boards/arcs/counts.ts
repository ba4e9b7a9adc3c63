// For the glance only: how far each seat is in each ambition, from what lies open. Scores come from the server.
import type { BoardProps } from '../../lib/boards';

const FIRST = [[2, 3, 5], [4, 6, 9]], SECOND = [[0, 2, 3], [2, 3, 4]], BONUS = [5, 2, 0, 0, 0, 0];

export function tokens(data: Record<string, any>, seat: number, resource: number): number {
  return (data.slots as number[]).slice(seat * 7, seat * 7 + 7).filter((token) => token === resource).length;
}
export function cardsOf(data: Record<string, any>, seat: number): number[] {
  return (data.holder as number[]).flatMap((who, card) => (who === seat ? [card] : []));
}
function icons(props: BoardProps, seat: number, resource: number): number {
  return tokens(props.sheet, seat, resource) + cardsOf(props.sheet, seat).filter((card) => props.facts.data('card', card).suit === resource).length;
}
export function count(props: BoardProps, seat: number, ambition: number): number {
  const data = props.sheet;
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
  if (ambition === 0) return icons(props, seat, 0) + icons(props, seat, 1);
  if (ambition === 1) return sum(data.captives.slice(seat * 4, seat * 4 + 4));
  if (ambition === 2) return sum(data.trophies.slice(seat * 16, seat * 16 + 16));
  return icons(props, seat, ambition);
}
export interface Marker { first: number; second: number }
export function markers(data: Record<string, any>, ambition: number): Marker[] {
  return (data.marker_at as number[]).flatMap((at, i) => (at === ambition ? [{ first: FIRST[data.marker_side[i]][i], second: SECOND[data.marker_side[i]][i] }] : []));
}
export function freeMarkers(data: Record<string, any>): Marker[] {
  return markers(data, -1).sort((a, b) => b.first - a.first);
}
/** With two players the tokens on an ambition's box compete like a third player. */
export function boxed(props: BoardProps, ambition: number): number {
  const lying: number[] = props.sheet.boxed ?? [];
  if (props.seats.length > 2 || ambition === 1) return 0;
  return ambition === 0 ? (lying[0] ?? 0) + (lying[1] ?? 0) : (lying[ambition] ?? 0);
}
/** What each seat would score now for an ambition with these markers. */
export function worth(props: BoardProps, ambition: number): number[] {
  const data = props.sheet;
  const lying = markers(data, ambition);
  const first = lying.reduce((n, m) => n + m.first, 0), second = lying.reduce((n, m) => n + m.second, 0);
  const counts = props.seats.map((_, seat) => count(props, seat, ambition));
  const all = [...counts, boxed(props, ambition)];
  const best = Math.max(...all);
  if (!best || !lying.length) return counts.map(() => 0);
  const firsts = all.filter((n) => n === best).length;
  const next = Math.max(0, ...all.filter((n) => n < best));
  const seconds = all.filter((n) => n === next).length;
  return counts.map((n, seat) => {
    if (n === best) return firsts > 1 ? second : first + BONUS[data.left[seat * 4 + 1]];
    return firsts === 1 && next > 0 && n === next && seconds === 1 ? second : 0;
  });
}
