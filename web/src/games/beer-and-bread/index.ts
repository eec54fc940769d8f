import type { GameBoard } from '../board';
import Board from './Board.svelte';

const board: GameBoard = {
  Board,
  tabs: () => [],
};
export default board;
