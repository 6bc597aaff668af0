/** What the boards tell of their places, which needs no page. */
import { describe, expect, test } from 'vitest';
import { distance, within } from '../src/core/vec.ts';
import { damierSkin } from '../src/damier/skin.ts';
import { damier } from '../src/damier/squares.ts';
import { MAN, MIDDLE } from '../src/tables/geometry.ts';
import { TRICTRAC } from '../src/tables/setting.ts';
import { tablesSkin } from '../src/tables/skin.ts';

/** Which way men go on one's own side, and where the other side is. */
const WAYS = {
  'lying false': ['right', 'up'],
  'lying true': ['left', 'down'],
  'upright false': ['up', 'left'],
  'upright true': ['down', 'right'],
} as const;

describe.each([
  [false, 'lying'],
  [true, 'lying'],
  [false, 'upright'],
  [true, 'upright'],
] as const)('the trictrac board, turned %s, %s', (flip, shape) => {
  const skin = tablesSkin(flip, false, TRICTRAC, shape);

  test('has 24 flèches and two edges to bear men off', () => {
    expect(skin.sites.length).toBe(26);
  });

  test('a stack of 15 lies in storeys of five on its own half, each man showing', () => {
    for (const place of ['0', '11', '12', '23']) {
      const spots = Array.from({ length: 15 }, (_, nth) => skin.spot(place, nth, 15));
      const gaps = spots.flatMap((one, nth) => spots.slice(nth + 1).map((two) => distance(one, two)));
      expect(Math.min(...gaps)).toBeGreaterThan(7);
      const nearest = Math.min(...spots.map(({ x, y }) => Math.abs(shape === 'lying' ? y - MIDDLE.y : x - MIDDLE.y)));
      expect(nearest).toBeGreaterThan(MAN);
    }
  });

  test('men stand where one points at them', () => {
    for (const { place, zones } of skin.sites) {
      for (const nth of [0, 6, 14]) {
        expect(zones.some((zone) => within(zone, skin.spot(place, nth, 15)))).toBe(true);
      }
    }
  });

  test('arrows go along the side and across to the other', () => {
    const [ahead, across] = WAYS[`${shape} ${flip}`];
    expect(skin.neighbour('3', ahead)).toBe('4');
    expect(skin.neighbour('5', ahead)).toBe('6');
    expect(skin.neighbour('3', across)).toBe('20');
    expect(skin.neighbour('11', ahead)).toBeNull();
  });
});

test('upright, one\'s own side is on the right and the talons are at the bottom', () => {
  const skin = tablesSkin(false, false, TRICTRAC, 'upright');
  const [talon, coin, facing] = ['0', '11', '23'].map((place) => skin.spot(place, 0, 1));
  expect(talon?.x).toBeGreaterThan(facing?.x ?? NaN);
  expect(talon?.y).toBeGreaterThan(coin?.y ?? NaN);
  expect([skin.box.width, skin.box.height]).toEqual([780, 1152]);
});

test('no two flèches are pointed at at one spot, and each is as broad as a finger on a phone', () => {
  const { sites, box } = tablesSkin(false, false, TRICTRAC, 'upright');
  const zones = sites.filter(({ place }) => /^\d+$/.test(place)).flatMap((site) => site.zones);
  expect(zones.length).toBe(24);
  for (const zone of zones) {
    expect((zone.height * 378) / box.width).toBeGreaterThan(37);
    const middle = { x: zone.x + zone.width / 2, y: zone.y + zone.height / 2 };
    expect(zones.filter((other) => within(other, middle)).length).toBe(1);
  }
});

test('with hands on the table jetons and holes can be pointed at, each where it is drawn', () => {
  const skin = tablesSkin(false, true);
  expect(skin.sites.length).toBe(26 + 10 + 26 + 1);
  for (const { place, zones } of skin.sites) {
    expect(zones.some((zone) => within(zone, skin.spot(place, 0, 1)))).toBe(true);
  }
});

test('places are named in both languages', () => {
  const skin = tablesSkin(false, false);
  const men = [0, 1].map((id) => ({ id, place: '0', seat: 0, kind: 'man' }) as const);
  expect(skin.label('0', men, 'fr')).toBe('talon de Blanc\u00a0: 2 dames blanches');
  expect(skin.label('0', men.slice(1), 'en')).toBe('White’s stack: 1 white man');
  expect(skin.label('12', [], 'fr')).toBe('coin de Noir\u00a0: vide');
  expect(skin.label('20', [], 'en')).toBe('Black’s 3: empty');
  expect(skin.label('off-1', [], 'en')).toBe('men borne off, Black: empty');
});

describe('the damier', () => {
  const skin = damierSkin(damier(10), false, true);
  const turned = damierSkin(damier(10), true, true);

  test('begins at the lower left of whoever looks', () => {
    expect([skin.home, turned.home]).toEqual(['46', '5']);
  });

  test('keys reach every square from there', () => {
    for (const board of [skin, turned]) {
      const met = new Set([board.home]);
      for (const place of met) {
        for (const way of ['left', 'right', 'up', 'down'] as const) {
          const found = board.neighbour(place, way);
          if (found !== null) met.add(found);
        }
      }
      expect(met.size).toBe(50);
    }
  });

  test('up and down, left and right undo each other', () => {
    expect(skin.neighbour(skin.neighbour('32', 'up') ?? '', 'down')).toBe('32');
    expect(turned.neighbour(turned.neighbour('32', 'left') ?? '', 'right')).toBe('32');
    expect(skin.neighbour('46', 'left')).toBeNull();
  });

  test('squares are described with what stands there', () => {
    const king = { id: 0, place: '5', seat: 1, kind: 'man:king' } as const;
    expect(skin.label('5', [king], 'fr')).toBe('case 5\u00a0: dame noire');
    expect(skin.label('6', [], 'en')).toBe('square 6: empty');
  });
});

test('squares are counted as both treatises print them', () => {
  const hundred = damier(10);
  expect(hundred.places.length).toBe(50);
  expect(hundred.cell('1')).toEqual({ row: 0, column: 1 });
  expect(hundred.cell('6')).toEqual({ row: 1, column: 0 });
  expect(hundred.cell('46')).toEqual({ row: 9, column: 0 });
  expect(damier(8).cell('32')).toEqual({ row: 7, column: 6 });
  for (const place of hundred.places) expect(hundred.at(hundred.cell(place))).toBe(place);
  expect(hundred.at({ row: 0, column: 0 })).toBeNull();
  expect(hundred.at({ row: 10, column: 1 })).toBeNull();
});
