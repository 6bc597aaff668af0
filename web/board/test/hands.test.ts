/** Hands on the table: what may be tried, right or wrong, as gestures. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../src/core/gestures.ts';
import { freeAct, freeSteps, ways, type Free } from '../src/core/free.ts';
import { after, begun, continued, destinations, done, liftable, type Gesture, type Play } from '../src/core/play.ts';
import { readDames, touchesOf } from '../src/damier/dames.ts';
import { readActs } from '../src/tables/trictracActs.ts';
import { readTrictrac } from '../src/tables/trictracPosition.ts';

const step = (from: string, to: string): Step => ({ from, to });
const tap = (place: string): Gesture => ({ kind: 'tap', place });
const MEN = new Map([['0', 15]]);
const FREE: Free = {
  steps: ['3', '4', '7', '9'].map((to) => step('0', to)),
  most: 2,
  tell: (made) => made.map(({ from, to }) => `${from}/${to}`).join(' '),
};
const asText = (steps: readonly Step[]): string[] => steps.map(({ from, to }) => `${from}>${to}`).sort();

describe('men put where one likes', () => {
  test('what counts is whence a man came and where he ends', () => {
    expect(ways([step('0', '3'), step('3', '7')])).toEqual([step('0', '7')]);
    expect(ways([step('0', '3'), step('0', '4')])).toEqual([step('0', '3'), step('0', '4')]);
    expect(ways([step('0', '3'), step('0', '3'), step('3', '7')])).toEqual([step('0', '3'), step('0', '7')]);
  });

  test('no more men than may be moved, but each may go on', () => {
    const made = [step('0', '3'), step('0', '4')];
    expect(asText(freeSteps(FREE, made, MEN))).toEqual(['3>4', '3>7', '3>9', '4>3', '4>7', '4>9']);
    expect(freeAct(FREE, made, MEN)).toBe('0/3 0/4');
    expect(freeAct(FREE, [...made, step('4', '9')], MEN)).toBe('0/3 0/9');
  });

  test('nothing is amounted to by no step or by a step that cannot be', () => {
    expect(freeAct(FREE, [], MEN)).toBeNull();
    expect(freeAct(FREE, [step('0', '5')], MEN)).toBeNull();
  });

  test('one man is enough for an act, and a second may follow before it is confirmed', () => {
    const one = [tap('0'), tap('3')].reduce(after, begun([], MEN, true, FREE));
    expect(one.sent).toBeNull();
    expect(done(one)).toEqual(['0/3']);
    expect([...liftable(one)].sort()).toEqual(['0', '3']);
    expect(after(one, { kind: 'confirm' }).sent).toBe('0/3');
  });
});

describe('a turn that goes on while what is legal changes', () => {
  const turn = (free: Free | null): Play => begun([], MEN, true, free);

  test('what was made and is held stays', () => {
    const held = [tap('0'), tap('3'), tap('0')].reduce(after, turn(FREE));
    const kept = continued(held, turn({ ...FREE, steps: FREE.steps.slice(0, 2) }));
    expect(kept.made).toEqual([step('0', '3')]);
    expect(kept.held).toBe('0');
    expect([...destinations(kept)].sort()).toEqual(['3', '4']);
  });

  test('what can be no more is taken back', () => {
    const held = [tap('0'), tap('9')].reduce(after, turn(FREE));
    expect(continued(held, turn({ ...FREE, steps: FREE.steps.slice(0, 2) })).made).toEqual([]);
  });
});

describe('jetons and fichets', () => {
  const position = readTrictrac('0x13,5,6/0x13,2,4 white dice=6-5 moment=thrown white:4/3 black:6*/2');
  const tries = [
    { verb: 'white jeton', words: ['0', '6', '8'] },
    { verb: 'white fichet', words: ['4'] },
    { verb: 'white doubler' },
    { verb: 'white dedoubler', words: ['black'] },
    { verb: 'white effacer' },
    { verb: 'white je-m-en-vais' },
    { verb: 'white ecole', words: ['2', '4'] },
    { verb: 'white toucher', words: ['0', '5'] },
    { verb: 'white bois', words: ['0/5', '0/6', '5/11'], most: 2 },
  ];
  const { plans, words, free, touches, seat } = readActs([], position, tries);
  const played = (...gestures: Gesture[]): Play => {
    const men = new Map([['points-0-4', 1], ['points-1-6', 2], ['hole-0-3', 1], ['0', 13], ['5', 1]]);
    return gestures.reduce(after, begun(plans, men, true, free));
  };

  test('are carried, and what is done is done when they are let go', () => {
    expect(played(tap('points-0-4'), tap('points-0-8')).sent).toBe('white jeton 8');
    expect(played(tap('points-0-4'), tap('jetons')).sent).toBe('white jeton 0');
    expect(played(tap('hole-0-3'), tap('hole-0-4')).sent).toBe('white fichet 4');
  });

  test('where one gesture may mean two things the player is asked', () => {
    expect(played(tap('points-1-6'), tap('jetons')).asking).toEqual(['white dedoubler black', 'white effacer']);
  });

  test('a play waits to be confirmed, and is written with the rearmost man first', () => {
    const wood = played(tap('5'), tap('11'), tap('0'), tap('6'));
    expect(wood.sent).toBeNull();
    expect(done(wood)).toEqual(['white bois 0/6 5/11']);
  });

  test('what is no carrying is left to words, and to lift a man is to touch him', () => {
    expect(words).toEqual(['white je-m-en-vais', 'white ecole 2', 'white ecole 4']);
    expect([...touches]).toEqual([['0', 'white toucher 0'], ['5', 'white toucher 5']]);
    expect(seat).toBe(0);
  });

  test('Black’s men are written along his own way', () => {
    const black = readActs([], position, [{ verb: 'black bois', words: ['0/3', '2/off'], most: 2 }, { verb: 'black toucher', words: ['0'] }]);
    expect(black.free?.steps).toEqual([step('23', '20'), step('21', 'off-1')]);
    expect(black.free?.tell([step('21', 'off-1'), step('23', '20')])).toBe('black bois 0/3 2/off');
    expect([...black.touches]).toEqual([['23', 'black toucher 0']]);
  });
});

test('men touched are read from the line', () => {
  expect(readTrictrac('0x15/0x15 black moment=thrown white:0/0 black:0/0 touched=0,5').touched).toEqual([0, 5]);
  expect(readDames('W:W32:B10 touched:32').touched).toEqual(['32']);
  expect([...touchesOf(['white toucher 32', 'white jouer 32-28'])]).toEqual([['32', 'white toucher 32']]);
});
