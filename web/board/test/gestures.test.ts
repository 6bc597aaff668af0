import { describe, expect, test } from 'vitest';
import { completed, lifted, numbersPlayed, onward, waysOnward, type Plan, type Step } from '../src/core/gestures.ts';

const step = (text: string, ...over: string[]): Step => {
  const [from = '', to = ''] = text.split('>');
  return over.length > 0 ? { from, to, over } : { from, to };
};
const plan = (act: string, ...steps: string[]): Plan => ({ act, steps: steps.map((each) => step(each)), ordered: false });
const inOrder = (act: string, ...steps: Step[]): Plan => ({ act, steps, ordered: true });
const asText = (steps: readonly Step[]): string[] => steps.map(({ from, to }) => `${from}>${to}`).sort();
const men = (counts: Record<string, number>) => new Map(Object.entries(counts));

describe('steps in any order', () => {
  const plans = [plan('0/5 0/6', '0>5', '0>6'), plan('0/11', '0>11'), plan('0/11', '0>5', '5>11')];

  test('at first every man of every plan may go', () => {
    expect(asText(onward(plans, [], men({ 0: 15 })))).toEqual(['0>11', '0>5', '0>6']);
  });

  test('a prefix leaves what may complete it, whichever number came first', () => {
    expect(asText(onward(plans, [step('0>5')], men({ 0: 15 })))).toEqual(['0>6', '5>11']);
    expect(asText(onward(plans, [step('0>6')], men({ 0: 15 })))).toEqual(['0>5']);
  });

  test('the same act is completed by one man alone, straight or pausing', () => {
    expect(completed(plans, [step('0>11')])).toEqual(['0/11']);
    expect(completed(plans, [step('0>5'), step('5>11')])).toEqual(['0/11']);
    expect(completed(plans, [step('0>6'), step('0>5')])).toEqual(['0/5 0/6']);
  });

  test('where a man stands already, the second half may come first: one man relays the other', () => {
    expect(asText(onward(plans, [], men({ 0: 2, 5: 1 })))).toContain('5>11');
    const relayed = [step('5>11')];
    expect(asText(onward(plans, relayed, men({ 0: 2, 5: 1 })))).toEqual(['0>5']);
    expect(completed(plans, [...relayed, step('0>5')])).toEqual(['0/11']);
  });

  test('no man is lifted who is not there', () => {
    expect(asText(onward(plans, [], men({ 0: 2 })))).not.toContain('5>11');
  });

  test('a step is offered only if a man remains for each of the others', () => {
    const alone = men({ 0: 1 });
    expect(asText(onward(plans, [], alone))).toEqual(['0>11', '0>5']);
    expect(asText(onward(plans, [step('0>5')], alone))).toEqual(['5>11']);
  });

  test('nothing goes on from steps that belong to no plan', () => {
    expect(onward(plans, [step('3>4')], men({ 0: 15, 3: 1 }))).toEqual([]);
    expect(completed(plans, [step('3>4')])).toEqual([]);
  });

  test('an act may be whole and still go on', () => {
    const short = [plan('18/off', '18>off'), plan('18/off 20/off', '18>off', '20>off')];
    const stand = men({ 18: 1, 20: 1 });
    expect(completed(short, [step('18>off')])).toEqual(['18/off']);
    expect(asText(onward(short, [step('18>off')], stand))).toEqual(['20>off']);
  });

  test('to play nothing is whole at once', () => {
    expect(completed([plan('passe')], [])).toEqual(['passe']);
  });
});

describe('steps in their order', () => {
  const plans = [
    inOrder('49x25(13,20,38)', step('49>32', '38'), step('32>8', '13'), step('8>25', '20')),
    inOrder('49x25(19,20,38)', step('49>32', '38'), step('32>14', '19'), step('14>25', '20')),
  ];

  test('only the next step of each is offered, and at first the whole way', () => {
    expect(asText(onward(plans, [], men({ 49: 1 })))).toEqual(['49>25', '49>32']);
    expect(asText(onward(plans, [step('49>32')], men({ 49: 1 })))).toEqual(['32>14', '32>8']);
  });

  test('straight to the end it may be either act; step by step it is one', () => {
    expect(completed(plans, [step('49>25')])).toEqual(['49x25(13,20,38)', '49x25(19,20,38)']);
    expect(completed(plans, [step('49>32'), step('32>14'), step('14>25')])).toEqual(['49x25(19,20,38)']);
  });

  test('what has left the board is shown as far as it is sure', () => {
    expect([...lifted(plans, [])]).toEqual([]);
    expect([...lifted(plans, [step('49>32')])]).toEqual(['38']);
    expect([...lifted(plans, [step('49>25')])].sort()).toEqual(['20', '38']);
  });
});

