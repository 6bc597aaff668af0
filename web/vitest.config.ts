import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { setupFiles: ['words/test/setup.ts'], include: ['*/test/**/*.test.ts'], maxWorkers: 1 },
});
