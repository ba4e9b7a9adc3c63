// The log of Arcs: its rounds and turns, battles as one entry, and what is worth a pause.
import type { LogLine, Sheet } from '../../lib/api';
import type { Milestone, Story } from '../../lib/boards';
import { t } from './words';

const BATTLE = new Set([
  'roll', 'roll_again', 'intercept', 'ability', 'ship_damaged', 'ship_destroyed', 'building_damaged', 'building_destroyed', 'outrage', 'outrage_sown', 'steal_token', 'steal_card',
  'discard_token', 'discard_card', 'capture', 'captives', 'captive_ships', 'ransack', 'court', 'agent_trophies', 'token_damaged', 'token_destroyed',
]);
export const story: Story = { rounds: ['lead'], turns: ['lead', 'surpass', 'pivot', 'mirror', 'copy'], round: () => t('round'), folds: { battle: BATTLE }, losses: new Set(['ship_destroyed', 'building_destroyed', 'token_destroyed']), home: new Set(['gain', 'draft', 'takes_card', 'from_trust', 'secure', 'ransack', 'steal_card', 'draw_card', 'take_back']) };

const SCORING = new Set(['score', 'count', 'count_of_box', 'city_bonus', 'power', 'ability']);
const OUTCOMES = new Set(['objective_met', 'objective_failed']);
const OBJECTIVES = new Set(['objective', 'power_lost', 'power_gained', 'grand', 'final_objective', ...OUTCOMES]);
const POWER = new Set(['power_halved', 'initiative', 'power_lost']);
const FATES = new Set(['fate', 'fate_kept']);
const CARDS = new Set(['joins_court', 'scrap', 'enters_booklet', 'takes_card', 'shuffled_in']);
const QUIET = new Set(['flip', 'copy_card']);

const actOf = (sheet: Sheet) => (sheet.panels?.[0]?.rows as { name: string; value?: number }[] | undefined)?.find((row) => row.name === 'term:1')?.value ?? 0;

const told = (part: { lines: LogLine[] }) => part.lines.length > 0;

/** The ambitions of a chapter, each with what it counted and brought. */
function ambitions(lines: LogLine[]): Milestone['parts'] {
  const parts: Milestone['parts'] = [];
  for (const line of lines)
    if (line.key === 'score') parts.push({ title: line.parts.map((one) => one.text).join(''), lines: [] });
    else if (parts.length && SCORING.has(line.key)) parts[parts.length - 1].lines.push(line);
  return parts;
}

export function milestone(before: Sheet, lines: LogLine[]): Milestone | null {
  const at = (keys: Set<string>) => lines.findIndex((line) => keys.has(line.key));
  const scored = at(new Set(['score'])), judged = at(OUTCOMES), fated = at(FATES);
  if (scored >= 0 || judged >= 0) {
    const end = lines.slice(Math.max(0, scored)); // what was done before belongs to the last turn
    const halved = end.findIndex((line) => line.key === 'power_halved'); // what is lost from here on has another reason
    const part = (title: string, keys: Set<string>, within = end) => ({ title, lines: within.filter((line) => keys.has(line.key)) });
    const objectives = part(t('objectives'), OBJECTIVES, halved < 0 ? end : end.slice(0, halved));
    if (judged < 0) return { title: t('scored', before.chapter), parts: [...ambitions(end), ...[objectives].filter(told)] };
    const power = part(t('powerAfter'), POWER, halved < 0 ? [] : end.slice(halved));
    const rest = end.filter((line) => ![SCORING, QUIET, OBJECTIVES, POWER, CARDS, FATES].some((keys) => keys.has(line.key)));
    const changes = [{ title: t('piecesAfter'), lines: rest, long: true }, { ...part(t('cardsAfter'), CARDS), long: true }];
    return { title: t('actOver', actOf(before)), parts: [objectives, ...ambitions(end), ...[power, part(t('fates'), FATES), ...changes].filter(told)] };
  }
  if (fated < 0) return null;
  return { title: t('fates'), parts: [{ title: '', lines: lines.filter((line) => FATES.has(line.key)) }] };
}
