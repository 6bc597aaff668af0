import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { boardTheme } from '../board/theme.ts';

const SERVER = process.env['ACADEMIE_SERVER'] ?? 'http://127.0.0.1:8000';
const WORKER = 'sw.js';

/** Tells the service worker which files this build consists of. */
const shell = (): Plugin => ({
  name: 'shell',
  generateBundle: (_, bundle) => {
    const files = Object.keys(bundle).filter((name) => name.startsWith('assets/')).map((name) => `/${name}`);
    const worker = bundle[WORKER];
    if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
    const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    worker.code = `const SHELL=${JSON.stringify(files)},BUILD="${build}";${worker.code}`;
  },
});

/** Fetches the letters of every page along with it. */
const letters = (): Plugin => ({
  name: 'letters',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => /(sans-3-latin|headings).*\.woff2$/.test(name))
        .map((name) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true, fetchpriority: 'low' } })),
  },
});

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } }), boardTheme(), letters(), shell()],
  build: {
    // The pages' policy allows nothing written into the page itself, pictures apart.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'assets/manifest.json',
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  // The data of the boards lies beside web/.
  server: { host: '127.0.0.1', fs: { allow: ['..', '../../assets'] }, proxy: { '/api': SERVER, '/words': SERVER, '/ws': { target: SERVER, ws: true } } },
});
