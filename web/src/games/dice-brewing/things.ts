/** What dice can be used for, and which die stands for its twins. */
import { choicesOn, type Asked } from '../../parts/things';
import type { Choice, Die, DiceBrewing, Prompt } from './model';

/** What a thing can be used for, by the verbs of its choices, each once. */
export const verbsOn = (prompt: Prompt | null, thing: string): string[] => [
  ...new Set(choicesOn(prompt, thing).map(verbOf)),
];

/** The same token blocks a rival's die and protects an own one. */
export const verbOf = (choice: Choice): string =>
  choice.label.key === 'dice-choice-protect' ? 'protect' : choice.do.kind;

/** Dice that are the same in every way are offered as one: the one that stands for this die. */
export function standIn(prompt: Prompt | null, die: Die, beside: Die[]): string {
  if (choicesOn(prompt, `die:${die.die}`).length) return die.die;
  const twin = beside.find((one) => one.alike === die.alike && choicesOn(prompt, `die:${one.die}`).length);
  return twin?.die ?? die.die;
}

/** One choice is about both. */
export const goesTogether = (prompt: Prompt | null, one: string, other: string): boolean =>
  choicesOn(prompt, one).some((choice) => choice.on.includes(other));

/** The die taken up, wherever it lies. */
export const dieInHand = ({ picked }: Asked<DiceBrewing>): string | null =>
  picked.find((one) => one.startsWith('die:'))?.slice('die:'.length) ?? null;
