/** What things are called: what, numbers; where; what it can do, or why not. */
import type { Say } from '../board';
import type { CardFront, Prompt } from './model';
import { sentences, useName as nameOfUse } from '../../parts/speech';
import { verbsOn, why } from './things';

export const goodName = (card: CardFront, words: Say): string => words(card.name);

/** The front of a card in words. */
export const frontName = (card: CardFront, words: Say): string =>
  sentences(...card.words.map((sentence) => words(sentence)));

/** What can be done with a card or token, or why nothing can. */
export function useName(prompt: Prompt | null, thing: string, words: Say, good?: string): string {
  const verbs = verbsOn(prompt, thing).map((verb) => ({ key: `bb-can-${verb}`, good: good ?? '' }));
  const unmade = verbs.length ? why(prompt, thing, 'produce') : null;
  const more = unmade && words('bb-cannot-produce', { good: good ?? '', reason: unmade });
  return [nameOfUse(prompt, thing, verbs, words), sentences(more)].filter((part) => part).join(' ');
}
