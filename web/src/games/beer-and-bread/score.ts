/** The score pad: beer line by line, bread line by line, and the lower of the two. */
import type { Row } from '../../table/score';
import type { Say } from '../board';
import { GOODS, type Good, type Result } from './model';

type Line = keyof Result['parts'][number][Good];
/** Those that always stand; what gave nobody anything is left out by the rules. */
const FIRST: Line = 'cards';
const LAST: Line = 'total';

export function scorePad(result: Result, words: Say): Row[] {
  const goods = GOODS.flatMap((good) => linesOf(result, good).map((line) => row(result, good, line, words)));
  return [...goods, { label: words('bb-score-final'), cells: result.scores.map(String), total: true }];
}

/** The lines that anybody has, in the order of the pad. */
function linesOf(result: Result, good: Good): Line[] {
  const found = new Set(result.parts.flatMap((parts) => Object.keys(parts[good])));
  const between = [...found].filter((line): line is Line => line !== FIRST && line !== LAST).sort();
  return [FIRST, ...between, LAST];
}

function row(result: Result, good: Good, line: Line, words: Say): Row {
  const plain = line === FIRST || line === LAST;
  const cells = result.parts
    .map((parts) => parts[good][line])
    .map((coins) => (plain ? String(coins ?? 0) : coins ? `+${coins}` : '–'));
  const entry = { label: words(`bb-score-${line}`, { good }), cells };
  return line === LAST ? { ...entry, total: true } : entry;
}
