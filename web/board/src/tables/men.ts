/** What stands on the trictrac board: men, jetons and fichets, each drawn round the origin. */
import type { Piece, Standing } from '../core/pieces.ts';
import { circle, group, paint, polygon, rect, styled, words } from '../core/svg.ts';
import { box, vec, type Vec } from '../core/vec.ts';
import { DATA, JETON, MAN, STYLES } from './geometry.ts';

export const MAN_KIND = 'man';
export const JETON_KIND = 'jeton';
export const FICHET_KIND = 'fichet';
export const PAVILLON_KIND = 'fichet:pavillon';

/** A stack higher than this is shown by a number too. */
export const COUNTED_AT_SIGHT = DATA.man.countedAtSight;

const ORIGIN = vec(0, 0);
const COLOURS = ['white', 'black'] as const;

export const colourOf = ({ seat }: Standing): string => COLOURS[seat ?? 0];

/** How a man lies: on a flèche, on edge once he is off, small where he waits on the bande, or upon others. */
export type Manner = 'flat' | 'edge' | 'small' | 'stacked';

export function pieceOf(piece: Standing, count: number, manner: Manner): SVGElement {
  switch (piece.kind) {
    case JETON_KIND:
      return jeton();
    case FICHET_KIND:
      return fichet(colourOf(piece));
    case PAVILLON_KIND:
      return group([fichet(colourOf(piece)), pavillon()]);
    default:
      return manner === 'edge' ? onEdge(colourOf(piece)) : man(colourOf(piece), count, manner);
  }
}

/** A disc with a turned groove; without it in a stack whose men cover each other, and where it would be too small. */
function man(colour: string, count: number, manner: Manner): SVGElement {
  const radius = manner === 'small' ? DATA.waiting.radius : MAN - DATA.man.rim;
  const disc = circle(ORIGIN, radius, { class: 'ac-disc', ...styled(STYLES.disc, colour) });
  const groove = circle(ORIGIN, MAN * DATA.man.groove, styled(STYLES.groove, colour));
  return group(count > COUNTED_AT_SIGHT || manner !== 'flat' ? [disc] : [disc, groove]);
}

/** A man borne off. */
function onEdge(colour: string): SVGElement {
  const { length, thickness } = DATA.borneOff;
  const style = colour === 'white' ? STYLES['white-off'] : STYLES['black-off'];
  return rect(box(-length / 2, -thickness / 2, length, thickness), styled(style));
}

const jeton = (): SVGElement =>
  group([
    circle(ORIGIN, JETON, { class: 'ac-disc', ...styled(STYLES.jeton) }),
    circle(ORIGIN, JETON * DATA.jeton.groove, styled(STYLES['jeton-groove'])),
  ]);

const fichet = (colour: string): SVGElement =>
  group([
    circle(ORIGIN, DATA.fichet.radius, { class: 'ac-disc', ...styled(STYLES.fichet, colour) }),
    circle(ORIGIN, DATA.fichet.head, styled(STYLES['fichet-head'], colour)),
  ]);

/** The pennon of who makes holes in a row; it lies along the bande, where it hides nothing. */
function pavillon(): SVGElement {
  return polygon([vec(9, -7.5), vec(31, 0), vec(9, 7.5)], {
    fill: paint('false'),
    stroke: paint('paper'),
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
  });
}

/** How many men a place has: on the last of a high stack or of men upon another, or beside those borne off. */
export function tally(spot: Vec, pieces: readonly Piece[], manner: Manner): SVGElement | null {
  const [first] = pieces;
  const atSight = pieces.length <= COUNTED_AT_SIGHT && (manner === 'flat' || manner === 'small');
  if (first?.kind !== MAN_KIND || atSight) return null;
  const colour = manner === 'edge' ? 'wood-mark' : `${colourOf(first)}-edge`;
  const count = pieces.length + Number(manner === 'stacked');
  return words(spot, String(count), { class: 'ac-tally', fill: paint(colour) });
}
