/** What the plain board calls the names in a view: by the words that the game brings, or as they stand there. */
import type { Say } from '../games/board';
import { capital } from '../parts/speech';
import { knows } from '../words/words.svelte';
import type { Scalar } from './layout';

const isSeat = (name: string): boolean => name === 'seat' || name.endsWith('_seat') || name === 'to_move';
const readable = (name: string): string => capital(name.replaceAll(/[_-]+/g, ' '));

export class Names {
  readonly #game: string;
  readonly #words: Say;
  readonly #people: string[];

  constructor(game: string, words: Say, people: string[]) {
    this.#game = game;
    this.#words = words;
    this.#people = people;
  }

  /** `hands` is "Hands", or what the message GAME-word-hands says. */
  label = (name: string): string => this.#known(name) ?? readable(name);

  /** `hand:7` is "Hand 7". */
  thing = (thing: string): string =>
    thing
      .split(':')
      .map((part, at) => (at === 0 ? this.label(part) : (this.#known(part) ?? part)))
      .join(' ');

  value = (name: string, value: Scalar): string => {
    if (value === null || value === '') return this.#words('web-plain-none');
    if (typeof value === 'boolean') return this.#words(value ? 'web-plain-yes' : 'web-plain-no');
    if (typeof value === 'number') return (isSeat(name) && this.#people[value]) || String(value);
    return this.#known(value) ?? value;
  };

  #known(name: string): string | null {
    const key = `${this.#game}-word-${name}`;
    return knows(key) ? this.#words(key) : null;
  }
}
