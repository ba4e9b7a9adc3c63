// Names, explanations and printed data of everything that can be pointed at.
import { get, type Fact, type FactSheet, type TitleFact } from './api';
import { settings } from './settings.svelte';

const sheets = new Map<string, Promise<FactSheet>>();
let titles: { lang: string; list: Promise<{ titles: TitleFact[]; colours: number }> } | null = null;

export function loadTitles(): Promise<{ titles: TitleFact[]; colours: number }> {
  if (titles?.lang !== settings.language) titles = { lang: settings.language, list: get('/titles') };
  titles.list.catch(() => (titles = null));
  return titles.list;
}

export class Facts {
  private index: Map<string, Fact>;
  constructor(readonly sheet: FactSheet) {
    this.index = new Map();
    for (const [kind, list] of Object.entries(sheet.kinds)) for (const fact of list) this.index.set(`${kind}:${fact.value}`, fact);
  }
  at(kind: string, value: number): Fact | undefined {
    return this.index.get(`${kind}:${value}`);
  }
  find(anchor: string): Fact | undefined {
    return this.index.get(anchor);
  }
  name(kind: string, value: number): string {
    return this.index.get(`${kind}:${value}`)?.name ?? '';
  }
  all(kind: string): Fact[] {
    return this.sheet.kinds[kind] ?? [];
  }
  data(kind: string, value: number): Record<string, any> {
    return this.index.get(`${kind}:${value}`)?.data ?? {};
  }
}

export async function loadFacts(title: string, variant: string): Promise<Facts> {
  const key = `${title}/${variant}/${settings.language}`;
  let sheet = sheets.get(key);
  if (!sheet) {
    sheet = get<FactSheet>(`/titles/${title}/facts`, { variant });
    sheets.set(key, sheet);
    sheet.catch(() => sheets.delete(key));
  }
  return new Facts(await sheet);
}
