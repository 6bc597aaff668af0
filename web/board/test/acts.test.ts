/** Acts as the law gave them, played out by gestures alone. */
import { describe, expect, test } from 'vitest';
import samples from './acts.json' with { type: 'json' };
import { completed, onward, type Men, type Plan, type Step } from '../src/core/gestures.ts';
import { counted, type Standing } from '../src/core/pieces.ts';
import { damier } from '../src/damier/squares.ts';
import { pathOf, plansOf, readDames } from '../src/damier/dames.ts';
import { headOn, OFF } from '../src/tables/track.ts';
import { readActs } from '../src/tables/trictracActs.ts';
import { readTrictrac, type TrictracPosition } from '../src/tables/trictracPosition.ts';

/** Every act that can be reached from here by steps that are offered; a dead end is an error. */
function reached(plans: readonly Plan[], men: Men, made: readonly Step[] = []): Set<string> {
  const acts = new Set(completed(plans, made));
  const steps = onward(plans, made, men);
  if (plans.length > 0 && acts.size === 0 && steps.length === 0) throw new Error(`dead end: ${JSON.stringify(made)}`);
  for (const step of steps) for (const act of reached(plans, men, [...made, step])) acts.add(act);
  return acts;
}

function menOf({ men, thrower }: TrictracPosition): Men {
  const places = men[thrower].flatMap((count, point) =>
    Array.from({ length: count }, (): Standing => ({ place: headOn(thrower)(point), seat: thrower, kind: 'man' })),
  );
  return counted(places, thrower);
}

describe.each(samples.trictrac.map(({ position, acts }) => [position, acts] as const))('%s', (line, acts) => {
  const position = readTrictrac(line);
  const { plans, words } = readActs(acts, position);
  const men = menOf(position);

  test('gestures reach every act and no other', () => {
    expect([...reached(plans, men), ...words].sort()).toEqual([...acts].sort());
  });

  test('two numbers played by any men in any order make the act they amount to', () => {
    for (const [made, act] of twoSteps(position, acts)) {
      expect(completed(plans, made)).toContain(act);
      expect(onward(plans, made.slice(0, 1), men)).toContainEqual(made[1]);
    }
  });
});

/** Every pair of steps on free flèches, one a number, with the act among those given that it amounts to. */
function twoSteps(position: TrictracPosition, acts: readonly string[]): [Step[], string][] {
  const mine = position.men[position.thrower];
  const theirs = position.men[position.thrower === 0 ? 1 : 0];
  const free = (point: number): boolean => point < OFF && theirs[OFF - 1 - point] === 0;
  const place = headOn(position.thrower);
  const found: [Step[], string][] = [];
  for (const [one = 0, two = 0] of [position.dice, position.dice.toReversed()]) {
    mine.forEach((count, start) => {
      if (count === 0 || !free(start + one)) return;
      const between = mine.with(start, count - 1).with(start + one, (mine[start + one] ?? 0) + 1);
      between.forEach((left, then) => {
        if (left === 0 || !free(then + two)) return;
        const act = net([start, start + one], [then, then + two]);
        const made = [
          { from: place(start), to: place(start + one) },
          { from: place(then), to: place(then + two) },
        ];
        if (acts.includes(act)) found.push([made, act]);
      });
    });
  }
  return found;
}

/** Two moves as the notation tells them: one man's, if one takes up where the other ends. */
function net(one: [number, number], two: [number, number]): string {
  if (one[1] === two[0]) return `${one[0]}/${two[1]}`;
  if (two[1] === one[0]) return `${two[0]}/${one[1]}`;
  return [one, two]
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map((move) => move.join('/'))
    .join(' ');
}

const HUNDRED = damier(10);

describe.each(samples.dames.map(({ position, acts }) => [position, acts] as const))('%s', (line, acts) => {
  const position = readDames(line);
  const plans = plansOf(acts, position, HUNDRED);

  test('gestures reach every move and no other', () => {
    expect([...reached(plans, counted(position.pieces, position.turn))].sort()).toEqual([...acts].sort());
  });

  test.each([...acts])('%s can be played from square to square, taking one piece a step', (act) => {
    const stepwise = plans.find((plan) => plan.act === act && plan.steps.every(({ over = [] }) => over.length < 2));
    const taken = stepwise?.steps.flatMap(({ over = [] }) => over);
    expect(taken?.toSorted((a, b) => Number(a) - Number(b)).join()).toBe(/\((.*)\)/.exec(act)?.[1] ?? '');
  });
});

test('a capture is drawn through the squares it stood on, after it was played', () => {
  const after = readDames('B:W33,34,35,41,32:B18');
  const round = ['32', '21', '12', '3', '14', '23', '32'];
  expect([round, round.toReversed()]).toContainEqual(pathOf('32x32(8,9,17,19,27,28)', after, HUNDRED));
  expect(pathOf('47x15(20,29,38)', readDames('B:WK15:B1'), HUNDRED).at(-1)).toBe('15');
  expect(pathOf('32-28', readDames('B:W28:B1'), HUNDRED)).toEqual(['32', '28']);
});

test('words that are no gesture are left to others', () => {
  const position = readTrictrac('0x15/0x15 white phase=hold');
  expect(readActs(['tenir', 's-en-aller'], position)).toMatchObject({
    plans: [],
    seat: 0,
    words: ['tenir', 's-en-aller'],
  });
});

test('at a table with hands jetons, fichets and men are moved alike, by the seat that is named', () => {
  const line = '0x15/0x15 white dice=6-5 moment=marking white:4*/3 black:0/1!';
  const position = readTrictrac(line);
  const acts = ['black jeton 6', 'black fichet 2', 'black bois 0/5 0/6', 'black pavillon'];
  const { plans, seat, words } = readActs(acts, position);
  expect(seat).toBe(1);
  expect(words).toEqual(['black pavillon']);
  expect(plans.map((plan) => plan.steps.map(({ from, to }) => `${from}>${to}`))).toEqual([
    ['jetons>points-1-6'],
    ['hole-1-1>hole-1-2'],
    ['23>18', '23>17'],
  ]);
});
