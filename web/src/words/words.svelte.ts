/** The language now spoken. */
import languages from 'virtual:words';
import type { Message } from '../api/types';
import { settings } from '../app/settings.svelte';
import type { Say } from '../games/board';
import { type Company, makeBundle, type Piece, Speaker } from './speak';

const FALLBACK = 'en';

/** The languages that there are words in. */
export const spoken: string[] = Object.keys(languages).sort();

const bundleOf = async (language: string) => makeBundle(language, (await languages[language]!()).default);

let speaker: Speaker = $state.raw(new Speaker(FALLBACK, []));

export async function speakLanguage(wished: string): Promise<void> {
  const language = spoken.includes(wished) ? wished : FALLBACK;
  const bundles = await Promise.all([...new Set([language, FALLBACK])].map(bundleOf));
  speaker = new Speaker(language, bundles);
  document.documentElement.lang = language;
}

const asMessage = (message: Message | string, args?: Record<string, unknown>): Message =>
  typeof message === 'string' ? { key: message, ...args } : message;

/** Speaks without knowing a table. */
export const say: Say = (message, args) => speaker.say(asMessage(message, args));

/** Speaks at a table: with the names of those who sit there and of the cards that lie there. */
export function sayAt(company: () => Company): { say: Say; pieces(message: Message): Piece[] } {
  return {
    say: (message, args) => speaker.say(asMessage(message, args), company()),
    pieces: (message) => speaker.pieces(message, company()),
  };
}

export const knows = (key: string): boolean => speaker.knows(key);
export const spokenLanguage = (): string => speaker.language;

/** "3 minutes ago", in the language now spoken. */
export function ago(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86400], ['hour', 3600], ['minute', 60]];
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return format.format(0, 'minute');
}
