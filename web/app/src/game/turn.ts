/** A turn as it is staged: what is seen of it when, computed from what the server told. Nothing here moves anything. */
import { landing, MOTION, throwLasts, type Motion } from '@academie/board';
import type { Done, EventView, Logged, Mark, Step, TablesBoard, View } from '@academie/protocol/wire';
import type { Line } from '../net/line.ts';
import type { Position } from './face.ts';
import { lastHole, replaced, unthrown } from './renewal.ts';
import { carried, columnsOf, counted, explained, isTables, marking } from './marking.ts';
import type { Preferences } from './preferences.ts';
import type { SoundName } from './recipes.ts';
import { sideOf } from './seats.ts';

/** What one message told: the table before it and after it. */
export interface Turn {
  readonly before: View;
  readonly after: View;
  /** Who looks, if he plays, and which men he plays. */
  readonly seat: number | null;
  readonly side: number | null;
  /** Whether somebody has acted, and whether dice have been thrown since. */
  readonly acted: boolean;
  readonly thrown: boolean;
  /** The dice of a throw that ended the game: the board has them no longer. */
  readonly fell?: readonly number[];
  /** The last event of the log it tells of. */
  readonly seq: number;
}

export interface Sounding {
  readonly name: SoundName;
  /** How long after the moment has begun. */
  readonly after: number;
  /** So many semitones higher. */
  readonly up?: number;
}

/** What is seen from a time on. */
export interface Moment {
  /** In milliseconds, from the beginning of the turn. */
  readonly at: number;
  readonly board: Position;
  /** The board as it is told beside it, without what is in the air: dice, a jeton or a fichet. */
  readonly lying: Position;
  /** The steps somebody has made on that board. */
  readonly made: readonly Step[];
  readonly last: Done | null;
  /** How many events have been told, and the signs of all of them with how many are seen. */
  readonly told: number;
  readonly marks: readonly Mark[];
  readonly seen: number;
  readonly motion: Motion;
  readonly sounds: readonly Sounding[];
}

export interface Timeline {
  readonly moments: readonly Moment[];
  /** When all has been seen, and before when nothing else may begin. */
  readonly lasts: number;
  readonly next: number;
  /** Whether one can play meanwhile: only the telling goes on. */
  readonly live: boolean;
}

/** What of a turn is staged. */
export interface Parts {
  readonly play: boolean;
  readonly throw: boolean;
}

export type Speed = Preferences['speed'];

/** One's own play was made by hand: it is not shown again. */
export const partsOf = ({ acted, thrown, after, seat }: Turn): Parts => ({
  play: acted && (seat === null || (after.last?.seat ?? null) !== seat),
  throw: thrown,
});

/** What leads from one view to the next, if it is no more than one act and the throws after it; else nothing can be shown of it. */
export function turnOf(before: Line, line: Line): Turn | null {
  const [was, now] = [before.view, line.view];
  const log = line.log.filter(({ seq }) => seq > before.shown && seq <= line.shown);
  const acts = log.filter(({ kind }) => kind === 'act').length;
  const whole = log.length === line.shown - before.shown && log.every(({ kind }) => kind !== 'takeback');
  if (was === null || now === null || !whole || acts > 1) return null;
  const seat = line.about?.seat ?? null;
  return { before: was, after: now, seat, side: sideOf(now, seat), acted: acts === 1, ...fallenIn(log, now), seq: line.shown };
}

/** Whether dice were thrown; a board that has none any more is told them by the log, as `6-3`. */
function fallenIn(log: readonly Logged[], now: View): Pick<Turn, 'thrown' | 'fell'> {
  const act = log.findLast(({ kind }) => kind === 'roll')?.body['act'];
  if (typeof act !== 'string' || !isTables(now.board) || hasDice(now)) return { thrown: act !== undefined && hasDice(now) };
  const fell = /^[1-6](-[1-6])+$/.test(act) ? act.split('-').map(Number) : [];
  return { thrown: fell.length > 0, fell };
}

/** Whether nothing of a turn is seen: a hold, a word, a claim without effect. */
export function isIdle(turn: Turn): boolean {
  const { before, after, thrown } = turn;
  return !thrown && JSON.stringify(before.board) === JSON.stringify(after.board) && timeline(turn, 'normal').moments.length === 0;
}

