/** Phrases: what a space, a tile or a card does ("pay 1 and order or rotations 2 then coins 1"), drawn and spoken. */
import type { Message } from '../../api/types';

export interface Effect {
  effect: string;
  /** `x`: as many as the own card display shows. */
  amount: number | 'x';
}
/** Stages of options of effects. */
export type Phrase = Effect[][][];

export const readPhrase = (text: string): Phrase =>
  text.split(' then ').map((stage) => stage.split(' or ').map((option) => option.split(' and ').map(readEffect)));

function readEffect(text: string): Effect {
  const [effect = '', amount] = text.split(' ');
  return { effect, amount: amount === 'x' ? 'x' : Number(amount ?? 1) };
}

const listed = (parts: Message[]): Message => (parts.length === 1 ? parts[0]! : { key: 'pioneers-list', parts });

const effectWords = ({ effect, amount }: Effect): Message =>
  amount === 'x' ? { key: `pioneers-effect-${effect}-x` } : { key: `pioneers-effect-${effect}`, count: amount };

function optionWords([first, ...rest]: Effect[]): Message {
  if (first!.effect === 'pay' && rest.length) return { key: 'pioneers-for-coins', count: first!.amount, effect: optionWords(rest) };
  return listed([first!, ...rest].map(effectWords));
}

/** What an option does, in whatever order. */
const sorted = (effects: Effect[]): string => effects.map(({ effect, amount }) => `${effect} ${amount}`).toSorted().join();

/** A phrase in words, put together as the service does it: options that differ in their order alone are told once. */
export function phraseWords(text: string): Message {
  const stages = readPhrase(text).map((options): Message => {
    const told = options.filter((one, at) => options.findIndex((other) => sorted(other) === sorted(one)) === at);
    const parts = told.map(optionWords);
    return parts.length === 1 ? parts[0]! : { key: 'pioneers-or', or_parts: parts };
  });
  return stages.reduceRight((rest, first) => ({ key: 'pioneers-then', first, rest }));
}
