/** The pieces of chess, drawn in outline. As in academie.games.chess.picture.pieces. */
import DATA from '../../../../assets/board/chess.json' with { type: 'json' };
import type { Standing } from '../core/pieces.ts';
import { circle, element, group, styled } from '../core/svg.ts';
import { vec } from '../core/vec.ts';
import type { Kind } from './echecs.ts';

export { DATA };
export const STYLES = DATA.styles;

/** Of the ring round a piece that is in the hand. */
const RING = 47;

/** The outlines of a piece, the lowest first, then balls upon them, then lines drawn within. */
type Shape = (typeof DATA.pieces)['pawn'];

const SHAPES: Readonly<Record<Kind, Shape>> = DATA.pieces;

const isKind = (kind: string): kind is Kind => kind in SHAPES;

/** A piece round the origin, as large as its square lets it be. */
export function chessPiece({ kind, seat }: Standing, pitch: number): SVGElement {
  const scale = pitch / DATA.unit;
  const ring = circle(vec(0, DATA.lift), RING, { class: 'ac-ring' });
  const parts = isKind(kind) ? partsOf(SHAPES[kind], seat === 1 ? 'black' : 'white') : [];
  return group([ring, ...parts], { transform: `translate(0 ${-DATA.lift * scale}) scale(${scale})` });
}

/** What a piece is drawn with: its whole rim first, so that no part of it is cut off by another's. */
function partsOf({ outlines, balls, lines }: Shape, colour: string): readonly SVGElement[] {
  const bodies = [STYLES.rim, STYLES.body].flatMap((style) => {
    const ink = styled(style, colour);
    return [...outlines.map((d) => element('path', { d, ...ink })), ...balls.map((ball) => circle(ball, ball.radius, ink))];
  });
  return [...bodies, ...lines.map((d) => element('path', { d, ...styled(STYLES.line, colour) }))];
}
