/** The places of the trictrac board in words. */
import type { Place } from '../core/gestures.ts';
import type { Piece } from '../core/pieces.ts';
import { EMPTY, PLAYER, counted, pause, text, type Language, type Text } from '../core/words.ts';
import { FICHET_KIND, JETON_KIND, PAVILLON_KIND } from './men.ts';
import type { Look } from './places.ts';
import { JETONS, numberOf, parts } from './track.ts';

const OFF = text('bande, sortie des dames', 'bande, men borne off');
const BAR = text('dames en main', 'men in hand');
const OUTSIDE = text('dames à entrer', 'men to enter');
const PILE = text('pile', 'stack');
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

export const DICE = text('dés', 'dice');

/** A place by its name: `flèche 6, Blanc`. */
export function nameOf({ view, setting }: Look, place: Place, language: Language): string {
  const called = (number: number): string => setting.call(number, view.viewer, language);
  const number = numberOf(place);
  if (number !== null) return called(number);
  if (place === JETONS) return RESERVE[language];
  const [kind, seat, amount] = parts(place);
  if (kind === 'pile') return `${called(amount)}, ${PILE[language]}`;
  const nouns: Readonly<Record<string, Text>> = { off: OFF, hand: setting.waits === 'bar' ? BAR : OUTSIDE };
  const noun = nouns[kind]?.[language] ?? amountName(kind, amount, language);
  return `${noun}, ${PLAYER[seat][language]}`;
}

const amountName = (kind: string, amount: number, language: Language): string =>
  kind === 'hole' ? `${HOLE[language]} ${amount}` : `${amount} ${POINTS[language]}`;

/** A place with what stands there. */
export function labelOf(look: Look, place: Place, pieces: readonly Piece[], language: Language): string {
  const [first] = pieces;
  const noun = first && (NOUNS[first.kind] ?? MEN[first.seat ?? 0]);
  const standing = noun ? counted(pieces.length, noun, language) : EMPTY[language];
  return `${nameOf(look, place, language)}${pause(language)}${standing}`;
}
