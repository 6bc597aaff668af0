/** A turn as it is staged: what is seen when, by the clock of the test. */
import type { Counter, Done, EventView, Mark, TablesBoard, View } from '@academie/protocol/wire';
import { MOTION } from '@academie/board';
import { describe, expect, test } from 'vitest';
import { takesHole } from '../src/game/renewal.ts';
import { explained, marking } from '../src/game/marking.ts';
import { timeline, type Moment, type Turn } from '../src/game/turn.ts';
import { clockwork } from './clockwork.ts';

const [ME, OTHER] = [0, 1];
const men = (where: Readonly<Record<number, number>>): number[] => Array.from({ length: 24 }, (_, number) => where[number] ?? 0);

const boardOf = (changed: Partial<TablesBoard> = {}): TablesBoard => ({
  kind: 'tables',
  men: [men({ 0: 15 }), men({ 23: 15 })],
  thrower: ME,
  dice: [2, 1],
  counters: [{}, {}],
  ...changed,
});

const arrow = (from: number, to: number): Mark => ({ places: [String(from), String(to)], style: 'true', label: '5' });
const eventOf = (code: string, marks: readonly Mark[] = []): EventView => ({ code, seat: OTHER, cite: { source: 'LEP', place: [] }, message: { key: code }, marks: [...marks] });

const viewOf = (board: View['board'], events: readonly EventView[] = [], last: Done | null = null, by_act?: number): View => ({
  board,
  turn: null,
  choices: {},
  clocks: [],
  events: [...events],
  last,
  ...(by_act !== undefined && { by_act }),
});

const before = viewOf(boardOf());
const point: Counter = { points: 2, jetons: 1 };
/** I have played by hand; the other throws, hits and marks. */
const thrown: Turn = {
  before,
  after: viewOf(boardOf({ thrower: OTHER, dice: [5, 3], counters: [{}, point] }), [eventOf('JanScored', [arrow(16, 9)]), eventOf('Marked')], { text: '', seat: ME, steps: [] }),
  seat: ME,
  side: ME,
  acted: true,
  thrown: true,
  seq: 2,
};
/** The other plays two men, and I throw. */
const played: Turn = {
  before: thrown.after,
  after: viewOf(boardOf({ dice: [6, 6], men: [men({ 0: 15 }), men({ 23: 13, 20: 1, 18: 1 })], counters: [{}, point] }), [], {
    text: '',
    seat: OTHER,
    steps: [{ from: '23', to: '18', die: 5 }, { from: '23', to: '20', die: 3 }],
  }),
  seat: ME,
  side: ME,
  acted: true,
  thrown: true,
  seq: 4,
};
const tablesOf = ({ board }: Moment): TablesBoard => {
  if (board.kind !== 'tables') throw new Error('no tables');
  return board;
};
const momentsWith = (moments: readonly Moment[], what: keyof Moment['motion']): readonly Moment[] => moments.filter(({ motion }) => motion[what] !== undefined);

