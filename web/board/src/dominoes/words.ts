/** What a table of dominoes says of its places. */
import { message, say, type Language, type Message, type PlainKey } from '@academie/words';
import type { Place } from '../core/gestures.ts';
import type { Piece } from '../core/pieces.ts';
import { standing } from '../core/words.ts';
import { LEFT, LINE, RIGHT, seatOf } from './layout.ts';
import { endsOfLine, lineOf, openTiles, sizeOf, type DominoBoard, type Hand } from './position.ts';
import { tileOf } from './tiles.ts';

export const TITLE = message('web-board-dominoes');
const ENDS: Readonly<Record<string, PlainKey>> = { [LEFT]: 'web-board-left-end', [RIGHT]: 'web-board-right-end' };

export const talonTold = ({ stock }: DominoBoard, language: Language): string =>
  say(message('web-board-boneyard', { count: stock }), language);

/** Whoever sits there, by name or else by number. */
const playerTold = (names: readonly string[], seat: number, language: Language): string =>
  names[seat] ?? say(message('web-board-player', { number: seat + 1 }), language);

export const turnTold = ({ turn }: DominoBoard, names: readonly string[], language: Language): string =>
  say(message('web-board-player-to-play', { player: playerTold(names, turn, language) }), language);

const lineTold = (position: DominoBoard, language: Language): string =>
  lineOf(position).map(({ left, right }) => `${left}-${right}`).join(' ') || say('web-board-empty', language);

function handTold(hand: Hand): Message {
  const tiles = message('web-board-tiles', { count: sizeOf(hand) });
  return (hand.hidden ?? 0) > 0 ? message('web-board-tiles-hidden', { tiles }) : message('common-listed', { parts: [tiles, ...openTiles(hand).map(tileOf)] });
}

/** A place by its name alone; `tile` is what lies there, or lay there when the turn began. */
export function nameOf(names: readonly string[], place: Place, tile: string | undefined, language: Language): string {
  if (place === LINE) return say('web-board-line', language);
  const other = seatOf(place);
  if (other !== null) return playerTold(names, other, language);
  const end = ENDS[place];
  return say(end ?? message('web-board-tile', { tile: tile ?? message('web-board-empty') }), language);
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
  if (hand !== undefined) return standing(name, handTold(hand), language);
  if (place === LINE) return `${standing(name, verbatim(lineTold(position, language)), language)}. ${talonTold(position, language)}`;
  if (!(place in ENDS)) return name;
  const shown = piece?.kind ?? openAt(position, place);
  return standing(name, shown === undefined ? message('web-board-empty') : verbatim(String(shown)), language);
}

/** The number an end of the line shows. */
const openAt = (position: DominoBoard, end: Place): number | undefined => endsOfLine(position)?.[end === LEFT ? 0 : 1];

const verbatim = (text: string): Message => message('common-verbatim', { text });