/** What follows on a turn of which nothing is seen, with that turn. */
export const joined = (idle: Turn, next: Turn): Turn => ({ ...next, before: idle.before, acted: idle.acted || next.acted });

const LATEST = 2;

/** Where the last two turns begin among those told: with the throw if dice are thrown. */
export function latest(turns: readonly Turn[]): number {
  const throws = turns.flatMap(({ thrown }, nth) => (thrown ? [nth] : []));
  return Math.max(0, throws.at(-LATEST) ?? turns.length - LATEST);
}

/**
 * What may be told beside the board while a turn is being shown: the table before it. But one who has played by hand has
 * played, and whoever throws is seen to throw.
 */
export function meanwhile(turn: Turn): View {
  const { before, after, seat, acted, thrown } = turn;
  const done = acted && !partsOf(turn).play;
  const thrower = thrown && after.turn !== seat ? after.turn : null;
  return { ...before, turn: done ? after.turn : (before.turn ?? thrower), choices: {} };
}

const hasDice = ({ board }: View): boolean => isTables(board) && (board.dice ?? []).length > 0;

/** What is not to be staged takes no time. */
const AT_ONCE: Timeline = { moments: [], lasts: 0, next: 0, live: true };

export function timeline(turn: Turn, speed: Speed, parts = partsOf(turn)): Timeline {
  if (speed === 'none') return telling(turn);
  const script = new Script(turn, MOTION.speeds[speed], speed === 'fast' ? 0 : MOTION.man.least);
  if (parts.play) script.play();
  if (turn.acted) script.settle();
  if (parts.throw) script.throw();
  return script.done(parts);
}

/**
 * Without motion everything is where it belongs at once, so that nobody waits; only the telling keeps its order, line by
 * line, for whoever reads it.
 */
function telling({ after, acted, thrown }: Turn): Timeline {
  const lines = acted || thrown ? after.events.length : 0;
  if (lines < 2) return AT_ONCE;
  const marks = after.events.flatMap((event) => event.marks ?? []);
  const moments = after.events.map((_, nth): Moment => ({
    at: nth * MOTION.none.line,
    board: after.board,
    lying: after.board,
    made: [],
    last: after.last ?? null,
    told: nth + 1,
    marks,
    seen: signsOf(after.events.slice(0, nth + 1)),
    motion: {},
    sounds: [],
  }));
  return { moments, lasts: (lines - 1) * MOTION.none.line, next: 0, live: true };
}

const signsOf = (events: readonly EventView[]): number => events.reduce((sum, { marks = [] }) => sum + marks.length, 0);

/** What an act has moved besides its steps: men that were set up anew, or a tile of a hidden hand. */
function unforeseen(turn: Turn): 'men' | 'tile' | null {
  const { before: { board: was }, after: { board: now, last } } = turn;
  const steps = last?.steps ?? [];
  if (isTables(was) && isTables(now)) return explained(was, steps, replaced(turn) ?? now) ? null : 'men';
  return steps.length === 0 && tileLaid(was, now) ? 'tile' : null;
}

const tileLaid = (was: Position, now: Position): boolean => was.kind === 'dominoes' && now.kind === 'dominoes' && now.line.length === was.line.length + 1;

/** Writes down moment after moment. */
class Script {
  readonly #turn: Turn;
  readonly #factor: number;
  readonly #least: number;
  readonly #moments: Moment[] = [];
  #clock = 0;
  #thrownAt: number | null = null;
  #board: Position;
  #made: readonly Step[] = [];
  #told = 0;
  #last: Done | null = null;

