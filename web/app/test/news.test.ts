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
