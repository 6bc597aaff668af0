/** How much a page has to hold for a board in play. */
import { expect, test } from 'vitest';
import { shapes } from './shapes.ts';
import { tablesSkin } from '../src/tables/skin.ts';

const MOST = 900;

test('the trictrac board with all its men, counters and places has few nodes', () => {
  // Every shape is a node, and no more than one group stands round each.
  const skin = tablesSkin(false, true);
  const men = Array.from({ length: 30 }, (_, nth) => skin.piece({ place: String(nth % 24), seat: nth < 15 ? 0 : 1, kind: 'man' }, 2));
  const drawn = shapes([skin.ground(), ...men]).length;
  expect(drawn).toBeGreaterThan(100);
  expect(2 * drawn + 2 * skin.sites.length).toBeLessThan(MOST);
});
