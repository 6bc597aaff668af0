import { describe, expect, test } from 'vitest';
import { write } from '@academie/words';
import { phraseIn, sayable } from '../src/words/phrase.ts';

const white = { key: 'notation-white', seat: 0 };
const taken = { key: 'draughts-taken', args: { player: white, count: 1, squares: '28' } };

describe('what the server sends to be said', () => {
  test('is a message of the catalogues', () => {
    expect(phraseIn({ key: 'notation-to-play', args: { player: white } }, 'fr')).toBe('à Blanc de jouer');
  });

  test('names the players that are known, by their seats', () => {
    const told = sayable({ key: 'notation-to-play', args: { player: white } }, 'en', ['Delphine', 'Level 3']);
    expect(told).toEqual({ key: 'notation-to-play', args: { player: 'Delphine' } });
    expect(sayable(taken, 'en', []), 'nobody is known').toEqual({ ...taken, args: { ...taken.args, player: { key: 'notation-white', args: {} } } });
    expect('key' in told && write(told, 'en')).toContain('Delphine');
  });

  test('cites in the language of the page', () => {
    const cite = { source: 'LEP', place: [{ kind: 'chapter', numbers: ['II'], joint: '' }] };
    expect(phraseIn({ key: 'common-verbatim', args: { text: cite } }, 'fr')).toBe('LEP, ch. II');
  });

  test('is content in the language it was written in, else in English; French is set by its rules', () => {
    const phrase = { said: { fr: 'Où jouer ?', en: 'Where to play?' } };
    expect(['fr', 'en', 'nl'].map((language) => phraseIn(phrase, language))).toEqual(['Où jouer\u00a0?', 'Where to play?', 'Where to play?']);
  });
});
