/** What things are called: what, numbers; where; what it can do, or why not. */
import type { Message, PromptData } from '../../api/types';
import type { Say } from '../board';
import type { Colour, Die, Recipe } from './model';
import { BREWED_WITH } from './model';
import type { Hole } from './recipe';
import { lacking } from './recipe';
import { sentences, useName as nameOfUse } from '../../parts/speech';
import { verbsOn } from './things';

export const dieWords = (colour: Colour, value: number | null): Message =>
  value === null ? { key: `dice-die-any-${colour}` } : { key: `dice-die-${colour}`, value };

/** What can be done with a thing, or why nothing can. */
export const useName = (prompt: PromptData | null, thing: string, words: Say): string =>
  nameOfUse(prompt, thing, verbsOn(prompt, thing).map((verb) => ({ key: `db-can-${verb}` })), words);

export function dieName(die: Die, where: string, prompt: PromptData | null, thing: string, words: Say): string {
  const marks = [...new Set(die.marks)].map((mark) => words(`db-mark-${mark}`));
  return [sentences(words(dieWords(die.colour, die.value)), where, ...marks), useName(prompt, thing, words)].filter((part) => part).join(' ');
}

/** The front of a recipe in words. */
export function recipeName(recipe: Recipe, words: Say): string {
  const needs = BREWED_WITH.flatMap((colour) => recipe.needs[colour].map((value) => dieWords(colour, value)));
  return sentences(
    `${recipe.name}, ${words(`dice-level-${recipe.level}`)}`,
    words('db-recipe-needs', { dice: needs }),
    words('db-recipe-reward', { parts: rewardWords(recipe.reward) }),
    words('db-recipe-extras', {
      or_extras: Object.entries(recipe.extras).map(([extra, premium]) => ({ key: 'dice-premium', extra: { key: `dice-extra-${extra}` }, premium: premiumWords(premium) })),
    }),
  );
}

const premiumWords = ({ gold, points }: { gold: number; points: number }): Message =>
  gold ? { key: 'dice-gold', count: gold } : { key: 'dice-points', count: points };

function rewardWords({ gold, points, token, die }: Recipe['reward']): Message[] {
  return [
    ...(gold ? [{ key: 'dice-gold', count: gold }] : []),
    ...(points ? [{ key: 'dice-points', count: points }] : []),
    ...(die ? [{ key: `dice-die-any-${die}` }] : []),
    ...(token ? [{ key: 'dice-any-token' }] : []),
  ];
}

/** What the own dice still lack for a recipe, in words; empty when stored dice meet it all. */
export function lackName(holes: Hole[], words: Say): string {
  const dice = lacking(holes);
  if (dice.length) return words('db-lacks', { dice });
  return words(holes.some((hole) => hole.met === 'pool') ? 'db-store-first' : 'db-has-dice');
}
