/** The final count: the points track, then beers and coins for lightbulbs; below it what decides a tie. */
import type { Result } from '../../api/types';
import type { Say } from '../board';
import type { Row } from '../../table/score';

const LINES = ['track', 'beers', 'coins'] as const;
const TIES = ['beers_left', 'barrels'] as const;

export function scorePad(result: Result, words: Say): Row[] {
  const line = (name: string) => ({ label: words(`bp-score-${name}`), cells: result.parts.map((parts) => String(parts[name] ?? 0)) });
  return [...LINES.map(line), { label: words('bp-score-total'), cells: result.scores.map(String), total: true }, ...TIES.map(line)];
}
