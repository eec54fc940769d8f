/** Short notices that come and go: what went wrong, what was copied. */
import { Refused } from '../api/client';
import type { Message } from '../api/types';
import { say } from '../words/words.svelte';

interface Notice {
  id: number;
  text: string;
}

const SHOWN_FOR = 6000;
let last = 0;
export const notices: Notice[] = $state([]);

export function notify(text: string): void {
  const id = ++last;
  notices.push({ id, text });
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}

export function explain(problem: unknown, speak: (message: Message) => string = say): string {
  if (!(problem instanceof Refused)) return capital(say('web-fault'));
  if (problem.reason) return capital(speak(problem.reason));
  return problem.status === 0 ? say('web-unreachable') : capital(say('web-unexpected', { status: problem.status }));
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const complain = (problem: unknown): void => notify(explain(problem));

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(say('web-copied'));
  } catch {
    notify(text);
  }
}
