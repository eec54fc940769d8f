import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '#locale': root('../src/brewtable/locale'), '#rules': root('../docs/rules') } },
  // The words and the rules lie beside web/, where Python finds them too.
  server: { fs: { allow: [root('..')] }, proxy: { '/api': { target: process.env['BREWTABLE_URL'] ?? 'http://127.0.0.1:8000', ws: true } } },
  build: {
    outDir: process.env['BREWTABLE_STATIC'] ?? root('../src/brewtable/table/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files: a data: address would need a hole in the content policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
});
