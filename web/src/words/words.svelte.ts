/** The language now spoken. */
import languages from 'virtual:words';
import { wordsOf } from '../api/client';
import type { Message } from '../api/types';
import { settings } from '../app/settings.svelte';
import type { Say } from '../games/board';
import { FALLBACK, spoken } from './languages';
import { type Company, makeBundle, type Piece, Speaker } from './speak';

let speaker: Speaker = $state.raw(new Speaker(FALLBACK, []));
let wished = FALLBACK;

/** The volumes of words that were opened, and the Fluent files of them that are here, by language. */
const opened = new Set(['start']);
const here = new Map<string, Map<string, string[]>>();

const order = (): string[] => [...new Set([wished, FALLBACK])];

export async function speakLanguage(language: string): Promise<void> {
  wished = spoken.includes(language) ? language : FALLBACK;
  await Promise.all(order().flatMap((one) => [...opened].map((volume) => fetchVolume(one, volume))));
  speakAnew();
}

async function fetchVolume(language: string, volume: string): Promise<void> {
  const shelf = here.get(language) ?? new Map<string, string[]>();
  here.set(language, shelf);
  if (!shelf.has(volume)) shelf.set(volume, (await languages[language]![volume]?.())?.default ?? []);
}

function speakAnew(): void {
  const own = order().map((language) => makeBundle(language, [...(here.get(language)?.values() ?? [])].flat()));
  speaker = new Speaker(wished, [...own, ...order().flatMap(broughtIn)]);
  document.documentElement.lang = wished;
}

/** The Fluent files that games from elsewhere brought, by language. */
const brought: Record<string, string[]>[] = [];
const broughtIn = (language: string) =>
  brought.filter((files) => language in files).map((files) => makeBundle(language, files[language]!));
const asked = new Set<string>();

/** Speaks further Fluent files, by language, from now on. */
export async function bringWords(files: Record<string, string[]>): Promise<void> {
  brought.push(files);
  await speakLanguage(wished);
}

/** The words of a game or of the score pad: a volume of our own, or what a game from elsewhere brings, which the service hands out. */
export async function learnWordsOf(game: string): Promise<void> {
  if (game in languages[FALLBACK]!) {
    opened.add(game);
    return speakLanguage(wished);
  }
  if (knows(`web-title-${game}`) || asked.has(game)) return;
  asked.add(game);
  try {
    await bringWords(await wordsOf(game));
  } catch {
    asked.delete(game); // without its words a game is spoken of by their keys
  }
}

/** What a game from elsewhere calls itself; how our own present themselves is among the first words. */
export const learnTitlesOf = (games: string[]): Promise<unknown> =>
  Promise.all(games.filter((game) => !knows(`web-title-${game}`)).map(learnWordsOf));

const asMessage = (message: Message | string, args?: Record<string, unknown>): Message =>
  typeof message === 'string' ? { key: message, ...args } : message;

/** Speaks without knowing a table. */
export const say: Say = (message, args) => speaker.say(asMessage(message, args));

/** Speaks at a table: with the names of those who sit there and of the cards that lie there. */
export function sayAt(company: () => Company): { say: Say; pieces: (message: Message) => Piece[] } {
  return {
    say: (message, args) => speaker.say(asMessage(message, args), company()),
    pieces: (message) => speaker.pieces(message, company()),
  };
}

export const knows = (key: string): boolean => speaker.knows(key);

/** A game's title in the language now spoken, or what the game calls itself where there are no words for it. */
export const titleOf = (game: string, title: string = game): string =>
  knows(`web-title-${game}`) ? say(`web-title-${game}`) : title;
export const spokenLanguage = (): string => speaker.language;

/** "3 minutes ago", in the language now spoken. */
export function ago(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return format.format(0, 'minute');
}
