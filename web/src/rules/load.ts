/** The rules of a game, as they stand in docs/rules; loaded when somebody opens them. */
import { type Block, parseRules } from './parse';

const files = import.meta.glob<string>('#rules/*.md', { query: '?raw', import: 'default' });

const fileOf = (game: string): string | undefined => Object.keys(files).find((path) => path.endsWith(`/${game}.md`));

export const hasRules = (game: string): boolean => fileOf(game) !== undefined;

export async function rulesOf(game: string): Promise<Block[]> {
  const file = fileOf(game);
  return file ? parseRules(await files[file]!()) : [];
}
