/** Messages become sentences here, by the same Fluent files that Python uses. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../api/types';

/** A part of a sentence: words, or something that stands for a thing on the table. */
export type Piece =
  | { is: 'text'; text: string }
  | { is: 'icon'; icon: string; count?: number; thing?: string; text: string }
  | { is: 'seat'; seat: number; text: string }
  | { is: 'card'; card: string; text: string };

/** What a speaker knows of the table it speaks at. */
export interface Company {
  /** Who sits where. */
  names?: string[];
  /** The seat of whoever reads, who is "you"; nobody's for those who look on. */
  me?: number | null;
  /** The words for a card, where a text is the id of one. */
  cardName?(text: string): string | null;
  /** The drawing for a nested message, where it has one. */
  inline?(message: Message): { icon: string; count?: number; thing?: string } | null;
}

const WITHIN_WORD = /^[\p{L}\p{M}\p{N}]/u;

/** Whether a text begins with a word, and not only with its letters: "Ulepszenie" does not begin with "Ulepsz". */
const beginsWith = (text: string, word: string): boolean =>
  text.toLocaleLowerCase().startsWith(word.toLocaleLowerCase()) && !WITHIN_WORD.test(text.slice(word.length));

/** The sentence without a word that already stands before it: "Harvest" and "Harvest 2 wheat" become "2 wheat". */
export function after(word: string | null, pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  if (!word || first?.is !== 'text' || !beginsWith(first.text, word)) return pieces;
  const text = first.text.slice(word.length).replace(/^[\s:,]+/, '');
  const left: Piece[] = text ? [{ is: 'text', text }, ...rest] : rest;
  return left;
}

export function makeBundle(language: string, files: string[]): FluentBundle {
  // Without isolation marks, as in Python: sentences also become labels and notifications.
  const bundle = new FluentBundle([language], { useIsolating: false });
  for (const file of files) {
    const [problem] = bundle.addResource(new FluentResource(file), { allowOverrides: false });
    if (problem) throw problem;
  }
  return bundle;
}

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'key' in value;
const isSeat = (name: string): boolean => name === 'seat' || name.endsWith('_seat');

// Private-use letters that no language writes; they mark where a piece stands in the finished sentence.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARK = /\uE000(\d+)\uE001/;
const ONLY_MARK = /^\uE000(\d+)\uE001$/;

const isDrawn = (spoken: string, marked: Piece[]): boolean => {
  const mark = ONLY_MARK.exec(spoken);
  return mark !== null && marked[Number(mark[1])]?.is === 'icon';
};

export class Speaker {
  readonly #bundles: FluentBundle[];
  readonly language: string;

  /** `bundles`: the language itself, then what to fall back to. */
  constructor(language: string, bundles: FluentBundle[]) {
    this.language = language;
    this.#bundles = bundles;
  }

  knows(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  say(message: Message, company: Company = {}): string {
    return this.#pieces(message, { ...company, inline: () => null })
      .map((piece) => piece.text)
      .join('');
  }

  /** The sentence in pieces, so that a page can draw some of them. */
  pieces(message: Message, company: Company = {}): Piece[] {
    return this.#pieces(message, company);
  }

  #pieces(message: Message, company: Company): Piece[] {
    const marked: Piece[] = [];
    const text = this.#format(message, company, marked);
    return text
      .split(MARK)
      .map((part, index): Piece => (index % 2 ? marked[Number(part)]! : { is: 'text', text: part }))
      .filter((piece) => piece.text !== '');
  }

  #format(message: Message, company: Company, marked: Piece[]): string {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message)) {
      if (name !== 'key') values[name] = this.#value(name, value, company, marked);
      if (isSeat(name)) values[`${name}_who`] = value === company.me ? 'you' : 'other';
    }
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(message.key)?.value;
      if (pattern) return bundle.formatPattern(pattern, values, []);
    }
    return message.key;
  }

  #value(name: string, value: unknown, company: Company, marked: Piece[]): FluentVariable {
    const mark = (piece: Piece) => `${OPEN}${marked.push(piece) - 1}${CLOSE}`;
    if (typeof value === 'number') {
      const person = isSeat(name) ? company.names?.[value] : undefined;
      return person === undefined ? value : mark({ is: 'seat', seat: value, text: person });
    }
    if (isMessage(value)) {
      const drawn = company.inline?.(value);
      if (drawn) return mark({ is: 'icon', ...drawn, text: this.say(value, company) });
      return this.#format(value, company, marked);
    }
    if (Array.isArray(value)) {
      const spoken = value.map((one) => String(this.#value('', one, company, marked)));
      // Drawings stand side by side; only words need "and".
      if (spoken.length > 0 && spoken.every((one) => isDrawn(one, marked))) return spoken.join(' ');
      return this.#list(spoken, name.startsWith('or_') ? 'disjunction' : 'conjunction');
    }
    const text = String(value);
    const card = company.cardName?.(text);
    return card ? mark({ is: 'card', card: text, text: card }) : text;
  }

  #list(spoken: string[], type: 'conjunction' | 'disjunction'): string {
    return new Intl.ListFormat(this.language, { type }).format(spoken);
  }
}
