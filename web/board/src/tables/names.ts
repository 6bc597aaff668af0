/** What the flèches are called, and the steps of men told by these names. */
import NAMES from '../../../../assets/board/names.json' with { type: 'json' };
import { message, type Fleche, type Message, type Value } from '@academie/words';
import type { Place, Step } from '../core/gestures.ts';
import { PLAYER } from '../core/words.ts';
import { FLECHES, numberOf, parts } from './track.ts';

const RIMS: Readonly<Record<string, readonly string[]>> = NAMES.rims;

/** A game of the board, by whose names its flèches go. */
export type Rim = keyof typeof NAMES.rims;

/** The name of a flèche on the rim; empty where there is none. */
export const rimName = (rim: Rim, number: number): string => RIMS[rim]?.[number] ?? '';

/** A flèche by its name. */
export const flecheAt = (rim: Rim, number: number): Fleche => ({
  fleche: rimName(rim, number),
  side: number < FLECHES / 2 ? 0 : 1,
  place: String(number),
});

/** Where the talon on a side is that of the men who begin there, whoever sits there. */
const ALIKE: readonly Rim[] = ['jacquet', 'revertier'];

/** A flèche as it is spoken: `White’s 8`, `White’s corner`. */
export function flecheSpoken(rim: Rim, number: number): Message {
  const { fleche, side } = flecheAt(rim, number);
  const player = PLAYER[side === 0 ? 0 : 1];
  if (fleche === 'T') return ALIKE.includes(rim) ? message('web-board-stack-side', { player }) : message('web-board-side', { place: message('web-board-stack'), player });
  return message('web-board-side', { place: fleche === 'C' ? message('web-board-corner') : fleche, player });
}

/** A place as it is told: a flèche, the hand, the bande; nothing where men are not told of. */
export function placeTold(rim: Rim, place: Place): Fleche | Message | undefined {
  const number = numberOf(place);
  if (number !== null) return flecheAt(rim, number);
  const [kind, , amount] = parts(place);
  if (kind === 'pile') return flecheAt(rim, amount);
  if (kind === 'off') return message('tables-off');
  return kind === 'hand' ? message('tables-hand') : undefined;
}

/** The steps of an act as people read them: `○T→○6 ○T→○5`, `○8→●3 (6+6)`; nothing where no man moves. */
export function stepsTold(rim: Rim, steps: readonly Step[]): Message | undefined {
  const men = strung(steps).flatMap((way) => wayTold(rim, way) ?? []);
  const [first, ...others] = men;
  return first && others.reduce((before, last) => message('common-spaced', { before, last }), first);
}

/** The steps as ways of men: each goes on from where it ended as long as a step begins there. */
function strung(steps: readonly Step[]): readonly (readonly [Step, ...Step[]])[] {
  const left = [...steps];
  const ways: [Step, ...Step[]][] = [];
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    const way: [Step, ...Step[]] = [next];
    for (let on = goesOn(left, next); on !== undefined; on = goesOn(left, on)) {
      left.splice(left.indexOf(on), 1);
      way.push(on);
    }
    ways.push(way);
  }
  return ways;
}

const goesOn = (left: readonly Step[], { to }: Step): Step | undefined => left.find(({ from }) => from === to);

/** One man from where he starts to where he ends, with the stops at which he hits and the numbers he played. */
function wayTold(rim: Rim, way: readonly [Step, ...Step[]]): Message | undefined {
  const [first] = way;
  let told: Value | undefined = placeTold(rim, first.from);
  if (first.from.startsWith('pile')) return told && message('web-acts-lay', { place: told });
  for (const step of way) {
    const hits = (step.sends ?? []).length > 0;
    if (!hits && step !== way.at(-1)) continue;
    const end = placeTold(rim, step.to);
    if (told === undefined || end === undefined) return undefined;
    told = message('tables-move', { start: told, end: hits ? message('tables-hit', { place: end }) : end });
  }
  const numbers = way.map(({ die = 0 }) => die).sort((one, two) => two - one);
  const both = numbers.length > 1 && !(way.at(-1)?.to ?? '').startsWith('off');
  return both ? message('tables-move-by', { move: told ?? '', numbers: numbers.join('+') }) : (told as Message);
}
