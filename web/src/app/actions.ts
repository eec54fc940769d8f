/** What several pages do: open tables and go there. */
import * as api from '../api/client';
import type { TableInfo } from '../api/types';
import { complain } from './notices.svelte';
import { go } from './router.svelte';

/** The bot that plays where nobody chose another. */
export const USUAL_BOT = 'normal';

/** The bots that can be asked to a table, weakest first. */
export const OPPONENTS = ['easy', 'normal', 'hard'];

/** The table that follows this one; whoever wants another rated game says so. */
export async function openTableOf(table: TableInfo): Promise<void> {
  if (table.rematch && !table.rated) return go(`/table/${table.rematch}`);
  try {
    go(`/table/${(await api.at(table.id).rematch()).id}`);
  } catch (problem) {
    complain(problem);
  }
}

/** One click: me against a bot, or against as few bots as the game allows. */
export async function playNow(game: string, fewest: number): Promise<void> {
  const bots = Array.from({ length: fewest - 1 }, () => ({ who: 'bot' as const, bot: USUAL_BOT }));
  try {
    const table = await api.openTable({ game, seats: [{ who: 'me' }, ...bots] });
    go(`/table/${table.id}`);
  } catch (problem) {
    complain(problem);
  }
}

/** The link that lets somebody sit down. */
export const joinLink = (code: string): string => `${location.origin}/join/${code}`;

/** A code may come alone, with spaces, or inside the link that was sent. */
export function codeIn(text: string): string {
  const link = /\/(?:join|enter)\/([^/?#\s]+)/.exec(text);
  return decodeURIComponent(link?.[1] ?? text)
    .trim()
    .toUpperCase();
}
