/** Hands on the table: what may be tried, right or wrong, as gestures. */
import { describe, expect, test } from 'vitest';
import type { Act, Choices } from '@academie/protocol/wire';
import { picksOf, readChoices, spoken } from '../src/core/acts.ts';
import type { Step } from '../src/core/gestures.ts';
import { freeAct, freeSteps, ways, type Free } from '../src/core/free.ts';
import { after, begun, continued, destinations, done, liftable, type Gesture, type Play } from '../src/core/play.ts';

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
  const STEPS = [
    step('points-0-4', 'jetons'),
    step('points-0-4', 'points-0-6'),
    step('points-0-4', 'points-0-8'),
    step('hole-0-3', 'hole-0-4'),
    step('points-1-6', 'jetons'),
    step('0', '5'),
    step('0', '6'),
    step('5', '11'),
  ];
  const act = (text: string, more: Partial<Act> = {}): Act => ({ text, ...more });
  const tried = (text: string, ...acts: Act[]) => ({ text, key: text.slice(6), acts });
  const choices: Choices = {
    steps: STEPS,
    any_order: true,
    tries: [
      tried('white jeton', ...[0, 1, 2].map((nth) => act(`white jeton ${[0, 6, 8][nth] ?? ''}`, { steps: [nth], at_once: true }))),
      tried('white fichet', act('white fichet 4', { steps: [3], at_once: true })),
      tried('white dedoubler', act('white dedoubler black', { steps: [4], at_once: true })),
      tried('white effacer', act('white effacer', { steps: [4], at_once: true })),
      tried('white je-m-en-vais', act('white je-m-en-vais')),
      tried('white ecole', act('white ecole 2'), act('white ecole 4')),
      tried('white toucher', act('white toucher 0', { touch: '0' }), act('white toucher 5', { touch: '5' })),
      { ...tried('white bois', act('0/5', { steps: [5] }), act('0/6', { steps: [6] }), act('5/11', { steps: [7] }), act('0/11', { steps: [5, 7] })), most: 2 },
    ],
  };
  const { plans, free, touches } = readChoices(choices);
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

  test('a play waits to be confirmed, and is written in the order of the server', () => {
    const wood = played(tap('5'), tap('11'), tap('0'), tap('6'));
    expect(wood.sent).toBeNull();
    expect(done(wood)).toEqual(['white bois 0/6 5/11']);
    expect(done(played(tap('0'), tap('11')))).toEqual(['white bois 0/11']);
  });

  test('what is no carrying is left to words, and to lift a man is to touch him', () => {
    expect(spoken(choices).map(({ text }) => text)).toEqual(['white je-m-en-vais', 'white ecole 2', 'white ecole 4']);
    expect([...touches]).toEqual([['0', 'white toucher 0'], ['5', 'white toucher 5']]);
  });
});

test('to play nothing is confirmed where it is right, and a word where it is tried', () => {
  const pass: Act = { text: 'white bois passe', say: { key: 'passe' } };
  const tries = [{ text: 'white bois', key: 'bois', acts: [pass] }];
  expect(done(begun(readChoices({ acts: [pass], tries }).plans, MEN, true))).toEqual(['white bois passe']);
  expect(spoken({ acts: [pass], tries })).toEqual([]);
  expect(readChoices({ tries }).plans).toEqual([]);
  expect(spoken({ tries })).toEqual([pass]);
});

test('what is done by pointing is known by its place', () => {
  const huff = { text: 'black souffler', key: 'souffler', acts: ['32', '37'].map((pick) => ({ text: `black souffler ${pick}`, pick })) };
  expect([...picksOf({ tries: [huff] }, 'black souffler')]).toEqual([['32', 'black souffler 32'], ['37', 'black souffler 37']]);
  expect(picksOf({ tries: [huff] }, undefined).size).toBe(0);
});
