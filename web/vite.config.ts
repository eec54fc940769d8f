import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LOCALE = root('../src/brewtable/locale');
const WORDS = 'virtual:words';

/**
 * The Fluent files that Python uses too, in volumes: what the start page and all tables say, and what each game and the score pad say,
 * which comes when they are opened. The words of the terminal, the commands and the lab stay out; those to learn a game by are fetched by
 * src/learn/words.ts.
 */
function words(): Plugin {
  const START = 'start';
  const ELSEWHERE = /^(terminal|cli|envs|lab|learn)/;
  /** What is said in one part of the pages only, which brings its words. */
  const ALONE = /^web-(lobby|talk)\.ftl$/;
  /** How a game presents itself before it is opened. */
  const PRESENTED = /^web-(title|line)-/;

  const filesOf = (language: string): string[] =>
    readdirSync(join(LOCALE, language))
      .filter((file) => file.endsWith('.ftl') && !ELSEWHERE.test(file))
      .sort();
  const languages = readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(entry.name).length > 0)
    .map((entry) => entry.name);
  /** What has words of its own here, beside those that Python needs, is a volume with all of them. */
  const volumeOf = (file: string, files: string[]): string =>
    ALONE.exec(file)?.[1] ??
    files
      .filter((one) => files.includes(`web-${one}`))
      .map((one) => one.replace('.ftl', ''))
      .find((name) => new RegExp(`^((web|guide)-)?${name}[-.]`).test(file)) ??
    START;

  /** The text of each volume of a language, file by file. */
  function volumesOf(language: string): Map<string, string[]> {
    const files = filesOf(language);
    const volumes = new Map<string, string[]>([[START, []]]);
    for (const file of files) {
      const volume = volumeOf(file, files);
      const lines = readFileSync(join(LOCALE, language, file), 'utf8').split('\n');
      const kept = volume === START ? lines : lines.filter((line) => !PRESENTED.test(line));
      volumes.set(volume, [...(volumes.get(volume) ?? []), kept.join('\n')]);
      if (volume !== START) volumes.get(START)!.push(lines.filter((line) => PRESENTED.test(line)).join('\n'));
    }
    return volumes;
  }

  return {
    name: 'brewtable-words',
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${WORDS}`) {
        const shelves = languages.map((language) => {
          const loaders = [...volumesOf(language).keys()].map(
            (volume) => `'${volume}': () => import('${WORDS}/${language}/${volume}')`,
          );
          return `'${language}': { ${loaders.join(', ')} }`;
        });
        return `export default { ${shelves.join(', ')} };`;
      }
      if (!id.startsWith(`\0${WORDS}/`)) return null;
      const [language, volume] = id.slice(WORDS.length + 2).split('/') as [string, string];
      for (const file of filesOf(language)) this.addWatchFile(join(LOCALE, language, file));
      return `export default ${JSON.stringify(volumesOf(language).get(volume))};`;
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte()],
  resolve: { alias: { '#rules': root('../docs/rules'), '#locale': LOCALE } },
  server: {
    // The words and the rules lie beside web/.
    fs: { allow: [root('..')] },
    proxy: { '/api': { target: process.env['BREWTABLE_URL'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: process.env['BREWTABLE_STATIC'] ?? root('../src/brewtable/table/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files: a data: address would need a hole in the content policy.
    assetsInlineLimit: 0,
    manifest: true,
    // What the first page needs comes in one file instead of a dozen small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
});
