/** What stands on the trictrac board: men, jetons and fichets, each drawn round the origin. */
import type { Piece, Standing } from '../core/pieces.ts';
import { group, token, use, words } from '../core/svg.ts';
import { vec, type Vec } from '../core/vec.ts';
import { COUNTED_AT_SIGHT, DATA, JETON, MAN } from './geometry.ts';

export const MAN_KIND = 'man';
/** The first man of jacquet, until he has come home. */
export const COURIER_KIND = 'man:courier';
export const JETON_KIND = 'jeton';
export const FICHET_KIND = 'fichet';
export const PAVILLON_KIND = 'fichet:pavillon';

/** Symbols are drawn with this radius. */
const UNIT = 100;
const COLOURS = ['w', 'b'] as const;

export const colourOf = ({ seat }: Standing): string => COLOURS[seat ?? 0];

/** How a man lies: on a flèche, on edge once he is off, small where he waits on the bande, or upon others. */
export type Manner = 'flat' | 'edge' | 'small' | 'stacked';

/** A piece; `turn` is how what is not round lies, in degrees. */
export function pieceOf(piece: Standing, manner: Manner, turn = 0): SVGElement {
  const colour = colourOf(piece);
  switch (piece.kind) {
    case JETON_KIND:
      return signed(use('jeton', { scale: JETON / UNIT }), JETON);
    case FICHET_KIND:
      return signed(fichet(colour, turn), JETON);
    case PAVILLON_KIND:
      return signed(group([fichet(colour, turn), use('pavillon', { turn, scale: DATA.fichet.size / UNIT })]), JETON);
    case COURIER_KIND:
      return signed(group([use(`man${colour}`, { scale: MAN / UNIT }), use('star', { scale: MAN / UNIT })]), MAN);
    default:
      return manner === 'edge' ? onEdge(colour, turn) : man(colour, manner === 'small' ? DATA.waiting.radius : MAN);
  }
}

/** A man with the signs that he may be moved or is in the hand, which the style sheet shows. */
const man = (colour: string, radius: number): SVGElement => signed(use(`man${colour}`, { scale: radius / UNIT }), radius);

function signed(body: SVGElement, radius: number): SVGElement {
  const sign = (name: string): SVGElement => use(name, { scale: radius / UNIT }, { class: `ac-sign ac-sign-${name}` });
  return group([body, sign('movable'), sign('selected')]);
}

/** A man borne off. */
const onEdge = (colour: string, turn: number): SVGElement =>
  use(`off${colour}`, { turn, scale: DATA.borneOff.length / (2 * UNIT) });

const fichet = (colour: string, turn: number): SVGElement => use(`fichet${colour}`, { turn, scale: DATA.fichet.size / UNIT });

/** How many men a place has: on the foremost of a high stack or of men upon another, or beside those borne off. */
export function tally(spot: Vec, pieces: readonly Piece[], manner: Manner): SVGElement | null {
  const [first] = pieces;
  if (first?.kind.split(':', 1)[0] !== MAN_KIND) return null;
  if (manner === 'edge') {
    const { countFrom, tally: size } = DATA.borneOff;
    return pieces.length < countFrom ? null : words(spot, String(pieces.length), { class: 'ac-tally', 'font-size': size, fill: token('rimlabel') });
  }
  if (manner !== 'stacked' && pieces.length <= COUNTED_AT_SIGHT) return null;
  const colour = colourOf(first);
  const count = String(pieces.length + Number(manner === 'stacked'));
  return group([
    use(`count${colour}`, { at: spot, scale: MAN / UNIT }),
    words(vec(spot.x, spot.y), count, { class: 'ac-tally', 'font-size': DATA.man.tally, fill: token(`man${colour}ink`) }),
  ]);
}
