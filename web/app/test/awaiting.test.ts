/** What a throw waits for: who owes a link, as the server asked, and whether it is to come from this browser. */
import type { Joined, Logged, Thrown } from '@academie/protocol/wire';
import { expect, test } from 'vitest';
import { waitTold } from '../src/game/awaiting.ts';

const [ME, OTHER] = [0, 1];
const entry = (seq: number, kind: string, body: Logged['body']): Logged => ({ seq, kind, seat: null, body, at_ms: 0 });
const opening = (...keys: readonly (string | null)[]): Logged => entry(0, 'open', { v: 2, keys: [...keys] });
const rolled = (seq: number, n: number): Logged => entry(seq, 'roll', { n });
const thrown = (n: number, ...owed: number[]): Thrown => ({ t: 'throw', game: '', n, seq: 0, head: '', owed, receipt: {} as Thrown['receipt'] });
const told = (log: readonly Logged[], asked: Thrown | null, more: Partial<Parameters<typeof waitTold>[0]> = {}, seat: number | null = ME): unknown => {
  const { key, args } = waitTold({ line: { about: { seat } as Joined, log }, asked, share: 'ours', alarmed: false, players: ['Anne', 'Basile'], what: 'dice', ...more });
  return [key, args?.['players'] ?? null];
};

test('who sat down in another browser is told that it waits for that one', () => {
  const machine = [opening('k', null)];
  expect(told(machine, thrown(1, ME), { share: 'elsewhere' })).toEqual(['web-dice-wait-elsewhere', null]);
  // Nothing is asked for before the opening is signed, which that browser has to do as well.
  expect(told(machine, null, { share: 'elsewhere' })).toEqual(['web-dice-wait-elsewhere', null]);
  expect(told([opening('k', 'l')], thrown(1, ME, OTHER), { share: 'elsewhere' })).toEqual(['web-dice-wait-either', ['Basile']]);
});

test('others are named by who owes a link for this throw, not for one that has fallen', () => {
  const two = [opening('k', 'l'), rolled(1, 1)];
  expect(told(two, thrown(2, OTHER))).toEqual(['web-dice-wait-players', ['Basile']]);
  expect(told(two, thrown(2, OTHER), { share: 'elsewhere' })).toEqual(['web-dice-wait-players', ['Basile']]);
  expect(told(two, thrown(1, OTHER), {}, OTHER)).toEqual(['web-dice-wait-players', ['Anne']]);
  expect(told(two, thrown(2, ME, OTHER), { share: 'none' }, null)).toEqual(['web-dice-wait-players', ['Anne', 'Basile']]);
});

test('a browser that gives nothing more says what it waits for, and else it is the server', () => {
  expect(told([opening('k', null)], thrown(1, ME), { alarmed: true })).toEqual(['web-dice-wait-warning', null]);
  expect(told([opening('k', null)], thrown(1, ME))).toEqual(['web-dice-wait-server', null]);
  expect(told([entry(0, 'open', { commitment: '00' })], null, { share: 'none' })).toEqual(['web-dice-wait-server', null]);
});
