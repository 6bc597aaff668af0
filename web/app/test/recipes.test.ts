import { describe, expect, test } from 'vitest';
import { notesOf, soundOf, type Note } from '../src/game/recipes.ts';

const middle = (): number => 0.5;
/** Of the second notes of two sounds. */
const ratio = (one: readonly Note[], two: readonly Note[], of: 'frequency' | 'gain'): number => (one[1]?.[of] ?? 0) / (two[1]?.[of] ?? 1);

describe('sounds', () => {
  test('a man is two bursts and a tone, as written', () => {
    const notes = notesOf('man', 0, middle);
    expect(notes.map(({ kind, frequency }) => [kind, frequency])).toEqual([['burst', 1800], ['burst', 190], ['tone', 165]]);
    expect(notes.every(({ at }) => at === 0)).toBe(true);
  });

  test('the cup knocks nine times, 45 ms apart', () => {
    const starts = [...new Set(notesOf('cup', 0, () => 0).map(({ at }) => at))];
    expect(starts).toHaveLength(9);
    expect(starts[1]).toBeCloseTo(0.045);
  });

  test('bursts vary by 6 % and 1.5 dB, tones do not', () => {
    const [low, high] = [notesOf('man', 0, () => 0), notesOf('man', 0, () => 1)];
    expect(ratio(high, low, 'frequency')).toBeCloseTo(1.06 / 0.94);
    expect(ratio(high, low, 'gain')).toBeCloseTo(10 ** (3 / 20));
    expect(high[2]).toEqual(low[2]);
  });

  test('each man of a rafle is a semitone higher', () => {
    const [first, second] = [0, 1].map((up) => notesOf('man', up, middle)[2]?.frequency ?? 0);
    expect((second ?? 0) / (first ?? 1)).toBeCloseTo(2 ** (1 / 12));
  });

  test('what is put down sounds like what it is', () => {
    expect(['man', 'jeton', 'fichet:pavillon'].map((kind) => soundOf(kind, 'tables'))).toEqual(['man', 'jeton', 'peg']);
    expect([soundOf('6-3', 'dominoes'), soundOf('pawn', 'chess')]).toEqual(['tile', 'piece']);
  });
});
