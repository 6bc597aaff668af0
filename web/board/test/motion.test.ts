/** The ways of what flies, which need no page. */
import { describe, expect, test } from 'vitest';
import { bow, hops, MOTION, tumble } from '../src/core/motion.ts';
import { vec } from '../src/core/vec.ts';

const [start, end] = [vec(0, 100), vec(60, 40)];
const spotsOf = (frames: readonly Keyframe[]): readonly (readonly number[])[] =>
  frames.map(({ transform }) => [.../translate\(([-\d.e]+)px, ([-\d.e]+)px\)/.exec(String(transform))?.slice(1) ?? []].map(Number));

describe('what flies', () => {
  test('begins and ends where it should', () => {
    for (const frames of [hops([start, end], 40), tumble(start, end, 12)]) {
      const spots = spotsOf(frames);
      expect(spots[0]).toEqual([0, 100]);
      expect(spots.at(-1)?.map(Math.round)).toEqual([60, 40]);
      expect(frames.map(({ offset }) => offset)).toEqual(frames.map(({ offset }) => offset).toSorted((one, two) => Number(one) - Number(two)));
    }
  });

  test('rises upward on the screen whatever way it goes', () => {
    expect(bow(start, end, 40, 0.5).y).toBeLessThan(Math.min(bow(start, end, 0, 0.5).y, 70));
    expect(bow(end, start, 40, 0.5).y).toBe(bow(start, end, 40, 0.5).y);
  });

  test('touches every spot on its way', () => {
    const frames = hops([vec(0, 0), vec(50, 0), vec(100, 0)], 20);
    expect(spotsOf(frames.filter(({ offset }) => offset === 0.5))).toEqual([[50, 0]]);
  });

  test('only transform and opacity are moved', () => {
    const named = new Set([...hops([start, end], 40), ...tumble(start, end, 12)].flatMap((frame) => Object.keys(frame)));
    expect([...named].toSorted()).toEqual(['offset', 'transform']);
  });

  test('a die comes to lie as it is turned', () => {
    expect(String(tumble(start, end, 12).at(-1)?.['transform'])).toContain('rotate(12deg)');
    expect(MOTION.dice.turn).toBeGreaterThan(360);
  });
});
