/** What is seen moving over the pieces when a turn is staged: the throw of the dice, and signs that are drawn one after another. */
import type { Flights } from './flights.ts';
import { LANDS, MOTION, shake, tremble, tumble, type Motion } from './motion.ts';
import type { Throw } from './skin.ts';
import { group } from './svg.ts';
import { vec, type Vec } from './vec.ts';

/** How far from its middle a die reaches, of half its side: its corners, and the shadow it casts. */
const DIE_REACH = 1.7;

/** Throws the dice that lie on the board: they come out of the cup, each in a bow. */
export function throwDice(flights: Flights, over: SVGElement, { cup, from, side, die, half }: Throw, { cup: shaking, lasts, apart }: NonNullable<Motion['thrown']>): void {
  if (cup !== null && shaking > 0) flights.fly(cup, { frames: (unit, spot) => shake(spot(from), unit, side), lasts: shaking });
  const dice = [...over.querySelectorAll<SVGElement>('[data-die]')];
  dice.forEach((lying, nth) => {
    const { at, turned } = lies(lying);
    const faces = shown(Number(lying.dataset['die']), nth, lasts);
    lying.style.visibility = 'hidden';
    flights.fly(
      { kind: 'die', look: faces.map((face) => group([die(face)])), reach: DIE_REACH * half },
      {
        frames: (_, spot) => tumble(spot(from), spot(at), turned),
        lasts,
        after: LIPS * shaking + nth * apart,
        unseen: true,
        ended: () => {
          lying.style.visibility = '';
        },
      },
    );
  });
}

/** When the dice leave the cup, of the time it shakes. */
export const LIPS = 0.86;

/** When a die is heard, from the beginning of the throw. */
export const landing = ({ cup, lasts, apart }: NonNullable<Motion['thrown']>, nth: number): number => LIPS * cup + nth * apart + LANDS * lasts;

/** How long a throw lasts until both dice lie still. */
export const throwLasts = ({ cup, lasts, apart }: NonNullable<Motion['thrown']>): number => LIPS * cup + apart + lasts;

/** Where a die lies, and how it is turned. */
function lies(die: SVGElement): { readonly at: Vec; readonly turned: number } {
  const { a, b, e, f } = new DOMMatrix(die.style.transform);
  return { at: vec(e, f), turned: (Math.atan2(b, a) * 180) / Math.PI };
}

/** The faces a die shows as it rolls; the last is the one that counts. */
function shown(face: number, nth: number, lasts: number): readonly number[] {
  const before = Math.max(2, Math.round((LANDS * lasts) / MOTION.dice.face));
  return [...Array.from({ length: before }, (_, step) => ((face + nth + (before - step) * 2 + (step % 2)) % 6) + 1), face];
}

/** Lets the hand of a seat shake, as far as it is seen. */
export function shakeHand(flights: Flights, layers: readonly SVGElement[], { seat, by, lasts }: NonNullable<Motion['shaken']>): void {
  const held = layers.flatMap((layer) => [...layer.querySelectorAll<SVGElement>(`[data-hand="${seat}"]`)]);
  for (const animation of tremble(held, by, lasts)) flights.watch(animation);
}

/** Lets the dice sink whose numbers have been played, each as often as it counts. */
export function sink(over: SVGElement, numbers: readonly number[]): void {
  const left = [...numbers];
  for (const die of over.querySelectorAll<SVGElement>('[data-die]')) {
    const times = Number(die.dataset['times'] ?? 1);
    const uses = left.flatMap((number, nth) => (number === Number(die.dataset['die']) ? [nth] : [])).slice(0, times);
    for (const nth of uses.toReversed()) left.splice(nth, 1);
    die.classList.toggle('ac-played', uses.length === times);
  }
}

const nthOf = (sign: SVGElement): number => Number(sign.dataset['nth']);

/** Hides the signs that have not been told yet, and draws those told last where it is wished how long that takes. */
export function reveal(flights: Flights, over: SVGElement, told: number, before: number, lasts: number | undefined): void {
  for (const sign of over.querySelectorAll<SVGElement>('[data-nth]')) {
    const nth = nthOf(sign);
    sign.style.visibility = nth < told ? '' : 'hidden';
    if (lasts !== undefined && nth >= before && nth < told) draw(flights, sign, lasts);
  }
}

/** When head and seal of an arrow begin to be seen, of the time it takes to be drawn. */
const LATE = 0.7;

function draw(flights: Flights, sign: SVGElement, lasts: number): void {
  for (const part of sign.querySelectorAll<SVGElement>('*')) {
    if (part.childElementCount > 0 || part.closest('defs') !== null) continue;
    flights.watch(isLine(part) ? drawn(part, lasts) : part.animate([{ opacity: 0 }, { offset: LATE, opacity: 0 }, { opacity: 1 }], lasts));
  }
}

/** Broken lines cannot be drawn by their dashes: they appear with the head. */
const isLine = (part: SVGElement): part is SVGPathElement =>
  part instanceof SVGPathElement && part.classList.contains('ac-line') && !part.hasAttribute('stroke-dasharray');

function drawn(line: SVGPathElement, lasts: number): Animation {
  // Its length is called one, so that it need not be measured.
  line.setAttribute('pathLength', '1');
  return line.animate([{ strokeDasharray: '1 1', strokeDashoffset: 1 }, { strokeDasharray: '1 1', strokeDashoffset: 0 }], {
    duration: lasts,
    easing: 'ease-out',
  });
}
