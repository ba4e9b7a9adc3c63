// Exact odds of a pool of dice: the distribution of hits, own hits, building hits, keys, and the chance of interception.
export const FACES = [
  [[0, 0, 0, 0, 0], [2, 0, 0, 0, 0], [2, 1, 0, 0, 0], [1, 1, 0, 0, 0], [1, 1, 0, 0, 0], [1, 0, 1, 0, 0]],
  [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0]],
  [[0, 0, 1, 0, 2], [0, 1, 0, 0, 1], [0, 0, 1, 0, 0], [0, 1, 0, 1, 0], [0, 1, 0, 1, 0], [0, 0, 0, 1, 1]],
];

export function distribution(pool: number[], symbol: number): number[] {
  let chances = [1];
  for (const [die, count] of pool.entries())
    for (let i = 0; i < count; i++) {
      const next: number[] = [];
      for (const [total, chance] of chances.entries()) for (const face of FACES[die]) next[total + face[symbol]] = (next[total + face[symbol]] ?? 0) + chance / 6;
      chances = Array.from(next, (chance) => chance ?? 0);
    }
  return chances;
}
export const mean = (chances: number[]) => chances.reduce((sum, chance, n) => sum + chance * n, 0);
