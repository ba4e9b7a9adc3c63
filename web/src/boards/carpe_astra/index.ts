import type { Drawing } from '../../lib/boards';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import Support from './Support.svelte';

const drawing: Drawing = { Board, Hand, Player, chapter: { counter: 'round', title: ['Runde', 'Round'] }, panels: [{ id: 'support', title: ['Support', 'Support'], icon: 'chart', Body: Support }] };
export default drawing;
