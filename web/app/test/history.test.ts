import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { actCount, gainsOf, rowsOf, turnsOf, type Entry } from '../src/game/history.ts';
import Gains from '../src/parts/Gains.svelte';
import type { PlaceTold } from '../src/net/types.ts';

const acted = (...seats: readonly (number | null)[]): readonly Entry[] => seats.map((seat, nth) => ({ text: String(nth), seat }));
const lines = (entries: readonly Entry[], players: number, round = false) =>
  rowsOf(turnsOf(entries), players, round).map(({ turns }) => turns.map((turn) => turn?.acts.join()));

describe('the lines of the list', () => {
  test('two play beside each other', () => {
    expect(lines(acted(0, 1, 0), 2)).toEqual([['0', '1'], ['2']]);
  });

  test('one after another where several take turns at the board', () => {
    expect(lines(acted(0, 2, 0), 3)).toEqual([['0'], ['1'], ['2']]);
  });

  test('a column for each who sits round it, read from left to right', () => {
    expect(lines(acted(1, 2, 3, 0, 1), 4, true)).toEqual([[undefined, '0', '1', '2'], ['3', '4', undefined, undefined]]);
  });

  test('another line when tiles are dealt', () => {
    expect(lines(acted(1, 2, null, 3, 0), 4, true)).toEqual([[undefined, '0', '1', undefined], [undefined, undefined, undefined, '2,3'], ['4', undefined, undefined, undefined]]);
  });

  test('tiles dealt one by one are one turn with what is played next, whoever plays it', () => {
    const dealt: Entry = { text: '', seat: null };
    expect(lines([dealt, dealt, ...acted(1, 0), dealt, dealt, dealt, ...acted(1, 0), dealt], 2)).toEqual([[undefined, '0,1,2'], ['3', '4,5,6,7'], ['8'], ['9']]);
  });

  test('throws are turns of their own, though nothing is played', () => {
    expect(lines(acted(null, null, 0), 2)).toEqual([['0'], ['1,2']]);
  });

  test('acts are counted after those taken back', () => {
    const log = ['open', 'roll', 'act', 'act', 'takeback', 'act'].map((kind, seq) => ({ seq, kind, seat: null, body: kind === 'takeback' ? { acts: 1 } : {}, at_ms: 0 }));
    expect(actCount(log)).toBe(2);
  });
});

const event = (code: string, seat: number, args: Readonly<Record<string, unknown>>) => ({ code, seat, cite: { source: 'ACAD-D', place: [] }, message: { key: code, args } });

describe('what is marked in a turn', () => {
  test('at dominoes the points, and not the pips that are counted for them', () => {
    const counted = [event('HandShown', 1, { points: 5 }), event('HandShown', 0, { points: 0 }), event('CoupWon', 0, {}), event('Marked', 0, { points: 11, total: 31 })];
    expect(gainsOf(counted)).toEqual([{ seat: 0, points: 11, holes: 0 }]);
  });

  test('where the losers are charged at dominoes, what each of them is charged with, as a burden and no gain', () => {
    const counted = [event('CoupWon', 0, {}), event('HandShown', 1, { points: 7 }), event('HandShown', 2, { points: 12 }), event('Charged', 1, { points: 7, total: 19 }), event('Charged', 2, { points: 12, total: 12 })];
    expect(gainsOf(counted)).toEqual([
      { seat: 1, points: 7, holes: 0, charged: true },
      { seat: 2, points: 12, holes: 0, charged: true },
    ]);
    const { body } = render(Gains, { props: { gains: gainsOf(counted), players: ['A', 'Beate', 'Camille'] } });
    expect(body).toContain('Beate is charged 7 points');
    expect(body).toContain('Camille is charged 12 points');
    expect(body).not.toContain('+');
  });

  test('at trictrac the points once, as what they are for, and the holes', () => {
    const marked = [event('JanScored', 0, { points: 4 }), event('JanScored', 0, { points: 6 }), event('Marked', 0, { points: 10, rest: 2, holes: 1 })];
    expect(gainsOf(marked)).toEqual([{ seat: 0, points: 10, holes: 1 }]);
  });

  test('at toc the holes; the holes of a marqué that ends are marked already', () => {
    expect(gainsOf([event('HolesMarked', 1, { holes: 2, total: 5 })])).toEqual([{ seat: 1, points: 0, holes: 2 }]);
    expect(gainsOf([event('MarqueWritten', 1, { holes: 6, points: 8 })])).toEqual([]);
  });
});

describe('where one stops when looking back', () => {
  const place = (actor: number | null, dice: readonly number[] = [], events: PlaceTold['events'] = []): PlaceTold => ({ actor, events, last: { text: '', dice: [...dice] } }) as unknown as PlaceTold;
  const stops = (entries: readonly Entry[]) => turnsOf(entries).map((turn) => turn.stops.map(({ act, kind }) => `${kind} ${act}`));
  const scored = [event('JanScored', 0, { points: 4 })];

  test('at the throw of a turn that scored, then at its play', () => {
    const entries: readonly Entry[] = [
      { text: '6-2', seat: null, place: place(0, [6, 2], scored) },
      { text: 'tenir', seat: 0, place: place(0) },
      { text: '0/6', seat: 0, place: place(null) },
      { text: '5-1', seat: null, place: place(1, [5, 1]) },
      { text: '0/5', seat: 1, place: place(null) },
    ];
    expect(stops(entries)).toEqual([['throw 0', 'play 2'], ['play 4']]);
    expect(turnsOf(entries)[0]?.events).toEqual(scored);
  });

  test('at the throw alone while nothing is played on it', () => {
    expect(stops([{ text: '6-2', seat: null, place: place(0, [6, 2], scored) }])).toEqual([['throw 0']]);
    expect(stops([{ text: '6-2', seat: null, place: place(0, [6, 2]) }])).toEqual([['throw 0']]);
  });

  test('at the play alone where nothing is thrown', () => {
    expect(stops(acted(0, 1))).toEqual([['play 0'], ['play 1']]);
  });
});
