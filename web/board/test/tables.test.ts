/** How the games are set on the trictrac board, and the small ones played by gestures. */
import { describe, expect, test } from 'vitest';
import samples from './acts.json' with { type: 'json' };
import { completed, onward, type Plan } from '../src/core/gestures.ts';
import { counted } from '../src/core/pieces.ts';
import { within } from '../src/core/vec.ts';
import { courseGame } from '../src/tables/course.ts';
import { tablesWords } from '../src/tables/games.ts';
import { heapsOf, RABATTUES_GAME } from '../src/tables/rabattues.ts';
import * as settings from '../src/tables/setting.ts';
import { tablesSkin } from '../src/tables/skin.ts';
import { atCoin, TOURNE_CASE_GAME } from '../src/tables/tourneCase.ts';
import { readActs } from '../src/tables/trictracActs.ts';
import { readTrictrac } from '../src/tables/trictracPosition.ts';

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
    expect(([0, 1] as const).map((seat) => setting.track(seat)(0))).toEqual(first);
    expect(([0, 1] as const).map((seat) => setting.track(seat)(23))).toEqual(last);
    expect(([0, 1] as const).map((seat) => String(setting.leaves(seat)))).toEqual(last);
  });

  test('the men of a position stand on those places', () => {
    const game = courseGame(TOUTE_TABLE);
    const standing = game.standing(game.read('0x2,11x5,16x3,18x5/0x2,11x5,16x3,18x4 white hands=0-1'), 3);
    const at = (place: string, seat: 0 | 1): number => standing.filter((each) => each.place === place && each.seat === seat).length;
    expect([at('12', 0), at('23', 0), at('4', 0), at('6', 0)]).toEqual([2, 5, 3, 5]);
    expect([at('11', 1), at('0', 1), at('19', 1), at('17', 1), at('hand-1', 1)]).toEqual([2, 5, 3, 4, 1]);
    expect(standing.filter(({ kind }) => kind === 'fichet').length).toBe(2);
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

test('flèches are called as whoever looks counts them', () => {
  const [white, black] = [tablesSkin(false, false, TOUTE_TABLE), tablesSkin(true, false, TOUTE_TABLE)];
  expect([white.name('6', 'fr'), black.name('6', 'en')]).toEqual(['18', '5']);
  expect(white.label('hand-0', [], 'fr')).toBe('dames en main, Blanc\u00a0: vide');
  const small = tablesSkin(false, false, TOURNE_CASE);
  expect([small.name('0', 'fr'), small.name('12', 'en'), small.name('hand-1', 'en')]).toEqual(['1, Blanc', 'corner, Black', 'men to enter, Black']);
  const flat = tablesSkin(false, false, RABATTUES);
  expect([flat.name('11', 'fr'), flat.name('pile-1-17', 'en')]).toEqual(['1, Blanc', '6, Black, stack']);
});

const waysOf = (plans: readonly Plan[]): string[][] => plans.map(({ steps }) => steps.map(({ from, to }) => `${from}>${to}`));

describe('tourne-case', () => {
  test.each(samples['tourne-case'].map(({ position, acts }) => [position, acts] as const))('%s', (line, acts) => {
    const position = TOURNE_CASE_GAME.read(line);
    const { plans, seat } = TOURNE_CASE_GAME.gestures(acts, position);
    const men = counted(TOURNE_CASE_GAME.standing(position, 1), seat);
    const reached = onward(plans, [], men).flatMap((step) => completed(plans, [step]));
    expect(reached.toSorted()).toEqual(acts.toSorted());
  });

  test('men enter from outside and are counted on their coin', () => {
    const position = TOURNE_CASE_GAME.read('0x2,5/0,8,12 black dice=6-3');
    expect(waysOf(TOURNE_CASE_GAME.gestures(['0/3', '8/11'], position).plans)).toEqual([['hand-1>21'], ['16>13']]);
    expect([atCoin(position, 0), atCoin(position, 1)]).toEqual([0, 1]);
    expect(completed(TOURNE_CASE_GAME.gestures(['passe'], position).plans, [])).toEqual(['passe']);
  });
});

describe('dames rabattues', () => {
  const line = '2,1+1,1+1,1+2,3,2+1/1+1,1+1,1+1,1+2,1+2,1+2 white dice=6-4';

  test('a man stacked is laid on his flèche', () => {
    const { plans, seat } = RABATTUES_GAME.gestures(['jouer 6 4'], RABATTUES_GAME.read(line));
    expect(seat).toBe(0);
    expect(waysOf(plans)).toEqual([['pile-0-6>6', 'pile-0-8>8']]);
  });

  test('of a doublet two are laid', () => {
    const doublet = RABATTUES_GAME.read(line.replace('6-4', '4-4'));
    expect(waysOf(RABATTUES_GAME.gestures(['jouer 4 4'], doublet).plans)).toEqual([['pile-0-8>8', 'pile-0-8>8']]);
  });

  test('men that lie are lifted', () => {
    const laid = RABATTUES_GAME.read('0,1,2,1,3,2/1+1,1+1,1+1,1+2,1+2,1+2 white dice=6-3');
    expect(waysOf(RABATTUES_GAME.gestures(['jouer 6 3'], laid).plans)).toEqual([['6>off-0', '9>off-0']]);
    expect([heapsOf(laid, 0), heapsOf(laid, 1)]).toEqual([{ stacked: 0, men: 9 }, { stacked: 9, men: 15 }]);
    expect(RABATTUES_GAME.standing(laid, 1).filter(({ place }) => place === 'off-0').length).toBe(6);
  });

  test('what is left to the other is taken with his own men, or let be', () => {
    const asked = RABATTUES_GAME.read(`${line} left=4 phase=answer`);
    const { plans, seat } = RABATTUES_GAME.gestures(['prendre 4', 'laisser'], asked);
    expect(seat).toBe(1);
    expect(waysOf(plans)).toEqual([['pile-1-15>15']]);
    expect(tablesWords('rabattues', { acts: ['prendre 4', 'laisser'] })).toEqual(['laisser']);
  });

  test('what is no flèche is refused', () => {
    expect(() => RABATTUES_GAME.read('x,1,1,1,1,1/1,1,1,1,1,1 white')).toThrow('no flèche');
  });
});

describe('toc', () => {
  test.each(samples.toc.map(({ position, acts }) => [position, acts] as const))('%s', (line, acts) => {
    const { plans, words } = readActs(acts, readTrictrac(line));
    expect([...new Set([...plans.map(({ act }) => act), ...words])].sort()).toEqual([...acts].sort());
  });
});
