/** What a run of events adds and takes, place by place: for previews ("will change") and for marks ("has changed"). */
import type { Event, Kind, Table, Told } from './model';

export interface Change {
  /** Tokens that come and go, by place (`storage:0`, `fields`, `river`, `offer`). */
  arriving: Record<string, Partial<Record<Kind, number>>>;
  leaving: Record<string, Partial<Record<Kind, number>>>;
  /** Cards that come and go, by place (`hand:0`, `exchange:2`); a hidden card is told by its back. */
  coming: Record<string, CardMove[]>;
  going: Record<string, CardMove[]>;
}

export interface CardMove {
  card: string | null;
  back: string;
}

export const NOTHING: Change = { arriving: {}, leaving: {}, coming: {}, going: {} };

export function changesOf(events: Event[]): Change {
  const change: Change = { arriving: {}, leaving: {}, coming: {}, going: {} };
  for (const event of events) {
    if (event.event === 'tokens') {
      addTokens(change.leaving, change.arriving, event.from, event.token, event.count);
      addTokens(change.arriving, change.leaving, event.to, event.token, event.count);
    } else if (event.event === 'card') {
      addCard(change.going, change.coming, event.from, event);
      addCard(change.coming, change.going, event.to, event);
    }
  }
  return change;
}

type TokenSide = Change['arriving'];
type CardSide = Change['coming'];

/** What came a moment ago and goes again is no change: the two sides cancel out. */
function addTokens(side: TokenSide, other: TokenSide, place: string, kind: Kind, count: number): void {
  const opposite = (other[place] ??= {});
  const cancelled = Math.min(opposite[kind] ?? 0, count);
  if (cancelled) opposite[kind] = (opposite[kind] ?? 0) - cancelled;
  const here = (side[place] ??= {});
  here[kind] = (here[kind] ?? 0) + count - cancelled;
}

function addCard(side: CardSide, other: CardSide, place: string, event: CardMove): void {
  const opposite = (other[place] ??= []);
  const at = opposite.findIndex((move) => move.card !== null && move.card === event.card);
  if (at >= 0) opposite.splice(at, 1);
  else (side[place] ??= []).push({ card: event.card, back: event.back });
}

export const arriving = (change: Change, place: string, kind: Kind): number => change.arriving[place]?.[kind] ?? 0;
export const leaving = (change: Change, place: string, kind: Kind): number => change.leaving[place]?.[kind] ?? 0;
export const difference = (change: Change, place: string, kind: Kind): number =>
  arriving(change, place, kind) - leaving(change, place, kind);

export const comesTo = (change: Change, place: string, card: string): boolean =>
  (change.coming[place] ?? []).some((move) => move.card === card);
export const goesFrom = (change: Change, place: string, card: string): boolean =>
  (change.going[place] ?? []).some((move) => move.card === card);

/**
 * What has changed since the own last decision. A spectator decides nothing: only the last decision is new.
 * A new phase lays everything out afresh: what came before it is no news, and marking all of it would mark nothing.
 */
export function recentChanges(told: Told[], seat: number | null): Change {
  const events = (seat === null ? told.slice(-1) : told).flatMap((one) => one.events);
  return changesOf(events.slice(events.findLastIndex((event) => event.event === 'phase') + 1));
}

/** What the choice at hand would change; nothing more once it has been sent. */
export const foreseen = ({ prompt, preview }: Pick<Table, 'prompt' | 'preview'>): Change =>
  prompt && preview ? changesOf(preview.events) : NOTHING;
