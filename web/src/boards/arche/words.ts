import { speaker } from '../../lib/speech';

export const t = speaker({
  ark: ['Arche', 'Ark'],
  neutral: ['neutral', 'neutral'],
  life: ['Leben {0}', 'Life {0}'],
  market: ['Markt', 'Market'],
  round: ['Runde', 'Round'],
  resources: ['Ressourcen', 'Resources'],
  base: ['Basis', 'Base'],
  troop: ['Kampftrupp', 'Combat troop'],
  howMany: ['Wie viele?', 'How many?'],
  roll: ['Wurf', 'Roll'],
  reroll: ['Wurf · noch 1× neu', 'Roll · 1 more reroll'],
  rerolls: ['Wurf · noch {0}× neu', 'Roll · {0} more rerolls'],
  actionPool: ['Aktionsvorrat', 'Action pool'],
  dicePool: ['Würfelvorrat', 'Dice pool'],
});

const PARTS = 'stapel|deck|schütze|schützin|führer|läufer|veteran|wache|meister|meisterin|krieger|brecher|rekrut|maschine|schlag|konstrukteur|ingenieur|ingenieurin|schmied|tänzer|hüter|flieger|finderin|roboter|kommandant|hauptmann|drohne|werfer|sperre|labor|zentrum|station|lager|absturz|diebstahl|chef|heilerin|sammler|ratgeber';

/** Where a long name may be parted, for browsers that do not know it themselves. */
export const softly = (words: string) => words.replace(new RegExp(`(?<=\\p{L}{4})(${PARTS})(?!\\p{L})`, 'gu'), (part, _part, at: number) => (words.slice(0, at).split(' ').pop()!.length + part.length > 11 ? `\u00ad${part}` : part));
