/** A move as the analysis tells it: under a mistake, how the best goes on and how the move played is punished, each with its label. */
import { message, type Message } from '@academie/words';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Choice, Compared, Grade } from '../src/game/analysis.ts';
import ThisMove from '../src/parts/ThisMove.svelte';
import { begin, speak } from '../src/words/language.svelte.ts';

vi.mock('../src/game/navigation.svelte.ts', () => ({ follow: () => undefined }));
vi.mock('../src/words/load.ts', () => ({
  listed: () => Promise.resolve(['en', 'fr'].map((language) => ({ language, complete: true }))),
  fetchWords: () => Promise.resolve(),
}));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });

const verbatim = (text: string): Message => message('common-verbatim', { text });
const judged = (act: string, score: string, ...line: readonly string[]): Compared => ({
  act, told: verbatim(act), value: 0, error: null, score, line, lost: verbatim('1.20'), alone: [], held: [], mine: null, theirs: null, throws: [],
});
const BEST = judged('32-28', '+0.30', '19-23', '28x19', '14x23', '37-32', '10-14', '41-37');
const PLAYED = judged('34-30', '-0.90', '25x34', '39x30');

/** The labelled lines under a move, as they are read. */
function linesUnder(grade: Grade, played: Compared): readonly string[] {
  const choice: Choice = { number: 0, seat: 0, grade, loss: 0.2, lost: verbatim('1.20'), white: 0, played, best: [BEST] };
  const props = { number: 1, over: false, dice: [], choice, compared: { acts: [BEST, PLAYED], article: null }, rated: true, mover: 'A', other: 'B', events: [], onplay: () => undefined };
  return [...render(ThisMove, { props }).body.matchAll(/data-test="line">([^<]*)</g)].map(([, words = '']) => words);
}

beforeAll(begin);

describe.each([
  ['en', 'Best, then', 'Played, then'],
  ['fr', 'Le meilleur, puis', 'Joué, puis'],
])('in %s', (language, best, punished) => {
  beforeAll(() => speak(language));

  test('a mistake has two lines: how the best goes on, and how the move played is answered', () => {
    for (const grade of ['doubtful', 'error', 'blunder'] as const) {
      expect(linesUnder(grade, PLAYED), grade).toEqual([`${best} 19-23 28x19 14x23 37-32 10-14`, `${punished} 25x34 39x30`]);
    }
  });

  test('a sound move is not punished', () => {
    for (const played of [BEST, PLAYED]) expect(linesUnder('sound', played)).toEqual([`${best} 19-23 28x19 14x23 37-32 10-14`]);
  });
});
