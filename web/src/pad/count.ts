/** Counts a game at a real table by the description of its pad, which Python writes: see kernel/scorepad.py. */

export type Term = number | string | [string, ...Term[]];

export interface Field {
  key: string;
  most: number;
  /** What stands for it in a row of its kind; empty if it has a line of its own. */
  short: string;
  /** Asked only when somebody has some of this other field. */
  only_with: string;
  /** There is one in the game, and exactly one player has it. */
  one_holder: boolean;
}

export interface Pad {
  game: string;
  fewest: number;
  most: number;
  sections: { key: string; fields: Field[] }[];
  lines: { key: string; term: Term; total: boolean }[];
  /** The first is the score, the others break ties in their order. */
  deciders: { name: string; term: Term }[];
}

export type Numbers = Record<string, number>;

export interface Count {
  scores: number[];
  /** The lines of each player. */
  parts: Numbers[];
  /** Groups of players, best first; a group shares its rank. */
  ranking: number[][];
  /** The decider that put the first before the second, or `shared`. */
  decided_by: string;
}

const files = import.meta.glob<Pad>('../games/*/pad.json', { eager: true, import: 'default' });

/** The pads of all games that have one. */
export const pads: Record<string, Pad> = Object.fromEntries(Object.values(files).map((pad) => [pad.game, pad]));

export const fieldsOf = (pad: Pad): Field[] => pad.sections.flatMap((section) => section.fields);

export function count(pad: Pad, entries: Numbers[]): Count {
  const counted = entries.map((numbers) => ({ ...numbers }));
  for (const { key, term } of pad.lines) {
    counted.forEach((numbers, seat) => (numbers[key] = valueOf(term, counted, seat)));
  }
  const standing = counted.map((_, seat) => pad.deciders.map(({ term }) => valueOf(term, counted, seat)));
  return {
    scores: standing.map((numbers) => numbers[0]!),
    parts: counted.map((numbers) => Object.fromEntries(pad.lines.map(({ key }) => [key, numbers[key]!]))),
    ...ranked(
      standing,
      pad.deciders.map(({ name }) => name),
    ),
  };
}

function ranked(standing: number[][], names: string[]): Pick<Count, 'ranking' | 'decided_by'> {
  const order = standing
    .map((_, seat) => seat)
    .sort((one, other) => compare(standing[other]!, standing[one]!) || one - other);
  const ranking: number[][] = [];
  for (const seat of order) {
    const group = ranking.at(-1);
    if (group && compare(standing[group[0]!]!, standing[seat]!) === 0) group.push(seat);
    else ranking.push([seat]);
  }
  const [first, second] = order.map((seat) => standing[seat]!);
  return { ranking, decided_by: names.find((_, place) => first![place] !== second![place]) ?? 'shared' };
}

function compare(one: number[], other: number[]): number {
  const place = one.findIndex((number, at) => number !== other[at]);
  return place < 0 ? 0 : one[place]! - other[place]!;
}

function valueOf(term: Term, counted: Numbers[], seat: number): number {
  if (typeof term === 'number') return term;
  if (typeof term === 'string') return counted[seat]![term] ?? 0;
  const [sign, ...terms] = term;
  if (sign === 'rivals') {
    return Math.max(...counted.filter((_, other) => other !== seat).map((numbers) => numbers[String(terms[0])] ?? 0));
  }
  const join = SIGNS[sign];
  if (!join) throw new Error(`no counter knows the sign ${sign}; known are ${Object.keys(SIGNS).join(' ')}`);
  return join(terms.map((one) => valueOf(one, counted, seat)));
}

const SIGNS: Record<string, (values: number[]) => number> = {
  '+': (values) => values.reduce((sum, value) => sum + value, 0),
  '*': (values) => values.reduce((product, value) => product * value, 1),
  '-': ([first, second]) => first! - second!,
  '//': ([first, second]) => Math.floor(first! / second!),
  '>=': ([first, second]) => (first! >= second! ? 1 : 0),
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
};
