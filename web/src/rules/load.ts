/** The rules of a game, as they stand in docs/rules; loaded when somebody opens them. */
import { FALLBACK } from '../words/languages';
import { type Block, parseRules } from './parse';

const files = import.meta.glob<string>('#rules/**/*.md', { query: '?raw', import: 'default' });

/** Rules lie in the folder of their language; English ones lie above. */
const WRITTEN = /\/rules\/(?:([^/]+)\/)?([^/]+)\.md$/;
const written = Object.keys(files).map((path) => {
  const [, language = FALLBACK, game] = WRITTEN.exec(path)!;
  return { path, language, game: game! };
});

/** The games that have rules here. */
export const withRules: string[] = [...new Set(written.map(({ game }) => game))].sort();

export interface Rules {
  language: string;
  blocks: Block[];
}

/** The rules in the language wished, or in English where nobody has translated them. */
export async function rulesOf(game: string, wished: string): Promise<Rules> {
  const known = written.filter((rules) => rules.game === game);
  const found =
    known.find(({ language }) => language === wished) ?? known.find(({ language }) => language === FALLBACK);
  return found
    ? { language: found.language, blocks: parseRules(await files[found.path]!()) }
    : { language: wished, blocks: [] };
}
