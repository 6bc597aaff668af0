import { describe, expect, test } from 'vitest';
import type { Plan } from '../src/core/gestures.ts';
import { meaning, sought } from '../src/core/keyboard.ts';
import { after, begun, destinations, done, finished, liftable, type Gesture, type Play } from '../src/core/play.ts';
import { moved, pressed, released } from '../src/core/pointer.ts';

const PLANS: readonly Plan[] = [
  { act: '0/5 0/6', steps: [{ from: '0', to: '5' }, { from: '0', to: '6' }], ordered: false },
  { act: '0/11', steps: [{ from: '0', to: '11' }], ordered: false },
  { act: '0/11', steps: [{ from: '0', to: '5' }, { from: '5', to: '11' }], ordered: false },
];
const MEN = new Map([['0', 15]]);
const turn = (confirms = true): Play => begun(PLANS, MEN, confirms);
const played = (play: Play, ...gestures: Gesture[]): Play => gestures.reduce(after, play);
const tap = (place: string): Gesture => ({ kind: 'tap', place });
const press = (place: string): Gesture => ({ kind: 'press', place });

describe('taps', () => {
  test('a tap lifts, a second puts down', () => {
    const held = played(turn(), tap('0'));
    expect(held.held).toBe('0');
    expect([...destinations(held)].sort()).toEqual(['11', '5', '6']);
    expect(played(held, tap('5')).made).toEqual([{ from: '0', to: '5' }]);
  });

  test('a man who cannot go is not lifted, and a tap elsewhere empties the hand', () => {
    expect(played(turn(), tap('7')).held).toBeNull();
    expect(played(turn(), tap('0'), tap('9')).held).toBeNull();
    expect(played(turn(), tap('0'), tap('0')).held).toBeNull();
  });

  test('a whole turn waits to be confirmed, and then is given away once', () => {
    const whole = played(turn(), tap('0'), tap('6'), tap('0'), tap('5'));
    expect(done(whole)).toEqual(['0/5 0/6']);
    expect(finished(whole)).toBe(true);
    expect(whole.sent).toBeNull();
    const sent = played(whole, { kind: 'confirm' });
    expect(sent.sent).toBe('0/5 0/6');
    expect(played(sent, { kind: 'undo' }, tap('0'))).toBe(sent);
    expect([...liftable(sent)]).toEqual([]);
  });

  test('tout d’une in one gesture', () => {
    expect(played(turn(), tap('0'), tap('11'), { kind: 'confirm' }).sent).toBe('0/11');
  });

  test('steps are undone one by one', () => {
    const whole = played(turn(), tap('0'), tap('6'), tap('0'), tap('5'));
    const back = played(whole, { kind: 'undo' });
    expect(back.made).toEqual([{ from: '0', to: '6' }]);
    expect(played(back, { kind: 'undo' }, { kind: 'undo' }).made).toEqual([]);
  });

  test('nothing is given away before it is whole', () => {
    expect(played(turn(), tap('0'), tap('5'), { kind: 'confirm' }).sent).toBeNull();
  });

  test('without confirming, the last step gives the act away', () => {
    expect(played(turn(false), tap('0'), tap('11')).sent).toBe('0/11');
    expect(played(turn(false), tap('0'), tap('5')).sent).toBeNull();
  });
});

describe('an act that two gestures share', () => {
  const over = (...places: string[]): Plan['steps'] => [{ from: '49', to: '25', over: places }];
  const plans: readonly Plan[] = [
    { act: '49x25(13,20,38)', steps: over('13', '20', '38'), ordered: true },
    { act: '49x25(19,20,38)', steps: over('19', '20', '38'), ordered: true },
  ];
  const asked = played(begun(plans, new Map([['49', 1]]), false), tap('49'), tap('25'));

  test('is asked for', () => {
    expect(asked.sent).toBeNull();
    expect(asked.asking).toEqual(['49x25(13,20,38)', '49x25(19,20,38)']);
  });

  test('and chosen, or undone', () => {
    expect(played(asked, { kind: 'choose', act: '49x25(19,20,38)' }).sent).toBe('49x25(19,20,38)');
    expect(played(asked, { kind: 'choose', act: '49x30' })).toEqual(asked);
    const back = played(asked, { kind: 'undo' });
    expect([back.asking, back.made]).toEqual([[], []]);
  });
});

test('a piece that alone can go on stays in the hand', () => {
  const steps = [{ from: '32', to: '21', over: ['27'] }, { from: '21', to: '12', over: ['17'] }];
  const play = begun([{ act: '32x12(17,27)', steps, ordered: true }], new Map([['32', 1]]), false);
  const halfway = played(play, tap('32'), tap('21'));
  expect(halfway.held).toBe('21');
  expect(played(halfway, tap('12')).sent).toBe('32x12(17,27)');
});

describe('pointers', () => {
  const at = { x: 10, y: 10 };

  test('press and release is a tap: the man stays in the hand', () => {
    const down = pressed(turn(), '0', at);
    expect(down.gesture).toEqual({ kind: 'lift', place: '0' });
    expect(down.press && released(down.press, '0').gesture).toBeNull();
  });

  test('a second press on the man puts him back, one on a destination puts him down there', () => {
    const held = played(turn(), { kind: 'lift', place: '0' });
    for (const place of ['0', '5']) {
      const { press: down, gesture } = pressed(held, place, at);
      expect(gesture).toBeNull();
      expect(down && released(down, place).gesture).toEqual({ kind: 'tap', place });
    }
  });

  test('press and move is a drag, a tremble is not', () => {
    const held = played(turn(), { kind: 'lift', place: '0' });
    const { press: down } = pressed(turn(), '0', at);
    if (down === null) throw new Error('no press');
    expect(moved(down, held, { x: 13, y: 12 }).dragging).toBe(false);
    const drag = moved(down, held, { x: 40, y: 40 });
    expect(drag.dragging).toBe(true);
    expect(released(drag, '6').gesture).toEqual({ kind: 'drop', place: '6' });
    expect(played(held, { kind: 'drop', place: '6' }).made).toEqual([{ from: '0', to: '6' }]);
    expect(played(held, { kind: 'drop', place: null }).held).toBeNull();
  });

  test('a man who cannot be lifted cannot be dragged', () => {
    const { press: down } = pressed(turn(), '7', at);
    expect(down && moved(down, turn(), { x: 90, y: 90 }).dragging).toBe(false);
  });
});

describe('keys', () => {
  const order = ['0', '1', '5', '6', '11'];

  test('have their meaning', () => {
    expect(meaning('ArrowLeft', false)).toEqual({ kind: 'go', direction: 'left' });
    expect(meaning('z', true)).toEqual({ kind: 'undo' });
    expect(meaning('a', false)).toBeNull();
    expect(meaning('ArrowLeft', true)).toBeNull();
  });

  test('go round the places where something can be done', () => {
    const held = played(turn(), press('0'));
    expect(sought(held, order, '0', 1)).toBe('5');
    expect(sought(held, order, '11', 1)).toBe('5');
    expect(sought(held, order, '5', -1)).toBe('11');
    expect(sought(turn(), order, '6', 1)).toBe('0');
  });

  test('play a whole turn', () => {
    const whole = played(turn(), press('0'), press('5'), press('0'), press('6'));
    expect(whole.sent).toBeNull();
    expect(played(whole, press('6')).sent).toBe('0/5 0/6');
  });
});
