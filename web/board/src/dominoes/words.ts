/** What a table of dominoes says of its places. */
import type { Place } from '../core/gestures.ts';
import type { Piece } from '../core/pieces.ts';
import { counted, EMPTY, pause, text, type Language, type Text } from '../core/words.ts';
import { LEFT, LINE, RIGHT, seatOf } from './layout.ts';
import { endsOfLine, lineOf, openTiles, sizeOf, type DominoBoard, type Hand } from './position.ts';
import { tileOf } from './tiles.ts';

export const TITLE = text('Table de dominos', 'A table of dominoes');
const DE: readonly [Text, Text] = [text('dé', 'dé'), text('dés', 'dés')];
const PLAYER = text('Joueur', 'Player');
const FACE_DOWN = text('face cachée', 'face down');
const TALON = text('au talon', 'in the talon');
const LINE_NAME = text('la ligne', 'the line');
const ENDS: Readonly<Record<string, Text>> = { [LEFT]: text('bout gauche', 'left end'), [RIGHT]: text('bout droit', 'right end') };
const TO_PLAY = text('à jouer', 'to play');

export const talonTold = ({ stock }: DominoBoard, language: Language): string =>
  `${counted(stock, DE, language)} ${TALON[language]}`;

/** Whoever sits there, by his name or else by his number. */
const playerTold = (names: readonly string[], seat: number, language: Language): string =>
  names[seat] ?? `${PLAYER[language]} ${seat + 1}`;

export const turnTold = ({ turn }: DominoBoard, names: readonly string[], language: Language): string =>
  `${playerTold(names, turn, language)} ${TO_PLAY[language]}.`;

const lineTold = (position: DominoBoard, language: Language): string =>
  lineOf(position).map(({ left, right }) => `${left}-${right}`).join(' ') || EMPTY[language];

function handTold(hand: Hand, language: Language): string {
  const count = counted(sizeOf(hand), DE, language);
  return (hand.hidden ?? 0) > 0 ? `${count}, ${FACE_DOWN[language]}` : [count, ...openTiles(hand).map(tileOf)].join(', ');
}

/** A place by its name alone; `tile` is what lies there, or lay there when the turn began. */
export function nameOf(names: readonly string[], place: Place, tile: string | undefined, language: Language): string {
  if (place === LINE) return LINE_NAME[language];
  const other = seatOf(place);
  if (other !== null) return playerTold(names, other, language);
  return ENDS[place]?.[language] ?? `${DE[0][language]} ${tile ?? EMPTY[language]}`;
}

/** A place in words, with what is there. */
export function labelOf(
  position: DominoBoard,
  names: readonly string[],
  place: Place,
  [piece]: readonly Piece[],
  language: Language,
): string {
  const name = nameOf(names, place, piece?.kind, language);
  const hand = position.hands[seatOf(place) ?? -1];
  if (hand !== undefined) return `${name}${pause(language)}${handTold(hand, language)}`;
  if (place === LINE) return `${name}${pause(language)}${lineTold(position, language)}. ${talonTold(position, language)}`;
  return place in ENDS ? `${name}${pause(language)}${piece?.kind ?? openAt(position, place) ?? EMPTY[language]}` : name;
}

/** The number an end of the line shows. */
const openAt = (position: DominoBoard, end: Place): number | undefined => endsOfLine(position)?.[end === LEFT ? 0 : 1];
