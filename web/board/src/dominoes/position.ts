/** A position of dominoes as its table shows it. */
import type { DominoBoard, Hand } from '../core/wire.ts';
import { laidOf, type Laid } from './tiles.ts';

export type { DominoBoard, Hand };

export const lineOf = ({ line }: DominoBoard): readonly Laid[] => line.map(laidOf);

/** What of a hand lies open. */
export const openTiles = (hand: Hand | undefined): readonly Laid[] => (hand?.tiles ?? []).map(laidOf);

export const sizeOf = ({ tiles = [], hidden = 0 }: Hand): number => tiles.length + hidden;

/** The open numbers, left and right; none before a dé lies there. */
export function endsOfLine(position: DominoBoard): readonly [number, number] | null {
  const line = lineOf(position);
  const [first, last] = [line[0], line.at(-1)];
  return first === undefined || last === undefined ? null : [first.left, last.right];
}

/** What a seat has won, or is charged with: those who play together have one account. */
export const scoreOf = ({ scores = [] }: DominoBoard, seat: number): number => scores[seat % Math.max(1, scores.length)] ?? 0;

/** The other seats from the left hand of one to his right: play goes to the right. */
export const othersOf = (players: number, seat: number): readonly number[] =>
  Array.from({ length: players - 1 }, (_, nth) => (seat + players - 1 - nth) % players);
