/** What a board must tell the core of itself. */
import type { Thing } from './flights.ts';
import type { Place, Step } from './gestures.ts';
import type { Direction } from './keyboard.ts';
import type { Piece, Standing } from './pieces.ts';
import type { Sheet } from './theme.ts';
import type { Box, Vec } from './vec.ts';
import type { Language } from './words.ts';

/** A place as it is pointed at. */
export interface Site {
  readonly place: Place;
  readonly zones: readonly Box[];
}

/** How a board looks from one side. */
export interface Skin {
  /** The symbols it is drawn with. */
  readonly sheets?: readonly Sheet[];
  /** What of the sheet is shown. */
  readonly box: Box;
  /** Every place that can be pointed at, in the order in which it is read out. */
  readonly sites: readonly Site[];
  /** Where the keyboard begins. */
  readonly home: Place;
  neighbour(place: Place, direction: Direction): Place | null;
  /** Where the nth piece of so many on one place lies. */
  spot(place: Place, nth: number, count: number): Vec;
  /** The empty board. */
  ground(): SVGElement;
  /** A piece round the origin, as one of so many on its place. */
  piece(piece: Standing, count: number): SVGElement;
  /** Where the next piece would lie, on a place that has so many. */
  ghost(place: Place, count: number): SVGElement;
  /** A way of several steps that the piece in the hand may go. */
  plan?(steps: readonly Step[]): readonly SVGElement[];
  /** What lies under the piece in the hand, at the place where it stood. */
  grip?(place: Place): SVGElement;
  /** What tells how many pieces a place has; nothing where they are counted at sight. */
  badge(place: Place, pieces: readonly Piece[]): SVGElement | null;
  /** The places a piece touches on its way from one to another. */
  between?(from: Place, to: Place): readonly Place[];
  /** Where a piece comes from that was not seen before. */
  entrance?(piece: Piece): Vec | null;
  /** A place in words, with what stands there. */
  label(place: Place, pieces: readonly Piece[], language: Language): string;
  /** A place by its name alone. */
  name(place: Place, language: Language): string;
  /** What it is called besides, to be seen when it is pointed at; empty if it has no other name. */
  title?(place: Place, language: Language): string;
}

/** How dice are thrown on a board. */
export interface Throw {
  /** The cup, if there is a drawing of it. */
  readonly cup: Thing | null;
  /** Where it is held, and to which side it is tipped. */
  readonly from: Vec;
  readonly side: 1 | -1;
  /** A die round the origin, and half its side. */
  readonly die: (face: number) => SVGElement;
  readonly half: number;
}

/** A position ready to be shown. */
export interface Scene {
  readonly standing: readonly Standing[];
  /** What lies under the pieces and over them. */
  readonly under: readonly SVGElement[];
  readonly over: readonly SVGElement[];
  /** How the dice among them are thrown. */
  readonly thrown?: Throw;
  /** What has changed, for those who do not see it. */
  readonly spoken: string;
}
