/** Dice on the felt, in the colour of who threw them. */
import { placed, tumble } from '../core/motion.ts';
import type { Seat } from '../core/pieces.ts';
import { PIPS } from '../core/pips.ts';
import { circle, group, rect, styled } from '../core/svg.ts';
import { box, plus, vec, type Vec } from '../core/vec.ts';
import { columnX, DATA, MIDDLE, STYLES, type View } from './geometry.ts';

const { side: SIDE, step: STEP, pip: PIP } = DATA.die;
/** Between two dice. */
const GAP = 10;

/** Where so many dice lie: between the tips of the flèches of the grand jan, where no jeton does. */
export function diceSpots(view: View, count: number): readonly Vec[] {
  const middle = vec((columnX(8) + columnX(9)) / 2, MIDDLE.y);
  const steps = Array.from({ length: count }, (_, nth) => nth - (count - 1) / 2);
  return steps.map((step) => plus(view.turn(middle), step * (SIDE + GAP), 0));
}

/** The throw, the larger number to the left of whoever looks. */
export function dice(view: View, faces: readonly number[], seat: Seat, rolling: boolean): readonly SVGElement[] {
  const spots = diceSpots(view, faces.length);
  return faces.map((face, nth) => {
    const spot = spots[nth] ?? MIDDLE;
    const made = die(face, seat === 0 ? 'die' : 'dark-die');
    made.style.transform = placed(spot);
    if (rolling) tumble(made, plus(spot, 60, view.inward(seat) * -120), spot, 0.5 + nth / 4);
    return made;
  });
}

export function die(face: number, colour: string): SVGElement {
  const body = rect(box(-SIDE / 2, -SIDE / 2, SIDE, SIDE), styled(STYLES.die, colour));
  const pips = (PIPS[face] ?? []).map(({ x, y }) => circle(vec(x * STEP, y * STEP), PIP, styled(STYLES.pip, colour)));
  return group([body, ...pips], { 'data-die': face });
}
