/** What cards can be used for, and why not. */
import type { Message, PromptData } from '../../api/types';
import { optionsOn } from '../../parts/things';

export const canMake = (prompt: PromptData | null, thing: string): boolean =>
  optionsOn(prompt, thing).some((option) => option.do['kind'] === 'produce');

/** What a thing can be used for, by the verbs of its options, each once. */
export const verbsOn = (prompt: PromptData | null, thing: string): string[] => [
  ...new Set(optionsOn(prompt, thing).map((option) => String(option.do['kind']))),
];

export const why = (prompt: PromptData | null, thing: string, kind: string): Message | null =>
  prompt?.blocked.find((one) => one.on === thing && one.kind === kind)?.reason ?? null;
