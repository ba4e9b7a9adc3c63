import type { Drawing } from '../../lib/boards';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import Support from './Support.svelte';
import { t } from './words';

const drawing: Drawing = { Board, Hand, Player, cards: { kinds: new Set(['card', 'tile']), Face }, chapter: { counter: 'round', title: () => t('round'), line: 'round' }, story: { rounds: [], turns: ['turn'], round: () => t('round'), folds: {}, losses: new Set(), home: new Set(['draws', 'drawn', 'takes_open']) }, panels: [{ id: 'support', title: () => t('support'), icon: 'chart', Body: Support }] };
export default drawing;
