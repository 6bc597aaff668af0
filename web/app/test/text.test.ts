import { expect, test } from 'vitest';
import { sentence } from '../src/words/text.ts';

test.each([
  ['there is no such game', 'There is no such game.'],
  ['Écrit déjà.', 'Écrit déjà.'],
  ['êtes-vous là ?', 'Êtes-vous là ?'],
  ['', ''],
])('%j as a sentence', (words, said) => {
  expect(sentence(words)).toBe(said);
});
