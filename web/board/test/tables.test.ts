/** How the games are set on the trictrac board, and how their turns are played. */
import { describe, expect, test } from 'vitest';
import type { TablesBoard } from '@academie/protocol/wire';
import { readChoices } from '../src/core/acts.ts';
import { onward } from '../src/core/gestures.ts';
import { carried, counted, recognised } from '../src/core/pieces.ts';
import { after, begun, destinations, done, liftable, type Gesture, type Play } from '../src/core/play.ts';
import { within } from '../src/core/vec.ts';
import { countersOn, led, menOn } from '../src/tables/board.ts';
import { MARKS } from '../src/tables/geometry.ts';
import * as settings from '../src/tables/setting.ts';
import { tablesSkin } from '../src/tables/skin.ts';
import { flecheOf } from '../src/tables/track.ts';

const { TOUTE_TABLE, REVERTIER, JACQUET, GARANGUET, PLEIN, TOURNE_CASE, RABATTUES } = settings;

describe('men begin and leave where the books set them', () => {
  test.each([
    // ACAD Toute-table ch. II: the first pile on the adverse side, the last table one's own at the right.
    ['toute-table', TOUTE_TABLE, ['12', '11'], ['11', '12']],
    // ACAD Revertier ch. II: the pile at the adversary's left, on his side, and round to that of the tête.
    ['revertier', REVERTIER, ['12', '0'], ['11', '23']],
    // LEP, jacquet fig. 30: talons at the ends of the diagonal.
    ['jacquet', JACQUET, ['12', '0'], ['11', '23']],
    // LEP, garanguet: talons as in trictrac, men leave by the adverse one.
    ['garanguet', GARANGUET, ['0', '23'], ['23', '0']],
  ] as const)('%s', (_, setting, first, last) => {
    expect(setting.ways.map((way) => String(flecheOf(way, 0)))).toEqual(first);
    expect(setting.ways.map((way) => String(flecheOf(way, 23)))).toEqual(last);
    expect(([0, 1] as const).map((seat) => String(setting.leaves(seat)))).toEqual(last);
  });
});

describe.each([TOUTE_TABLE, REVERTIER, JACQUET, GARANGUET, PLEIN, TOURNE_CASE, RABATTUES])('$title.en', (setting) => {
  test.each([false, true])('things stand where one points at them, turned %s', (flip) => {
    const skin = tablesSkin(flip, false, setting);
    for (const { place, zones } of skin.sites) {
      for (const nth of [0, 1, 2]) expect(zones.some((zone) => within(zone, skin.spot(place, nth, 3))), place).toBe(true);
    }
    expect(new Set(skin.sites.map(({ place }) => place)).size).toBe(skin.sites.length);
    expect(skin.sites.some(({ place }) => place === skin.home)).toBe(true);
  });

  test('keys reach every place', () => {
    const skin = tablesSkin(false, false, setting);
    const met = new Set([skin.home]);
    for (const place of met) {
      for (const way of ['left', 'right', 'up', 'down'] as const) {
        const found = skin.neighbour(place, way);
        if (found !== null) met.add(found);
      }
    }
    const missed = skin.sites.map(({ place }) => place).filter((place) => !met.has(place));
    expect(missed).toEqual([]);
  });
});

test('flèches have one name, from whichever side one looks', () => {
  const [white, black] = [tablesSkin(false, false, TOUTE_TABLE), tablesSkin(true, false, TOUTE_TABLE)];
  expect([white.name('6', 'fr'), black.name('6', 'en')]).toEqual(['6 de Blanc', 'White’s 6']);
  expect(white.label('hand-0', [], 'fr')).toBe('dames en main, Blanc\u00a0: vide');
  const small = tablesSkin(false, false, TOURNE_CASE);
  expect([small.name('0', 'fr'), small.name('12', 'en'), small.name('hand-1', 'en')]).toEqual(['1 de Blanc', 'Black’s 12', 'men to enter, Black']);
  const flat = tablesSkin(false, false, RABATTUES);
  expect([flat.name('11', 'fr'), flat.name('pile-1-17', 'en')]).toEqual(['1 de Blanc', 'Black’s 6, stack']);
});

