/** What a run of events changes: for previews ("will change") and for marks ("has changed"). */
import type { Told } from '../../api/types';
import type { Pioneers, Table } from './model';

export type Event = Pioneers['event'];

export interface Change {
  coins: Record<number, number>;
  points: Record<number, number>;
  /** Things that come to (+) and leave (−) a cellar or depot: `0:alt`, `0:barrel`, `0:depot`. */
  stored: Record<string, number>;
  /** What a dial shows then, `0:alt`; 0 when its beer is brewed. */
  dials: Record<string, number>;
  /** Where a marker stands then: `0:level`, `0:progress`, `0:income`. */
  tracks: Record<string, number>;
  /** Pieces that come to a space: `space:3a`, `truck-space:order`, `turn-space:2`, `admin:0:beige`, `bonus:coin`. */
  pieces: Record<string, { seat: number; experience?: number }>;
  /** Tokens, covers and cellar tiles that go: `0:token:pils`, `0:overlay:large`, `0:tile:small`. */
  gone: Set<string>;
  /** Extensions that are built, `0:filter`; objectives that are fulfilled, `0:bulbs`. */
  done: Set<string>;
  /** Where cards go: `showing:0`, `hand:2`, `display:6`. */
  cards: Record<string, string>;
  /** Cards that come to a hand or a display unseen, by place. */
  unseen: Record<string, number>;
  /** Bonus workers that come and go, by seat. */
  helpers: Record<number, number>;
}

const nothing = (): Change => ({
  coins: {},
  points: {},
  stored: {},
  dials: {},
  tracks: {},
  pieces: {},
  gone: new Set(),
  done: new Set(),
  cards: {},
  unseen: {},
  helpers: {},
});

const add = (side: Record<string | number, number>, name: string | number, count: number) =>
  (side[name] = (side[name] ?? 0) + count);

function note(change: Change, event: Event): void {
  switch (event.event) {
    case 'coins':
      return void add(change.coins, event.seat, event.amount);
    case 'paid':
      return void add(change.coins, event.seat, -event.amount);
    case 'points':
      return void add(change.points, event.seat, event.amount);
    case 'barrels-depot':
      return void add(change.stored, `${event.seat}:depot`, event.count);
    case 'barrels-cellar':
      add(change.stored, `${event.seat}:barrel`, event.count);
      return void add(change.stored, `${event.seat}:depot`, -event.count);
    case 'barrels-delivered':
    case 'barrels-given':
    case 'barrels-cleared':
      return void add(change.stored, `${event.seat}:barrel`, -event.count);
    case 'beer-cellar':
      return void add(change.stored, `${event.seat}:${event.beer}`, 1);
    case 'beer-delivered':
    case 'beer-given':
    case 'beer-cleared':
      return void add(change.stored, `${event.seat}:${event.beer}`, -1);
    case 'dial-placed':
    case 'dial-turned':
    case 'brewed':
      change.dials[`${event.seat}:${event.beer}`] = event.value;
      return;
    case 'level':
    case 'progress':
    case 'income':
      change.tracks[`${event.seat}:${event.event}`] = event.space;
      return;
    case 'worker':
      change.pieces[`space:${event.space}`] = { seat: event.seat, experience: event.experience };
      return;
    case 'truck':
      change.pieces[`truck-space:${event.space}`] = { seat: event.seat };
      return;
    case 'turn-order':
      change.pieces[`turn-space:${event.place}`] = { seat: event.seat };
      return;
    case 'admin':
      change.pieces[`admin:${event.seat}:${event.space}`] = { seat: event.seat };
      return;
    case 'bonus':
      change.pieces[`bonus:${event.bonus}`] = { seat: event.seat };
      return void add(change.helpers, event.seat, -1);
    case 'helpers':
      return void add(change.helpers, event.seat, event.count);
    case 'sacrificed':
      return void add(change.helpers, event.seat, -event.count);
    case 'unblocked':
      return void change.gone.add(`${event.seat}:token:${event.token}`);
    case 'uncovered':
      return void change.gone.add(`${event.seat}:overlay:${event.overlay}`);
    case 'upgraded':
      return void change.gone.add(`${event.seat}:tile:${event.tile}`);
    case 'built':
      return void change.done.add(`${event.seat}:${event.extension}`);
    case 'objective':
      return void change.done.add(`${event.seat}:${event.objective}`);
  }
  if (!('card' in event)) return;
  if (event.card) change.cards[event.card] = event.to;
  else add(change.unseen, event.to, 1);
}

export function changesOf(events: Event[]): Change {
  const change = nothing();
  for (const event of events) note(change, event);
  return change;
}

/**
 * What has changed since the own last decision. A spectator decides nothing: only the last decision is new.
 * A new round clears the boards: what came before it is no news.
 */
export function recentChanges(told: Told<Pioneers>[], seat: number | null): Change {
  const events = (seat === null ? told.slice(-1) : told).flatMap((one) => one.events);
  return changesOf(events.slice(events.findLastIndex((event) => event.event === 'round') + 1));
}

/** What the choice at hand would change; nothing more once it has been sent. */
export const foreseen = ({ prompt, preview }: Pick<Table, 'prompt' | 'preview'>): Change =>
  changesOf(prompt && preview ? preview.events : []);
