// What the first page loads, compressed: start page, English words, styles, drawings and the letters that they need.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const built = new URL('../../src/brewtable/table/static/', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));

const isNeeded = (asset) => !/-(latin-ext|cyrillic)-/.test(asset);

function collect(name, files = new Set(), seen = new Set()) {
  if (seen.has(name)) return files;
  seen.add(name);
  const chunk = manifest[name];
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? []).filter(isNeeded)]) files.add(file);
  for (const needed of chunk.imports ?? []) collect(needed, files, seen);
  return files;
}

const english = Object.keys(manifest).find((name) => name.endsWith('virtual:words/en'));
if (!english) throw new Error('the English words are not among the built files');
const files = collect(english, collect('index.html'));
const total = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file))).length, 0);
console.log(`first page: ${(total / 1000).toFixed(1)} kB compressed in ${files.size} files`);
if (total > LIMIT) {
  console.error(`more than the ${LIMIT / 1000} kB it may have`);
  process.exit(1);
}
