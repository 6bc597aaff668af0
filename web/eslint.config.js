import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Rules that ask for types take minutes over components, which svelte-check reads by types anyway: these are for the night. */
const byDay = process.env.NIGHT === undefined ? [{ ...tseslint.configs.disableTypeChecked, files: ['**/*.svelte'] }] : [];

export default defineConfig(
  globalIgnores(['**/dist/**', '**/node_modules/**', 'protocol/src/*.ts', 'words/src/keys.ts', '**/*.js', '**/*.mjs', '**/*.d.mts']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Half of the time of all rules, for what is not here: enumerations, which the next rule keeps out.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-restricted-syntax': ['error', 'TSEnumDeclaration'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'max-lines': ['error', 400],
      complexity: ['error', { max: 10, variant: 'modified' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    rules: {
      // Addresses are the app's own: no framework is there to resolve them.
      'svelte/no-navigation-without-resolve': 'off',
      // Nothing here is a store: state is in runes.
      'svelte/require-store-reactive-access': 'off',
      // What a component is given is typed by svelte-check; ESLint takes every other component for any.
      'no-undef': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  ...byDay,
  {
    files: ['board/src/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ group: ['@academie/*', '!@academie/words'], allowTypeImports: true }] }] },
  },
);
