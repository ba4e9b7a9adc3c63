import type { Drawing } from '../../lib/boards';
import Board from './Board.svelte';
import Dice from './Dice.svelte';
import Player from './Player.svelte';

const drawing: Drawing = { Board, Aside: Dice, Player, wide: true, chapter: { counter: 'round', title: ['Runde', 'Round'] }, panels: [] };
export default drawing;