describe('a chain of steps', () => {
  const hit = (text: string, ...from: string[]): Step => ({ ...step(text), sends: from.map((each) => ({ from: each, to: 'hand-1' })) });
  const chain = (act: string, ...steps: Step[]): Plan => ({ act, steps, ordered: false });

  test('is one gesture or several, in whatever way it pauses', () => {
    const plans = [plan('0/8', '0>3', '3>8'), plan('0/8', '0>5', '5>8')];
    expect(asText(onward(plans, [], men({ 0: 1 })))).toEqual(['0>3', '0>5', '0>8']);
    for (const made of [['0>8'], ['0>3', '3>8'], ['0>5', '5>8']]) {
      expect(completed(plans, made.map((each) => step(each)))).toEqual(['0/8']);
    }
  });

  test('leaves to others what is theirs', () => {
    const plans = [plan('0/6 1/4', '0>3', '3>6', '1>4')];
    expect(asText(onward(plans, [step('0>6')], men({ 0: 1, 1: 1 })))).toEqual(['1>4']);
    expect(asText(onward(plans, [step('1>4')], men({ 0: 1, 1: 1 })))).toEqual(['0>3', '0>6']);
  });

  test('of a doublet takes each step once', () => {
    const plans = [plan('0/6/12', '0>3', '3>6', '6>9', '9>12', '0>3')];
    expect(asText(onward(plans, [step('0>12')], men({ 0: 2 })))).toEqual(['0>3']);
    expect(completed(plans, [step('0>12'), step('0>3')])).toEqual(['0/6/12']);
  });

  test('sends away all who are hit on the way, as far as that is sure', () => {
    const [whole] = onward([chain('0/2*/6*', hit('0>2', '2'), hit('2>6', '6'))], [], men({ 0: 1 })).filter(({ to }) => to === '6');
    expect(whole?.sends?.map(({ from }) => from)).toEqual(['2', '6']);
    const plans = [chain('0/2*/6', hit('0>2', '2'), step('2>6')), chain('0/4/6', step('0>4'), step('4>6'))];
    const [either] = onward(plans, [], men({ 0: 1 })).filter(({ to }) => to === '6');
    expect(either).toEqual({ from: '0', to: '6' });
    expect(completed(plans, [step('0>6')])).toEqual(['0/2*/6', '0/4/6']);
  });

  test('in its order never ends where it began', () => {
    const round = [inOrder('32x32(27,28)', step('32>21', '27'), step('21>32', '28'))];
    expect(asText(onward(round, [], men({ 32: 1 })))).toEqual(['32>21']);
  });
});

describe('what comes first', () => {
  const steps = ['hand>2', 'hand>5', '5>7', '0>3'].map((each) => step(each));
  const plans: readonly Plan[] = [{ act: 'main/2 main/5/7 0/3', steps, ordered: false, first: 2 }];
  const stand = men({ hand: 2, 0: 1, 5: 1 });

  test('is made before anything else, in any order', () => {
    expect(asText(onward(plans, [], stand))).toEqual(['hand>2', 'hand>5']);
    expect(asText(onward(plans, [step('hand>2')], stand))).toEqual(['hand>5', 'hand>7']);
  });

  test('then the rest is', () => {
    expect(asText(onward(plans, [step('hand>2'), step('hand>5')], stand))).toEqual(['0>3', '5>7']);
    expect(completed(plans, [step('hand>2'), step('hand>7'), step('0>3')])).toEqual(['main/2 main/5/7 0/3']);
  });
});

test('the dice that were played are told from the steps left', () => {
  const played = (die: number, text: string): Step => ({ ...step(text), die });
  const plans: Plan[] = [{ act: '0/5/8', steps: [played(5, '0>5'), played(3, '5>8')], ordered: false }];
  expect(numbersPlayed(plans, [])).toEqual([]);
  expect(numbersPlayed(plans, [step('0>5')])).toEqual([5]);
  expect(numbersPlayed(plans, [step('0>8')])).toEqual([5, 3]);
});

test('a rafle is known whole before it is made, and what is left of it after each hop', () => {
  const plans = [inOrder('28x17x6', step('28>17', '22'), step('17>6', '11')), inOrder('28x19', step('28>19', '23'))];
  expect(waysOnward(plans, [], '28').map(asText)).toEqual([['17>6', '28>17']]);
  expect(waysOnward(plans, [], '33')).toEqual([]);
  expect(waysOnward(plans, [step('28>17', '22')], '17')).toEqual([]);
});
