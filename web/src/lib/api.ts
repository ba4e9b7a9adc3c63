// The wire, as docs/protocol.md describes it.
import { settings } from './settings.svelte';

export interface Part { text: string; anchor?: string }
export interface OptionFact { name: string; kind: 'bool' | 'int' | 'choice' | 'text'; text: string; default: boolean | number | string; choices: { value: string; text: string; players: number }[]; low: number; high: number }
export interface VariantFact { id: string; name: string; about: string; rules: number; seats: number[]; options: OptionFact[] }
export interface TitleFact { id: string; name: string; about: string; hidden: boolean; variants: VariantFact[]; bots: { id: string; name: string }[] }
export interface Fact { value: number; name: string; explain: string; data: Record<string, any> }
export interface FactSheet { title: string; primer: [string, string][]; kinds: Record<string, Fact[]> }
export interface Seat { seat: number; name: string; colour: number; kind: 'human' | 'bot' | 'open' | 'standin'; bot: string | null; bot_name: string | null; online: boolean; yours: boolean }
export interface Forecast { what: string; mean: number; chances: number[] } // of 0, 1, 2 …; none where the number is certain
export interface Outlook { numbers: Forecast[]; chances: { what: string; chance: number }[] }
export interface Choice { value: number; label: Part[]; anchors: string[]; outlook?: Outlook }
// Paths: what would follow a choice, as far as the one who is asked can know. A count with `low` stands for all from there to its value.
export interface PathQuestion { prompt: Part[]; choices?: PathChoice[]; more?: boolean; counts?: boolean }
export interface PathChoice { value: number; label: Part[]; to: 'ask' | 'chance' | 'curtain' | 'seat' | 'over'; then?: PathQuestion; low?: number; outlook?: Outlook; things?: string[]; ends?: boolean; rolls?: boolean; gives_up?: boolean }
export interface Paths { seq: number; after: number[]; question: PathQuestion }
export interface Refusal { what: Part[]; why: Part[]; source: string }
export interface Ask { seat: number; procedure: string; field: string; prompt: Part[] | null; choices: Choice[] | null; refusals: Refusal[] | null; about?: Part[][]; main?: number | null }
export type Sheet = Record<string, any>; // what a table shows, in the words of the game: docs/protocol.md
export interface LogLine { n: number; seq: number; at: number; kind: 'game' | 'undo' | 'table'; key: string; parts: Part[]; undone: boolean; because: string[]; dice?: number[] }
export interface Result { scores: number[]; winners: number[] }
export interface TableInfo {
  id: string; name: string; status: 'open' | 'playing' | 'over' | 'replay' | 'stopped'; title: string; title_name: string; variant: string; variant_name: string;
  options: Record<string, unknown>; seats: Seat[]; pace: number; watch: boolean; shuffle: boolean; spectators: number; invite?: string | null; rematch: string | null; created: number; problem: string | null;
}
export interface UndoInfo { reach: number; turn: number | null; back: number | null; alone: boolean; request: null | { by: number; to: number; yes: number[]; waiting: number[]; yours: boolean } }
export interface TableMessage {
  type: 'table'; seq: number; at: number; lang: string; you: { role: 'player' | 'spectator'; seats: number[]; seat: number; host: boolean };
  table: TableInfo; sheet: Sheet | null; ask: Ask | null; log: { reset: boolean; from: number; total: number; lines: LogLine[] };
  undo: UndoInfo | null; scores: (number | null)[] | null; result: Result | null;
}
export interface Position { at: number; of: number; seat: number; sheet: Sheet; ask: Ask | null; lines: LogLine[]; scores: (number | null)[] | null; answer: { seat: number; choice: number; label: Part[] } | null }
export interface Summary { id: string; name: string; title: string; title_name: string; status: string; seats: { name: string; colour: number; kind: string }[]; you: number[]; your_turn: boolean; turn: number | null; at: number; updated: number }
export interface Entry { table: string; token: string; message: TableMessage }

export class ApiError extends Error {
  constructor(readonly status: number, readonly code: string, text: string, readonly fresh?: TableMessage) {
    super(text);
  }
}

function query(path: string, params: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams({ lang: settings.language });
  for (const [name, value] of Object.entries(params)) if (value !== undefined && value !== '') search.set(name, String(value));
  return `/api${path}?${search}`;
}

async function read<T>(request: Promise<Response>): Promise<T> {
  let response: Response;
  try {
    response = await request;
  } catch {
    throw new ApiError(0, 'offline', '');
  }
  if (response.status === 204) return null as T;
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, body.error ?? 'unknown', body.text ?? `Error ${response.status}`, body.message);
  return body as T;
}

export const get = <T>(path: string, params: Record<string, string | number | undefined> = {}): Promise<T> => {
  const { token, ...rest } = params;
  return read<T>(fetch(query(path, rest), { headers: token ? { Authorization: `Bearer ${token}` } : {} }));
};

export const post = <T>(path: string, body: unknown): Promise<T> =>
  read<T>(fetch(query(path, {}), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }));

/** A socket whose first message says who listens: what stands in an address is kept by logs on the way. */
export function live(id: string, token: string, params: Record<string, string | number | undefined>): WebSocket {
  const url = new URL(query(`/tables/${id}/live`, params), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', token })));
  return socket;
}

/** Where the record of a finished game is. */
export const recordLink = (id: string) => query(`/tables/${id}/record`, {});

/** Saves the record; tables without spectators want to know who asks. */
export async function saveRecord(event: Event, id: string, token: string): Promise<void> {
  event.preventDefault();
  const record = await get<{ setup: { title: string } }>(`/tables/${id}/record`, { token });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  link.download = `starboard-${record.setup.title}-${id.slice(0, 6)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// -- what this browser remembers about its tables ---------------------------------------------------

const KEY = 'starboard.tables';
export interface Ticket { token?: string; title?: string; variant?: string }

export function tickets(): Record<string, Ticket> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function keep(id: string, change: Ticket | null): void {
  const all = tickets();
  if (change) all[id] = { ...all[id], ...change };
  else delete all[id];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // private windows may refuse; the token then lives as long as the page
  }
}
