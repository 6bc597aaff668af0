import { describe, expect, test } from 'vitest';
import { readPreferences, USUAL, writePreferences } from '../src/game/preferences.ts';

describe('preferences', () => {
  test('nothing kept is as usual', () => {
    expect(readPreferences(null)).toEqual(USUAL);
    expect(readPreferences('{}')).toEqual(USUAL);
  });

  test('what was chosen comes back', () => {
    const chosen = { ...USUAL, speed: 'fast', sound: false, volume: 0, boardTheme: 'encre', confirm: 'always', boardSize: 75 } as const;
    expect(readPreferences(writePreferences(chosen))).toEqual(chosen);
  });

  test('only what differs is kept', () => {
    expect(JSON.parse(writePreferences({ ...USUAL, yours: false }))).toEqual({ yours: false });
  });

  test.each(['', 'not json', 'null', '3', '{"speed":"hasty","volume":700,"sound":"yes","arrows":null,"boardSize":40,"confirm":true}'])('%j is as usual', (text) => {
    expect(readPreferences(text)).toEqual(USUAL);
  });

  test('one bad field spoils no other', () => {
    expect(readPreferences('{"speed":"hasty","volume":20}')).toEqual({ ...USUAL, volume: 20 });
  });
});