describe('the timeline of a throw', () => {
  const { moments, lasts, next } = timeline(thrown, 'normal');

  test('dice, worth, marks come in this order', () => {
    expect(moments.map(({ motion }) => Object.keys(motion).join())).toEqual(['thrown', 'told', 'carried', '']);
    expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).toSorted((one, two) => one - two));
  });

  test('points are not marked before they are told, nor arrows seen', () => {
    const [dice, worth, marks] = moments;
    expect(dice?.told).toBe(0);
    expect(dice?.seen).toBe(0);
    expect(dice && tablesOf(dice).dice).toEqual([5, 3]);
    expect(dice && tablesOf(dice).counters).toEqual([{}, {}]);
    expect(worth?.told).toBe(1);
    expect(worth?.seen).toBe(1);
    expect(worth && tablesOf(worth).counters).toEqual([{}, {}]);
    expect(marks?.told).toBe(2);
    expect(marks && tablesOf(marks).counters).toEqual([{}, point]);
  });

  test('whoever looks has time for it before men move', () => {
    const { cup, dice } = MOTION;
    const landed = MOTION.speeds.normal * (0.86 * cup.lasts + dice.apart + dice.lasts);
    expect(next - landed).toBeGreaterThanOrEqual(700);
    expect(next - lasts).toBeCloseTo(MOTION.speeds.normal * MOTION.between.acts, 0);
  });

  test('one who has thrown himself is not held up', () => {
    const own = timeline({ ...thrown, after: { ...thrown.after, board: boardOf({ dice: [5, 3] }) } }, 'normal');
    expect(own.next).toBe(own.lasts);
  });

  test('dice that are worth nothing are seen as long', () => {
    const bare = timeline({ ...thrown, after: viewOf(boardOf({ thrower: OTHER, dice: [5, 3] }), [], thrown.after.last) }, 'normal');
    const { cup, dice } = MOTION;
    expect(bare.next - MOTION.speeds.normal * (0.86 * cup.lasts + dice.apart + dice.lasts)).toBeGreaterThanOrEqual(700);
  });

  test('what the act brought is told before the dice fall', () => {
    const later = timeline({ ...thrown, after: viewOf(thrown.after.board, [eventOf('Marked')], thrown.after.last, 1) }, 'normal');
    expect(later.moments.map(({ motion }) => Object.keys(motion).join())).toEqual(['carried', 'thrown', '']);
    expect(later.moments.map((each) => tablesOf(each).dice)).toEqual([[2, 1], [5, 3], [5, 3]]);
  });

  test('much is told in no more time than three lines take', () => {
    const many = Array.from({ length: 9 }, (_, nth) => eventOf('JanScored', [arrow(16, nth)]));
    const long = timeline({ ...thrown, after: viewOf(boardOf({ thrower: OTHER, dice: [5, 3] }), many) }, 'slow');
    const told = momentsWith(long.moments, 'told');
    expect(told).toHaveLength(9);
    expect(long.lasts - (told[0]?.at ?? 0)).toBeLessThanOrEqual(3 * (MOTION.worth.lasts + MOTION.worth.then) + 9);
  });
});

