/** The places of the trictrac board in words. */
import type { Place } from '../core/gestures.ts';
import type { Piece } from '../core/pieces.ts';
import { EMPTY, PLAYER, counted, pause, text, type Language, type Text } from '../core/words.ts';
import { columnOf, sideOf } from './geometry.ts';
import { FICHET_KIND, JETON_KIND, PAVILLON_KIND } from './men.ts';
import { parts } from './places.ts';
import { JETONS, numberOf } from './track.ts';

const COIN_COLUMN = 11;
const FLECHE = text('flèche', 'flèche');
const TALON = text('talon', 'talon');
const COIN = text('coin', 'coin');
const OFF = text('bande, sortie des dames', 'bande, men borne off');
const HOLE = text('trou', 'hole');
const POINTS = text('points', 'points');
const RESERVE = text('jetons en réserve', 'jetons in reserve');

const MEN: readonly (readonly [Text, Text])[] = [
  [text('dame blanche', 'white man'), text('dames blanches', 'white men')],
  [text('dame noire', 'black man'), text('dames noires', 'black men')],
];
const NOUNS: Readonly<Record<string, readonly [Text, Text]>> = {
  [JETON_KIND]: [text('jeton', 'jeton'), text('jetons', 'jetons')],
  [FICHET_KIND]: [text('fichet', 'fichet'), text('fichets', 'fichets')],
  [PAVILLON_KIND]: [text('fichet à pavillon', 'fichet with pavillon'), text('fichets', 'fichets')],
};

export const TITLE = text('Table de trictrac', 'Trictrac board');
export const DICE = text('dés', 'dice');

/** A place by its name: `flèche 6, Blanc`. */
export function nameOf(place: Place, language: Language): string {
  const number = numberOf(place);
  if (number !== null) return `${flecheName(number, language)}, ${PLAYER[sideOf(number)][language]}`;
  if (place === JETONS) return RESERVE[language];
  const [kind, seat, amount] = parts(place);
  const noun = kind === 'off' ? OFF[language] : amountName(kind, amount, language);
  return `${noun}, ${PLAYER[seat][language]}`;
}

function flecheName(number: number, language: Language): string {
  const column = columnOf(number);
  if (column === 0) return TALON[language];
  return column === COIN_COLUMN ? COIN[language] : `${FLECHE[language]} ${column}`;
}

const amountName = (kind: string, amount: number, language: Language): string =>
  kind === 'hole' ? `${HOLE[language]} ${amount}` : `${amount} ${POINTS[language]}`;

/** A place with what stands there. */
export function labelOf(place: Place, pieces: readonly Piece[], language: Language): string {
  const [first] = pieces;
  const noun = first && (NOUNS[first.kind] ?? MEN[first.seat ?? 0]);
  const standing = noun ? counted(pieces.length, noun, language) : EMPTY[language];
  return `${nameOf(place, language)}${pause(language)}${standing}`;
}
