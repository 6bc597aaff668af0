import { expect, test } from 'vitest';
import { asked, clockTold, isEngine, playerTold, usual } from '../src/game/terms.ts';
import type { GameEntry } from '../src/net/types.ts';

const TRICTRAC: GameEntry = {
  key: 'trictrac',
  title: { fr: 'Trictrac', en: 'Trictrac' },
  rulesets: [{ id: 'trictrac/default', title: { fr: '', en: '' }, switches: [], marking: ['auto', 'courtois'] }],
  engines: ['random'],
};

test('the usual choice asks for nothing unusual', () => {
  expect(asked(usual(TRICTRAC))).toEqual({
    game: 'trictrac',
    ruleset: 'trictrac/default',
    options: {},
    clock: { pace: 'none', base_ms: 0, step_ms: 0 },
    rated: false,
  });
});

test('marking, length and a machine are told to the server', () => {
  const chosen = { ...usual(TRICTRAC, 'engine:random'), marking: 'courtois', length: 'short' } as const;
  const { options, opponent } = asked(chosen);
  expect(options).toEqual({ marking: 'courtois', holes: 2 });
  expect(opponent).toEqual({ engine: 'random' });
});

test('a link makes a private table', () => {
  expect(asked(usual(TRICTRAC, 'link')).private).toBe(true);
});

test('machines are called as people call them, people as they call themselves', () => {
  expect(playerTold('engine:simple', 'fr')).toBe('Machine : simple');
  expect(playerTold('engine:scan', 'fr')).toBe('engine:scan');
  expect(playerTold('Kermadeuc', 'en')).toBe('Kermadeuc');
  expect([isEngine('engine:simple'), isEngine('Kermadeuc')]).toEqual([true, false]);
});

test('clocks nobody chose here are told too', () => {
  expect(clockTold({ pace: 'increment', base_ms: 300_000, step_ms: 3000 }, 'en')).toBe('5 min + 3 s');
  expect(clockTold({ pace: 'days', base_ms: 0, step_ms: 259_200_000 }, 'fr')).toBe('3 jours par coup');
});
