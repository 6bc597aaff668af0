import { expect, test } from 'vitest';
import { choiceAt, isThrow, leadsOn } from '../src/game/openings.ts';
import type { OpeningsTold } from '../src/net/types.ts';

const choice = (...line: string[]): OpeningsTold['choices'][number] => ({ line, acts: [], games: 20, won: 10, lost: 10, stakes: 0, margin: 0.1, plays: [] });
const told: OpeningsTold = { game: 'dames', ruleset: 'dames/fmjd', hides: false, games: 40, seed: 1, player: 'nodes:1000', choices: [choice(), choice('32-28'), choice('32-28', '18-23')] };

test('dice are told from moves on numbered squares', () => {
  expect(isThrow(['6-5'])).toBe(true);
  expect(isThrow(['4-4-1'])).toBe(true);
  expect(isThrow(['32-28'])).toBe(false);
  expect(isThrow([])).toBe(false);
  expect(isThrow(['6-5', '0/5 0/6'])).toBe(false);
});

test('a choice is found by all that came before it', () => {
  expect(choiceAt(told, [])).toBe(told.choices[0]);
  expect(choiceAt(told, ['32-28', '18-23'])).toBe(told.choices[2]);
  expect(choiceAt(told, ['18-23'])).toBeUndefined();
});

test('one goes on where the answers were counted', () => {
  expect(leadsOn(told, ['32-28'], '18-23')).toBe(true);
  expect(leadsOn(told, [], '31-26')).toBe(false);
});
