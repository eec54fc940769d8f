/** What a view holds, sorted for drawing it without knowing the game. */
import type { Blocked, Choice, PromptData, View } from '../api/types';

export type Scalar = string | number | boolean | null;
export type Data = Scalar | Data[] | { [name: string]: Data };
export type Facts = Record<string, Data>;

export const isScalar = (data: Data): data is Scalar => typeof data !== 'object' || data === null;
export const isFacts = (data: Data): data is Facts => !isScalar(data) && !Array.isArray(data);
/** One row of a table: facts of a word or a few. */
const isRow = (data: Data): data is Facts =>
  isFacts(data) &&
  Object.values(data).every((value) => isScalar(value) || (Array.isArray(value) && value.every(isScalar)));

/** Things that are all described alike make a table; null if they do not. */
export function rowsIn(data: Data): { heads: string[]; rows: [string, Facts][] } | null {
  if (isScalar(data)) return null;
  const entries = Object.entries(data);
  const rows = entries.filter((entry): entry is [string, Facts] => isRow(entry[1]));
  if (rows.length < 2 || rows.length < entries.length) return null;
  return { heads: [...new Set(rows.flatMap(([, facts]) => Object.keys(facts)))], rows };
}

/** The same place in data of the same shape, where it has one. */
export const partOf = (data: Data | undefined, name: string | number): Data | undefined =>
  data === undefined || isScalar(data) ? undefined : (data as Facts)[name];

const OWN = ['seat']; // whose eyes these are: the page says so
const BY_SEAT = ['seats', 'players'];

export interface Layout {
  /** What is true of the whole table. */
  facts: Facts;
  /** Places on the table with more than a word in them. */
  panels: [string, Data][];
  /** The name under which each seat's own place is described, if the view has such a list. */
  bySeat: string | null;
}

/** A list that holds facts about each seat: `seats`, or the last that is as long as the table has seats. */
function listBySeat(view: View, seats: number): string | null {
  const lists = Object.entries(view).filter(
    ([, data]) => Array.isArray(data) && data.length === seats && data.every(isFacts),
  );
  return lists.find(([name]) => BY_SEAT.includes(name))?.[0] ?? lists.at(-1)?.[0] ?? null;
}

export function layOut(view: View, seats: number): Layout {
  const bySeat = listBySeat(view, seats);
  const shown = Object.entries(view as Facts).filter(([name]) => name !== bySeat && !OWN.includes(name));
  return {
    facts: Object.fromEntries(shown.filter(([, data]) => isScalar(data))),
    panels: shown.filter(([, data]) => !isScalar(data)),
    bySeat,
  };
}

export interface ThingToUse {
  thing: string;
  choices: Choice[];
  blocked: Blocked[];
}

/** What can be done and what cannot, by the kind of thing it is done to and by the thing. */
export function thingsIn(prompt: PromptData | null): Map<string, ThingToUse[]> {
  const things = new Map<string, ThingToUse>();
  const at = (thing: string): ThingToUse => {
    const found = things.get(thing) ?? { thing, choices: [], blocked: [] };
    things.set(thing, found);
    return found;
  };
  for (const choice of prompt?.choices ?? []) if (choice.on[0]) at(choice.on[0]).choices.push(choice);
  for (const blocked of prompt?.blocked ?? []) at(blocked.on).blocked.push(blocked);
  return Map.groupBy(things.values(), ({ thing }) => thing.split(':')[0]!);
}
