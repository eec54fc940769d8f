/** What things can be used for, and which section of a hand card is asked for. */
import type { Choice as ChoiceOf, PromptData } from '../../api/types';
import { choicesOn, type Asked } from '../../parts/things';
import type { Pioneers, Section } from './model';

export type Choice = ChoiceOf<Pioneers>;
export type Prompt = PromptData<Pioneers>;

/** What a thing can be used for, by the verbs of its choices, each once. */
export const verbsOn = (prompt: Prompt | null, thing: string): string[] => [
  ...new Set(choicesOn(prompt, thing).map((choice) => choice.do.kind)),
];

const ASKED_SECTION: Record<string, Section> = { 'play-beige': 'beige', 'play-order': 'order', 'play-white': 'white' };

/** The section that the hand is asked for. */
export const askedSection = (prompt: Prompt | null): Section | null => ASKED_SECTION[prompt?.ask ?? ''] ?? null;

/** A decision is made with the cards in hand. */
export const isOfHand = (prompt: Prompt | null): boolean => askedSection(prompt) !== null || prompt?.ask === 'discard';

/** The experience of the worker taken up. */
export const workerInHand = ({ picked }: Pick<Asked, 'picked'>): number | null => {
  const thing = picked.find((one) => one.startsWith('worker:'));
  return thing ? Number(thing.split(':')[1]) : null;
};

/** What the worker taken up, or else any, would do on a space. */
export function placing({ prompt, picked }: Pick<Asked<Pioneers>, 'prompt' | 'picked'>, space: string): Choice | null {
  const worker = picked.find((one) => one.startsWith('worker:'));
  return (
    choicesOn(prompt, `space:${space}`).find(
      (choice) => choice.do.kind === 'place' && worker && choice.on.includes(worker),
    ) ?? null
  );
}

export const bringsBonus = (choice: Choice | null): boolean => choice?.label.key === 'pioneers-choice-place-bonus';

/** Choices that differ in how many only: rotations of one dial, barrels moved. */
export const countsOn = (prompt: Prompt | null, thing: string): { count: number; action: number }[] =>
  choicesOn(prompt, thing).flatMap((choice) =>
    'count' in choice.do ? [{ count: choice.do.count, action: choice.action }] : [],
  );
