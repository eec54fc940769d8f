/** The words to learn a game by: they come when somebody opens them, in the language spoken and in English. */
import { FALLBACK } from '../words/languages';
import { bringWords, learnWordsOf, spokenLanguage } from '../words/words.svelte';

const files = import.meta.glob<string>('#locale/*/learn-*.ftl', { query: '?raw', import: 'default' });
const WRITTEN = /\/locale\/([^/]+)\/learn-(.+)\.ftl$/;
const written = Object.entries(files).map(([path, load]) => {
  const [, language, game] = WRITTEN.exec(path)!;
  return { language: language!, game: game!, load };
});
const brought = new Set<() => Promise<string>>();

export async function wordsToLearn(game: string): Promise<void> {
  await learnWordsOf(game); // it speaks of what is on the board
  const wanted = [spokenLanguage(), FALLBACK];
  const missing = written.filter(
    (words) => words.game === game && wanted.includes(words.language) && !brought.has(words.load),
  );
  if (missing.length === 0) return;
  for (const { load } of missing) brought.add(load);
  const found: Record<string, string[]> = {};
  await Promise.all(missing.map(async ({ language, load }) => (found[language] = [await load()])));
  await bringWords(found);
}
