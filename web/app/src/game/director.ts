/**
 * What of a game is seen when: turns wait until those before them have been shown, and nobody waits for them. Who acts,
 * or only touches the page, sees the rest of the one that is on at once; who is far behind sees them faster, and then the
 * last two only, but every hole.
 */
import type { View } from '@academie/protocol/wire';
import { takesHole, unthrown } from './renewal.ts';
import { isIdle, joined, latest, meanwhile, partsOf, timeline, type Moment, type Parts, type Sounding, type Speed, type Timeline, type Turn } from './turn.ts';

/** Time as it goes by. */
export interface Time {
  now(): number;
  /** Does something later; the answer calls it off. */
  later(what: () => void, milliseconds: number): () => void;
}

/** What is seen now. */
export interface Sight {
  /** The moment of a turn that is being shown; nothing when the table is seen as it is. */
  readonly moment: Moment | null;
  /** The turn it belongs to, or the last one shown. */
  readonly turn: Turn | null;
  /** How many of that turn's events have been told. */
  readonly told: number;
  /** The last event of the log that has been shown whole. */
  readonly seq: number;
  /** The table as far as it may be told beside the board; nothing if that is the table as it is. */
  readonly view: View | null;
}

export interface Audience {
  speed(): Speed;
  see(sight: Sight): void;
  hear(sound: Sounding): void;
  /** Told which turns are shown at once, since too many wait. */
  skip(turns: readonly Turn[]): void;
}

/** By how many milliseconds what waits may be behind until it is shown fast, and until it is not shown one by one. */
const BEHIND = { fast: 8000, skipped: 20_000 };
const REMEMBERED = 6;
/** How long after a gesture the next turn begins, unless there is another one. */
const AFTER_GESTURE = 200;
/** How long the table is seen as it was, before a turn is shown again. */
const BEFORE_AGAIN = 400;

export class Director {
  readonly #time: Time;
  readonly #audience: Audience;
  /** Turns yet to be shown; the first may be on. */
  #queue: readonly Turn[] = [];
  /** Those of them that are to be shown at once. */
  #skipped: ReadonlySet<Turn> = new Set();
  /** What is on: a turn, with or without play meanwhile, or one that is shown again. */
  #on: 'turn' | 'telling' | 'again' | null = null;
  /** The turns shown last. */
  #shown: readonly Turn[] = [];
  #cancels: (() => void)[] = [];
  #freeAt = 0;
  #asleep = false;
  #sight: Sight = { moment: null, turn: null, told: 0, seq: -1, view: null };

