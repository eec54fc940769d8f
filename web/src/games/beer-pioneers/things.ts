/** What things can be used for, and which section of a hand card is asked for. */
import type { Choice, PromptData } from '../../api/types';
import { optionsOn, type Asked } from '../../parts/things';
import type { Section } from './model';

/** What a thing can be used for, by the verbs of its options, each once. */
export const verbsOn = (prompt: PromptData | null, thing: string): string[] => [
  ...new Set(optionsOn(prompt, thing).map((option) => String(option.do['kind']))),
];

const ASKED_SECTION: Record<string, Section> = { 'play-beige': 'beige', 'play-order': 'order', 'play-white': 'white' };

/** The section that the hand is asked for. */
export const askedSection = (prompt: PromptData | null): Section | null => ASKED_SECTION[prompt?.ask ?? ''] ?? null;

/** A decision is made with the cards in hand. */
export const isOfHand = (prompt: PromptData | null): boolean => askedSection(prompt) !== null || prompt?.ask === 'discard';

/** The experience of the worker taken up. */
export const workerInHand = ({ picked }: Asked): number | null => {
  const thing = picked.find((one) => one.startsWith('worker:'));
  return thing ? Number(thing.split(':')[1]) : null;
};

/** What the worker taken up, or else any, would do on a space. */
export function placing({ prompt, picked }: Asked, space: string): Choice | null {
  const worker = picked.find((one) => one.startsWith('worker:'));
  return optionsOn(prompt, `space:${space}`).find((option) => option.do['kind'] === 'place' && worker && option.on.includes(worker)) ?? null;
}

export const bringsBonus = (choice: Choice | null): boolean => choice?.label.key === 'pioneers-choice-place-bonus';

/** Options that differ in how many only: rotations of one dial, barrels moved. */
export const countsOn = (prompt: PromptData | null, thing: string): { count: number; action: number }[] =>
  optionsOn(prompt, thing).flatMap((option) => (typeof option.do['count'] === 'number' ? [{ count: option.do['count'], action: option.action }] : []));
