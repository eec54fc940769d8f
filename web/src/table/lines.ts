/** The lines of one decision, made ready for reading: like things in one line, split where a new chapter begins. */
import type { Event, Message, Told } from '../api/types';

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'key' in value;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The one argument in which two messages differ, if it holds messages; else null. */
function onlyDifference(one: Message, other: Message): string | null {
  const names = Object.keys(one);
  if (one.key !== other.key || names.length !== Object.keys(other).length) return null;
  const differing = names.filter((name) => !isSame(one[name], other[name]));
  const [name] = differing;
  if (differing.length !== 1 || name === undefined || !isMessage(other[name])) return null;
  return isMessage(one[name]) || Array.isArray(one[name]) ? name : null;
}

/** "1 wheat: from the fields" and "2 rye: from the fields" become "1 wheat and 2 rye: from the fields". */
export function gather(lines: Message[]): Message[] {
  const gathered: Message[] = [];
  for (const line of lines) {
    const last = gathered.at(-1);
    // Once a line holds a list, only the argument that is the list may differ further.
    const list = last && Object.keys(last).find((name) => Array.isArray(last[name]) && !Array.isArray(line[name]));
    const probe = last && list ? { ...last, [list]: (last[list] as Message[])[0] } : last;
    const name = probe && (list && isSame({ ...probe, [list]: null }, { ...line, [list]: null }) ? list : list ? null : onlyDifference(probe, line));
    if (last && name) {
      const before = last[name];
      gathered[gathered.length - 1] = { ...last, [name]: [...(Array.isArray(before) ? before : [before]), line[name]] };
    } else {
      gathered.push(line);
    }
  }
  return gathered;
}

export interface Part {
  /** The headline of a new chapter, with its icon. */
  headline: { line: Message; icon: string } | null;
  lines: Message[];
}

export const isAbout = (line: Message, event: Event): boolean => line.key.endsWith(`-${event.event}`);

export function partsOf(told: Told, chapter: ((event: Event) => { icon: string } | null) | undefined): Part[] {
  const beginnings = told.events.flatMap((event) => {
    const begun = chapter?.(event);
    return begun ? [{ event, icon: begun.icon }] : [];
  });
  const parts: Part[] = [{ headline: null, lines: [] }];
  for (const line of told.lines) {
    const begun = beginnings.find(({ event }) => isAbout(line, event));
    if (begun) parts.push({ headline: { line, icon: begun.icon }, lines: [] });
    else parts.at(-1)!.lines.push(line);
  }
  return parts.filter((part) => part.headline || part.lines.length > 0).map((part) => ({ ...part, lines: gather(part.lines) }));
}