  constructor(turn: Turn, factor: number, least: number) {
    [this.#turn, this.#factor, this.#least] = [turn, factor, least];
    this.#board = turn.before.board;
  }

  /** The men of whoever acted, one after another. */
  play(): void {
    const steps = this.#turn.after.last?.steps ?? [];
    steps.forEach((step, nth) => {
      this.#made = steps.slice(0, nth + 1);
      const { lasts, lift, sound, then } = this.#carriage(step, steps[nth + 1]);
      this.#push({ carried: { lasts, lift } }, lasts + then, [{ name: sound, after: lasts, ...(step.over && { up: nth }) }]);
    });
  }

  /** What the act led to, before any dice. */
  settle(): void {
    const { after, thrown } = this.#turn;
    this.#last = after.last ?? null;
    // Without a throw all of it is the act's; what has its default value is left out of the wire.
    const own = thrown ? (after.by_act ?? 0) : after.events.length;
    if (isTables(this.#board) && replaced(this.#turn) === null && lastHole(this.#turn) !== null) {
      this.#become(carried(this.#board, after.last?.steps ?? []));
      this.#tell(own);
      this.#replace();
    } else {
      this.#rest();
      this.#tell(own);
      if (own === after.events.length) this.#mark();
    }
  }

  /** The board as the act leaves it. */
  #rest(): void {
    const [motion, takes] = this.#settling();
    this.#become(unthrown(this.#turn));
    if (takes > 0) this.#push(motion, takes, motion.carried !== undefined && motion.carried.apart === undefined ? this.#laid(takes) : []);
  }

  /** The last hole is marked, and then another board set up. */
  #replace(): void {
    const counters = lastHole(this.#turn);
    if (counters !== null) this.#mark({ ...(this.#board as TablesBoard), counters: [...counters] });
    const before = this.#board;
    this.#become({ ...(this.#turn.after.board as TablesBoard), dice: [] });
    this.#push(...this.#leaving(), [], before);
  }

  #leaving(): readonly [Motion, number] {
    const { lasts, apart } = MOTION.leave;
    return [{ carried: { lasts: this.#time(lasts), lift: 0, apart: this.#time(apart) } }, 2 * this.#time(lasts)];
  }

  /** How what the act led to is seen: men set up anew, a tile out of a hidden hand, taken men lifted. */
  #settling(): readonly [Motion, number] {
    const { domino, rafle } = MOTION;
    const lifted = this.#time(rafle.lifted);
    const { text = '', seat = null } = this.#turn.after.last ?? {};
    if (this.#board.kind === 'dominoes' && seat !== null && BOUDES.includes(text)) {
      const lasts = this.#time(domino.lasts);
      return [{ shaken: { seat, by: domino.shake, lasts } }, lasts];
    }
    switch (unforeseen(this.#turn)) {
      case 'men':
        return this.#leaving();
      case 'tile':
        return [{ carried: { lasts: this.#time(domino.lasts), lift: domino.lift, entering: true } }, this.#time(domino.lasts)];
      default:
        return this.#made.some(({ over = [] }) => over.length > 0) ? [{ lifted }, lifted] : [{}, 0];
    }
  }

  #laid(after: number): readonly Sounding[] {
    return this.#board.kind === 'dominoes' ? [{ name: 'tile', after }] : [];
  }

  throw(): void {
    const { after, side, fell = [] } = this.#turn;
    const { cup, dice } = MOTION;
    const old = replaced(this.#turn);
    const thrown = { cup: this.#time(cup.lasts), lasts: this.#time(dice.lasts), apart: this.#time(dice.apart) };
    this.#become(isTables(after.board) ? { ...(old ?? after.board), ...counted(this.#board), ...(fell.length > 0 && { dice: [...fell] }) } : after.board);
    this.#last = after.last ?? null;
    const sounds = [{ name: 'cup', after: 0 } as const, ...[0, 1].map((nth): Sounding => ({ name: 'die', after: landing(thrown, nth) }))];
    this.#push({ thrown }, throwLasts(thrown), sounds, { ...unthrown(this.#turn), ...counted(this.#board) });
    this.#thrownAt = this.#clock;
    this.#clock += this.#time(dice.then);
    this.#tell(after.events.length);
    if (isTables(this.#board) && this.#board.thrower !== side && this.#marks()) this.#clock += this.#time(MOTION.between.acts);
    if (old === null) this.#mark();
    else this.#replace();
  }

  done({ throw: thrown }: Parts): Timeline {
    const { after, side } = this.#turn;
    this.#become(after.board);
    this.#last = after.last ?? null;
    this.#told = after.events.length;
    if (this.#moments.length === 0) return AT_ONCE;
    const lasts = this.#clock;
    this.#push({}, 0);
    // Whoever looks on sees the throw of another before its men move.
    const others = thrown && isTables(after.board) && after.board.thrower !== side;
    const seen = this.#thrownAt === null ? 0 : this.#thrownAt + this.#time(MOTION.dice.seen);
    const next = others ? Math.max(seen, lasts + this.#time(MOTION.between.acts)) : lasts;
    return { moments: this.#moments, lasts, next, live: false };
  }

  #time(milliseconds: number): number {
    return Math.round(milliseconds * this.#factor);
  }

  /** How one step is seen: how long it lasts, and how long until the next. */
  #carriage(step: Step, following: Step | undefined): { lasts: number; lift: number; sound: SoundName; then: number } {
    const board = this.#turn.before.board;
    if (board.kind === 'dominoes') return { ...this.#taking(MOTION.domino), sound: 'tile' };
    if (board.kind === 'grid' && board.names === 'numbers') return { ...this.#taking(MOTION.rafle), sound: 'man' };
    if (board.kind === 'grid') return { ...this.#taking(MOTION.chess), sound: 'piece' };
    const { lasts, column, most, lift, highest, rest, then } = MOTION.man;
    const far = columnsOf(step);
    const goesOn = following?.from === step.to;
    return {
      lasts: Math.max(this.#least, this.#time(Math.min(most, lasts + column * far))),
      lift: Math.min(highest, lift + far),
      sound: 'man',
      then: this.#time(goesOn ? rest : then),
    };
  }

  #taking({ lasts, lift, then }: { readonly lasts: number; readonly lift: number; readonly then: number }): { lasts: number; lift: number; then: number } {
    return { lasts: Math.max(this.#least, this.#time(lasts)), lift, then: this.#time(then) };
  }

  /** Tells the events up to one: those that are drawn one after another, the others along with what follows them. */
  #tell(upTo: number): void {
    const { events } = this.#turn.after;
    const drawn = events.slice(this.#told, upTo).filter(({ marks = [] }) => marks.length > 0).length;
    const { lasts, then, arrows } = MOTION.worth;
    // However much a throw is worth, it is told in no more time than so many arrows take.
    const share = Math.min(1, WORTH / Math.max(1, drawn)) * (drawn > arrows ? arrows / drawn : 1);
    while (this.#told < upTo) {
      this.#told += 1;
      if ((events[this.#told - 1]?.marks ?? []).length === 0) continue;
      this.#push({ told: this.#time(share * lasts) }, this.#time(share * (lasts + then)));
    }
  }

  #marks(): boolean {
    return marking(this.#board, this.#turn.after.board).length > 0;
  }

  /** Jetons and fichets, one after another. */
  #mark(to: Position = this.#turn.after.board): void {
    for (const { counters, how, hops } of marking(this.#board, to)) {
      const before = this.#board;
      this.#become({ ...(this.#board as TablesBoard), counters: [...counters] });
      const { lasts, lift, then } = how === 'fichet' ? MOTION.fichet : MOTION.jeton;
      const whole = this.#time(how === 'home' ? MOTION.fichet.home : lasts * Math.min(hops, MOTION.jeton.hops));
      const sounds: readonly Sounding[] =
        how === 'fichet' ? [{ name: 'peg', after: whole }, { name: 'hole', after: whole + this.#time(then) }] : [{ name: 'jeton', after: whole }];
      this.#push({ carried: { lasts: whole, lift } }, whole + this.#time(then), sounds, before);
    }
  }

  #become(board: Position): void {
    [this.#board, this.#made] = [board, []];
  }

  #push(motion: Motion, takes: number, sounds: readonly Sounding[] = [], lying = this.#board): void {
    const { events } = this.#turn.after;
    const moment: Moment = {
      at: this.#clock,
      board: this.#board,
      lying,
      made: this.#made,
      last: this.#last,
      told: this.#told,
      marks: this.#made.length > 0 ? takenSoFar(this.#made) : events.flatMap(({ marks = [] }) => marks),
      seen: this.#made.length > 0 ? Infinity : signsOf(events.slice(0, this.#told)),
      motion,
      sounds,
    };
    this.#moments.push(moment);
    this.#clock += takes;
  }
}

/** The acts of a player who has nothing to lay. */
const BOUDES = ['boude', 'je-boude'];

/** How many events are told at full length. */
const WORTH = 3;

/** The men a rafle has jumped stay, with a sign on each, until it ends. */
const takenSoFar = (steps: readonly Step[]): readonly Mark[] =>
  steps.flatMap(({ over = [] }) => over.map((place): Mark => ({ places: [place], style: 'taken' })));
