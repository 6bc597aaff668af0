import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['**/dist/**', '**/node_modules/**', 'protocol/src/messages.ts', '**/*.js', '**/*.mjs', '**/*.d.mts']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['vitest.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'max-lines': ['error', 400],
      complexity: ['error', { max: 10, variant: 'modified' }],
    },
  },
  {
    files: ['board/src/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['@academie/*'] }] },
  },
);
