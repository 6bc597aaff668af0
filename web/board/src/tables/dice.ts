/** Dice on the felt, in the colour of who threw them. */
import { placed } from '../core/motion.ts';
import type { Seat } from '../core/pieces.ts';
import { PIPS } from '../core/pips.ts';
import type { Throw } from '../core/skin.ts';
import { circle, group, rect, styled } from '../core/svg.ts';
import { box, plus, vec, type Vec } from '../core/vec.ts';
import { BOTTOM, columnX, DATA, MIDDLE, STYLES, TOP, type View } from './geometry.ts';

const { side: SIDE, step: STEP, pip: PIP } = DATA.die;
/** How far from his bande whoever throws holds the cup. */
const CUP_AWAY = 40;
/** Between two dice. */
const GAP = 10;

/** Where so many dice lie: between the tips of the flèches of the grand jan, where no jeton does. */
export function diceSpots(view: View, count: number): readonly Vec[] {
  const middle = vec((columnX(8) + columnX(9)) / 2, MIDDLE.y);
  const steps = Array.from({ length: count }, (_, nth) => nth - (count - 1) / 2);
  return steps.map((step) => plus(view.turn(middle), step * (SIDE + GAP), 0));
}

/** The throw, the larger number to the left of whoever looks. */
export function dice(view: View, faces: readonly number[], seat: Seat): readonly SVGElement[] {
  const spots = diceSpots(view, faces.length);
  return faces.map((face, nth) => {
    const spot = spots[nth] ?? MIDDLE;
    const made = die(face, seat === 0 ? 'die' : 'dark-die');
    made.style.transform = placed(spot);
    return made;
  });
}

export function die(face: number, colour: string): SVGElement {
  const body = rect(box(-SIDE / 2, -SIDE / 2, SIDE, SIDE), styled(STYLES.die, colour));
  const pips = (PIPS[face] ?? []).map(({ x, y }) => circle(vec(x * STEP, y * STEP), PIP, styled(STYLES.pip, colour)));
  return group([body, ...pips], { 'data-die': face });
}

/** Where the cup is held: at the right hand of whoever throws, over his bande. */
export function throwOf(view: View, seat: Seat): Throw {
  const near = seat === view.viewer;
  const from = vec(near ? columnX(11) : columnX(0), near ? BOTTOM - CUP_AWAY : TOP + CUP_AWAY);
  const colour = seat === 0 ? 'die' : 'dark-die';
  return { cup: null, from, side: near ? 1 : -1, die: (face) => die(face, colour), half: SIDE / 2 };
}
