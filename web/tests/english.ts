import { readdirSync, readFileSync } from 'node:fs';
import type { Say } from '../src/games/board';
import { makeBundle, Speaker } from '../src/words/speak';

const folder = new URL('../../src/brewtable/locale/en/', import.meta.url);
const files = readdirSync(folder)
  .filter((file) => !/^(terminal|cli)/.test(file))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));
export const english = new Speaker('en', [makeBundle('en', files)]);

/** Says a message in English, at a table of Ida, Marta, Jonas and Wanda. */
export const words: Say = (message, args = {}) =>
  english.say(typeof message === 'string' ? { key: message, ...args } : message, {
    names: ['Ida', 'Marta', 'Jonas', 'Wanda'],
  });
