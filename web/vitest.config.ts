import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  // A busy machine is not a failing test: a whole minute is for what hangs.
  test: { setupFiles: ['words/test/setup.ts'], include: ['*/test/**/*.test.ts'], pool: 'threads', maxWorkers: 1, testTimeout: 60_000, hookTimeout: 60_000 },
});
