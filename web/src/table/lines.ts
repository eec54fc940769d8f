/** The lines of decisions, made ready for reading: like things in one line, split where a new chapter begins. */
import type { Event, Message, Told } from '../api/types';

type Sum = 'count' | 'amount';

/** "1 wheat: from the fields and the river" would not say how many from each. */
const PLACES = ['from', 'to', 'at'];

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'key' in value;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isList = (value: unknown): value is Message[] => Array.isArray(value) && value.every(isMessage);
const without = (message: Message, name: string): Message => ({ ...message, [name]: null });

/** The arguments in which two messages of one kind differ; null if they are of different kinds. */
function differences(one: Message, other: Message): string[] | null {
  const names = Object.keys(one);
  if (one.key !== other.key || names.length !== Object.keys(other).length) return null;
  return names.filter((name) => !isSame(one[name], other[name]));
}

/** "1 hops" and "2 hops" are "3 hops"; null where nothing can be added up. Which of several things it was is lost with it. */
function sum(one: Message, other: Message): Message | null {
  const counted = (['count', 'amount'] as Sum[]).find(
    (name) => typeof one[name] === 'number' && typeof other[name] === 'number',
  );
  if (!counted || !differences(one, other)?.every((name) => name === counted || name === 'die')) return null;
  const { die: _, ...rest } = one;
  return { ...rest, key: one.key, [counted]: (one[counted] as number) + (other[counted] as number) };
}

/** A list with one more message in it, added to its like if there is one. */
function joined(list: Message[], more: Message): Message[] {
  for (const [at, one] of list.entries()) {
    const both = sum(one, more);
    if (both) return list.with(at, both);
  }
  return [...list, more];
}

/** The argument that two lines say in one: a list of messages, or the only one in which they differ. */
function shared(one: Message, other: Message): string | null {
  const lists = Object.keys(one).filter((name) => isList(one[name]) && (isMessage(other[name]) || isList(other[name])));
  if (lists.length > 0)
    return lists.length === 1 && isSame(without(one, lists[0]!), without(other, lists[0]!)) ? lists[0]! : null;
  const differing = differences(one, other);
  if (differing?.length === 0)
    return Object.keys(one).find((name) => isMessage(one[name]) && sum(one[name], other[name] as Message)) ?? null;
  const [name] = differing ?? [];
  return name && differing!.length === 1 && !PLACES.includes(name) && isMessage(one[name]) && isMessage(other[name])
    ? name
    : null;
}

/** Two lines as one: with a list, with a sum, or as one line that happened twice. */
function merged(one: Message, other: Message): Message | null {
  if (one.key === TIMES) return isSame(one['line'], other) ? { ...one, count: (one['count'] as number) + 1 } : null;
  const name = shared(one, other);
  if (name) {
    const before = one[name] as Message | Message[];
    const more = other[name] as Message | Message[];
    const list = [more].flat().reduce(joined, [before].flat());
    return { ...one, [name]: Array.isArray(before) || list.length > 1 ? list : list[0] };
  }
  return sum(one, other) ?? (isSame(one, other) ? { key: TIMES, line: one, count: 2 } : null);
}

const TIMES = 'web-log-times';

/** "1 wheat: from the fields" and "2 rye: from the fields" become "1 wheat and 2 rye: from the fields". */
export function gather(lines: Message[]): Message[] {
  const gathered: Message[] = [];
  for (const line of lines) {
    const last = gathered.at(-1);
    const both = last && merged(last, line);
    if (both) gathered[gathered.length - 1] = both;
    else gathered.push(line);
  }
  return gathered;
}

/** With its deed; where a game has no sentence for it, that is the first line of what came of it. */
export function withDeed(told: Told): Told {
  const [first, ...lines] = told.lines;
  if (told.deed || !first || told.headings?.includes(0)) return told;
  return { ...told, deed: first, lines, headings: told.headings?.map((at) => at - 1) };
}

/** Decisions of one seat that go on with the one before, such as dice stored one by one, as one. */
export function runs(told: Told[]): Told[] {
  const runs: Told[] = [];
  for (const one of told.map(withDeed).filter(({ deed, lines }) => deed || lines.length > 0)) {
    const last = runs.at(-1);
    const deed = last && inOneSentence(last, one);
    if (deed) runs[runs.length - 1] = joinedTo(last, one, deed);
    else runs.push(one);
  }
  return runs;
}

/** The sentence for two decisions, if the second goes on with the first and no chapter began between them. */
function inOneSentence(last: Told, one: Told): Message | null {
  if (last.seat !== one.seat || !last.deed || !one.deed || last.headings?.length) return null;
  const both = gather([last.deed, one.deed]);
  return both.length === 1 ? both[0]! : null;
}

const joinedTo = (last: Told, one: Told, deed: Message): Told => ({
  ...last,
  ply: one.ply,
  deed,
  events: [...last.events, ...one.events],
  lines: [...last.lines, ...one.lines],
  headings: one.headings?.map((at) => at + last.lines.length),
});

/** What is read out: the deed and the chapters that begin, or all where a game has no sentence for it. */
export function announced(told: Told): Message[] {
  if (!told.deed) return gather(told.lines);
  return [told.deed, ...told.lines.filter((_, at) => told.headings?.includes(at))];
}

/** What stands in the log under one head: a decision and what came of it, or a chapter and how it begins. */
export interface Part {
  kind: 'decision' | 'chapter' | 'phase';
  head: Message | null;
  /** Of the greater chapters. */
  icon: string | null;
  lines: Message[];
}

export const isAbout = (line: Message, event: Event): boolean => line.key.endsWith(`-${event.event}`);

export function partsOf(told: Told, chapter: ((event: Event) => { icon: string } | null) | undefined): Part[] {
  const beginnings = told.events.flatMap((event) => {
    const begun = chapter?.(event);
    return begun ? [{ event, icon: begun.icon }] : [];
  });
  const parts: Part[] = [{ kind: 'decision', head: told.deed ?? null, icon: null, lines: [] }];
  for (const [at, line] of told.lines.entries()) {
    const icon = beginnings.find(({ event }) => isAbout(line, event))?.icon ?? null;
    if (icon || told.headings?.includes(at))
      parts.push({ kind: icon ? 'chapter' : 'phase', head: line, icon, lines: [] });
    else parts.at(-1)!.lines.push(line);
  }
  return parts
    .filter((part) => part.head || part.lines.length > 0)
    .map((part) => ({ ...part, lines: gather(part.lines) }));
}