const fleches = (men: Readonly<Record<number, number>>): number[] => Array.from({ length: 24 }, (_, number) => men[number] ?? 0);
const tables = (white: Readonly<Record<number, number>>, black: Readonly<Record<number, number>>, more: Partial<TablesBoard> = {}): TablesBoard => ({
  kind: 'tables',
  men: [fleches(white), fleches(black)],
  thrower: 0,
  ...more,
});

describe('a position', () => {
  test('has its men on flèches, in stacks, in hand and off', () => {
    const board = tables({ 12: 2, 23: 5 }, { 11: 2 }, { held: [0, 1], off: [3, 0], piles: [fleches({ 6: 2 }), fleches({ 17: 1 })] });
    const standing = menOn(board);
    const at = (place: string, seat: 0 | 1): number => standing.filter((each) => each.place === place && each.seat === seat).length;
    expect([at('12', 0), at('23', 0), at('off-0', 0), at('pile-0-6', 0)]).toEqual([2, 5, 3, 2]);
    expect([at('11', 1), at('hand-1', 1), at('pile-1-17', 1)]).toEqual([2, 1, 1]);
    expect(standing.length).toBe(16);
  });

  test('shows what is marked with jetons and fichets, and what is left of them', () => {
    const counters = [{ points: 4, holes: 3, jetons: 2 }, { points: 6, holes: 13, jetons: 1, behind: 2, pavillon: true }];
    const places = (jetons: number): string[] => countersOn(tables({}, {}, { counters }), jetons).map(({ place, kind }) => `${kind} ${place}`);
    expect(places(5)).toEqual([
      ...['fichet hole-0-3', 'fichet:pavillon hole-1-1', 'jeton points-0-4', 'jeton points-0-4'],
      ...['jeton points-1-6', 'jeton points-1-2', 'jeton jetons'],
    ]);
    expect(countersOn(tables({}, {}, { counters: [{}, {}] }), 0).map(({ place }) => place)).toEqual(['hole-0-0', 'hole-1-0']);
    expect(countersOn(tables({}, {}), 0)).toEqual([]);
  });
});

const tap = (place: string): Gesture => ({ kind: 'tap', place });

describe('one man and two numbers', () => {
  const steps = [['12', '16'], ['16', '17'], ['12', '13'], ['13', '17']].map(([from = '', to = '']) => ({ from, to }));
  const turn = (ways: number[][], ...taps: string[]): Play => {
    const { plans } = readChoices({ steps, acts: [{ text: '0/4/5', steps: [0, 1], ways }], any_order: true });
    return taps.map(tap).reduce(after, begun(plans, counted(menOn(tables({ 12: 15 }, { 0: 15 }))), true));
  };

  test('are played in either order, or at once', () => {
    expect([...destinations(turn([[2, 3]], '12'))].sort()).toEqual(['13', '16', '17']);
    for (const taps of [['12', '17'], ['12', '16', '17'], ['12', '13', '17']]) {
      expect(done(turn([[2, 3]], ...taps))).toEqual(['0/4/5']);
    }
  });

  test('do not stop where no way does', () => {
    expect([...destinations(turn([], '12'))].sort()).toEqual(['16', '17']);
  });

  test('steps are undone one by one', () => {
    const back = after(turn([], '12', '16', '17'), { kind: 'undo' });
    expect(back.made.length).toBe(1);
    expect(done(back)).toEqual([]);
  });
});

