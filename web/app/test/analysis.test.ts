import { describe, expect, it } from 'vitest';
import { castsOf, depths, isFault, lostBy, scaleOf, shade, signed, spots, worth, type Choice, type Judged, type Thrown } from '../src/game/analysis.ts';

const judged = (value: number, more: Partial<Judged> = {}): Judged => ({ act: '0/5', value, error: null, score: '', line: [], ...more });
const choice = (number: number, white: number, more: Partial<Choice> = {}): Choice => ({
  number,
  seat: 0,
  grade: 'sound',
  loss: 0,
  white,
  pondered: false,
  played: judged(white),
  best: [judged(white)],
  ...more,
});

describe('what acts are worth', () => {
  it('is written as players say it, else with its sign and margin', () => {
    expect(worth(judged(-0.25), 'fr')).toBe('−0,25');
    expect(worth(judged(0.5, { error: 0.1 }), 'en')).toBe('+0.50 ± 0.20');
    expect(worth(judged(0.5, { score: '+1.20' }), 'en')).toBe('+1.20');
  });

  it('has no sign when it is nothing', () => {
    expect(signed(-0.001, 'en')).toBe('0');
  });
});

describe('the choices of a game', () => {
  const game = [choice(1, 0), choice(3, 0.5, { seat: 1, grade: 'error', loss: 0.1 }), choice(8, -1, { seat: 1, grade: 'doubtful', loss: 0.05 })];

  it('stand in the field by number and by what White could hope for', () => {
    expect(spots(game, { width: 80, height: 20 }).map(({ x, y }) => [x, y])).toEqual([[10, 10], [30, 5], [80, 20]]);
  });

  it('widen the scale when the double comes into question', () => {
    expect([scaleOf(game), scaleOf([choice(0, -1.2)])]).toEqual([1, 2]);
  });

  it('are faults when they cost enough, and add up by player', () => {
    expect(game.filter(isFault).map(({ number }) => number)).toEqual([3]);
    expect(lostBy(game, 1)).toEqual({ choices: 2, lost: expect.closeTo(0.15) as number });
  });
});

describe('the throws that follow', () => {
  const all: Thrown[] = [];
  for (let high = 1; high <= 6; high += 1) {
    for (let low = 1; low <= high; low += 1) {
      all.push({ throw: `${high}-${low}`, chance: high === low ? '1/36' : '1/18', value: high === 6 && low === 6 ? 1 : 0, events: [] });
    }
  }

  it('fill 36 cells, a throw of two numbers two of them, beside the mean', () => {
    const casts = castsOf(all);
    expect(casts?.mean).toBeCloseTo(1 / 36);
    expect(casts?.rows.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(casts?.rows[1]?.[4]?.thrown.throw).toBe('5-2');
    expect(casts?.rows[5]?.[5]?.beside).toBeCloseTo(35 / 36);
  });

  it('are coloured beside the deepest', () => {
    const casts = castsOf(all);
    if (casts === undefined) throw new Error('no casts');
    const depth = depths(casts.rows);
    expect(casts.rows.flat().map(depth).filter((deep) => deep === 1)).toHaveLength(1);
  });

  it('are not drawn unless two dice are thrown', () => {
    expect(castsOf([])).toBeUndefined();
    expect(castsOf([{ throw: '6-5-4', chance: '1/36', value: 0, events: [] }])).toBeUndefined();
  });
});

describe('the colours of casts', () => {
  const INKS: Record<string, number[]> = { '#000': [0, 0, 0], '#fff': [255, 255, 255] };
  const parts = (colour: string): number[] => INKS[colour] ?? (colour.match(/\d+/g) ?? []).map(Number);
  const light = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = parts(colour).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  it('can be read at every depth: 4.5 to 1', () => {
    for (let depth = -1; depth <= 1; depth += 0.005) {
      const { ground, ink } = shade(depth);
      const [less = 0, more = 0] = [light(ground), light(ink)].sort((one, two) => one - two);
      expect((more + 0.05) / (less + 0.05), `depth ${depth}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are pale where a cast is worth the mean, blue for gains and red for losses', () => {
    expect([shade(0), shade(1), shade(-1)].map(({ ground }) => ground)).toEqual(['rgb(255 253 248)', 'rgb(20 80 140)', 'rgb(179 35 27)']);
  });
});
