import { expect, test } from 'vitest';
import { changedTables, watch } from '../src/net/news.ts';
import type { OpenTable } from '../src/net/types.ts';
import { world } from './world.ts';

test('what is watched is looked at when the line opens, when it changes, and when the line comes back', () => {
  const { outside, wires, pass } = world();
  const heard: string[] = [];
  const stop = watch(outside, (topic) => heard.push(topic));
  wires[0]?.onopen?.();
  expect(wires[0]?.sent[0]).toEqual({ t: 'watch' });
  expect(heard.splice(0)).toEqual(['lobby', 'mine']);
  wires[0]?.tell({ t: 'changed', topic: 'mine' });
  expect(heard.splice(0)).toEqual(['mine']);
  wires[0]?.close();
  pass(1000);
  wires[1]?.onopen?.();
  expect(heard.splice(0)).toEqual(['lobby', 'mine']);
  stop();
  pass(60_000);
  expect(wires).toHaveLength(2);
});

test('all that watch share one line, and the last to stop ends it', () => {
  const { outside, wires, pass } = world();
  const [first, second]: [string[], string[]] = [[], []];
  const stops = [watch(outside, (topic) => first.push(topic))];
  wires[0]?.onopen?.();
  stops.push(watch(outside, (topic) => second.push(topic)));
  expect(wires).toHaveLength(1);
  expect(second.splice(0)).toEqual(['lobby', 'mine']);
  wires[0]?.tell({ t: 'changed', topic: 'mine' });
  expect([first.splice(0), second.splice(0)]).toEqual([['lobby', 'mine', 'mine'], ['mine']]);
  stops[0]?.();
  wires[0]?.tell({ t: 'changed', topic: 'lobby' });
  expect([first, second.splice(0)]).toEqual([[], ['lobby']]);
  stops[1]?.();
  pass(60_000);
  expect(wires).toHaveLength(1);
  watch(outside, () => undefined)();
  expect(wires).toHaveLength(2);
});

const table = (id: string, created_at: string): OpenTable => ({ id, created_at }) as OpenTable;

test('open tables are read once and then changed; after a gap they are asked for again', () => {
  const { outside, wires } = world();
  const seen: string[][] = [];
  const stop = watch(outside, () => undefined, (tables) => seen.push(tables.map(({ id }) => id)));
  wires[0]?.onopen?.();
  expect(wires[0]?.sent.slice(0, 2)).toEqual([{ t: 'watch' }, { t: 'watch-tables' }]);
  wires[0]?.tell({ t: 'tables', v: 7, tables: [table('a', '1'), table('c', '3')] });
  wires[0]?.tell({ t: 'tables-changed', v: 8, add: [table('b', '2')], remove: ['a'] });
  expect(seen).toEqual([['a', 'c'], ['b', 'c']]);
  const before = wires[0]?.sent.length ?? 0;
  wires[0]?.tell({ t: 'tables-changed', v: 10, add: [], remove: ['b'] });
  expect(seen).toHaveLength(2);
  expect(wires[0]?.sent.slice(before)).toEqual([{ t: 'watch-tables' }]);
  stop();
});

test('a table that is told again takes its own place', () => {
  const known = [table('a', '1'), table('b', '2')];
  expect(changedTables(known, [table('a', '1')], []).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(known).toHaveLength(2);
});
