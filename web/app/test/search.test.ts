import { expect, test } from 'vitest';
import { asked, queryOf, searchOf, without } from '../src/game/search.ts';

const NOTHING = { game: '', ruleset: '', player: '', since: '', until: '' };

test('a search stands in an address and is read back', () => {
  const search = { ...NOTHING, game: 'dames', player: 'Manoury', since: '2026-01-02' };
  expect(queryOf(search)).toBe('game=dames&player=Manoury&since=2026-01-02');
  expect(searchOf(queryOf(search))).toEqual(search);
  expect(searchOf('')).toEqual(NOTHING);
});

test('days are whole: the last one too', () => {
  expect(asked({ ...NOTHING, since: '2026-01-02', until: '2026-01-31' })).toEqual({
    ...NOTHING,
    since: '2026-01-02T00:00:00.000Z',
    until: '2026-02-01T00:00:00.000Z',
  });
});

test('a filter is taken off, and the rules with their game', () => {
  const search = searchOf('game=dames&ruleset=manoury-1787&player=Manoury');
  expect(queryOf(without(search, 'player'))).toBe('game=dames&ruleset=manoury-1787');
  expect(queryOf(without(search, 'game'))).toBe('player=Manoury');
});
