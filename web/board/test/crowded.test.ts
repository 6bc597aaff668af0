/** However full the board is, nothing hides anything: men, dice, jetons, fichets and numbers keep off one another. */
import { describe, expect, test } from 'vitest';
import { distance, type Vec } from '../src/core/vec.ts';
import { lying } from '../src/tables/dice.ts';
import { BOTTOM, DATA, JETON, MAN, PITCH, TOP, View } from '../src/tables/geometry.ts';
import { markSpot } from '../src/tables/places.ts';
import { tablesSkin } from '../src/tables/skin.ts';

type Row = ReadonlyMap<number, number>;

const row = (...counts: readonly (readonly [number, number])[]): Row => new Map(counts);
/** Fifteen men on a flèche, and two full rows that face each other, each with its high stacks. */
const CROWDED: Readonly<Record<string, Row>> = {
  'two talons of fifteen': row([0, 15], [23, 15]),
  'two full rows': row(
    [0, 1], [1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 2], [7, 1], [8, 1], [9, 2], [10, 1], [11, 2],
    [12, 2], [13, 1], [14, 2], [15, 1], [16, 1], [17, 2], [18, 1], [19, 1], [20, 1], [21, 1], [22, 1], [23, 1],
  ),
  'stacks of five that face each other': row([6, 5], [8, 5], [10, 5], [17, 5], [15, 5], [13, 5]),
  'a stack of seven amid the dice': row([7, 7], [8, 8], [16, 7], [15, 8]),
};
const THROWS = [1, 2, 3, 4, 5, 6].flatMap((high) => [1, 2, 3, 4, 5, 6].filter((low) => low <= high).map((low) => [high, low]));
const SEATS = [0, 1] as const;
const POINTS = [0, 2, 4, 6, 8, 10];
/** Half the side of a die, to its middle and to its corner. */
const { half: HALF } = DATA.die;
/** The hole a fichet stands in. */
const BORE = 5.4;
const view = new View(false);

const menOf = (men: Row): readonly Vec[] => [...men].flatMap(([fleche, count]) => Array.from({ length: count }, (_, nth) => view.man(fleche, nth, count)));

/** The least free room between a die that lies somehow turned and a disc: under nought one lies upon the other. */
const clear = (die: Vec, disc: Vec, radius: number): number => distance(die, disc) - radius - HALF;

describe.each(Object.entries(CROWDED))('%s', (_, men) => {
  const bodies = menOf(men);

  test('dice lie clear of men and jetons', () => {
    for (const seat of SEATS) for (const faces of THROWS) for (const points of POINTS) {
      const jetons = points === 0 ? [] : SEATS.map((owner) => markSpot(owner, points, 0));
      for (const { at } of lying({ faces, seat }, { men, jetons })) {
        expect(Math.min(...bodies.map((man) => clear(at, man, MAN)))).toBeGreaterThanOrEqual(0);
        expect(Math.min(Infinity, ...jetons.map((jeton) => clear(at, jeton, JETON)))).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('jetons lie clear of men', () => {
    const jetons = [
      ...SEATS.flatMap((seat) => POINTS.slice(1).flatMap((points) => [0, 1].map((nth) => markSpot(seat, points, nth)))),
      ...[0, 1, 2].map((nth) => ({ x: DATA.jeton.reserve + DATA.jeton.aside * nth, y: (TOP + BOTTOM) / 2 })),
    ];
    // It may cover the edge of a third storey, never its ring.
    for (const jeton of jetons) expect(Math.min(...bodies.map((man) => distance(jeton, man) - MAN - JETON))).toBeGreaterThan(-MAN / 4);
  });

  test('of a stack every man of a storey shows, and each storey a rim of that below', () => {
    for (const [fleche, count] of men) {
      const spots = Array.from({ length: count }, (__, nth) => view.man(fleche, nth, count));
      for (const [nth, spot] of spots.entries()) {
        const others = spots.slice(nth + 1);
        expect(Math.min(Infinity, ...others.map((other) => distance(spot, other)))).toBeGreaterThanOrEqual(0.1 * PITCH - 0.01);
      }
    }
  });
});

test.each(['lying', 'upright'] as const)('a fichet %s hides no number and no man', (shape) => {
  const skin = tablesSkin(false, true, undefined, shape);
  const seen = new View(false, shape);
  for (const seat of SEATS) for (let holes = 0; holes <= 12; holes += 1) {
    const foot = skin.spot(`hole-${seat}-${holes}`, 0, 1);
    for (let fleche = 0; fleche < 24; fleche += 1) {
      const name = seen.at(fleche, shape === 'upright' ? DATA.name.upright : DATA.name.depth);
      expect(distance(foot, name)).toBeGreaterThan(DATA.name.size / 2 + BORE);
      expect(distance(foot, seen.man(fleche, 0, 1))).toBeGreaterThan(MAN + BORE);
    }
  }
});
