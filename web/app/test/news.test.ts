import { expect, test } from 'vitest';
import { watch } from '../src/net/news.ts';
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
