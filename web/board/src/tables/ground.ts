/** The empty board: its case, felt, flèches, middle bar and the holes of its bandes. */
import { circle, group, polygon, rect, styled, words } from '../core/svg.ts';
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
  const wood = rect(outside, styled(g.STYLES.case));
  const felts = [LEFT, MIDDLE.x + BAR / 2].map((left) => rect(box(left, TOP, HALF_WIDTH, BOTTOM - TOP), styled(g.STYLES.felt)));
  return [wood, ...felts];
}

/** The 24 flèches, each of the other colour than its neighbours all round the board. */
function fleches(view: g.View): readonly SVGElement[] {
  return FLECHE_NUMBERS.map((number) => {
    const [base, tip] = [view.at(number, g.DATA.fleche.base), view.at(number, g.TIP)];
    const half = g.PITCH / 2 - g.DATA.fleche.inset;
    const corners = [plus(base, -half, 0), plus(base, half, 0), tip];
    return polygon(corners, styled(g.STYLES.fleche, number % 2 === 1 ? 'dark' : 'pale'));
  });
}

/** Twelve holes a side for the fichets, and one beside each talon where they begin. */
function holes(view: g.View): readonly SVGElement[] {
  const columns = Array.from({ length: 13 }, (_, nth) => nth - 1);
  return SEATS.flatMap((seat) =>
    columns.map((column) => circle(view.column(column, seat, g.DATA.hole.depth), g.DATA.hole.radius, styled(g.STYLES.hole))),
  );
}

/** What each flèche is called, on its bande. */
function names(view: g.View, { sign }: Setting): readonly SVGElement[] {
  return FLECHE_NUMBERS.map((number) =>
    words(view.at(number, g.DATA.name.depth), sign(number), { class: 'ac-name', ...styled(g.STYLES.name) }),
  );
}
