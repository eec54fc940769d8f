/** What cards can be used for, and why not. */
import type { Message } from '../../api/types';
import { choicesOn } from '../../parts/things';
import type { Choice, Prompt } from './model';

export const canMake = (prompt: Prompt | null, thing: string): boolean =>
  choicesOn(prompt, thing).some((choice) => choice.do.kind === 'produce');

/** What a thing can be used for, by the verbs of its choices, each once. */
export const verbsOn = (prompt: Prompt | null, thing: string): Choice['do']['kind'][] => [
  ...new Set(choicesOn(prompt, thing).map((choice) => choice.do.kind)),
];

export const why = (prompt: Prompt | null, thing: string, kind: string): Message | null =>
  prompt?.blocked.find((one) => one.on === thing && one.kind === kind)?.reason ?? null;
