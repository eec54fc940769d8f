/** The score table of a game that does not lay out its own: every number among the parts, then the scores. */
import type { Message, Result } from '../api/types';
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

/** How the game ended for a seat, its score first; null for those who looked on, and where the house has ended it. */
export function outcomeOf(result: Result, seat: number | null): Message | null {
  if (seat === null || result.winners.length === 0) return null;
  const rest = result.ranking.flat().filter((other) => other !== seat);
  const scores = [seat, ...rest].map((one) => result.scores[one]).join('\u00a0:\u00a0');
  if (!result.winners.includes(seat)) return { key: 'web-you-lost', scores };
  return { key: result.winners.length > 1 ? 'web-you-share' : 'web-you-won', scores };
}

export interface Difference {
  label: string;
  /** Positive where the seat has more. */
  by: number;
}

const MOST_DIFFERENCES = 4;

/** The lines of the score in which a seat differs most from its strongest rival. */
export function differencesOf(rows: Row[], result: Result, seat: number): Difference[] {
  const rival = result.ranking.flat().find((other) => other !== seat);
  if (rival === undefined) return [];
  return rows
    .filter((row) => !row.total)
    .map(({ label, cells }) => ({ label, by: Number(cells[seat]) - Number(cells[rival]) }))
    .filter(({ by }) => by !== 0 && !Number.isNaN(by))
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, MOST_DIFFERENCES);
}
