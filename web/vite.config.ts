import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LOCALE = root('../src/brewtable/locale');
const WORDS = 'virtual:words';

/** The Fluent files that Python uses too, one bundle a language. The words of the terminal and the commands stay out. */
function words(): Plugin {
  const isSpoken = (file: string) => file.endsWith('.ftl') && !/^(terminal|cli)/.test(file);
  const filesOf = (language: string) => readdirSync(join(LOCALE, language)).filter(isSpoken).sort().map((file) => join(LOCALE, language, file));
  const languages = () =>
    readdirSync(LOCALE, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && filesOf(entry.name).length > 0)
      .map((entry) => entry.name);
  return {
    name: 'brewtable-words',
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${WORDS}`) {
        const loaders = languages().map((language) => `${language}: () => import('${WORDS}/${language}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${WORDS}/`)) return null;
      const files = filesOf(id.slice(WORDS.length + 2));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))};`;
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte()],
  resolve: { alias: { '#rules': root('../docs/rules') } },
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
  },
});
