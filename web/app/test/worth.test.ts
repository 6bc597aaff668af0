import { say } from '@academie/words';
import { expect, test } from 'vitest';
import { scorerTold, type Worth } from '../src/game/worth.ts';

const thrown = (dice: readonly number[], gain?: Worth['gain']): Worth => ({ dice, gain, bredouille: false });
const PLAYERS = ['Anne', 'Basile'];

test('a turn that is looked back at is told by who scored, or as worth nothing where dice were thrown', () => {
  const nothing = scorerTold(thrown([6, 5]), 0, PLAYERS);
  if (nothing === null) throw new Error('nothing is said');
  expect(['en', 'fr'].map((language) => say(nothing, language))).toEqual(['This throw was worth nothing', 'Ce jet ne valait rien']);
  const gain = { seat: 1, points: 4, holes: 0 };
  expect(scorerTold(thrown([6, 5], gain), 0, PLAYERS)).toMatchObject({ args: { text: 'Basile' } });
  expect(scorerTold(thrown([6, 5], gain), 1, PLAYERS)).toBe('web-table-worth-you');
  expect(scorerTold(thrown([]), 0, PLAYERS), 'a game without dice').toBeNull();
});
