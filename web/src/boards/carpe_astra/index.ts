import type { Drawing } from '../../lib/boards';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import Support from './Support.svelte';
import { t } from './words';

const drawing: Drawing = { Board, Hand, Player, chapter: { counter: 'round', title: () => t('round') }, story: { rounds: [], turns: ['turn'], round: () => t('round'), folds: {}, losses: new Set(), home: new Set(['draws', 'drawn', 'takes_open']), cards: new Set(['card', 'tile']) }, panels: [{ id: 'support', title: () => t('support'), icon: 'chart', Body: Support }] };
export default drawing;
