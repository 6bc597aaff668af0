import { message, say, type Message } from '@academie/words';
import { describe, expect, it } from 'vitest';
import type { Compared, Counts } from '../src/game/analysis.ts';
import { reasonsFor } from '../src/game/reasons.ts';

const counts = (more: Partial<Counts> = {}): Counts => ({ of: 36, scoring: 0, points: 4, given: 0, kinds: {}, casts: {}, ...more });
const act = (text: string, more: Partial<Compared> = {}): Compared => ({ act: text, value: 0, error: null, score: '', line: [], lost: message('engine-less', { much: '0' }), alone: [], held: [], mine: counts(), theirs: counts(), throws: [], ...more });
const said = (one: Compared, two: Compared, sides = { mover: null, other: 'Delphine' } as { mover: string | null; other: string | null }): string[] =>
  reasonsFor(one, two, sides).map(({ clause, sentence }: { clause: Message; sentence: Message }) => `${say(clause, 'en')} ${say(sentence, 'en')}`);

describe('reasons', () => {
  it('say what more throws do, and what the next throw brings', () => {
    const [best, played] = [act('a', { mine: counts({ points: 7.3, kinds: { fill: 20 } }) }), act('b', { mine: counts({ points: 4.1, kinds: { fill: 11 } }) })];
    expect(said(best, played)).toEqual([
      'A better next throw. Your next throw brings 7.3 points on average after a, 4.1 after b.',
      'More throws fill. Of your 36 throws, 20 fill after a, 11 after b.',
    ]);
  });

  it('tell the price of the better move last', () => {
    const [best, played] = [act('a', { alone: [], theirs: counts({ points: 6.4 }) }), act('b', { alone: ['3', '7'], theirs: counts({ points: 4.2 }) })];
    expect(said(best, played)).toEqual([
      'Fewer men alone. a leaves no man alone, b 2.',
      'It has a price. The next throw of Delphine brings 6.4 points on average after a, 4.2 after b.',
    ]);
  });

  it('are three at most, the weightiest first', () => {
    const best = act('a', { mine: counts({ points: 8, kinds: { fill: 20, hit: 9 } }), theirs: counts({ points: 1, kinds: { hit: 1 } }), held: ['5', '6'] });
    const found = said(best, act('b', { theirs: counts({ points: 3, kinds: { hit: 12 } }) }), { mover: 'Hugo', other: null });
    expect(found).toHaveLength(3);
    expect(found[0]).toBe('A better next throw. The next throw of Hugo brings 8.0 points on average after a, 4.0 after b.');
  });

  it('are none where nothing differs that can be counted', () => {
    expect(said(act('a'), act('b', { mine: null, theirs: null }))).toEqual([]);
    expect(said(act('a'), act('b'))).toEqual([]);
  });
});
