/** What a run of events changes: for previews ("will change") and for marks ("has changed"). */
import type { Event, Table, Told } from './model';

export interface Change {
  /** Where each moved die ends, and the value it shows there. */
  dice: Map<string, { to: string; value: number | null }>;
  /** Dice that show another value than before, by their own roll or turn. */
  turned: Map<string, number>;
  gold: Record<number, number>;
  points: Record<number, number>;
  /** Seeds that come (+) and go (−), by place. */
  seeds: Record<string, number>;
  /** Ingredients and tokens that come and go, `seat:ware`. */
  wares: Record<string, number>;
}

const nothing = (): Change => ({ dice: new Map(), turned: new Map(), gold: {}, points: {}, seeds: {}, wares: {} });

export function changesOf(events: Event[]): Change {
  const change = nothing();
  const add = (side: Record<string, number>, name: string | number, count: number) =>
    (side[name] = (side[name] ?? 0) + count);
  for (const event of events) {
    if (event.event === 'die') change.dice.set(event.die, { to: event.to, value: event.value });
    else if (event.event === 'roll' || event.event === 'turn') change.turned.set(event.die, event.value);
    else if (event.event === 'gold') add(change.gold, event.seat, event.amount);
    else if (event.event === 'paid') add(change.gold, event.seat, -event.amount);
    else if (event.event === 'points') add(change.points, event.seat, event.amount);
    else if (event.event === 'ingredient') add(change.wares, `${event.seat}:${event.ingredient}`, 1);
    else if (event.event === 'ingredient-back') add(change.wares, `${event.seat}:${event.ingredient}`, -1);
    else if (event.event === 'seeds') {
      add(change.seeds, event.from, -event.count);
      add(change.seeds, event.to, event.count);
    }
  }
  return change;
}

/**
 * What has changed since the own last decision. A spectator decides nothing: only the last decision is new.
 * A new phase lays everything out afresh: what came before it is no news, and marking all of it would mark nothing.
 */
export function recentChanges(told: Told[], seat: number | null): Change {
  const events = (seat === null ? told.slice(-1) : told).flatMap((one) => one.events);
  return changesOf(events.slice(events.findLastIndex((event) => event.event === 'phase') + 1));
}

const counted = new WeakMap<Told[], Map<string, number>>();

/** How often each die was rolled so far. Every die of a table asks, so each story is read once. */
export function rollsOf(story: Told[]): Map<string, number> {
  const known = counted.get(story);
  if (known) return known;
  const rolls = new Map<string, number>();
  for (const event of story.flatMap((one) => one.events))
    if (event.event === 'roll') rolls.set(event.die, (rolls.get(event.die) ?? 0) + 1);
  counted.set(story, rolls);
  return rolls;
}

/** What the choice at hand would change; nothing more once it has been sent. */
export const foreseen = ({ prompt, preview }: Pick<Table, 'prompt' | 'preview'>): Change =>
  changesOf(prompt && preview ? preview.events : []);

/** Dice that would come to a place. */
export const comingTo = (change: Change, place: string): { die: string; value: number | null }[] =>
  [...change.dice].filter(([, move]) => move.to === place).map(([die, { value }]) => ({ die, value }));
