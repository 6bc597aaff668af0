/** The moves of a game as they are listed: a turn is the throw and what was played on it. No page, no rule of a game. */
import type { EventView, Logged } from '@academie/protocol/wire';
import type { PlaceTold } from '../net/types.ts';

/** What was done, by a player or by chance, and where it led as far as that is known. */
export interface Entry {
  readonly text: string;
  /** Nobody's if chance did it. */
  readonly seat: number | null;
  readonly place?: PlaceTold | undefined;
}

/** What one marks or wins in a turn, or the points one is charged with where they are a burden. */
export interface Gain {
  readonly seat: number;
  readonly points: number;
  readonly holes: number;
  readonly charged?: true;
}

/** Where one stops when looking back: at the throw, before the men move, and once all is played. */
export interface Stop {
  readonly act: number;
  readonly kind: 'throw' | 'play';
}

/** The turn of one player: his throw, if there are dice, and what he did. */
export interface Turn {
  readonly seat: number | null;
  readonly dice: readonly number[];
  /** Whether chance began it: dice were thrown, or tiles dealt. */
  readonly chance: boolean;
  /** Which acts it consists of, by their numbers. */
  readonly acts: readonly number[];
  /** What was announced in it, and what of that was marked. */
  readonly events: readonly EventView[];
  readonly gains: readonly Gain[];
  readonly stops: readonly Stop[];
}

/** A line of the list: the turn of White and that of Black, one of each where several sit round the board, or of any one. */
export interface Row {
  readonly number: number;
  readonly turns: readonly (Turn | undefined)[];
}

/** The acts of a game in order, those taken back left out; nothing if some of them are hidden. */
export function actsOf(log: readonly Logged[]): readonly Entry[] | null {
  const entries: Entry[] = [];
  for (const { kind, seat, body } of log) {
    if (kind === 'takeback') entries.length = Number(body['acts']);
    else if (kind === 'act' || kind === 'roll') {
      const { act } = body;
      if (typeof act !== 'string') return null;
      entries.push({ text: act, seat });
    }
  }
  return entries;
}

/** How many acts there are after those taken back. */
export function actCount(log: readonly Logged[]): number {
  return log.reduce((count, { kind, body }) => {
    if (kind === 'takeback') return Number(body['acts']);
    return kind === 'act' || kind === 'roll' ? count + 1 : count;
  }, 0);
}

const numberIn = (args: Readonly<Record<string, unknown>> | undefined, name: string): number => {
  const value = args?.[name];
  return typeof value === 'number' ? value : 0;
};

const isScore = ({ code }: EventView): boolean => code === 'JanScored';

/** The events by which something is marked: others speak of points too, like those left in a hand. */
const MARKING: ReadonlySet<string> = new Set(['JanScored', 'Marked', 'HolesMarked', 'Charged']);

/** Points are told once as what they are for, and again as they are marked. */
export function gainsOf(events: readonly EventView[]): readonly Gain[] {
  const gains = new Map<number, Gain>();
  const scored = events.some(isScore);
  for (const event of events.filter(({ code }) => MARKING.has(code))) {
    const { args } = event.message;
    const before = gains.get(event.seat) ?? { seat: event.seat, points: 0, holes: 0 };
    const points = scored && !isScore(event) ? 0 : numberIn(args, 'points');
    gains.set(event.seat, { ...before, points: before.points + points, holes: before.holes + numberIn(args, 'holes'), ...(event.code === 'Charged' && { charged: true }) });
  }
  return [...gains.values()].filter(({ points, holes }) => points > 0 || holes > 0);
}

type Open = Omit<Turn, 'gains' | 'stops'> & { readonly dealing: boolean };

const NO_PLACE: Pick<PlaceTold, 'actor' | 'events' | 'last'> = { actor: null, events: [], last: null };

const begun = (entry: Entry, act: number): Open => {
  const { actor, events, last } = entry.place ?? NO_PLACE;
  return { seat: entry.seat ?? actor, dice: last?.dice ?? [], chance: entry.seat === null, dealing: isDeal(entry), acts: [act], events };
};

