// Whether the latest act was one of the keyboard: whoever works by keys needs the focus where they go on.
let keyed = false;
addEventListener('keydown', (event) => !['Shift', 'Control', 'Alt', 'Meta'].includes(event.key) && (keyed = true), true);
addEventListener('pointerdown', () => (keyed = false), true);

export const byKeys = () => keyed;

/** The way of an arrow key through a row of things. */
export const ahead = (event: KeyboardEvent) => (['ArrowDown', 'ArrowRight'].includes(event.key) ? 1 : ['ArrowUp', 'ArrowLeft'].includes(event.key) ? -1 : 0);

/** The next of a row, around its ends; from outside its first or last. */
export function beyond<T>(row: T[], now: T | null, step: number): T | undefined {
  const i = now === null ? -1 : row.indexOf(now);
  return row[i < 0 ? (step > 0 ? 0 : row.length - 1) : (i + step + row.length) % row.length];
}
