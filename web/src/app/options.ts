/** The choices made before a game, in words. */
import type { OptionInfo, OptionValue } from '../api/types';
import { knows, say } from '../words/words.svelte';

const called = (key: string, otherwise: string): string => (knows(key) ? say(key) : otherwise);

/** The option that names a seat: who begins. */
export const BEGINS = 'first';

export const labelOf = ({ name, words }: OptionInfo): string => called(words, name);
export const aboutOf = ({ words }: OptionInfo): string => called(`${words}-about`, '');

/** A value in words; a seat is called by who sits there. */
export function valueOf({ name, words }: OptionInfo, value: OptionValue, seats: string[]): string {
  const who = name === BEGINS ? seats[Number(value)] : undefined;
  return who === undefined
    ? called(`${words}-is-${value}`, String(value))
    : say('web-seat-of', { who, number: Number(value) + 1 });
}
