/** Dominoes as text, as one seat sees them. See docs/notation.md. */
import { ALL, halves, tileOf, type Laid, type Tile } from './tiles.ts';

/** What a player holds: dés that lie open, or so many face down. */
export interface Hand {
  readonly tiles: readonly Tile[];
  readonly hidden: number;
}

export interface DominoPosition {
  readonly line: readonly Laid[];
  readonly hands: readonly Hand[];
  readonly turn: number;
  readonly scores: readonly number[];
  /** How many dés each has taken, where that is not as usual. */
  readonly taken: number | null;
  /** The numbers each has said he has not, where hands are on the table. */
  readonly denied: readonly (readonly number[])[];
}

const NONE = '-';
const COUNT = /^\?(\d{1,2})$/;
const SEAT = /^j([1-4])$/;
const DENIED = /^j([1-4]):boude\(([\d,]+)\)$/;

/** The position of a line of dés, the hands and fields. Raises an error for one that is none. */
export function readDominos(text: string): DominoPosition {
  const [line = '', hands = '', ...words] = text.trim().split(/\s+/);
  if (hands === '') throw new Error(`no position of dominoes: ${text}`);
  const held = hands.split('/').map(readHand);
  const leader = readSeat(field(words, 'leader'));
  const taken = field(words, 'tiles');
  return {
    line: readTiles(line).map(([left, right]) => ({ left, right })),
    hands: held,
    turn: readSeat(field(words, 'turn')) ?? leader ?? 0,
    scores: (field(words, 'scores') ?? '').split('-').filter(Boolean).map(Number),
    taken: taken === undefined ? null : Number(taken),
    denied: held.map((_, seat) => deniedBy(words, seat)),
  };
}

const field = (words: readonly string[], key: string): string | undefined =>
  words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);

function readSeat(text: string | undefined): number | undefined {
  const place = SEAT.exec(text ?? '')?.[1];
  return place === undefined ? undefined : Number(place) - 1;
}

const readTiles = (text: string): readonly (readonly [number, number])[] => (text === NONE ? [] : text.split(',').map(halves));

function readHand(text: string): Hand {
  const hidden = COUNT.exec(text)?.[1];
  if (hidden !== undefined) return { tiles: [], hidden: Number(hidden) };
  return { tiles: readTiles(text).map(([one, two]) => tileOf(one, two)), hidden: 0 };
}

function deniedBy(words: readonly string[], seat: number): readonly number[] {
  const found = words.map((word) => DENIED.exec(word)).find((each) => Number(each?.[1]) === seat + 1);
  return found?.[2]?.split(',').map(Number) ?? [];
}

export const sizeOf = ({ tiles, hidden }: Hand): number => tiles.length + hidden;

/** How many dés lie aside. */
export const talonOf = ({ line, hands }: DominoPosition): number =>
  ALL - line.length - hands.reduce((sum, hand) => sum + sizeOf(hand), 0);

/** What a seat has won, or is charged with: those who play together have one account. */
export const scoreOf = ({ scores }: DominoPosition, seat: number): number => scores[seat % Math.max(1, scores.length)] ?? 0;

/** The other seats from the left hand of one to his right: play goes to the right. */
export const othersOf = (players: number, seat: number): readonly number[] =>
  Array.from({ length: players - 1 }, (_, nth) => (seat + players - 1 - nth) % players);
