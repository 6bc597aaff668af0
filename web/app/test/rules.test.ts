import { describe, expect, test } from 'vitest';
import { anchor, firstLesson, throwsOf } from '../src/game/rules.ts';
import { routeOf, rulesPath } from '../src/game/route.ts';
import type { LessonEntry, LineTold, RulesEntry } from '../src/net/types.ts';

const line = (dice: readonly number[][], chance = true): LineTold => {
  const acts = dice.map((each) => ({ text: each.join('-'), dice: each }));
  return { places: [], acts: acts.map(({ text }) => text), choices: { acts }, chance, outcome: null };
};
const page = (key: string, ...games: string[]): RulesEntry => ({ key, games, title: { said: { fr: key, en: key } }, about: { said: { fr: '', en: '' } }, diagrams: 0 });
const lesson = (id: string, game: string): LessonEntry => ({
  id,
  game,
  ruleset: '',
  title: { said: { fr: id, en: id } },
  about: { said: { fr: '', en: '' } },
  passage: { source: 'LEP', place: [] },
  minutes: 1,
  steps: 1,
  questions: 0,
});

describe('what may fall', () => {
  test('is offered as throws of two dice or three', () => {
    expect(throwsOf(line([[6, 5], [1, 1]]))).toEqual(['6-5', '1-1']);
    expect(throwsOf(line([[6, 5, 4]]))).toEqual(['6-5-4']);
  });

  test('is not where somebody is to act, or tiles are dealt', () => {
    expect(throwsOf(line([[6, 5]], false))).toEqual([]);
    expect(throwsOf({ chance: true, choices: { acts: [{ text: '6-5' }] } })).toEqual([]);
  });
});

describe('a page of rules', () => {
  test('leads to the first lesson of its games', () => {
    const lessons = [lesson('trictrac-01', 'trictrac'), lesson('ecrire-01', 'ecrire'), lesson('ecrire-02', 'ecrire')];
    expect(firstLesson(lessons, page('ecrire', 'ecrire', 'poule'))?.id).toBe('ecrire-01');
    expect(firstLesson(lessons, page('plein', 'plein'))).toBeUndefined();
  });

  test('has an address of its own, and so have its sections', () => {
    expect(routeOf(rulesPath('tour-a-tour'))).toEqual({ page: 'rules', game: 'tour-a-tour' });
    expect(routeOf('/rules')).toEqual({ page: 'rules', game: '' });
    expect(anchor('march')).toBe('section-march');
  });
});
