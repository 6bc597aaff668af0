import { expect, test } from 'vitest';
import { carried, counted, longestRising, recognised, type Piece, type Standing } from '../src/core/pieces.ts';

const man = (place: string, seat: 0 | 1 = 0, kind = 'man'): Standing => ({ place, seat, kind });
const stack = (place: string, count: number, seat: 0 | 1 = 0): Standing[] =>
  Array.from({ length: count }, () => man(place, seat));
const idsAt = (pieces: readonly Piece[], place: string) =>
  pieces.filter((piece) => piece.place === place).map((piece) => piece.id);

test('every piece of a first position is new', () => {
  const pieces = recognised([], [...stack('0', 3), man('23', 1)]);
  expect(pieces.map((piece) => piece.id)).toEqual([0, 1, 2, 3]);
});

test('who moved is the one who is missing', () => {
  const before = recognised([], [...stack('0', 2), man('4'), ...stack('23', 2, 1)]);
  const now = recognised(before, [man('0'), man('4'), man('6'), ...stack('23', 2, 1)]);
  expect(idsAt(now, '0')).toEqual([0]);
  expect(idsAt(now, '4')).toEqual([2]);
  expect(idsAt(now, '6')).toEqual([1]);
  expect(idsAt(now, '23')).toEqual([3, 4]);
});

test('a piece taken is gone, its taker and the new king are the pieces they were', () => {
  const before = recognised([], [man('32'), man('27', 1), man('8')]);
  const now = recognised(before, [man('21'), man('8', 0, 'man:king')]);
  expect(now.map((piece) => piece.id)).toEqual([0, 2]);
});

test('a man who is crowned as he moves is still himself, and never becomes a jeton', () => {
  const before = recognised([], [man('8'), { place: 'jetons', seat: null, kind: 'jeton' }]);
  const now = recognised(before, [man('2', 0, 'man:king'), { place: 'points-0-4', seat: null, kind: 'jeton' }]);
  expect(now.map((piece) => piece.id)).toEqual([0, 1]);
});

test('no two pieces are ever alike', () => {
  const before = recognised([], stack('0', 2));
  const now = recognised(before.slice(1), stack('0', 3));
  expect(new Set(now.map((piece) => piece.id)).size).toBe(3);
});

test('a step carries the uppermost man, who can be carried on', () => {
  const before = recognised([], [...stack('0', 2), man('5')]);
  const after = carried(before, [{ from: '0', to: '5' }, { from: '5', to: '11' }]);
  expect([idsAt(after, '0'), idsAt(after, '5'), idsAt(after, '11')]).toEqual([[0], [2], [1]]);
  expect(carried(before, [{ from: '7', to: '8' }])).toEqual(before);
});

test('pieces are counted by place, whose ever they are', () => {
  const pieces = [...stack('0', 2), man('23', 1), { place: 'jetons', seat: null, kind: 'jeton' } as const];
  expect([...counted(pieces)]).toEqual([['0', 2], ['23', 1], ['jetons', 1]]);
});

test('what is taken where a step ends is seen no more, what is taken on the way stays', () => {
  const before = recognised([], [man('e4'), man('d5', 1), man('d4', 1)]);
  expect(carried(before, [{ from: 'e4', to: 'd5', over: ['d5'] }]).map(({ place, seat }) => `${place} ${seat ?? ''}`)).toEqual(['d4 1', 'd5 0']);
  expect(carried(before, [{ from: 'e4', to: 'd3', over: ['d4'] }]).length).toBe(3);
});

test('of pieces put into another order as few as can be are moved', () => {
  const stays = (numbers: readonly number[]): number[] => [...longestRising(numbers)].sort((one, two) => one - two);
  expect(stays([0, 1, 2])).toEqual([0, 1, 2]);
  expect(stays([0, 2, 3, 4, 1])).toEqual([0, 1, 2, 3]);
  expect(stays([-1, 0, 1])).toEqual([1, 2]);
  expect(stays([3, 0, 1, 2])).toEqual([1, 2, 3]);
  expect(stays([])).toEqual([]);
});
