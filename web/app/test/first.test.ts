import type { View } from '@academie/protocol/wire';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import FirstAct from '../src/parts/FirstAct.svelte';

const told = (turn: number | null, shown: number | null): string => {
  const view = (of: number | null): View => ({ board: { kind: 'plain' }, turn: of, choices: {}, events: [], clocks: [30_000, 30_000], running: of, first_act_ms: 20_000 }) as unknown as View;
  return render(FirstAct, { props: { view: view(turn), shown: view(shown), seat: 0, players: ['A', 'B'], since: performance.now() } }).body;
};

test('who has a first act to do is told once the board has shown it, with the time as it is', () => {
  expect(told(0, 0)).toMatch(/Make your first move within 0:(19|20)/);
  expect(told(1, 1)).toMatch(/B has 0:(19|20)/);
  expect(told(0, null)).not.toContain('first-act');
  expect(told(0, 1)).not.toContain('first-act');
});

test('nobody has one to do while chance is awaited', () => {
  expect(told(null, null)).not.toContain('first-act');
});
