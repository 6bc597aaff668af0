/** Plays of the running games as the law gave them, played out by gestures alone. */
import { describe, expect, test } from 'vitest';
import samples from './acts.json' with { type: 'json' };
import { carried, recognised } from '../src/core/pieces.ts';
import { after, begun, destinations, done, liftable, type Gesture, type Play } from '../src/core/play.ts';
import type { Step } from '../src/core/gestures.ts';
import type { Roads } from '../src/core/roads.ts';
import { courseGame } from '../src/tables/course.ts';
import { readCourseAct } from '../src/tables/courseActs.ts';
import { courseOff, readCourse } from '../src/tables/coursePosition.ts';
import { GARANGUET, JACQUET, PLEIN, REVERTIER, TOUTE_TABLE, type Running } from '../src/tables/setting.ts';

const SETTINGS = {
  'toute-table': TOUTE_TABLE,
  revertier: REVERTIER,
  jacquet: JACQUET,
  garanguet: GARANGUET,
  plein: PLEIN,
} as const;

const tap = (place: string): Gesture => ({ kind: 'tap', place });

function roadsOf(setting: Running, line: string, acts: readonly string[]): Roads {
  const game = courseGame(setting);
  const { roads } = game.gestures(acts, game.read(line));
  if (roads === undefined) throw new Error('no roads');
  return roads;
}

const turn = (setting: Running, line: string, acts: readonly string[], ...taps: string[]): Play =>
  taps.map(tap).reduce(after, begun([], new Map(), true, null, roadsOf(setting, line, acts)));

/** Every act that can be reached from here by steps that are offered; a dead end is an error. */
function reached(roads: Roads, made: readonly Step[] = [], seen = new Set<string>()): Set<string> {
  const acts = new Set(roads.completed(made));
  const steps = roads.onward(made);
  if (acts.size === 0 && steps.length === 0) throw new Error(`dead end: ${JSON.stringify(made)}`);
  for (const step of steps) {
    const key = [...made, step].map(({ from, to }) => `${from}>${to}`).sort().join();
    if (seen.has(key)) continue;
    seen.add(key);
    for (const act of reached(roads, [...made, step], seen)) acts.add(act);
  }
  return acts;
}

const cases = Object.entries(SETTINGS).flatMap(([game, setting]) =>
  samples[game as keyof typeof SETTINGS].map(({ position, acts }) => [game, position, setting, acts] as const),
);

describe.each(cases)('%s: %s', (_, line, setting, acts) => {
  const roads = roadsOf(setting, line, acts);

  test('gestures reach every play and no other', () => {
    expect([...reached(roads)].sort()).toEqual([...acts].sort());
  });

  test('every play can be made number by number as it is written', () => {
    const track = setting.track(readCourse(line).thrower);
    for (const act of acts) {
      let made: readonly Step[] = [];
      for (const man of readCourseAct(act)?.men ?? []) {
        for (const [nth, end] of man.slice(1).entries()) {
          const [from, to] = [track(man[nth] ?? end), track(end)];
          const step = roads.onward(made).find((each) => each.from === from && each.to === to);
          expect(step, `${act}: ${from}>${to}`).toBeDefined();
          if (step !== undefined) made = [...made, step];
        }
      }
      expect(roads.completed(made)).toContain(act);
    }
  });

  test('what stands after the turn is what the play tells', () => {
    const game = courseGame(setting);
    const { thrower } = game.read(line);
    const standing = recognised([], game.standing(game.read(line), 1));
    for (const act of acts) {
      const [man] = readCourseAct(act)?.men ?? [];
      const track = setting.track(thrower);
      const [start, end] = [track(man?.[0] ?? 0), track(man?.at(-1) ?? 0)];
      const step = man && roads.onward([]).find(({ from, to }) => from === start && to === end);
      if (step === undefined) continue;
      const moved = carried(standing, [step]);
      expect(moved.filter(({ place, seat }) => place === end && seat === thrower).length).toBe(
        standing.filter(({ place, seat }) => place === end && seat === thrower).length + 1,
      );
      expect(moved.length).toBe(standing.length);
    }
  });
});

describe('one man and two numbers', () => {
  const line = '0x15/0x15 white dice=4-1';

  test('are played in either order, or at once', () => {
    expect([...destinations(turn(JACQUET, line, ['0/4/5'], '12'))].sort()).toEqual(['13', '16', '17']);
    for (const taps of [['12', '17'], ['12', '16', '17'], ['12', '13', '17']]) {
      expect(done(turn(JACQUET, line, ['0/4/5'], ...taps))).toEqual(['0/4/5']);
    }
  });

  test('do not stop on an adverse man', () => {
    const barred = turn(JACQUET, '0x15/0x14,13 white dice=4-1', ['0/4/5'], '12');
    expect([...destinations(barred)].sort()).toEqual(['16', '17']);
  });
});

