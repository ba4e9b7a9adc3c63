import { speaker } from '../../lib/speech';

export const t = speaker({
  events: ['Ereignisse', 'Events'],
  round: ['Runde', 'Round'],
  roundShort: ['R{0}', 'R{0}'],
  now: ['jetzt', 'now'],
  none: ['keins', 'none'],
  hand: ['Deine Karten', 'Your cards'],
  emptyHand: ['Keine Karten auf der Hand.', 'No cards in hand.'],
  rivalBase: ['fremde Basis', 'rival base'],
  baseOrSenate: ['Basis/Senat', 'base/Senate'],
  ownBase: ['eigene Basis', 'own base'],
  support: ['Support', 'Support'],
  guild: ['Gilde', 'Guild'],
  supply: ['Vorrat', 'Supply'],
  pointsNow: ['Punkte jetzt', 'Points now'],
  credits: ['Credits', 'Credits'],
  agents: ['Agenten im Vorrat', 'Agents in supply'],
  offer: ['Auslage', 'Display'],
  tiles: ['Plättchen', 'Tiles'],
  inStack: ['im Stapel', 'in the stack'],
});
