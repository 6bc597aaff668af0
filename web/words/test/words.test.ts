import { afterEach, describe, expect, test, vi } from 'vitest';
import { known, learn, message, read, say, sayInPieces, write } from '../src/index.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('messages', () => {
  test('count as the language counts', () => {
    const said = (count: number, language: string): string => say(message('web-player-finished-games', { count }), language);
    expect([0, 1, 2].map((count) => said(count, 'en'))).toEqual(['0 finished games', '1 finished game', '2 finished games']);
    expect([0, 1, 2].map((count) => said(count, 'fr'))).toEqual(['0 partie finie', '1 partie finie', '2 parties finies']);
  });

  test('write numbers as the language does', () => {
    const rating = message('tables-amount-signed', { value: 0.79 });
    expect(['fr', 'en'].map((language) => say(rating, language))).toEqual(['+0,79', '+0.79']);
    const below = message('tables-amount-signed', { value: -0.36 });
    expect(['fr', 'en', 'nl'].map((language) => say(below, language)), 'a minus sign, no hyphen').toEqual(['−0,36', '−0.36', '−0,36']);
  });

  test('take other messages, content and lists', () => {
    const dice = message('web-board-dice', { player: message('web-board-white'), dice: '6-5' });
    expect(say(dice, 'en')).toBe('White threw 6-5.');
    expect(say(message('web-board-dice', { player: { said: { fr: 'La machine', en: 'The machine' } }, dice: '6-5' }), 'en')).toBe('The machine threw 6-5.');
    expect(say(message('web-lobby-against', { players: ['Hugo', 'Delphine'] }), 'en')).toBe('against Hugo, Delphine');
  });
});

describe('flèches', () => {
  const point = { fleche: '8', side: 0, place: '8' };
  const move = message('tables-move', { start: point, end: { fleche: '10', side: 1, place: '13' } });

  test('are signs and numbers in plain text', () => {
    expect(say(move, 'fr')).toBe('○8→●10');
  });

  test('are pieces of their own for a page', () => {
    expect(sayInPieces(message('trictrac-scored-on', { jan: message('trictrac-jan-battre-a-vrai'), point }), 'en')).toEqual(['man hit truly on ', point]);
    expect(sayInPieces('web-common-close', 'en')).toEqual(['Close']);
  });
});

describe('what a language lacks', () => {
  test('is said in English, with one note', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    learn('xx', { 'web-common-close': 'Xxx' });
    expect([say('web-common-close', 'xx'), say('web-common-cancel', 'xx'), say('web-common-cancel', 'xx')]).toEqual(['Xxx', 'Cancel', 'Cancel']);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned).toHaveBeenCalledWith('no message web-common-cancel in xx');
  });

  test('is shown by its key where nobody has it', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect([known('never-written'), write({ key: 'never-written' }, 'fr')]).toEqual([false, 'never-written']);
  });

  test('of content is read in English', () => {
    const content = { said: { fr: 'Jeu', en: 'Game' } };
    expect([read(content, 'fr'), read(content, 'nl'), read({ said: {} }, 'nl')]).toEqual(['Jeu', 'Game', '']);
  });
});

test('a key that does not exist, or lacks its arguments, does not compile', () => {
  // @ts-expect-error there is no such key
  message('web-common-clsoe');
  // @ts-expect-error the player is missing
  expect(write(message('web-endings-wins'), 'en')).toBe('{$player} wins');
});
