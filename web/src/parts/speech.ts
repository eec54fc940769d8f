/** Names of things for assistive technology: what, numbers; where; what it can do, or why not. */
import type { Message, PromptData } from '../api/types';
import type { Say } from '../games/board';
import { reasonFor } from './things';

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Parts of a name as sentences. */
export const sentences = (...parts: (string | null | undefined | false)[]): string =>
  parts
    .filter((part) => part)
    .map((part) => `${capital(part as string)}.`)
    .join(' ');

/** What can be done with a thing, by verbs that the game has words for, or why nothing can. */
export function useName(prompt: PromptData | null, thing: string, verbs: Message[], words: Say): string {
  const reason = reasonFor(prompt, thing);
  if (reason) return sentences(words('web-cannot', { reason }));
  return verbs.length ? sentences(words('web-can', { or_verbs: verbs })) : '';
}

/** A change with its sign, the minus as wide as the plus. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);
