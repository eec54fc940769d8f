/** What things are called: what, numbers; where; what it can do, or why not. */
import type { Message } from '../../api/types';
import type { Say } from '../board';
import type { Colour, Die, Need, Prompt, Recipe } from './model';
import { sentences, useName as nameOfUse } from '../../parts/speech';
import { verbsOn } from './things';

export const dieWords = (colour: Colour, value: number | null): Message =>
  value === null ? { key: `dice-die-any-${colour}` } : { key: `dice-die-${colour}`, value };

/** What can be done with a thing, or why nothing can. */
export const useName = (prompt: Prompt | null, thing: string, words: Say): string =>
  nameOfUse(
    prompt,
    thing,
    verbsOn(prompt, thing).map((verb) => ({ key: `db-can-${verb}` })),
    words,
  );

export function dieName(die: Die, where: string, prompt: Prompt | null, thing: string, words: Say): string {
  const marks = [...new Set(die.marks)].map((mark) => words(`db-mark-${mark}`));
  return [sentences(words(dieWords(die.colour, die.value)), where, ...marks), useName(prompt, thing, words)]
    .filter((part) => part)
    .join(' ');
}

/** The front of a recipe in words. */
export const recipeName = (recipe: Recipe, words: Say): string =>
  sentences(...recipe.words.map((sentence) => words(sentence)));

/** What neither stored dice nor those of the pool meet, as words for "black 5". */
export const lacking = (needs: Need[]): Message[] =>
  needs.filter((need) => need.met === 'missing').map((need) => dieWords(need.colour, need.least));

/** What the own dice still lack for a recipe, in words. */
export function lackName(needs: Need[], words: Say): string {
  const dice = lacking(needs);
  if (dice.length) return words('db-lacks', { dice });
  return words(needs.some((need) => need.met === 'pool') ? 'db-store-first' : 'db-has-dice');
}
