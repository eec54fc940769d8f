/** What a run of events changes: for previews ("will change") and for marks ("has changed"). */
import type { Event, Preview, PromptData, Told } from '../../api/types';

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

const nothing = (): Change => ({ coins: {}, points: {}, stored: {}, dials: {}, tracks: {}, pieces: {}, gone: new Set(), done: new Set(), cards: {}, unseen: {}, helpers: {} });

const add = (side: Record<string | number, number>, name: string | number, count: number) => (side[name] = (side[name] ?? 0) + count);

type Fact = { seat: number } & Event;
type Teller = (change: Change, event: Fact) => void;

const stores = (thing: (event: Fact) => string, sign: 1 | -1): Teller => (change, event) => add(change.stored, `${event.seat}:${thing(event)}`, sign * (event['count'] ?? 1));
const beer = (event: Fact): string => event['beer'];
const barrel = (): string => 'barrel';
const turns: Teller = (change, event) => (change.dials[`${event.seat}:${event['beer']}`] = event['value']);
const moves = (track: string): Teller => (change, event) => (change.tracks[`${event.seat}:${track}`] = event['space']);
const stands = (place: (event: Fact) => string): Teller => (change, event) => (change.pieces[place(event)] = { seat: event.seat, experience: event['experience'] });

const TELLERS: Record<string, Teller> = {
  coins: (change, event) => add(change.coins, event.seat, event['amount']),
  paid: (change, event) => add(change.coins, event.seat, -event['amount']),
  points: (change, event) => add(change.points, event.seat, event['amount']),
  'barrels-depot': stores(() => 'depot', 1),
  'barrels-cellar': (change, event) => {
    add(change.stored, `${event.seat}:barrel`, event['count']);
    add(change.stored, `${event.seat}:depot`, -event['count']);
  },
  'barrels-delivered': stores(barrel, -1),
  'barrels-given': stores(barrel, -1),
  'barrels-cleared': stores(barrel, -1),
  'beer-cellar': stores(beer, 1),
  'beer-delivered': stores(beer, -1),
  'beer-given': stores(beer, -1),
  'beer-cleared': stores(beer, -1),
  'dial-placed': turns,
  'dial-turned': turns,
  brewed: turns,
  level: moves('level'),
  progress: moves('progress'),
  income: moves('income'),
  worker: stands((event) => `space:${event['space']}`),
  truck: stands((event) => `truck-space:${event['space']}`),
  'turn-order': stands((event) => `turn-space:${event['place']}`),
  admin: stands((event) => `admin:${event.seat}:${event['space']}`),
  bonus: (change, event) => {
    change.pieces[`bonus:${event['bonus']}`] = { seat: event.seat };
    add(change.helpers, event.seat, -1);
  },
  helpers: (change, event) => add(change.helpers, event.seat, event['count']),
  sacrificed: (change, event) => add(change.helpers, event.seat, -event['count']),
  unblocked: (change, event) => change.gone.add(`${event.seat}:token:${event['token']}`),
  uncovered: (change, event) => change.gone.add(`${event.seat}:overlay:${event['overlay']}`),
  upgraded: (change, event) => change.gone.add(`${event.seat}:tile:${event['tile']}`),
  built: (change, event) => change.done.add(`${event.seat}:${event['extension']}`),
  objective: (change, event) => change.done.add(`${event.seat}:${event['objective']}`),
};

export function changesOf(events: Event[]): Change {
  const change = nothing();
  for (const event of events) {
    TELLERS[event.event]?.(change, event as Fact);
    if (!event.event.startsWith('card-')) continue;
    if (event['card']) change.cards[event['card']] = event['to'];
    else add(change.unseen, event['to'], 1);
  }
  return change;
}

/**
 * What has changed since the own last decision. A spectator decides nothing: only the last decision is new.
 * A new round clears the boards: what came before it is no news.
 */
export function recentChanges(told: Told[], seat: number | null): Change {
  const events = (seat === null ? told.slice(-1) : told).flatMap((one) => one.events);
  return changesOf(events.slice(events.findLastIndex((event) => event.event === 'round') + 1));
}

/** What the choice at hand would change; nothing more once it has been sent. */
export const foreseen = ({ prompt, preview }: { prompt: PromptData | null; preview: Preview | null }): Change =>
  changesOf(prompt && preview ? preview.events : []);
