import { describe, expect, test } from 'vitest';
import { completed, lifted, onward, type Plan, type Step } from '../src/core/gestures.ts';

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
    inOrder('49x25(13,20,38)', step('49>25', '13', '20', '38')),
    inOrder('49x25(19,20,38)', step('49>25', '19', '20', '38')),
  ];

  test('only the next step of each is offered', () => {
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
    expect([...lifted(plans, [step('49>25')])]).toEqual(['20', '38']);
  });
});
