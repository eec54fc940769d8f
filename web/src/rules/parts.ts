import { hasLegend, hasLesson } from '../games';
import { type Part, PARTS } from '../learn/part';
import { withRules } from './load';

/** Which parts a game has. */
export function partsOf(game: string): Part[] {
  const there = { 'how-to-play': hasLesson(game), icons: hasLegend(game), rules: withRules.includes(game) };
  return PARTS.filter((part) => there[part]);
}
