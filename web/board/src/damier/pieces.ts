/** Men and kings, and the pieces of chess, each drawn round the origin with the signs it may bear. */
import type { Standing } from '../core/pieces.ts';
import { group, use } from '../core/svg.ts';
import { vec } from '../core/vec.ts';
import { KING } from './dames.ts';
import { kindOf, type Kind } from './echecs.ts';
import CHESS from '../../../../assets/board/chess.json' with { type: 'json' };
import { DATA, RADIUS, type Grid } from './grid.ts';

const LETTERS: Readonly<Record<Kind, string>> = CHESS.letters;

const colourOf = ({ seat }: Standing): 'w' | 'b' => (seat === 1 ? 'b' : 'w');

/** A man, or a king: a man upon a man, with a crown upon both. Source: MAN rule XXIV. */
export function manOf(piece: Standing, { pitch }: Grid): SVGElement {
  const scale = (RADIUS * pitch) / 100;
  const king = piece.kind === KING;
  const { x, y } = DATA.man.upper;
  const at = king ? vec(x * scale, y * scale) : vec(0, 0);
  const signs = ['movable', 'selected', 'taken'].map((sign) => use(sign, { at, scale }, { class: `ac-sign ac-sign-${sign}` }));
  return group([use(`${king ? 'dame' : 'man'}${colourOf(piece)}`, { scale }), ...signs]);
}

/** A piece of chess, as large as its square lets it be. */
export function chessPiece(piece: Standing, { pitch }: Grid): SVGElement {
  const kind = kindOf(piece.kind);
  const scale = (CHESS.scale * pitch) / 100;
  const cross = use('taken', { scale: (RADIUS * pitch) / 100 }, { class: 'ac-sign ac-sign-taken' });
  const body = kind === undefined ? [] : [use(`${colourOf(piece)}${LETTERS[kind]}`, { at: vec(0, CHESS.down * pitch), scale })];
  return group([...body, cross]);
}