describe('the timeline of a play', () => {
  test('men move one after another, each seen for 200 ms and more', () => {
    const { moments } = timeline(played, 'normal');
    const carried = momentsWith(moments, 'carried');
    expect(carried.map(({ made }) => made.length)).toEqual([1, 2]);
    for (const { motion } of carried) expect(motion.carried?.lasts).toBeGreaterThanOrEqual(200);
    expect((carried[1]?.at ?? 0) - (carried[0]?.at ?? 0)).toBeGreaterThan(200);
  });

  test('the dice of the play lie until it is over', () => {
    const { moments } = timeline(played, 'normal');
    expect(moments.slice(0, 2).map((each) => tablesOf(each).dice)).toEqual([[5, 3], [5, 3]]);
    expect(moments.at(-1)?.motion).toEqual({});
  });

  test('my own play is not shown again', () => {
    const own = timeline({ ...played, seat: OTHER, side: OTHER }, 'normal');
    expect(momentsWith(own.moments, 'carried')).toEqual([]);
  });

  test('an onlooker sees it', () => {
    expect(momentsWith(timeline({ ...played, seat: null, side: null }, 'normal').moments, 'carried')).toHaveLength(2);
  });

  test.each([['normal', 2800], ['fast', 1400]] as const)('at %s the ordinary turn of an opponent takes about %d ms at most', (speed, most) => {
    const [first, second] = [timeline(thrown, speed), timeline(played, speed, { play: true, throw: false })];
    expect(first.next + second.lasts).toBeLessThanOrEqual(most);
  });

  test('men set up anew go home without steps', () => {
    const left = viewOf(boardOf({ men: [men({ 0: 15 }), men({ 23: 15 })] }), [eventOf('NewReleve')], { text: 's-en-aller', seat: OTHER, steps: [] }, 1);
    const { moments } = timeline({ ...played, before: played.after, after: left, thrown: false }, 'normal');
    expect(moments[0]?.motion.carried?.apart).toBeGreaterThan(0);
  });

  test('an act that brings the last hole is seen on its board before another one is set up', () => {
    const marked = eventOf('Marked');
    const hole: EventView = { ...marked, message: { ...marked.message, args: { points: 4, holes: 1 } } };
    const old = viewOf(boardOf({ men: [men({ 0: 15 }), men({ 23: 14, 15: 1 })], dice: [5, 3], counters: [{ holes: 3 }, { points: 8, holes: 11 }], goal: 12 }));
    const fresh = viewOf(boardOf({ dice: [], goal: 12 }), [hole], { text: '', seat: OTHER, steps: [{ from: '23', to: '18', die: 5 }] });
    const last: Turn = { ...played, before: old, after: fresh, thrown: false };
    expect(takesHole(last)).toBe(true);
    const seen = timeline(last, 'normal').moments.map((each) => [tablesOf(each).men[1], (tablesOf(each).counters ?? []).map(({ holes = 0 }) => holes)]);
    const moved = men({ 23: 13, 18: 1, 15: 1 });
    expect(seen).toEqual([[old.board.kind === 'tables' && old.board.men[1], [3, 11]], [moved, [3, 12]], [men({ 23: 15 }), [0, 0]], [men({ 23: 15 }), [0, 0]]]);
  });

  test('a hole that was announced before a throw is none of the throw', () => {
    const marked = { ...eventOf('Marked'), message: { key: 'Marked', args: { points: 4, holes: 1 } } };
    const [told, then] = [viewOf(boardOf({ dice: [] }), [marked]), viewOf(boardOf(), [marked])];
    expect(takesHole({ ...thrown, before: told, after: then, acted: false })).toBe(false);
    expect(takesHole({ ...thrown, before: { ...told, events: [] }, after: then, acted: false })).toBe(true);
  });

  test('men taken in a rafle stay, with a sign, until it is over', () => {
    const squares = { kind: 'grid', side: 10, names: 'numbers', turn: 0, pieces: [] } as const;
    const rafle: Done = { text: '', seat: OTHER, steps: [{ from: '16', to: '27', over: ['21'] }, { from: '27', to: '38', over: ['32'] }] };
    const { moments } = timeline({ ...played, before: viewOf({ ...squares, pieces: [] }), after: viewOf({ ...squares, pieces: [] }, [], rafle), thrown: false }, 'normal');
    expect(moments.map(({ marks }) => marks.map(({ places }) => places.join()))).toEqual([['21'], ['21', '32'], [], []]);
    expect(moments[2]?.motion.lifted).toBeGreaterThan(0);
  });

  test('without motion everything is there at once and only the telling takes its time', () => {
    const { moments, live, next } = timeline(thrown, 'none');
    expect(live).toBe(true);
    expect(next).toBe(0);
    expect(moments.map(({ at, told }) => [at, told])).toEqual([[0, 1], [MOTION.none.line, 2]]);
    expect(timeline(played, 'none').moments).toEqual([]);
  });
});

describe('marks', () => {
  const hows = (start: readonly Counter[], end: readonly Counter[]): readonly string[] =>
    marking(boardOf({ counters: [...start] }), boardOf({ counters: [...end] })).map(({ how }) => how);

  test('nothing moves where nothing was marked', () => {
    expect(hows([point, {}], [{ ...point, holes: 0 }, {}])).toEqual([]);
  });

  test('who is no longer in bredouille loses a jeton before the other marks', () => {
    expect(hows([{ points: 4, jetons: 2 }, {}], [{ points: 4, jetons: 1 }, point])).toEqual(['home', 'jeton']);
  });

  test('a hole is marked by the fichet, then the jetons go home', () => {
    expect(hows([{ points: 10, jetons: 1 }, { points: 6, jetons: 1 }], [{ points: 2, jetons: 1, holes: 1 }, {}])).toEqual(['fichet', 'home']);
  });

  test('a jeton hops from mark to mark', () => {
    expect(marking(boardOf({ counters: [point, {}] }), boardOf({ counters: [{ points: 8, jetons: 1 }, {}] }))[0]?.hops).toBe(3);
  });

  test('steps explain where men stand, or they were set up anew', () => {
    const after = boardOf({ men: [men({ 0: 14, 5: 1 }), men({ 23: 15 })] });
    expect(explained(boardOf(), [{ from: '0', to: '5' }], after)).toBe(true);
    expect(explained(boardOf(), [], after)).toBe(false);
    expect(explained(boardOf({ men: [men({ 4: 2 }), men({ 9: 1 })] }), [{ from: '9', to: '4', sends: [{ from: '4', to: 'hand-0' }] }], boardOf({ men: [men({ 4: 1 }), men({ 4: 1 })], held: [1, 0] }))).toBe(true);
  });
});

