import { whatLiesThere } from './detail';
import type { Drawing } from '../../lib/boards';
import Ambitions from './Ambitions.svelte';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Court from './Court.svelte';
import Die from './Die.svelte';
import Draft from './Draft.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Piece from './Piece.svelte';
import Player from './Player.svelte';
import Round from './Round.svelte';
import type { ArcsSheet } from './sheet';
import { milestone, story } from './story';
import { t } from './words';

const drawing: Drawing = {
  detail: whatLiesThere,
  milestone,
  story,
  Board,
  Die,
  Hand,
  Piece,
  cards: { kinds: new Set(['card', 'action_card']), Face },
  Player,
  trays: { draft: Draft, battle: Battle },
  split: true,
  chapter: { counter: 'chapter', title: () => t('chapter'), line: 'chapter' },
  panels: [
    { id: 'round', title: () => t('round'), icon: 'cards', Body: Round },
    { id: 'ambitions', title: () => t('ambitions'), icon: 'tyrant', Body: Ambitions, about: (anchor) => anchor.startsWith('ambition:') },
    { id: 'court', title: () => t('court'), icon: 'politicians', Body: Court, beside: true, about: (anchor, sheet: ArcsSheet) => sheet.court.some(({ card }) => anchor === `card:${card}`) },
  ],
};
export default drawing;
