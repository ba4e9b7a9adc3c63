// Both languages of the page. Words stand in words.ts, here and in each board's folder, and nowhere else.
import { settings } from './settings.svelte';

type Pair = readonly [german: string, english: string];

/** Says the words of a list in the reader's language, with {0}, {1} … filled in. */
export function speaker<Words extends Record<string, Pair>>(words: Words) {
  return (key: keyof Words, ...values: (string | number)[]): string => {
    const [german, english] = words[key];
    return (settings.language === 'de' ? german : english).replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)] ?? ''));
  };
}
