/** Flèches that are spoken of: a frame round each, and a word on it. */
import { rect, token } from '../core/svg.ts';
import { box, vec, type Vec } from '../core/vec.ts';
import { flat, columnOf, PITCH, sideOf, TIP, type View } from './geometry.ts';
import { seal, widthOf } from './seals.ts';

export interface Note {
  /** By White's numbers. */
  readonly fleche: number;
  readonly label: string;
}

const INSET = 3;
/** How far from the edge of what is shown a word stays. */
const MARGIN = 20;

export const notes = (view: View, shown: readonly Note[]): readonly SVGElement[] => shown.flatMap((note) => frame(view, note));

function frame(view: View, { fleche, label }: Note): readonly SVGElement[] {
  const { x, y } = flat(columnOf(fleche), sideOf(fleche), sideOf(fleche) === 0 ? TIP : 0);
  const around = view.turnBox(box(x - PITCH / 2 + INSET, y, PITCH - 2 * INSET, TIP));
  const drawn = (stroke: string, width: number): SVGElement => rect(around, { rx: 9, fill: 'none', stroke, 'stroke-width': width });
  const word = seal(inside(view, view.at(fleche, TIP), widthOf(label) / 2), label, 'true');
  return [drawn(token('halo'), 9), drawn(token('true'), 5), ...word];
}

/** The spot, moved in from the edges by half the breadth of what is to stand there. */
function inside({ box: shown }: View, { x, y }: Vec, half: number): Vec {
  const least = shown.x + MARGIN + half;
  return vec(Math.min(Math.max(x, least), shown.x + shown.width - MARGIN - half), y);
}