describe('men hit', () => {
  const hit = { from: '6', to: '8', die: 2, sends: [{ from: '8', to: 'hand-1' }] };

  test('are sent to the hand by the gesture that hits them', () => {
    const pieces = recognised([], menOn(tables({ 6: 5 }, { 8: 1 })));
    const { plans } = readChoices({ steps: [hit], acts: [{ text: '18/20*', steps: [0] }], any_order: true });
    const moved = carried(pieces, onward(plans, [], counted(pieces)));
    expect(moved.filter(({ place }) => place === '8').map(({ seat }) => seat)).toEqual([0]);
    expect(moved.filter(({ place }) => place === 'hand-1').length).toBe(1);
  });

  test('come in before any other man is lifted', () => {
    const steps = [{ from: 'hand-0', to: '13' }, { from: '15', to: '21' }];
    const { plans } = readChoices({ steps, acts: [{ text: 'main/1 3/9', steps: [0, 1], first: 1 }], any_order: true });
    const play = begun(plans, counted(menOn(tables({ 12: 13, 15: 1 }, {}, { held: [1, 0] }))), true);
    expect([...liftable(play)]).toEqual(['hand-0']);
    expect([...liftable([tap('hand-0'), tap('13')].reduce(after, play))]).toEqual(['15']);
  });

  test('where a man may hit on his way or not, who goes at once is asked', () => {
    const steps = [{ from: '12', to: '16' }, { from: '16', to: '18' }, { from: '12', to: '14', sends: [{ from: '14', to: 'hand-1' }] }, { from: '14', to: '18' }];
    const acts = [{ text: '0/4/6', steps: [0, 1] }, { text: '0/2*/6', steps: [2, 3] }];
    const play = begun(readChoices({ steps, acts, any_order: true }).plans, counted(menOn(tables({ 12: 1 }, { 14: 1 }))), true);
    const asked = [tap('12'), tap('18')].reduce(after, play);
    expect(asked.asking).toEqual(['0/4/6', '0/2*/6']);
    expect(asked.made).toEqual([{ from: '12', to: '18' }]);
    expect(done([tap('12'), tap('14'), tap('18')].reduce(after, play))).toEqual(['0/2*/6']);
  });
});

test('thousands of plays are looked up while a hand moves', () => {
  const men = Array.from({ length: 14 }, (_, point) => point);
  const steps = men.flatMap((from) => [5, 1].map((by) => ({ from: String(from), to: String(from + by) })));
  const fives = men.flatMap((a) => men.filter((b) => b > a).flatMap((b) => men.filter((c) => c > b).flatMap((c) => men.filter((d) => d > c).map((d) => [a, b, c, d]))));
  const acts = fives.flatMap((four) =>
    men.filter((last) => !four.includes(last)).map((last) => ({ text: [...four, last].join(), steps: [...four.map((from) => 2 * from), 2 * last + 1] })),
  );
  expect(acts.length).toBeGreaterThan(9000);
  const { plans } = readChoices({ steps, acts, any_order: true });
  const stand = new Map(men.map((point) => [String(point), point === 0 ? 2 : 1]));
  const first = onward(plans, [], stand);
  const begin = performance.now();
  expect(onward(plans, first.slice(0, 1), stand).length).toBeGreaterThan(20);
  // Several times what it takes, for a machine that is busy.
  expect(performance.now() - begin).toBeLessThan(1000);
});

describe('the courier of jacquet', () => {
  const couriers = (white: Readonly<Record<number, number>>, setting: settings.Setting = JACQUET): string[] => {
    const men = [0, 1].map((seat) => Array.from({ length: 24 }, (_, number) => (seat === 0 ? (white[number] ?? 0) : number === 0 ? 15 : 0)));
    return led(menOn({ kind: 'tables', men, thrower: 0 }), setting).filter(({ kind }) => kind === 'man:courier').map(({ place, seat }) => `${seat ?? ''} ${place}`);
  };

  test('is the first man of each until he is home', () => {
    expect(couriers({ 12: 15 })).toEqual(['0 12', '1 0']);
    expect(couriers({ 12: 14, 20: 1 })).toEqual(['0 20', '1 0']);
    // From the eighteenth point of his way on, the sixth flèche of White's side, he is home.
    expect(couriers({ 12: 14, 6: 1 })).toEqual(['1 0']);
    expect(couriers({ 12: 13, 6: 1, 14: 1 })).toEqual(['1 0']);
  });

  test('runs at no other game', () => {
    expect(couriers({ 12: 15 }, REVERTIER)).toEqual([]);
  });
});

test('a table by the Académie marks points where its chapter VI says', () => {
  const spot = (marks: settings.Setting['marks'], points: number): number => tablesSkin(false, true, { ...settings.TRICTRAC, marks }).spot(`points-0-${points}`, 0, 1).x;
  const column = (number: number): number => tablesSkin(false, false).spot(String(number), 0, 1).x;
  expect([2, 10].map((points) => spot(MARKS.acad, points))).toEqual([column(1), column(9)]);
  expect(spot(MARKS.acad, 4)).toBe((column(3) + column(4)) / 2);
  expect([2, 4].map((points) => spot(MARKS.lep, points))).toEqual([column(2), column(4)]);
});
