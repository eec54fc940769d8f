/** The final count, line by line as the rules give it; below the total what decides a tie. */
import type { Result } from '../../api/types';
import type { Row } from '../../table/score';
import type { Say } from '../board';
import type { Pioneers } from './model';

export function scorePad({ parts }: Result<Pioneers>, words: Say): Row[] {
  const lines = parts.map((one) => Object.entries(one));
  return (lines[0] ?? []).map(([name], at) => ({
    label: words(`bp-score-${name}`),
    cells: lines.map((line) => String(line[at]![1])),
    ...(name === 'total' && { total: true }),
  }));
}
