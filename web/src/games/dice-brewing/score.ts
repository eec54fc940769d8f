/** The final count: the mastery track, gold, and the dice left in pool and warehouse. */
import type { Row } from '../../table/score';
import type { Say } from '../board';
import type { Result } from './model';

type Line = keyof Result['parts'][number];
const LINES = ['track', 'gold', 'yellow', 'green', 'black'] as const satisfies Line[];

export function scorePad(result: Result, words: Say): Row[] {
  const line = (name: Line) => result.parts.map((parts) => String(parts[name]));
  return [
    ...LINES.map((name) => ({ label: words(`db-score-${name}`), cells: line(name) })),
    { label: words('db-score-total'), cells: result.scores.map(String), total: true },
    { label: words('db-score-recipes'), cells: line('recipes') },
  ];
}
