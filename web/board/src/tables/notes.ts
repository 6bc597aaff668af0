/** Flèches that are spoken of: a frame round each, and a word on it. */
import { paint, rect } from '../core/svg.ts';
import { box, vec, type Vec } from '../core/vec.ts';
import { plate } from './arrows.ts';
import { DATA, LEFT, PITCH, RIGHT, TIP, type View } from './geometry.ts';

export interface Note {
  /** By White's numbers. */
  readonly fleche: number;
  readonly label: string;
}

const INSET = 3;
const STYLE = 'true';
/** Words are broader than numbers: what a letter takes of the size. */
const LETTER = 0.56;

export const notes = (view: View, shown: readonly Note[]): readonly SVGElement[] => shown.flatMap((note) => frame(view, note));

function frame(view: View, { fleche, label }: Note): readonly SVGElement[] {
  const [foot, top] = [view.at(fleche, 0), view.at(fleche, TIP)];
  const around = box(foot.x - PITCH / 2 + INSET, Math.min(foot.y, top.y), PITCH - 2 * INSET, TIP);
  const drawn = (stroke: string, width: number): SVGElement => rect(around, { rx: 6, fill: 'none', stroke, 'stroke-width': width });
  const word = label === '' ? [] : plate(onFelt(top, widthOf(label) / 2), { label, style: STYLE }, widthOf(label));
  return [drawn(paint('paper'), 7.5), drawn(paint(STYLE), 4), ...word];
}

const widthOf = (label: string): number => DATA.label.size * (DATA.label.padding + LETTER * label.length);

/** The spot, moved in from the bandes by half the breadth of what is to stand there. */
const onFelt = ({ x, y }: Vec, half: number): Vec => vec(Math.min(Math.max(x, LEFT + half), RIGHT - half), y);
