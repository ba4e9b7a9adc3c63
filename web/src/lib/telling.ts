// What happens is told on the board line by line, each for a moment; what others did keeps a trail until I act.
import type { LogLine } from './api';
import type { Drawing } from './boards';
import type { Gesture } from './gesture.svelte';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';
import { WAY, carry, layOf, travel, type Lay } from './travel';

const MOMENT = 600, MOST = 12; // milliseconds of a line, and lines that wait: whoever is far behind sees the latest
const LATELY = 24; // lines that leave a trail: of more the whole board would be one

interface Told { seat: string; things: string[]; cards: Lay[]; home: boolean }

export const thingsOf = (line: LogLine) => line.parts.map((part) => part.anchor ?? '').filter((anchor) => anchor && !anchor.startsWith('seat:'));
const seatOf = (line: LogLine) => line.parts.find((part) => part.anchor?.startsWith('seat:'))?.anchor ?? '';
const kindOf = (anchor: string) => anchor.slice(0, anchor.indexOf(':'));

export class Telling {
  private newest = -1; // the line that was told last
  private stepped = -1; // the moment of the past that was looked at last
  private waiting: Told[] = [];
  private lays = new Map<number, Lay[]>(); // where cards lay, by line
  private said: string[] = [];
  private lately: string[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private table: Table, private gesture: Gesture, private drawing: () => Drawing | null, private root: () => HTMLElement | undefined) {}

  /** Before the drawing follows: where the cards lie that new lines name. */
  look(): void {
    const root = this.root(), cards = this.drawing()?.cards?.kinds;
    const lines = this.steps() ? this.table.past!.lines : this.fresh();
    if (root && cards) for (const line of lines.slice(-MOST)) this.lays.set(line.n, thingsOf(line).filter((one) => cards.has(kindOf(one))).map((one) => layOf(root, one)));
  }

  /** The newest lines of the game. */
  follow(): void {
    const { lines, past } = this.table;
    const since = this.newest, fresh = this.fresh();
    this.newest = lines[lines.length - 1]?.n ?? since;
    if (since < 0 || this.newest === since) return;
    this.waiting = [...this.waiting, ...this.told(fresh)].slice(-MOST);
    if (this.timer === undefined && !past) this.tell();
  }

  /** The past is told in the same way, step by step; whoever jumps looks at one moment. */
  step(): void {
    const { past } = this.table;
    const one = this.steps();
    this.stepped = past?.at ?? -1;
    if (!one) return;
    clearTimeout(this.timer);
    [this.gesture.trail, this.lately, this.waiting] = [[], [], this.told(past!.lines)];
    this.tell();
  }

  /** I act: what was told so far is seen. */
  forget(): void {
    [this.gesture.mark, this.gesture.trail, this.lately, this.waiting] = [[], [], [], []];
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private steps(): boolean {
    const { past } = this.table;
    return !!past && past.at === this.stepped + 1;
  }

  private fresh(): LogLine[] {
    return this.newest < 0 ? [] : this.table.lines.filter((line) => line.n > this.newest && line.kind === 'game' && !line.undone);
  }

  private told(lines: LogLine[]): Told[] {
    const found = lines.map((line) => ({ seat: seatOf(line), things: thingsOf(line), cards: this.lays.get(line.n) ?? [], home: !!this.drawing()?.story?.home.has(line.key) }));
    this.lays.clear();
    return found.filter((one) => one.things.length);
  }

  private tell(): void {
    const { table, gesture, waiting } = this;
    const next = waiting.shift();
    if (!next && gesture.mark === this.said) gesture.mark = [];
    const moment = table.past ? Math.min(MOMENT, settings.replay / (waiting.length + 1)) : settings.pace ? MOMENT : MOMENT / 3;
    this.timer = next && setTimeout(() => this.tell(), waiting.length || table.past ? moment : 2 * MOMENT);
    if (!next) return;
    gesture.mark = this.said = next.things;
    this.lately = [...this.lately, next.things].slice(-LATELY);
    gesture.trail = [...new Set(this.lately.flat())];
    const root = this.root(), way = Math.min(WAY, moment * 0.8);
    if (!root) return;
    const carried = next.cards.filter((lay) => carry(root, lay, next.seat, next.home, way));
    if (!carried.length && next.seat) travel(root, next.seat, next.things, next.home, way);
  }
}
