import { describe, expect, test } from 'vitest';
import { askedStudies, changed, NOTHING_WANTED, wantedOf, wantedQuery, wanting } from '../src/game/shelf.ts';

describe('what is looked for in the library', () => {
  test('stands in the address and is read back', () => {
    const wanted = { ...NOTHING_WANTED, game: 'dames', theme: 'lunettes', said: 'fin de partie', page: '2' };
    expect(wantedOf(wantedQuery(wanted))).toEqual(wanted);
    expect(wantedQuery({ ...wanted, page: '1' })).not.toContain('page');
    expect(wanting(wantedOf(''))).toBe(false);
    expect(wanting(wantedOf('said=%20'))).toBe(false);
  });

  test('another game or treatise forgets what no longer fits it', () => {
    const wanted = { ...NOTHING_WANTED, game: 'dames', source: 'MAN', chapter: 'man-vi', theme: 'remise', said: 'trois', page: '3' };
    expect(changed(wanted, 'game', 'echecs')).toEqual({ ...NOTHING_WANTED, game: 'echecs', said: 'trois' });
    expect(changed(wanted, 'source', 'METZ')).toEqual({ ...wanted, source: 'METZ', chapter: '', page: '' });
    expect(changed(wanted, 'said', 'deux')).toEqual({ ...wanted, said: 'deux', page: '' });
  });

  test('the server is asked for numbers, and nothing that is none', () => {
    expect(askedStudies({ ...NOTHING_WANTED, least: '4', most: 'few', page: '0' })).toMatchObject({ least: 4, most: null, page: 1 });
  });
});
