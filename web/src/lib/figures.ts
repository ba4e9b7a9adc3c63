// Numbers of an outlook as people read them: an average, a certain number, a chance.
import type { Forecast, Outlook } from './api';
import { settings } from './settings.svelte';

const decimal = (value: number, least: number) => value.toLocaleString(settings.language, { minimumFractionDigits: least, maximumFractionDigits: 1 });

export const percent = (chance: number) => {
  const rounded = chance * 100;
  return `${rounded > 0 && rounded < 1 ? '< 1' : Math.round(rounded)} %`;
};

export const figure = ({ mean, chances }: Forecast) => (chances.length ? `Ø\u00a0${decimal(mean, 1)}` : decimal(mean, 0));

/** What stands at the choice itself; the rest is told with the details. */
export const brief = (outlook: Outlook) => outlook.numbers.map((one) => `${figure(one)}\u00a0${one.what}`).join(' · ');