const PAST = 60_000;

describe('the director', () => {
  test('shows a turn and then the table as it is', () => {
    const { director, pass, seen, heard } = clockwork();
    director.receive(thrown);
    expect(seen().moment?.motion.thrown).toBeDefined();
    expect(seen().seq).toBe(-1);
    pass(PAST);
    expect(seen()).toMatchObject({ moment: null, told: 2, seq: 2 });
    expect(heard).toEqual(['cup', 'die', 'die', 'jeton']);
  });

  test('what comes meanwhile waits its turn', () => {
    const { director, pass, seen } = clockwork();
    director.receive(thrown);
    pass(10);
    director.receive(played);
    expect(seen().turn).toBe(thrown);
    pass(timeline(thrown, 'normal').next - 20);
    expect(seen()).toMatchObject({ turn: thrown, told: 2, seq: 2 });
    expect(seen().moment).not.toBeNull();
    pass(20);
    expect(seen().turn).toBe(played);
    expect(seen().moment?.made).toHaveLength(1);
    pass(PAST);
    expect(seen()).toMatchObject({ moment: null, seq: 4 });
  });

  test('men wait until the dice have been seen, even if they come after the throw was shown', () => {
    const { director, pass, seen } = clockwork();
    director.receive(thrown);
    const { lasts, next } = timeline(thrown, 'normal');
    pass(lasts + 1);
    expect(seen().moment).toBeNull();
    director.receive(played);
    expect(seen().turn).toBe(thrown);
    expect(seen().moment).not.toBeNull();
    pass(next - lasts);
    expect(seen().turn).toBe(played);
  });

  test('a gesture shows the rest of what is on; what waits begins 200 ms later', () => {
    const { director, pass, seen } = clockwork();
    director.receive(thrown);
    director.receive(played);
    pass(100);
    director.finish();
    expect(seen()).toMatchObject({ turn: thrown, told: 2, seq: 2 });
    pass(199);
    expect(seen()).toMatchObject({ turn: thrown, seq: 2 });
    pass(1);
    expect(seen()).toMatchObject({ turn: played, seq: 2 });
    expect(seen().moment?.made).toHaveLength(1);
  });

  test('another gesture shows the next one at once too', () => {
    const { director, pass, seen } = clockwork();
    director.receive(thrown);
    director.receive(played);
    director.finish();
    pass(100);
    director.finish();
    expect(seen()).toMatchObject({ moment: null, turn: played, seq: 4 });
  });

  test('what waits is shown at the speed that is preferred up to 8 seconds, then fast', () => {
    const { lasts } = timeline(played, 'normal');
    /** How long the second turn takes if so many wait behind it. */
    const second = (waiting: number): number => {
      const { director, pass, seen, now } = clockwork();
      for (let seq = 1; seq <= waiting + 2; seq += 1) director.receive({ ...played, seq });
      while (seen().seq < 1) pass(10);
      const start = now();
      while (seen().seq < 2) pass(10);
      return now() - start;
    };
    const most = Math.floor(8000 / lasts);
    expect(second(most)).toBe(second(0));
    expect(second(most + 1)).toBeLessThan(0.6 * second(0));
  });

  test('who is more than 20 seconds behind sees the last two turns, and every hole', () => {
    const { director, pass, seen, skipped } = clockwork();
    const hole: Turn = { ...thrown, seq: 4, after: { ...thrown.after, board: boardOf({ thrower: OTHER, dice: [5, 3], counters: [{}, { holes: 1 }] }) } };
    const all = Array.from({ length: Math.ceil(20_000 / timeline(played, 'normal').lasts) + 3 }, (_, nth) => nth + 1);
    for (const seq of all) director.receive(seq === hole.seq ? hole : { ...played, seq });
    const told = skipped.map(({ seq }) => seq);
    expect(told).not.toContain(hole.seq);
    expect(told.slice(0, 3)).toEqual([1, 2, 3]);
    expect(told.length).toBeGreaterThan(3);
    const whole = new Set<number>();
    for (let passed = 0; passed < PAST; passed += 10) {
      pass(10);
      if (seen().moment?.motion.carried !== undefined) whole.add(seen().turn?.seq ?? 0);
    }
    expect([...whole]).toEqual(all.filter((seq) => !told.includes(seq)));
    expect(seen()).toMatchObject({ moment: null, seq: all.length });
  });

  test('nothing is shown while nobody looks, and the last two turns of what was missed are shown afterwards', () => {
    const { director, pass, seen, skipped } = clockwork();
    director.receive(thrown);
    director.sleep();
    expect(seen()).toMatchObject({ moment: null, seq: 2 });
    for (const seq of [4, 6, 8, 10]) director.receive({ ...played, seq });
    pass(PAST);
    expect(seen().seq).toBe(2);
    director.wake();
    expect(skipped.map(({ seq }) => seq)).toEqual([4, 6]);
    expect(seen()).toMatchObject({ turn: { seq: 8 }, seq: 6 });
    expect(seen().moment?.made).toHaveLength(1);
  });

  test('a hole that was on when nobody looked any more is shown from its throw on', () => {
    const { director, pass, seen } = clockwork();
    const hole: Turn = { ...thrown, after: { ...thrown.after, board: boardOf({ thrower: OTHER, dice: [5, 3], counters: [{}, { holes: 1 }] }) } };
    director.receive(hole);
    pass(1000);
    director.sleep();
    pass(PAST);
    expect(seen().seq).toBe(-1);
    director.wake();
    expect(seen().moment?.motion.thrown).toBeDefined();
  });

  test('a hold takes no time and no place', () => {
    const { director, pass, seen } = clockwork();
    const hold: Turn = { ...thrown, before: thrown.after, after: viewOf(thrown.after.board, [], { text: 'tenir', seat: OTHER, steps: [] }), thrown: false, seq: 3 };
    director.receive(thrown);
    director.receive(hold);
    director.receive({ ...played, before: hold.after });
    pass(timeline(thrown, 'normal').next - 1);
    expect(seen().turn).toBe(thrown);
    pass(1);
    expect(seen()).toMatchObject({ turn: { seq: 4 } });
    expect(seen().moment?.made).toHaveLength(1);
  });

  test('without motion one can play at once', () => {
    const { director, pass, seen } = clockwork('none');
    director.receive(thrown);
    expect(seen()).toMatchObject({ moment: null, told: 1, seq: 2 });
    pass(MOTION.none.line);
    expect(seen()).toMatchObject({ moment: null, told: 2, seq: 2 });
    director.receive(played);
    expect(seen()).toMatchObject({ moment: null, turn: played, seq: 4 });
  });

  test('the last turn is shown again from its throw to its men', () => {
    const { director, pass, seen, now } = clockwork();
    expect(director.replayable).toBe(false);
    director.receive(thrown);
    director.receive(played);
    pass(PAST);
    expect(director.replayable).toBe(true);
    director.again();
    expect(seen().moment?.board).toMatchObject({ dice: [2, 1] });
    pass(450);
    expect(seen().moment?.motion.thrown).toBeDefined();
    const start = now();
    while (seen().turn !== played && now() < start + PAST) pass(10);
    expect(seen().moment?.made).toHaveLength(1);
    pass(PAST);
    expect(seen()).toMatchObject({ moment: null, turn: played, seq: 4 });
  });

  test('what comes while a turn is shown again ends that', () => {
    const { director, pass, seen } = clockwork();
    director.receive(thrown);
    director.receive(played);
    pass(PAST);
    director.again();
    director.receive({ ...thrown, seq: 6 });
    expect(seen()).toMatchObject({ seq: 4, turn: { seq: 6 } });
  });
});
