import type { Sayable } from '@academie/words';
import { expect, test } from 'vitest';
import { Heading } from '../src/game/heading.svelte.ts';

test('it is nobody’s turn while the dice are awaited: whose it was is not said any longer', () => {
  let [whose, awaited]: [Sayable, boolean] = ['web-table-your-turn', false];
  const heading = new Heading(() => whose, () => awaited, () => false);
  expect(heading.told).toBe('Your turn');
  [whose, awaited] = ['web-table-throwing', true];
  expect(heading.told.trim()).toBe('');
  [whose, awaited] = [{ key: 'web-table-turn-of', args: { player: 'B' } }, false];
  expect(heading.told).toBe('B’s turn');
});
