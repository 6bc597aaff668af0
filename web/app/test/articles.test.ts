import { describe, expect, test } from 'vitest';
import { articleOf } from '../src/game/articles.ts';
import type { ExplanationTold } from '../src/net/types.ts';

const article = (name: string, ...events: string[]): ExplanationTold => ({ words: { said: { en: name } }, passages: [], events });
const ARTICLES = [article('hits', 'trictrac-jan-battre-a-vrai'), article('leaving', 'trictrac-releve-leaving'), article('marks', 'Marked'), article('hits of another game', 'trictrac-jan-battre-a-vrai')];

describe('the article of an event', () => {
  const scored = { key: 'trictrac-jan-scored', args: { player: 'Anne', points: 4, scored: { key: 'trictrac-scored-on-by', args: { jan: { key: 'trictrac-jan-battre-a-vrai' }, ways: [{ key: 'trictrac-way' }] } } } };

  test.each([
    ['by the innermost of its message, the game’s own first', { code: 'JanScored', message: scored }, 'hits'],
    ['by its message', { code: 'NewReleve', message: { key: 'trictrac-releve-leaving' } }, 'leaving'],
    ['by its code', { code: 'Marked', message: { key: 'trictrac-marked' } }, 'marks'],
    ['none', { code: 'Staked', message: { key: 'company-seat-staked' } }, undefined],
  ])('%s', (_, event, expected) => {
    expect(articleOf(event, ARTICLES)?.words.said?.['en']).toBe(expected);
  });
});
