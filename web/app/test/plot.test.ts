import { describe, expect, it } from 'vitest';
import { dateMark, datesOf, nearest, niceStep, rangeOf, stretchesOf, ticksOf, timesOf, type PlotPoint } from '../src/game/plot.ts';

const point = (at: number, value: number, soft = false, spread: number | null = null): PlotPoint => ({ at, value, spread, soft });
const DAY = 86_400_000;

describe('the axis of numbers', () => {
  it('steps by 1, 2 or 5', () => {
    expect([niceStep(100, 5), niceStep(130, 5), niceStep(0.07, 4), niceStep(900, 4)]).toEqual([20, 50, 0.02, 500]);
  });

  it('marks all multiples within the range', () => {
    expect(ticksOf({ low: 1400, high: 1600 }, 4)).toEqual([1400, 1450, 1500, 1550, 1600]);
    expect(ticksOf({ low: -0.1, high: 0.1 }, 4)).toEqual([-0.1, -0.05, 0, 0.05, 0.1]);
  });

  it('holds every value with its spread, and is never too narrow', () => {
    const { low, high } = rangeOf([point(0, 1500, false, 60), point(1, 1580)], 100, 4);
    expect(low).toBeLessThanOrEqual(1440);
    expect(high).toBeGreaterThanOrEqual(1580);
    const alone = rangeOf([point(0, 1500)], 100, 4);
    expect(alone.high - alone.low).toBeGreaterThanOrEqual(100);
    expect(alone.low).toBeLessThan(1500);
    expect(alone.high).toBeGreaterThan(1500);
  });
});

describe('the axis of dates', () => {
  const range = (days: number) => ({ low: new Date(2026, 0, 10, 9, 20).getTime(), high: new Date(2026, 0, 10, 9, 20).getTime() + days * DAY });

  it('has a few marks however long the time is, all within it and in order', () => {
    for (const days of [0.05, 0.5, 3, 20, 90, 400, 3000, 12_000]) {
      const marks = datesOf(range(days), 5);
      expect(marks.length, `${days} days`).toBeGreaterThanOrEqual(1);
      expect(marks.length, `${days} days`).toBeLessThanOrEqual(7);
      expect(marks).toEqual([...new Set(marks)].sort((one, two) => one - two));
      expect(marks.every((mark) => mark >= range(days).low && mark <= range(days).high)).toBe(true);
    }
  });

  it('writes marks as the language does, by how long the time is', () => {
    const at = new Date(2026, 10, 1).getTime();
    expect(dateMark(at, range(60), 'fr')).toBe('1 nov.');
    expect(dateMark(at, range(60), 'en')).toMatch(/^1 Nov$|^Nov 1$/);
    expect(dateMark(at, range(5000), 'fr')).toBe('2026');
  });

  it('is an hour wide for a single game', () => {
    expect(timesOf([point(5 * DAY, 1)])).toEqual({ low: 5 * DAY - 1_800_000, high: 5 * DAY + 1_800_000 });
  });
});

it('finds the point nearest to where one points', () => {
  const points = [point(0, 1), point(10, 2), point(30, 3)];
  expect([nearest(points, -5), nearest(points, 14), nearest(points, 21), nearest(points, 99)]).toEqual([0, 1, 2, 2]);
});

it('joins what is provisional to what is not', () => {
  const points = [point(0, 1, true), point(1, 2, true), point(2, 3), point(3, 4), point(4, 5, true)];
  expect(stretchesOf(points).map(({ soft, points: some }) => [soft, some.map(({ at }) => at)])).toEqual([
    [true, [0, 1]],
    [false, [1, 2, 3]],
    [true, [3, 4]],
  ]);
});
