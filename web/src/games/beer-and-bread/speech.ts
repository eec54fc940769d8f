/** What things are called: what, numbers; where; what it can do, or why not. */
import type { PromptData } from '../../api/types';
import type { Say } from '../board';
import { artOf, kindsIn, type CardFront, type Tokens } from './model';
import { sentences, useName as nameOfUse } from '../../parts/speech';
import { verbsOn, why } from './things';

export const goodName = (card: CardFront, words: Say): string => words(`bb-${artOf(card)}`);

export const amounts = (tokens: Tokens) => kindsIn(tokens).map((kind) => ({ key: `tokens-${kind}`, count: tokens[kind] }));

/** The front of a card in words. */
export function frontName(card: CardFront, words: Say): string {
  return sentences(
    words('bb-card-name', { name: goodName(card, words), coins: card.coins }),
    words('bb-card-harvest', { gains: kindsIn(card.harvest).map((kind) => ({ key: `kind-${kind}` })) }),
    words('bb-card-recipe', { needs: amounts(card.recipe) }),
    words('bb-card-upgrade', { effect: card.upgrade_words }),
  );
}

/** What can be done with a card or token, or why nothing can. */
export function useName(prompt: PromptData | null, thing: string, words: Say, good?: string): string {
  const verbs = verbsOn(prompt, thing).map((verb) => ({ key: `bb-can-${verb}`, good: good ?? '' }));
  const unmade = verbs.length ? why(prompt, thing, 'produce') : null;
  const more = unmade && words('bb-cannot-produce', { good: good ?? '', reason: unmade });
  return [nameOfUse(prompt, thing, verbs, words), sentences(more)].filter((part) => part).join(' ');
}
