/** What the flèches are called, and the steps of men told by these names. */
import NAMES from '../../../../assets/board/names.json' with { type: 'json' };
import { message, type Fleche, type Message, type Value } from '@academie/words';
import type { Place, Step } from '../core/gestures.ts';
import { PLAYER } from '../core/words.ts';
import type { Seat } from '../core/pieces.ts';
import { FLECHES, HALF_LAP, numberOf, parts, pointOf } from './track.ts';

const RIMS: Readonly<Record<string, readonly string[]>> = NAMES.rims;

/** A game of the board, by whose names its flèches go. */
export type Rim = keyof typeof NAMES.rims;

/** By which numbers flèches go: the treatises', Lepeintre's letters, or 24 to 1 for who looks, where men run home. */
export type RimNumbers = 'treatise' | 'letters' | 'countdown';

/** To whom flèches are named: by which numbers, from which side he looks, and whose men he plays, if any. */
export interface Calling {
  readonly numbers: RimNumbers;
  readonly viewer: Seat;
  readonly player: Seat | null;
}

export const TO_ANYBODY: Calling = { numbers: 'treatise', viewer: 0, player: null };

/** Where men run home and may be counted down. */
const COUNTED_DOWN: Rim = 'toute-table';

/** The name of a flèche on the rim; empty where there is none. */
export function rimName(rim: Rim, number: number, { numbers, viewer }: Calling = TO_ANYBODY): string {
  const treatise = RIMS[rim]?.[number] ?? '';
  if (treatise === '' || numbers === 'treatise') return treatise;
  if (numbers === 'letters') return NAMES.letters.charAt(number);
  return rim === COUNTED_DOWN ? String(FLECHES - pointOf(HALF_LAP[viewer], number)) : treatise;
}

/** A flèche by its name. */
export const flecheAt = (rim: Rim, number: number): Fleche => ({
  fleche: rimName(rim, number),
  side: number < FLECHES / 2 ? 0 : 1,
  place: String(number),
});

const NAMED = /([○●](?:T|C|\d+))/u;

/** Text with the flèches it names, `○8` or `●C`, as what they are. */
export const flechesIn = (rim: Rim, text: string): readonly (string | Fleche)[] =>
  text.split(NAMED).flatMap((piece) => (piece === '' ? [] : [flecheNamed(rim, piece) ?? piece]));

function flecheNamed(rim: Rim, name: string): Fleche | undefined {
  const number = (RIMS[rim] ?? []).findIndex((each, nth) => `${nth < FLECHES / 2 ? '○' : '●'}${each}` === name);
  return number < 0 ? undefined : flecheAt(rim, number);
}

/** Where the talon on a side is that of the men who begin there, whoever sits there. */
const ALIKE: readonly Rim[] = ['jacquet', 'revertier'];

/** A flèche as it is spoken: `White’s 8`, `White’s corner`; to a player `your 8`, `his corner`. */
export function flecheSpoken(rim: Rim, number: number, calling: Calling = TO_ANYBODY): Message {
  const side = number < FLECHES / 2 ? 0 : 1;
  const treatise = rimName(rim, number);
  if (treatise === 'T' && ALIKE.includes(rim) && calling.numbers !== 'letters') return message('web-board-stack-side', { player: PLAYER[side] });
  return sideSpoken(calling.numbers === 'letters' ? rimName(rim, number, calling) : (NOUNS[treatise] ?? rimName(rim, number, calling)), side, calling);
}

const NOUNS: Readonly<Record<string, Message>> = { T: message('web-board-stack'), C: message('web-board-corner') };

/** A place of a side; to a player it is his own or the other's. */
function sideSpoken(place: Value, side: Seat, { player }: Calling): Message {
  if (player === null) return message('web-board-side', { place, player: PLAYER[side] });
  return message(side === player ? 'web-board-your-side' : 'web-board-their-side', { place });
}

const KNOWN: Readonly<Record<string, Message>> = {
  5: message('web-board-known-coin-bourgeois'),
  7: message('web-board-known-case-du-diable'),
  10: message('web-board-known-case-de-l-ecolier'),
};
/** The rims of the games whose flèches the treatises give names. */
const TAUGHT: readonly Rim[] = ['trictrac', 'plein'];

/** What the treatises call a flèche besides its number, if anything. */
export const knownAs = (rim: Rim, number: number): Message | undefined => (TAUGHT.includes(rim) ? KNOWN[rimName(rim, number)] : undefined);

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
  const [{ from }] = way;
  const start = placeTold(rim, from);
  if (start === undefined) return undefined;
  if (from.startsWith('pile')) return message('web-acts-lay', { place: start });
  const last = way.at(-1);
  const stops = way.filter((step) => step === last || hits(step)).map((step) => stopTold(rim, step));
  if (stops.includes(undefined)) return undefined;
  const move = stops.reduce<Value>((before, end) => message('tables-move', { start: before, end: end ?? '' }), start) as Message;
  if (way.length === 1 || last?.to.startsWith('off')) return move;
  const numbers = way.map(({ die = 0 }) => die).sort((one, two) => two - one);
  return message('tables-move-by', { move, numbers: numbers.join('+') });
}

const hits = ({ sends = [] }: Step): boolean => sends.length > 0;

/** Where a step ends, with the sign of a hit. */
function stopTold(rim: Rim, step: Step): Value | undefined {
  const place = placeTold(rim, step.to);
  return place !== undefined && hits(step) ? message('tables-hit', { place }) : place;
}
