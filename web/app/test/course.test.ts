import { describe, expect, it } from 'vitest';
import { castAt, led, toggled, waysOf } from '../src/game/casts.ts';
import { came, finished, goOn, lessonAfter, readProgress, shelves } from '../src/game/course.ts';
import { lessonPath, routeOf } from '../src/game/route.ts';
import type { LessonEntry } from '../src/net/types.ts';
import { typeset } from '../src/words/text.ts';

const words = { said: { fr: '', en: '' } };
const entry = (game: string, name: string): LessonEntry => ({
  id: `${game}-${name}`,
  game,
  ruleset: `${game}/default`,
  title: words,
  about: words,
  passage: { source: 'LEP', place: [] },
  minutes: 5,
  steps: 3,
  questions: 2,
});
const LESSONS = [entry('dames', '01'), entry('dames', '02'), entry('trictrac', '01'), entry('trictrac', '02')];

describe('how far one has come', () => {
  it('is read again as it was kept, and what cannot be read is left out', () => {
    const progress = finished(came({}, 'a', 2), 'b');
    expect(readProgress(JSON.stringify(progress))).toEqual({ a: { step: 2, done: false }, b: { step: 0, done: true } });
    expect(readProgress(null)).toEqual({});
    expect(readProgress('no')).toEqual({});
    expect(readProgress('[1, null]')).toEqual({});
    expect(readProgress('{"a": {"step": 1}, "b": {"step": 1, "done": false}}')).toEqual({ b: { step: 1, done: false } });
  });

  it('what is done stays done when it is gone through again', () => {
    expect(came(finished({}, 'a'), 'a', 1)).toEqual({ a: { step: 1, done: true } });
  });
});

describe('where to go on', () => {
  it('a newcomer begins with trictrac', () => {
    expect(goOn(LESSONS, {})?.id).toBe('trictrac-01');
  });

  it('one goes on in the lesson one is in, then with the next of its game, then with the first game', () => {
    const begun = came({}, 'dames-01', 1);
    expect(goOn(LESSONS, begun)?.id).toBe('dames-01');
    const once = finished(begun, 'dames-01');
    expect(goOn(LESSONS, once)?.id).toBe('dames-02');
    expect(goOn(LESSONS, finished(once, 'dames-02'))?.id).toBe('trictrac-01');
  });

  it('when all is done there is nothing more', () => {
    expect(goOn(LESSONS, LESSONS.reduce((progress, { id }) => finished(progress, id), {}))).toBeUndefined();
  });

  it('the lesson after another is one of its game', () => {
    expect(lessonAfter(LESSONS, 'trictrac-01')?.id).toBe('trictrac-02');
    expect(lessonAfter(LESSONS, 'dames-02')).toBeUndefined();
    expect(lessonAfter(LESSONS, 'none')).toBeUndefined();
  });
});

it('lessons stand by game, the games in their order, those without lessons left out', () => {
  const found = shelves(LESSONS, ['trictrac', 'toc', 'dames'], finished({}, 'dames-01'));
  expect(found.map(({ game, lessons, done }) => [game, lessons.length, done])).toEqual([['trictrac', 2, 0], ['dames', 2, 1]]);
});

describe('the 36 casts', () => {
  it('are 21 choices: the larger number is written first', () => {
    const all = [1, 2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => castAt({ row, column })));
    expect(castAt({ row: 2, column: 5 })).toBe('5-2');
    expect(new Set(all).size).toBe(21);
    expect(waysOf([...new Set(all)])).toBe(36);
  });

  it('are chosen and let go', () => {
    expect(toggled(toggled([], '5-2'), '3-3')).toEqual(['5-2', '3-3']);
    expect(toggled(['5-2', '3-3'], '5-2')).toEqual(['3-3']);
  });

  it('arrows go about within the square', () => {
    expect(led({ row: 1, column: 1 }, 'ArrowRight')).toEqual({ row: 1, column: 2 });
    expect(led({ row: 1, column: 6 }, 'ArrowUp')).toEqual({ row: 1, column: 6 });
    expect(led({ row: 1, column: 1 }, 'a')).toBeUndefined();
  });
});

it('a lesson has an address, and the list of them too', () => {
  expect(routeOf(lessonPath('trictrac-01-marche'))).toEqual({ page: 'learn', lesson: 'trictrac-01-marche' });
  expect(routeOf('/learn/')).toEqual({ page: 'learn', lesson: '' });
  expect(routeOf('/learn/a/b')).toEqual({ page: 'nowhere' });
});

it('in French a sign stays with the word before it', () => {
  expect(typeset('Oubliés : 1 ; non ?')).toBe('Oubliés\u00a0: 1\u00a0; non\u00a0?');
});
