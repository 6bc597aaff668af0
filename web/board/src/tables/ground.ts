/** The empty board: its case, felt, flèches, middle bar and the holes of its bandes. */
import { circle, group, paint, polygon, rect, words } from '../core/svg.ts';
import { box, plus } from '../core/vec.ts';
import * as g from './geometry.ts';
import type { Setting } from './setting.ts';
import { FLECHES, SEATS } from './track.ts';

const FLECHE_NUMBERS = Array.from({ length: FLECHES }, (_, number) => number);

export function ground(view: g.View, setting: Setting): SVGElement {
  return group([...frame(), ...fleches(view), ...holes(view), ...names(view, setting)], { 'aria-hidden': 'true' });
}

/** The wooden case and the two felts that the bar divides. */
function frame(): readonly SVGElement[] {
  const { LEFT, RIGHT, TOP, BOTTOM, BANDE, END_BANDE, HALF_WIDTH, MIDDLE, BAR } = g;
  const outside = box(
    LEFT - END_BANDE,
    TOP - BANDE,
    RIGHT - LEFT + 2 * END_BANDE,
    BOTTOM - TOP + 2 * BANDE,
  );
  const wood = rect(outside, { rx: 7, fill: paint('wood'), stroke: paint('wood-edge'), 'stroke-width': 2 });
  const felts = [LEFT, MIDDLE.x + BAR / 2].map((left) =>
    rect(box(left, TOP, HALF_WIDTH, BOTTOM - TOP), {
      fill: paint('felt'),
      stroke: paint('felt-edge'),
      'stroke-width': 1.5,
    }),
  );
  return [wood, ...felts];
}

/** The 24 flèches, each of the other colour than its neighbours all round the board. */
function fleches(view: g.View): readonly SVGElement[] {
  return FLECHE_NUMBERS.map((number) => {
    const colour = number % 2 === 1 ? 'dark' : 'pale';
    const [base, tip] = [view.at(number, 0.75), view.at(number, g.TIP)];
    const corners = [plus(base, -g.PITCH / 2 + 1, 0), plus(base, g.PITCH / 2 - 1, 0), tip];
    return polygon(corners, { fill: paint(colour), stroke: paint(`${colour}-edge`), 'stroke-width': 0.75 });
  });
}

/** Twelve holes a side for the fichets, and one beside each talon where they begin. */
function holes(view: g.View): readonly SVGElement[] {
  const columns = Array.from({ length: 13 }, (_, nth) => nth - 1);
  return SEATS.flatMap((seat) =>
    columns.map((column) => circle(view.column(column, seat, g.HOLE_DEPTH), 3.6, { fill: paint('hole') })),
  );
}

/** What each flèche is called, on its bande. */
function names(view: g.View, { sign }: Setting): readonly SVGElement[] {
  return FLECHE_NUMBERS.map((number) =>
    words(view.at(number, g.LABEL_DEPTH), sign(number, view.viewer), { class: 'ac-name', fill: paint('wood-mark') }),
  );
}
