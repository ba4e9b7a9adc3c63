import type { Drawing } from '../../lib/boards';
import Board from './Board.svelte';

const drawing: Drawing = { Board, panels: [] };
export default drawing;
