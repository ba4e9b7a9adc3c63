// One table as this browser knows it: the newest message, the log, the connection, and a place in the past.
import { ApiError, get, keep, live, post, tickets, type Entry, type LogLine, type Position, type TableMessage } from './api';
import { Facts, loadFacts } from './facts.svelte';
import { settings } from './settings.svelte';
import { notice } from './notice';

export class Table {
  msg = $state.raw<TableMessage | null>(null);
  lines = $state.raw<LogLine[]>([]);
  facts = $state.raw<Facts>(new Facts({ title: '', primer: [], kinds: {} }));
  link = $state<'connecting' | 'live' | 'lost' | 'gone'>('connecting');
  trouble = $state('');
  busy = $state(false);
  past = $state.raw<Position | null>(null);
  playing = $state(false); // the past runs by itself
  lens = $state<number | null>(null); // whose eyes, where the rules allow a choice
  token = '';
  readonly hint: string; // the title, where this browser has been here before
  private gestures = new Map<number, number>(); // the last decision of a gesture, and its first
  private socket: WebSocket | null = null;
  private closed = false;
  private wait = 0;
  private cache = new Map<string, Position>();
  private held = false; // something is being read: what comes later waits
  private waiting: TableMessage[] = [];
  private heard: TableMessage | null = null; // the newest message, shown or not
  private dripping: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    const ticket = tickets()[id] ?? {};
    this.token = ticket.token ?? '';
    this.hint = ticket.title ?? '';
    if (this.hint && ticket.variant) loadFacts(this.hint, ticket.variant).catch(() => {}); // known tables need not wait for their first message
  }

  // -- connection -------------------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      this.take(await get<TableMessage>(`/tables/${this.id}`, { token: this.token }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 403 && this.token) {
        this.token = ''; // the seat is gone; watching may still be allowed
        return this.open();
      }
      if (error instanceof ApiError && error.status && error.status < 500 && error.status !== 429) {
        this.link = 'gone';
        this.trouble = error.message;
        return;
      }
      return this.later();
    }
    if (!this.closed) this.listen();
  }

  private listen(): void {
    const socket = live(this.id, this.token, { since: this.waiting.at(-1)?.seq ?? this.msg?.seq });
    this.socket = socket;
    socket.onopen = () => {
      this.link = 'live';
      this.wait = 0;
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === 'table') this.take(message);
      else if (message.type === 'presence' && this.msg) {
        const seats = this.msg.table.seats.map((seat, i) => ({ ...seat, online: message.online[i] ?? seat.online }));
        this.msg = { ...this.msg, table: { ...this.msg.table, seats, spectators: message.spectators } };
      }
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.later();
    };
  }

  private later(): void {
    this.link = this.msg ? 'lost' : 'connecting';
    this.wait = Math.min(5000, Math.max(300, this.wait * 1.7));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.dripping);
    this.socket?.close();
  }

  /** All words anew, in the language that was chosen just now. */
  async relabel(): Promise<void> {
    this.cache.clear();
    this.catchUp();
    const table = this.msg?.table;
    if (!table) return this.link === 'gone' ? this.open() : undefined; // why it is gone was said in the other language
    this.socket?.close();
    this.socket = null;
    clearTimeout(this.timer);
    this.facts = await loadFacts(table.title, table.variant).catch(() => this.facts); // without a connection the old words have to do
    this.msg = this.msg && { ...this.msg, seq: -1 };
    await this.open();
    if (this.past) await this.look(this.past.at);
  }

  private take(message: TableMessage | null): void {
    if (!message) return;
    if (message.lang !== settings.language && this.msg?.lang === settings.language) return; // an answer from before a switch
    if (message.seq >= (this.heard?.seq ?? -1)) {
      notice(this.heard, message);
      this.heard = message;
    }
    if (this.held || this.waiting.length) this.waiting.push(message);
    else this.put(message);
  }

  /** Nothing later is shown until this is let go, unless others are to move without a pause. */
  hold(): void {
    if (settings.pace > 0 && this.msg?.table.status === 'playing') this.held = true;
  }

  /** What waited is shown at the pace of the others. */
  letGo(): void {
    if (!this.held) return;
    this.held = false;
    this.dripping = setTimeout(() => this.drip());
  }

  private drip(): void {
    if (this.held || !this.waiting.length) return;
    this.put(this.waiting.shift()!);
    if (this.waiting.length) this.dripping = setTimeout(() => this.drip(), settings.pace);
  }

  /** Everything that waited, at once. */
  private catchUp(): void {
    this.held = false;
    clearTimeout(this.dripping);
    for (const message of this.waiting.splice(0)) this.put(message);
  }

  private put(message: TableMessage): void {
    const old = this.msg;
    if (old && message.seq < old.seq) return;
    const { log } = message;
    if (log.reset || !old) this.lines = log.lines;
    else if (log.lines.length) {
      const fresh = new Set(log.lines.map((line) => line.n));
      this.lines = [...this.lines.filter((line) => !fresh.has(line.n)), ...log.lines].sort((a, b) => a.n - b.n);
    }
    const changed = !old || old.at !== message.at;
    this.msg = message;
    if (!old && this.token && this.hint !== message.table.title) keep(this.id, { token: this.token, title: message.table.title, variant: message.table.variant });
    if (!old || old.table.title !== message.table.title) loadFacts(message.table.title, message.table.variant).then((facts) => (this.facts = facts), () => {});
    if (changed && old && this.past && this.past.at === old.at) this.past = null;
    if (changed && message.at < (old?.at ?? 0)) this.cache.clear();
  }

  // -- acting -----------------------------------------------------------------------------------

  private async send(path: string, body: Record<string, unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      this.take(await post<TableMessage>(`/tables/${this.id}/${path}`, { token: this.token, ...body }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fresh) this.take(error.fresh);
      if (error.code === 'offline') this.socket?.close();
      else if (error.code !== 'stale') this.trouble = error.message;
    } finally {
      this.busy = false;
    }
  }

  /** Answers of one gesture, as one act. */
  async answer(choices: number[]): Promise<void> {
    if (!this.msg || this.past) return;
    const { seq, at } = this.msg;
    await this.send('answer', { seq, choices });
    if (!this.trouble && this.msg.seq !== seq && choices.length > 1) this.gestures.set(at + choices.length - 1, at);
  }

  /** Back by one gesture: its answers were one thought. */
  back(): Promise<void> {
    const latest = this.msg?.undo?.back;
    return this.undo(latest === null || latest === undefined ? undefined : this.gestures.get(latest));
  }

  undo = (to?: number) => this.send('undo', { seq: this.msg?.seq, ...(to === undefined ? {} : { to }) });
  consent = (yes: boolean) => this.send('consent', { seq: this.msg?.seq, yes });
  start = () => this.send('start', {});
  rename = (seat: number, name: string) => this.send('seat', { seat, name });
  recolour = (seat: number, colour: number) => this.send('seat', { seat, colour });
  pace = (seconds: number) => this.send('settings', { pace: seconds });
  leave = (seat: number) => this.send('leave', { seat });
  comeBack = (seat: number) => this.send('return', { seat });
  standin = (seat: number) => this.send('standin', { seat });

  async enter(path: 'join' | 'rematch', body: Record<string, unknown>): Promise<string> {
    const entry = await post<Entry>(`/tables/${this.id}/${path}`, body);
    keep(entry.table, { token: entry.token });
    if (entry.table === this.id) {
      this.token = entry.token; // now seated: look again with one's own eyes
      const socket = this.socket;
      this.socket = null;
      socket?.close();
      await this.open();
    }
    return entry.table;
  }

  // -- the past ---------------------------------------------------------------------------------

  get of(): number {
    return this.past?.of ?? this.msg?.at ?? 0;
  }

  async look(at: number): Promise<void> {
    const end = this.of;
    const where = Math.max(0, Math.min(at, end));
    const key = `${where}/${this.lens ?? 'own'}`;
    let found = this.cache.get(key);
    if (!found) {
      try {
        found = await get<Position>(`/tables/${this.id}/position`, { at: where, token: this.token, seat: this.lens ?? undefined });
        this.cache.set(key, found);
      } catch (error) {
        if (error instanceof ApiError) this.trouble = error.message;
        return;
      }
    }
    this.past = found;
  }

  now(): void {
    this.playing = false;
    this.past = null;
  }

  /** What the others did since my last decision, run through on the board; then back to now. */
  async recap(): Promise<void> {
    const from = this.msg?.undo?.back;
    if (this.playing || from === null || from === undefined) return;
    await this.look(from + 1);
    await this.run();
    if (this.past && this.past.at >= this.of) this.now();
  }

  /** One step by hand; the last step leads back to the present, where there is one. */
  step(to: number): void {
    this.playing = false;
    if (to >= this.of && this.lens === null && this.msg?.table.status !== 'replay') this.now();
    else void this.look(to);
  }

  /** Let the game run from here, or from its beginning if it was at the end; once more stops it. */
  async run(): Promise<void> {
    this.playing = !this.playing;
    if (!this.playing) return;
    const here = () => this.past?.at ?? this.of;
    if (here() >= this.of) await this.look(0);
    while (this.playing && !this.closed && here() < this.of) {
      await new Promise((done) => setTimeout(done, settings.replay));
      if (this.playing) await this.look(here() + 1);
    }
    this.playing = false;
  }
}
