/** What dice can be used for, and which die stands for its twins. */
import type { Choice, PromptData } from '../../api/types';
import { optionsOn, type Asked } from '../../parts/things';
import type { Die } from './model';

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
