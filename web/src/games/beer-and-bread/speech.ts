/** What things are called: what, numbers; where; what it can do, or why not. */
import type { PromptData } from '../../api/types';
import type { Say } from '../board';
import { artOf, kindsIn, type CardFront, type Tokens } from './model';
import { reasonFor } from '../../parts/things';
import { verbsOn, why } from './things';

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Parts of a name as sentences. */
export const sentences = (...parts: (string | null | undefined | false)[]): string =>
  parts.filter((part) => part).map((part) => `${capital(part as string)}.`).join(' ');

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
  const reason = reasonFor(prompt, thing);
  if (reason) return sentences(words('bb-cannot', { reason }));
  const verbs = verbsOn(prompt, thing);
  if (!verbs.length) return '';
  const unmade = why(prompt, thing, 'produce');
  return sentences(
    words('bb-can', { or_verbs: verbs.map((verb) => ({ key: `bb-can-${verb}`, good: good ?? '' })) }),
    unmade && words('bb-cannot-produce', { good: good ?? '', reason: unmade }),
  );
}
