/** The score pad: beer line by line, bread line by line, and the lower of the two. */
import type { Result } from '../../api/types';
import type { Row } from '../../table/score';
import type { Say } from '../board';
import { GOODS, type Good } from './model';

const LINES = ['cards', '6A', '6B', '6C', '6D', '6E', 'bonus', 'total'] as const;

export function scorePad(result: Result, words: Say): Row[] {
  const goods = GOODS.flatMap((good) => LINES.flatMap((line) => row(result, good, line, words)));
  return [...goods, { label: words('bb-score-final'), cells: result.scores.map(String), total: true }];
}

/** A line that gave nobody anything is left out; what is on the cards and the totals always stand. */
function row(result: Result, good: Good, line: (typeof LINES)[number], words: Say): Row[] {
  const coins = result.parts.map((parts) => parts[good]?.[line] as number | undefined);
  const always = line === 'cards' || line === 'total';
  if (!always && coins.every((number) => !number)) return [];
  const cells = coins.map((number) => (number ? plus(line, number) : always ? '0' : '–'));
  const entry = { label: words(`bb-score-${line}`, { good }), cells };
  return [line === 'total' ? { ...entry, total: true } : entry];
}

const plus = (line: string, number: number): string => (line === 'cards' || line === 'total' ? String(number) : `+${number}`);
