/** Which things on the table answer what is asked, which cannot, and why. */
import type { Choice, Message, PromptData } from '../../api/types';
import type { State } from '../../parts/state';
import type { Die } from './model';

export interface Asked {
  prompt: PromptData | null;
  picked: string[];
  chosen: number | null;
}

export const optionsOn = (prompt: PromptData | null, thing: string): Choice[] =>
  prompt?.options.filter((option) => option.on.includes(thing)) ?? [];

const chosenOption = ({ prompt, chosen }: Asked): Choice | null => prompt?.options.find((option) => option.action === chosen) ?? null;

export function stateOf(asked: Asked, thing: string): State {
  if (!asked.prompt) return 'idle';
  if (asked.picked.includes(thing) || chosenOption(asked)?.on.includes(thing)) return 'chosen';
  if (optionsOn(asked.prompt, thing).length) return 'can';
  return reasonFor(asked.prompt, thing) ? 'cannot' : 'idle';
}

/** What is taken up goes on with this thing: a die with a space, a blue die with a ware. */
export const goesOnWith = ({ prompt, picked, chosen }: Asked, thing: string): boolean =>
  chosen === null && picked.length > 0 && !picked.includes(thing) && optionsOn(prompt, thing).some((option) => picked.every((one) => option.on.includes(one)));

/** Why a thing cannot be used at all. */
export function reasonFor(prompt: PromptData | null, thing: string): Message | null {
  if (!prompt || optionsOn(prompt, thing).length) return null;
  return prompt.blocked.find((one) => one.on === thing)?.reason ?? null;
}

/** What a thing can be used for, by the verbs of its options, each once. */
export const verbsOn = (prompt: PromptData | null, thing: string): string[] => [
  ...new Set(optionsOn(prompt, thing).map((option) => verbOf(option))),
];

/** The same token blocks a rival's die and protects an own one. */
export const verbOf = (choice: Choice): string => (choice.label.key === 'dice-choice-protect' ? 'protect' : String(choice.do['kind']));

/** Dice that are the same in every way are offered as one: the one that stands for this die. */
export function standIn(prompt: PromptData | null, die: Die, beside: Die[]): string {
  if (optionsOn(prompt, `die:${die.die}`).length) return die.die;
  const twin = beside.find((one) => isAlike(one, die) && optionsOn(prompt, `die:${one.die}`).length);
  return twin?.die ?? die.die;
}

const isAlike = (one: Die, other: Die): boolean =>
  one.colour === other.colour && one.value === other.value && one.marks.toSorted().join() === other.marks.toSorted().join();

/** The die taken up, wherever it lies. */
export const dieInHand = ({ picked }: Asked, dice: Die[]): Die | null => {
  const thing = picked.find((one) => one.startsWith('die:'));
  return dice.find((die) => `die:${die.die}` === thing) ?? null;
};
