import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = process.env['ACADEMIE_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  // The pages' policy allows nothing written into the page itself, pictures apart.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { host: '127.0.0.1', proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
});
