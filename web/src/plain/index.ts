/** The table of a game that has no board of its own here, drawn from its view and its prompt. */
import type { GameBoard } from '../games/board';
import { rowsOf } from '../table/score';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { Names } from './names';

export function plainBoard(game: string): GameBoard {
  return {
    Board,
    Hand: Choices,
    tabs: ({ words }) => [{ id: 'table', label: words('web-plain-table'), icon: 'ui-hand' }],
    score(result, words) {
      const { label } = new Names(game, words, []);
      return rowsOf(result, words).map((row) => (row.total ? row : { ...row, label: label(row.label) }));
    },
  };
}
