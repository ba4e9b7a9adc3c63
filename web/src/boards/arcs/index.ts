import { whatLiesThere } from './detail';
import type { Drawing } from '../../lib/boards';
import Ambitions from './Ambitions.svelte';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Court from './Court.svelte';
import Die from './Die.svelte';
import Draft from './Draft.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import Round from './Round.svelte';

const drawing: Drawing = {
  detail: whatLiesThere,
  milestone: (before, after, german) =>
    before.chapter >= 1 && after.chapter > before.chapter ? { title: german ? `Kapitel ${before.chapter} ist gewertet` : `Chapter ${before.chapter} is scored`, kinds: ['ambition'] } : null,
  Board,
  Die,
  Hand,
  Player,
  trays: { draft: Draft, battle: Battle },
  split: true,
  chapter: { counter: 'chapter', title: ['Kapitel', 'Chapter'] },
  panels: [
    { id: 'round', title: ['Runde', 'Round'], icon: 'cards', Body: Round },
    { id: 'ambitions', title: ['Ambitionen', 'Ambitions'], icon: 'tyrant', Body: Ambitions },
    { id: 'court', title: ['Hof', 'Court'], icon: 'politicians', Body: Court, beside: true },
  ],
};
export default drawing;
