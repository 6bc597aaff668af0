import { describe, expect, test } from 'vitest';
import { hasCome } from '../src/dice/places.ts';
import type { Chained } from '../src/dice/store.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = 100 * DAY_MS;
const chain = (more: Partial<Chained>): Chained => ({ anchor: 'a', nonce: 'n', key: 'k', at: NOW - 1, server: { origin: 'o', key: 's' }, changed: false, ...more });
const nothing = (): Promise<string | null> => Promise.resolve(null);

describe('a game that this browser has sat down for', () => {
  test('is one that a table or seek with a chain has come to, whatever the server says now', async () => {
    expect(await hasCome('game', [chain({ place: 'tables/t', game: 'game' })], NOW, nothing)).toBe(true);
    expect(await hasCome('other', [chain({ place: 'tables/t', game: 'game' })], NOW, nothing)).toBe(false);
  });

  test('is found by asking what has come of those that waited', async () => {
    const gameAt = (place: string): Promise<string | null> => Promise.resolve(place === 'seeks/s' ? 'game' : null);
    expect(await hasCome('game', [chain({ place: 'tables/t' }), chain({ place: 'seeks/s' })], NOW, gameAt)).toBe(true);
    expect(await hasCome('other', [chain({ place: 'seeks/s' })], NOW, gameAt)).toBe(false);
  });

  test('is not known as such where the server denies what has come of a table that waited (docs/dice.md)', async () => {
    expect(await hasCome('game', [chain({ place: 'tables/t' })], NOW, nothing)).toBe(false);
  });

  test('is none where nobody has sat down here', async () => {
    expect(await hasCome('game', [], NOW, nothing)).toBe(false);
    // A chain without a place is one of a chain that was changed in the middle of a game.
    expect(await hasCome('game', [chain({ game: 'game' })], NOW, nothing)).toBe(false);
  });

  test('is found though the server says nothing of another table', async () => {
    const gameAt = (place: string): Promise<string | null> => (place === 'tables/t' ? Promise.reject(new Error('away')) : Promise.resolve('game'));
    expect(await hasCome('game', [chain({ place: 'tables/t' }), chain({ place: 'seeks/s' })], NOW, gameAt)).toBe(true);
  });

  test('is asked for of the ten newest that a table may still come to', async () => {
    const asked: string[] = [];
    const gameAt = (place: string): Promise<string | null> => {
      asked.push(place);
      return nothing();
    };
    const chains = [...Array(12).keys()].map((hours) => chain({ place: `seeks/${String(hours)}`, at: NOW - 1 - hours }));
    await hasCome('game', [...chains, chain({ place: 'tables/old', at: NOW - 8 * DAY_MS }), chain({ place: 'tables/taken', game: 'other' })], NOW, gameAt);
    expect(asked.toSorted()).toEqual([...Array(10).keys()].map((hours) => `seeks/${String(hours)}`).toSorted());
  });
});
