/** What flèches are called to whom. */
import { say } from '@academie/words';
import { describe, expect, test } from 'vitest';
import { flecheSpoken, knownAs, rimName, type Rim, type RimNumbers } from '../src/tables/names.ts';

describe('numbers of the rim', () => {
  const called = (rim: Rim, numbers: RimNumbers, viewer: 0 | 1 = 0): string[] => [0, 11, 12, 23].map((place) => rimName(rim, place, { numbers, viewer, player: viewer }));

  test('Lepeintre’s letters run along White’s way', () => {
    expect(called('trictrac', 'letters')).toEqual(['A', 'L', 'M', 'Y']);
  });

  test('24 to 1 is counted from who looks, where men run home', () => {
    expect(called('toute-table', 'countdown')).toEqual(['12', '1', '24', '13']);
    expect(called('toute-table', 'countdown', 1)).toEqual(['13', '24', '1', '12']);
    expect(called('trictrac', 'countdown')).toEqual(['T', 'C', 'C', 'T']);
  });

  test('a player hears of his own side and of the other', () => {
    const spoken = (place: number, player: 0 | 1, numbers: RimNumbers, language: string): string =>
      say(flecheSpoken('trictrac', place, { numbers, viewer: player, player }), language);
    expect([8, 13, 0, 12].map((place) => spoken(place, 0, 'treatise', 'en'))).toEqual(['your 8', 'his 10', 'your stack', 'his corner']);
    expect([8, 12].map((place) => spoken(place, 1, 'treatise', 'fr'))).toEqual(['son 8', 'votre coin']);
    expect(spoken(19, 0, 'letters', 'en')).toBe('his T');
  });

  test('the treatises have names for some flèches of each side', () => {
    const known = (rim: Rim, place: number): string | undefined => {
      const name = knownAs(rim, place);
      return name && say(name, 'en');
    };
    expect([5, 7, 10, 13, 16, 18, 6].map((place) => known('trictrac', place))).toEqual([
      'coin bourgeois', 'case du diable', 'case de l’écolier', 'case de l’écolier', 'case du diable', 'coin bourgeois', undefined,
    ]);
    expect(known('jacquet', 5)).toBeUndefined();
  });
});
