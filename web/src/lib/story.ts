// The log as it is read: lines that belong together are one entry, and what was taken back is told by the line that tells of it.
import type { LogLine } from './api';
import type { Story } from './boards';

export interface StoryEntry { line: LogLine; rest: LogLine[]; back?: LogLine[] } // back: what this line took back

const seatsOf = (line: LogLine) => line.parts.filter((part) => part.anchor?.startsWith('seat:')).map((part) => Number(part.anchor!.slice(5)));

/** Battles and the like begin with a line of one kind and go on while lines of certain kinds follow. */
export function entriesOf(lines: LogLine[], story?: Story): StoryEntry[] {
  const found: StoryEntry[] = [];
  let open: Set<string> | undefined;
  let gone: LogLine[] = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    if (line.kind === 'undo') {
      found.push({ line, rest: [], back: gone.filter((one) => one.at > line.at) });
      gone = gone.filter((one) => one.at <= line.at);
      open = undefined;
      continue;
    }
    if (line.undone) gone.push(line);
    if (line.kind === 'game' && open?.has(line.key) && last.line.undone === line.undone) last.rest.push(line);
    else {
      found.push({ line, rest: [] });
      if (line.kind === 'game') open = story?.folds[line.key];
    }
  }
  return found;
}

/** The first line after my latest own one, where `back` is my latest decision: what follows of it may be others' already.
    What names no player, as what I alone am told and what the Empire does along with me, is part of my own. */
export function firstOfOthers(lines: LogLine[], back: number, mine: number[], players: number): number {
  const told = lines.filter((line) => line.kind === 'game' && !line.undone);
  const here = told.filter((line) => line.at === back + 1);
  const own = here.filter((line) => mine.includes(seatsOf(line)[0])).at(-1);
  const next = told.find((line) => line.at > back + 1 || (line.at > back && (own ? line.n > own.n && seatsOf(line).some((seat) => seat < players) : true)));
  return next?.n ?? -1;
}
