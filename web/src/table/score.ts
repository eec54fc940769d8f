/** The score table of a game that does not lay out its own: every number among the parts, then the scores. */
import type { Result } from '../api/types';
import type { Say } from '../games/board';

export interface Row {
  label: string;
  cells: string[];
  total?: boolean;
}

type Numbers = Map<string, number>;

function numbersIn(part: unknown, path = '', found: Numbers = new Map()): Numbers {
  if (typeof part === 'number') found.set(path, part);
  if (typeof part === 'object' && part !== null && !Array.isArray(part)) {
    for (const [name, inner] of Object.entries(part)) numbersIn(inner, path ? `${path} ${name}` : name, found);
  }
  return found;
}

export function rowsOf(result: Result, words: Say): Row[] {
  const bySeat = result.parts.map((part) => numbersIn(part));
  const names = [...new Set(bySeat.flatMap((numbers) => [...numbers.keys()]))];
  const parts = names.map((label) => ({ label, cells: bySeat.map((numbers) => String(numbers.get(label) ?? '')) }));
  return [...parts, { label: words('web-score-total'), cells: result.scores.map(String), total: true }];
}