/** Whether chance dealt something; of what is hidden nothing is told. */
const isDeal = ({ seat, text, place }: Entry): boolean => seat === null && (place === undefined ? text === '' : (place.last?.dice ?? []).length === 0);

/** Chance begins a turn, and so does another player; but tiles are dealt one by one, and make one turn with what is played next. */
function goesOn(turn: Open | undefined, entry: Entry): turn is Open {
  if (turn === undefined) return false;
  if (entry.seat === null) return turn.dealing && isDeal(entry);
  return turn.seat === null || turn.seat === entry.seat || turn.dealing;
}

const withAct = (turn: Open, { seat, place }: Entry, act: number): Open => ({
  ...turn,
  seat: seat ?? place?.actor ?? null,
  dealing: seat === null,
  acts: [...turn.acts, act],
  events: [...turn.events, ...(place?.events ?? [])],
});

/** What was done, cut into turns. */
export function turnsOf(entries: readonly Entry[]): readonly Turn[] {
  const turns: Open[] = [];
  for (const [act, entry] of entries.entries()) {
    const turn = turns.at(-1);
    if (!goesOn(turn, entry)) turns.push(begun(entry, act));
    else turns[turns.length - 1] = withAct(turn, entry, act);
  }
  return turns.map(({ seat, dice, chance, acts, events }) => ({ seat, dice, chance, acts, events, gains: gainsOf(events), stops: stopsOf(entries, acts, dice, events) }));
}

/** The throw is a stop of its own if it was worth something, or nothing has been played on it yet. */
function stopsOf(entries: readonly Entry[], acts: readonly number[], dice: readonly number[], events: readonly EventView[]): readonly Stop[] {
  const last = acts.at(-1) ?? 0;
  const thrown = dice.length > 0 ? acts.findLast((act) => entries[act]?.seat === null) : undefined;
  if (thrown === last) return [{ act: last, kind: 'throw' }];
  const worth = gainsOf(events).length > 0 || events.some(({ marks = [] }) => marks.length > 0);
  return [...(thrown !== undefined && worth ? [{ act: thrown, kind: 'throw' } as const] : []), { act: last, kind: 'play' }];
}

const TWO = 2;

/** The turns as lines: two beside each other where two play, all where they sit `round` the board, else one after another. */
export function rowsOf(turns: readonly Turn[], players: number, round = false): readonly Row[] {
  if (players === TWO) return pairs(turns);
  return round ? rounds(turns, players) : turns.map((turn, nth) => ({ number: nth + 1, turns: [turn] }));
}

/** White's turn and Black's beside each other. */
function pairs(turns: readonly Turn[]): readonly Row[] {
  const rows: (Turn | undefined)[][] = [];
  for (const turn of turns) {
    const open = rows.at(-1);
    if (turn.seat === 1 && open?.length === 1 && open[0]?.seat === 0) open.push(turn);
    else rows.push(turn.seat === 1 ? [undefined, turn] : [turn]);
  }
  return rows.map((each, nth) => ({ number: nth + 1, turns: each }));
}

/** A column for each seat, read from left to right: another line begins with a seat further left, and when tiles are dealt. */
function rounds(turns: readonly Turn[], players: number): readonly Row[] {
  const rows: (Turn | undefined)[][] = [];
  for (const turn of turns) {
    if (turn.seat === null) continue;
    const open = rows.at(-1);
    if (open === undefined || turn.chance || open.slice(turn.seat).some((each) => each !== undefined)) rows.push(Array.from({ length: players }, (_, seat) => (seat === turn.seat ? turn : undefined)));
    else open[turn.seat] = turn;
  }
  return rows.map((each, nth) => ({ number: nth + 1, turns: each }));
}

/** The turn an act is of. */
export const turnWith = (turns: readonly Turn[], act: number): number => turns.findIndex(({ acts }) => acts.includes(act));

/** The number of the line that each turn stands in. */
export function rowNumbersOf(turns: readonly Turn[], players: number): readonly number[] {
  const numbers = new Map(rowsOf(turns, players).flatMap(({ number, turns: beside }) => beside.map((turn) => [turn, number] as const)));
  return turns.map((turn) => numbers.get(turn) ?? 0);
}
