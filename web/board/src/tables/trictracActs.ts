/** Acts of trictrac as gestures. What no hand can do on the board, as to stay or to go away, is left as a word. */
import type { Place, Plan, Step } from '../core/gestures.ts';
import type { Free } from '../core/free.ts';
import type { Seat } from '../core/pieces.ts';
import { spelled, type Try } from '../core/tries.ts';
import { plansOf, type Ground, type NetMove } from './plans.ts';
import { headOn, holePlace, JETONS, numberOf, OFF, pointsPlace, SEAT_NAMES } from './track.ts';
import type { TrictracPosition } from './trictracPosition.ts';

const MOVE = /^(\d{1,2})\/(\d{1,2}|off)$/;
const HAND = /^(white|black) ([a-z-]+)(?: (.+))?$/;
const WOOD = 'bois';
const TOUCH = 'toucher';
const NOTHING = 'passe';

export interface Reading {
  readonly plans: readonly Plan[];
  /** Whose acts these are. */
  readonly seat: Seat;
  /** The acts that are no gesture. */
  readonly words: readonly string[];
  /** Wood put where one likes. */
  readonly free: Free | null;
  /** What it is to lift a man. */
  readonly touches: ReadonlyMap<Place, string>;
}

/** The acts as gestures; those of a table with hands move jetons and fichets too, and may be wrong. */
export function readActs(acts: readonly string[], position: TrictracPosition, tries: readonly Try[] = []): Reading {
  const all = [...new Set([...acts, ...spelled(tries)])];
  const seat = actor(all, position);
  const touching = all.flatMap((act) => touchOf(act, seat));
  const others = all.filter((act) => !touching.some(([, touch]) => touch === act));
  const legal = new Set(acts);
  const plans = others.map((act) => (passes(act) && !legal.has(act) ? [] : gesturesOf(act, seat, position)));
  return {
    plans: plans.flat(),
    seat,
    words: others.filter((_, nth) => plans[nth]?.length === 0),
    free: freeWood(tries, seat),
    touches: new Map(touching),
  };
}

/** To play nothing needs no hand: it is done by confirming it, and so only where it is right. */
const passes = (act: string): boolean => act.endsWith(NOTHING);

function touchOf(act: string, seat: Seat): readonly (readonly [Place, string])[] {
  const [, , verb, point] = HAND.exec(act) ?? [];
  return verb === TOUCH ? [[headOn(seat)(Number(point)), act]] : [];
}

/** Men put where they can stand, whatever the dice say: written as net moves, the rearmost man first. */
function freeWood(tries: readonly Try[], seat: Seat): Free | null {
  const found = tries.find(({ most }) => (most ?? 1) > 1);
  if (found === undefined) return null;
  const track = headOn(seat);
  const moves = (found.words ?? []).map((word) => ({ word, move: readMove(word) }));
  const named = moves.flatMap(({ word, move }) =>
    move === null ? [] : [{ word, step: { from: track(move.start), to: track(move.end) }, move }],
  );
  return {
    steps: named.map(({ step }) => step),
    most: found.most ?? 1,
    tell: (ways) => {
      const made = ways.flatMap((way) => named.find(({ step }) => step.from === way.from && step.to === way.to) ?? []);
      const order = made.toSorted((one, two) => one.move.start - two.move.start || one.move.end - two.move.end);
      return [found.verb, ...order.map(({ word }) => word)].join(' ');
    },
  };
}

function actor(acts: readonly string[], position: TrictracPosition): Seat {
  const name = acts[0]?.split(' ', 1)[0];
  const named = SEAT_NAMES.findIndex((each) => each === name);
  return named === 0 || named === 1 ? named : position.thrower;
}

function gesturesOf(act: string, seat: Seat, position: TrictracPosition): readonly Plan[] {
  const [, , verb = WOOD, rest] = HAND.exec(act) ?? [];
  if (verb === WOOD) return wood(act, rest ?? act, groundOf(seat, position));
  const step = counted(verb, rest ?? '', seat, position);
  return step === null ? [] : [{ act, steps: [step], ordered: false, atOnce: true }];
}

/** The plays of the wood. Nothing to play is an act without steps. */
function wood(act: string, text: string, ground: Ground): readonly Plan[] {
  if (text === NOTHING) return [{ act, steps: [], ordered: false }];
  const moves = text.split(' ').map(readMove);
  return moves.every((move) => move !== null) ? plansOf(act, moves, ground) : [];
}

function readMove(word: string): NetMove | null {
  const [, start, end] = MOVE.exec(word) ?? [];
  return start === undefined ? null : { start: Number(start), end: end === 'off' ? OFF : Number(end) };
}

/** A man may be shown pausing wherever no man of the other side stands. */
function groundOf(seat: Seat, position: TrictracPosition): Ground {
  const other = seat === 0 ? 1 : 0;
  const theirs = new Set(
    position.men[other].flatMap((men, point) => (men > 0 ? [headOn(other)(point)] : [])),
  );
  return {
    track: headOn(seat),
    numbers: position.dice,
    free: (place) => numberOf(place) !== null && !theirs.has(place),
  };
}

/** A jeton or a fichet carried elsewhere; nothing for what is no carrying. */
function counted(verb: string, rest: string, seat: Seat, position: TrictracPosition): Step | null {
  const other = seat === 0 ? 1 : 0;
  const marked = (whose: Seat): Place => pointsPlace(whose, position.counters[whose].points);
  switch (verb) {
    case 'jeton':
      return { from: marked(seat), to: pointsPlace(seat, Number(rest)) };
    case 'autre-jeton':
      return { from: JETONS, to: pointsPlace(seat, Number(rest)) };
    case 'doubler':
      return { from: JETONS, to: marked(seat) };
    case 'dedoubler':
      return { from: marked(rest === SEAT_NAMES[1] ? 1 : 0), to: JETONS };
    case 'effacer':
      return { from: marked(other), to: JETONS };
    case 'fichet':
      return { from: holePlace(seat, position.counters[seat].holes), to: holePlace(seat, Number(rest)) };
    default:
      return null;
  }
}
