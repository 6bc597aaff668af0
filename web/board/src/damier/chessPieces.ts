/** The pieces of chess in our own hand. As in academie.games.chess.picture.pieces. */
import type { Standing } from '../core/pieces.ts';
import { circle, element, group, paint } from '../core/svg.ts';
import { vec, type Vec } from '../core/vec.ts';
import type { Kind } from './echecs.ts';

/** Shapes are drawn on a square of that breadth, its middle being the origin. */
const UNIT = 100;
/** How far the pieces stand above the middle. */
const LIFT = 1.5;
/** How broad strokes are: of the rim that parts a piece from its square, of its body, of lines within. */
export const HALO = 6.4;
export const BODY = 2;
export const LINE = 2.2;
/** Of the ring round a piece that is in the hand. */
const RING = 47;

const FOOT = 'M-26,41V36C-26,32 -23,31 -20,31H20C23,31 26,32 26,36V41Z';
const STEM = 'M-17,31C-9,24 -8,16 -8,8H8C8,16 9,24 17,31Z';
const COLLAR = 'M-14,8C-17,8 -17,2 -14,2H14C17,2 17,8 14,8Z';
/** Where foot, stem, collar and head meet. */
const SEAMS = ['M-17,31H17', 'M-9,8H9', 'M-11,2H11'];
const BALLS = [vec(-31, -21), vec(-16, -31), vec(0, -35), vec(16, -31), vec(31, -21)];

/** The outlines of a piece, the lowest first, then balls upon them, then lines drawn within. */
interface Shape {
  readonly outlines: readonly string[];
  readonly balls?: readonly (readonly [Vec, number])[];
  readonly lines: readonly string[];
}

export const SHAPES: Readonly<Record<Kind, Shape>> = {
  pawn: {
    outlines: [
      'M-21,41V37C-21,33 -18,32 -15,31H15C18,32 21,33 21,37V41Z',
      'M-14,31C-8,24 -7,14 -6,6H6C7,14 8,24 14,31Z',
      'M-11,6C-14,6 -14,1 -11,1H11C14,1 14,6 11,6Z',
    ],
    balls: [[vec(0, -10), 12.5]],
    lines: ['M-14,31H14', 'M-7,6H7', 'M-8,1H8'],
  },
  rook: {
    outlines: [
      FOOT,
      'M-19,31L-15,-6H15L19,31Z',
      'M-22,-6V-30H-13V-22H-4.5V-30H4.5V-22H13V-30H22V-6C22,-4 20,-3 18,-3H-18C-20,-3 -22,-4 -22,-6Z',
    ],
    lines: ['M-18,31H18', 'M-15,-3H15'],
  },
  knight: {
    outlines: [
      FOOT,
      'M-19,31C-18,20 -6,15 -5,3C-11,5 -14,4 -16,9C-17,12 -21,14 -24,12C-28,10 -30,6 -29,2' +
        'C-26,-7 -21,-14 -18,-21C-17,-24 -16,-26 -14,-28L-13,-38L-5,-31L1,-37L4,-29' +
        'C20,-21 25,-3 23,31Z',
    ],
    balls: [[vec(-11, -18), 0.6]],
    lines: ['M-19,31H21', 'M6,-24C14,-14 16,0 14,18', 'M-25,5L-22,3', 'M-12,-18H-11.8'],
  },
  bishop: {
    outlines: [FOOT, STEM, COLLAR, 'M0,-33C14,-24 19,-9 10,2H-10C-19,-9 -14,-24 0,-33Z'],
    balls: [[vec(0, -36), 4.2]],
    lines: ['M5,-23L-3,-9', ...SEAMS],
  },
  queen: {
    outlines: [
      FOOT,
      STEM,
      COLLAR,
      'M-14,2L-30,-18L-17,-8L-15.5,-28L-6,-10L0,-32L6,-10L15.5,-28L17,-8L30,-18L14,2Z',
    ],
    balls: BALLS.map((ball) => [ball, 3.9] as const),
    lines: SEAMS,
  },
  king: {
    outlines: [
      FOOT,
      STEM,
      COLLAR,
      'M-3,-22V-30H-9V-36H-3V-43H3V-36H9V-30H3V-22Z',
      'M-14,2C-34,-12 -22,-30 -8,-23C-4,-21 -2,-17 0,-12C2,-17 4,-21 8,-23C22,-30 34,-12 14,2Z',
    ],
    lines: ['M0,-12V-4', 'M-5,-22H5', ...SEAMS],
  },
};

const isKind = (kind: string): kind is Kind => kind in SHAPES;

/** A piece round the origin, as large as its square lets it be. */
export function chessPiece({ kind, seat }: Standing, pitch: number): SVGElement {
  const scale = pitch / UNIT;
  const ring = circle(vec(0, LIFT), RING, { class: 'ac-ring' });
  const parts = isKind(kind) ? partsOf(SHAPES[kind], seat === 1 ? 'black' : 'white') : [];
  return group([ring, ...parts], { transform: `translate(0 ${-LIFT * scale}) scale(${scale})` });
}

/** What a piece is drawn with: its whole rim first, so that no part of it is cut off by another's. */
function partsOf({ outlines, balls = [], lines }: Shape, colour: string): readonly SVGElement[] {
  const [fill, edge] = [paint(colour), paint(`${colour}-edge`)];
  const bodies = [
    { stroke: edge, 'stroke-width': HALO },
    { stroke: fill, 'stroke-width': BODY },
  ].flatMap((stroke) => {
    const ink = { fill, 'stroke-linejoin': 'round', ...stroke };
    return [...outlines.map((d) => element('path', { d, ...ink })), ...balls.map(([spot, radius]) => circle(spot, radius, ink))];
  });
  const within = lines.map((d) =>
    element('path', { d, fill: 'none', stroke: edge, 'stroke-width': LINE, 'stroke-linecap': 'round' }),
  );
  return [...bodies, ...within];
}
