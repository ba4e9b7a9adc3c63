import type { Drawing } from '../../lib/boards';
import Board from './Board.svelte';
import Dice from './Dice.svelte';
import Rolled from './Rolled.svelte';
import Face from './Face.svelte';
import Player from './Player.svelte';
import { t } from './words';

const drawing: Drawing = { Board, Hand: Dice, Die: Rolled, Player, cards: { kinds: new Set(['card']), Face }, wide: true, chapter: { counter: 'round', title: () => t('round') }, panels: [], story: { rounds: [], turns: ['log.turn'], round: () => t('round'), folds: {}, losses: new Set(), home: new Set(['log.buy', 'log.recruit']) } };
export default drawing;