  constructor(time: Time, audience: Audience) {
    [this.#time, this.#audience] = [time, audience];
  }

  /** Whether there is a turn to be shown again. */
  get replayable(): boolean {
    return this.#replay().length > 0;
  }

  /** Something has happened at the table. What moves nothing, like a hold, is shown with what comes next. */
  receive(turn: Turn): void {
    if (this.#on === 'again' || this.#on === 'telling') this.finish();
    const last = this.#queue.length > Number(this.#on !== null) ? this.#queue.at(-1) : undefined;
    if (last !== undefined && isIdle(last)) this.#queue = [...this.#queue.slice(0, -1), joined(last, turn)];
    else this.#queue = [...this.#queue, turn];
    this.#go(this.#behind() > BEHIND.skipped);
  }

  /** The table is somewhere else: nothing that was told before leads to it. */
  jump(seq: number): void {
    this.#stop();
    [this.#queue, this.#shown, this.#freeAt] = [[], [], 0];
    this.#see({ moment: null, turn: null, told: 0, seq, view: null });
  }

  /** Shows the rest of what is on at once; what waits begins a moment later. While nobody looks it goes on waiting. */
  finish(): void {
    if (this.#asleep) return;
    const [turn] = this.#queue;
    if (turn === undefined) {
      this.finishAll();
      return;
    }
    this.#pass(turn);
    this.#freeAt = 0;
    if (this.#queue.length === 0) this.#whole(turn);
    else {
      this.#hold(turn);
      this.#on = 'turn';
      this.#after(AFTER_GESTURE, () => { this.#begin(); });
    }
  }

  /** While nobody looks nothing is shown; afterwards what was missed is. A hole that was on is shown then. */
  sleep(): void {
    const [turn] = this.#queue;
    if (this.#on === 'turn' && turn !== undefined && takesHole(turn)) this.#stop();
    else if (this.#on !== null) this.finish();
    this.#stop();
    this.#asleep = true;
  }

  wake(): void {
    const slept = this.#asleep;
    this.#asleep = false;
    this.#go(slept);
  }

  /** Shows all that waits at once. */
  finishAll(): void {
    const last = this.#queue.at(-1) ?? (this.#on === 'again' ? this.#shown.at(-1) : undefined);
    this.#freeAt = 0;
    if (last === undefined) return;
    this.#stop();
    this.#remember(this.#queue);
    this.#queue = [];
    this.#whole(last);
  }

  /** Shows the last turn again, from its throw to its men, unless another waits to be shown. */
  again(): void {
    if (this.#asleep || this.#queue.length > 0) return;
    this.finishAll();
    const parts = this.#replay();
    const [first] = parts;
    if (first === undefined || this.#audience.speed() === 'none') return;
    this.#on = 'again';
    const { turn } = first;
    this.#see({ ...this.#sight, turn, told: 0, moment: outset(turn, first.parts) });
    this.#after(BEFORE_AGAIN, () => { this.#showAgain(parts); });
  }

  #showAgain([first, ...others]: readonly Replayed[]): void {
    if (first === undefined) {
      this.finish();
      return;
    }
    const { turn, parts } = first;
    const staged = timeline(turn, this.#audience.speed(), parts);
    const wait = others.length > 0 ? staged.next : staged.lasts;
    this.#perform(turn, { ...staged, lasts: wait }, () => { this.#showAgain(others); });
  }

  /** The parts of the last turn that was played to its end: its throw, if there was one, and the play. */
  #replay(): readonly Replayed[] {
    const end = this.#shown.findLastIndex(({ acted, after }) => acted && (after.last?.steps ?? []).length > 0);
    const played = this.#shown[end];
    if (played === undefined) return [];
    const play: Replayed = { turn: played, parts: { play: true, throw: false } };
    const thrown = this.#shown.slice(0, end).findLast((turn) => turn.thrown);
    return thrown === undefined ? [play] : [{ turn: thrown, parts: { play: false, throw: true } }, play];
  }

  #go(late: boolean): void {
    if (this.#asleep) return;
    if (late) this.#skip();
    if (this.#on === null) this.#begin();
  }

  /** How long it takes to show what waits, what is on left out. */
  #behind(): number {
    return this.#queue.slice(Number(this.#on !== null)).reduce((sum, turn) => sum + timeline(turn, this.#audience.speed()).lasts, 0);
  }

  /** All but the last two turns are shown at once, and none in which somebody takes a hole. */
  #skip(): void {
    if (this.#audience.speed() === 'none') this.finishAll();
    const skipped = this.#queue.slice(0, latest(this.#queue)).filter((turn) => !takesHole(turn) && !this.#skipped.has(turn));
    if (skipped.length === 0) return;
    this.#skipped = new Set(this.#queue.filter((turn) => this.#skipped.has(turn) || skipped.includes(turn)));
    this.#audience.skip(skipped);
    if (this.#queue[0] !== undefined && this.#skipped.has(this.#queue[0])) {
      this.#stop();
      this.#begin();
    }
  }

  /** Starts the next turn, once what was thrown before has been seen long enough. */
  #begin(): void {
    const [turn] = this.#queue;
    if (turn === undefined) return;
    this.#on = 'turn';
    if (this.#skipped.has(turn)) {
      this.#freeAt = 0;
      this.#end(turn);
      return;
    }
    const speed = this.#audience.speed();
    const staged = timeline(turn, speed !== 'none' && this.#behind() > BEHIND.fast ? 'fast' : speed);
    if (staged.moments.length === 0) {
      this.#end(turn);
      return;
    }
    const late = this.#freeAt - this.#time.now();
    const before = this.#shown.at(-1);
    if (late <= 0 || before === undefined || !partsOf(turn).play) {
      this.#start(turn, staged);
      return;
    }
    if (this.#sight.moment === null) this.#hold(before);
    this.#after(late, () => { this.#start(turn, staged); });
  }

  #start(turn: Turn, staged: Timeline): void {
    this.#freeAt = this.#time.now() + staged.next;
    if (staged.live) this.#on = 'telling';
    this.#perform(turn, staged, () => { this.#end(turn); });
  }

  /** Shows moment after moment. */
  #perform(turn: Turn, { moments, lasts, live }: Timeline, ended: () => void): void {
    const start = this.#time.now();
    const show = (nth: number): void => {
      const moment = moments[nth];
      if (moment === undefined) return;
      const staged = this.#on === 'turn' ? { view: meanwhile(turn), seq: this.#sight.seq } : { view: null, seq: live ? turn.seq : this.#sight.seq };
      this.#see({ moment: live ? null : moment, turn, told: moment.told, ...staged });
      for (const sound of moment.sounds) this.#after(sound.after, () => { this.#audience.hear(sound); });
      const next = moments[nth + 1];
      if (next !== undefined) this.#after(start + next.at - this.#time.now(), () => { show(nth + 1); });
    };
    show(0);
    this.#after(lasts, ended);
  }

  /** The turn is over, whether it was shown or not. */
  #pass(turn: Turn): void {
    this.#stop();
    this.#remember([turn]);
    this.#queue = this.#queue.slice(1);
  }

  #end(turn: Turn): void {
    this.#pass(turn);
    if (this.#queue.length === 0) this.#whole(turn);
    else {
      this.#hold(turn);
      this.#begin();
    }
  }

  /** The table as a turn leaves it, while the next waits. */
  #hold(turn: Turn): void {
    this.#see({ moment: still(turn), turn, told: turn.after.events.length, seq: turn.seq, view: { ...turn.after, choices: {} } });
  }

  /** The table as it is. */
  #whole(turn: Turn): void {
    this.#see({ moment: null, turn, told: turn.after.events.length, seq: turn.seq, view: null });
  }

  #remember(turns: readonly Turn[]): void {
    this.#shown = [...this.#shown, ...turns].slice(-REMEMBERED);
  }

  #stop(): void {
    for (const cancel of this.#cancels) cancel();
    [this.#cancels, this.#on] = [[], null];
  }

  #after(milliseconds: number, what: () => void): void {
    this.#cancels.push(this.#time.later(what, Math.max(0, milliseconds)));
  }

  #see(sight: Sight): void {
    this.#sight = sight;
    this.#audience.see(sight);
  }
}

interface Replayed {
  readonly turn: Turn;
  readonly parts: Parts;
}

/** What is seen before a part of a turn is shown again. */
const outset = (turn: Turn, { play }: Parts): Moment =>
  play ? still({ after: turn.before }) : { ...still(turn), board: unthrown(turn), lying: unthrown(turn), seen: 0, told: 0 };

/** The table after a turn, with nothing moving. */
function still({ after }: Pick<Turn, 'after'>): Moment {
  return {
    at: 0,
    board: after.board,
    lying: after.board,
    made: [],
    last: after.last ?? null,
    told: after.events.length,
    marks: after.events.flatMap(({ marks = [] }) => marks),
    seen: Infinity,
    motion: {},
    sounds: [],
  };
}
