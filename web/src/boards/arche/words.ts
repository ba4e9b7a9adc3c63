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
