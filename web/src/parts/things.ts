/** Which things on the table answer what is asked, which cannot, and why: the same for every board. */
import type { Choice, Message, PromptData } from '../api/types';
import type { State } from './state';

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

/** What is taken up goes on with this thing: a hand card with an exchange card, a die with a space. */
export const goesOnWith = ({ prompt, picked, chosen }: Asked, thing: string): boolean =>
  chosen === null && picked.length > 0 && !picked.includes(thing) && optionsOn(prompt, thing).some((option) => picked.every((one) => option.on.includes(one)));

/** Why a thing cannot be used at all. Why one of several uses is not possible is told by the dock. */
export function reasonFor(prompt: PromptData | null, thing: string): Message | null {
  if (!prompt || optionsOn(prompt, thing).length) return null;
  return prompt.blocked.find((one) => one.on === thing)?.reason ?? null;
}

/** What a click on this thing would do, where that is settled: the only option it has, beside what is taken up. */
export function soleOption({ prompt, picked }: Asked, thing: string): Choice | null {
  const all = optionsOn(prompt, thing);
  const further = all.filter((option) => picked.every((one) => option.on.includes(one)));
  const [only, ...more] = further.length ? further : all;
  return only && !more.length ? only : null;
}