test('a table with hands is played by the same gestures', () => {
  const line = '0x2,11x5,16x3,18x5/0x2,11x5,16x3,18x5 white dice=6-1';
  const plain = turn(TOUTE_TABLE, line, ['11/17 16/17'], '23', '5');
  const hands = turn(TOUTE_TABLE, line, ['white bois 11/17 16/17'], '23', '5');
  expect([...liftable(hands)]).toEqual([...liftable(plain)]);
  expect(courseGame(TOUTE_TABLE).words(['white jeter', 'white bois 11/17 16/17'])).toEqual(['white jeter']);
});

describe('men hit', () => {
  test('are sent to the hand by the gesture that hits them', () => {
    const lone = '0x2,11x5,16x3,18x5/3,11x6,16x3,18x5 white dice=6-2';
    const acts = ['18/20* 0/6', '0/2 0/6'];
    const [step] = roadsOf(TOUTE_TABLE, lone, acts).onward([]).filter(({ from, to }) => from === '6' && to === '8');
    expect(step?.sends).toEqual([{ from: '8', to: 'hand-1' }]);
    const game = courseGame(TOUTE_TABLE);
    const moved = carried(recognised([], game.standing(game.read(lone), 1)), step ? [step] : []);
    expect(moved.filter(({ place }) => place === '8').map(({ seat }) => seat)).toEqual([0]);
    expect(moved.filter(({ place }) => place === 'hand-1').length).toBe(1);
  });

  test('come in before any other man is lifted', () => {
    const play = turn(REVERTIER, '0x13,3/0x13,6,19 white dice=6-2 hands=1-0', ['main/1 3/9', 'main/5 3/5']);
    expect([...liftable(play)]).toEqual(['hand-0']);
    expect([...liftable(after(after(play, tap('hand-0')), tap('13')))]).toEqual(['15']);
  });

  test('where a man may hit on his way or not, who goes at once is asked', () => {
    const asked = turn(TOUTE_TABLE, '0,18/18x2,21 white dice=4-2', ['0/4/6', '0/2*/6'], '12', '18');
    expect(done(asked).toSorted()).toEqual(['0/2*/6', '0/4/6']);
    expect(asked.asking.length).toBe(2);
    const led = turn(TOUTE_TABLE, '0,18/18x2,21 white dice=4-2', ['0/4/6', '0/2*/6'], '12', '14', '18');
    expect(done(led)).toEqual(['0/2*/6']);
  });
});

test('nothing to play is confirmed, and nothing else', () => {
  const play = turn(PLEIN, '0x15/0x15 white dice=6-6', ['passe']);
  expect(done(play)).toEqual(['passe']);
  expect(liftable(play).size).toBe(0);
  expect(after(play, { kind: 'confirm' }).sent).toBe('passe');
});

test('steps are undone one by one', () => {
  const play = turn(JACQUET, '0x15/0x15 white dice=4-1', ['0/4/5'], '12', '16', '17');
  const back = after(play, { kind: 'undo' });
  expect(back.made.length).toBe(1);
  expect(done(back)).toEqual([]);
});

test('thousands of plays are looked up while a hand moves', () => {
  const men = Array.from({ length: 14 }, (_, point) => point);
  const acts: string[] = [];
  for (const [a, b, c, d] of fours(men)) {
    for (const last of men.filter((point) => ![a, b, c, d].includes(point))) {
      const moves = [...[a, b, c, d].map((start) => [start, start + 5] as const), [last, last + 1] as const];
      acts.push(moves.toSorted((one, two) => one[0] - two[0]).map((move) => move.join('/')).join(' '));
    }
  }
  expect(acts.length).toBeGreaterThan(9000);
  const roads = roadsOf(GARANGUET, `0x2,${men.slice(1).join()}/0x15 white dice=5-5-1`, acts);
  const first = roads.onward([]);
  const begin = performance.now();
  expect(roads.onward(first.slice(0, 1)).length).toBeGreaterThan(20);
  // A hundred times what it takes, for a machine that is busy.
  expect(performance.now() - begin).toBeLessThan(1000);
});

function fours(from: readonly number[]): [number, number, number, number][] {
  return from.flatMap((a) =>
    from.filter((b) => b > a).flatMap((b) =>
      from.filter((c) => c > b).flatMap((c) => from.filter((d) => d > c).map((d): [number, number, number, number] => [a, b, c, d])),
    ),
  );
}

test('positions tell hands, holes, what is off and how often a throw is played', () => {
  const position = readCourse('18x2,19/0x15 black dice=6-6-6 again=2 hands=1-0 holes=1-2 goal=3');
  expect(position).toMatchObject({ thrower: 1, dice: [6, 6, 6], again: 2, hands: [1, 0], holes: [1, 2], goal: 3 });
  expect([courseOff(position, 0), courseOff(position, 1)]).toEqual([11, 0]);
});
