import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  test: { setupFiles: ['words/test/setup.ts'], include: ['*/test/**/*.test.ts'], maxWorkers: 1 },
});
