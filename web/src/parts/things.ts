/** Which things on the table answer what is asked, which cannot, and why: the same for every board. */
import type { AnyFace, Choice, Message, PromptData } from '../api/types';
import type { State } from './state';

export interface Asked<F extends AnyFace = AnyFace> {
  prompt: PromptData<F> | null;
  picked: string[];
  chosen: number | null;
}

export const choicesOn = <F extends AnyFace>(prompt: PromptData<F> | null, thing: string): Choice<F>[] =>
  prompt?.choices.filter((choice) => choice.on.includes(thing)) ?? [];

const chosenOne = ({ prompt, chosen }: Asked): Choice | null =>
  prompt?.choices.find((choice) => choice.action === chosen) ?? null;

export function stateOf(asked: Asked, thing: string): State {
  if (!asked.prompt) return 'idle';
  if (asked.picked.includes(thing) || chosenOne(asked)?.on.includes(thing)) return 'chosen';
  if (choicesOn(asked.prompt, thing).length) return 'can';
  return reasonFor(asked.prompt, thing) ? 'cannot' : 'idle';
}

/** What is taken up goes on with this thing: a hand card with an exchange card, a die with a space. */
export const goesOnWith = ({ prompt, picked, chosen }: Asked, thing: string): boolean =>
  chosen === null &&
  picked.length > 0 &&
  !picked.includes(thing) &&
  choicesOn(prompt, thing).some((choice) => picked.every((one) => choice.on.includes(one)));

/** Why a thing cannot be used at all. Why one of several uses is not possible is told by the dock. */
export function reasonFor(prompt: PromptData | null, thing: string): Message | null {
  if (!prompt || choicesOn(prompt, thing).length) return null;
  return prompt.blocked.find((one) => one.on === thing)?.reason ?? null;
}

/** What a click on this thing would do, where that is settled: the only choice it has, beside what is taken up. */
export function soleChoice<F extends AnyFace>({ prompt, picked }: Asked<F>, thing: string): Choice<F> | null {
  const all = choicesOn(prompt, thing);
  const further = all.filter((choice) => picked.every((one) => choice.on.includes(one)));
  const [only, ...more] = further.length ? further : all;
  return only && !more.length ? only : null;
}
