/**
 * What of a game is seen when: turns wait until those before them have been shown, and nobody waits for them. Who acts,
 * or only touches the page, sees the rest at once; who is more than two turns behind sees the last one only.
 */
import { partsOf, timeline, unthrown, type Moment, type Parts, type Sounding, type Speed, type Timeline, type Turn } from './turn.ts';

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
}

export interface Audience {
  speed(): Speed;
  see(sight: Sight): void;
  hear(sound: Sounding): void;
}

/** How many turns may wait without being skipped. */
const PATIENCE = 2;
const REMEMBERED = 6;
/** How long the table is seen as it was, before a turn is shown again. */
const BEFORE_AGAIN = 400;

export class Director {
  readonly #time: Time;
  readonly #audience: Audience;
  /** Turns yet to be shown; the first may be on. */
  #queue: readonly Turn[] = [];
  /** What is on: a turn, with or without play meanwhile, or one that is shown again. */
  #on: 'turn' | 'telling' | 'again' | null = null;
  /** The turns shown last. */
  #shown: readonly Turn[] = [];
  #cancels: (() => void)[] = [];
  #freeAt = 0;
  #asleep = false;
  #sight: Sight = { moment: null, turn: null, told: 0, seq: -1 };

  constructor(time: Time, audience: Audience) {
    [this.#time, this.#audience] = [time, audience];
  }

  /** Whether there is a turn to be shown again. */
  get replayable(): boolean {
    return this.#replay().length > 0;
  }

  /** Something has happened at the table. */
  receive(turn: Turn): void {
    if (this.#on === 'again' || this.#on === 'telling') this.finish();
    this.#queue = [...this.#queue, turn];
    this.#go();
  }

  /** The table is somewhere else: nothing that was told before leads to it. */
  jump(seq: number): void {
    this.#stop();
    [this.#queue, this.#shown, this.#freeAt] = [[], [], 0];
    this.#see({ moment: null, turn: null, told: 0, seq });
  }

  /** Shows the rest at once. */
  finish(): void {
    const last = this.#queue.at(-1) ?? (this.#on === 'again' ? this.#shown.at(-1) : undefined);
    this.#freeAt = 0;
    if (last === undefined) return;
    this.#stop();
    this.#remember(this.#queue);
    this.#queue = [];
    this.#whole(last);
  }

  /** While nobody looks nothing is shown; afterwards what was missed is. */
  sleep(): void {
    if (this.#on !== null) this.finish();
    this.#asleep = true;
  }

  wake(): void {
    this.#asleep = false;
    this.#go();
  }

  /** Shows the last turn again, from its throw to its men. */
  again(): void {
    this.finish();
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

  #go(): void {
    if (this.#asleep) return;
    if (this.#queue.length > PATIENCE + Number(this.#on !== null)) this.#skip();
    if (this.#on === null) this.#begin();
  }

  /** All but the last of those that wait are shown at once. */
  #skip(): void {
    this.#stop();
    this.#freeAt = 0;
    const skipped = this.#queue.slice(0, -1);
    this.#remember(skipped);
    this.#queue = this.#queue.slice(-1);
    const before = skipped.at(-1);
    if (before !== undefined) this.#hold(before);
  }

  /** Starts the next turn, once what was thrown before has been seen long enough. */
  #begin(): void {
    const [turn] = this.#queue;
    if (turn === undefined) return;
    this.#on = 'turn';
    const late = this.#freeAt - this.#time.now();
    const before = this.#shown.at(-1);
    if (late <= 0 || before === undefined || !partsOf(turn).play) {
      this.#start(turn);
      return;
    }
    if (this.#sight.moment === null) this.#hold(before);
    this.#after(late, () => { this.#start(turn); });
  }

  #start(turn: Turn): void {
    const staged = timeline(turn, this.#audience.speed());
    this.#freeAt = this.#time.now() + staged.next;
    if (staged.live) this.#on = 'telling';
    if (staged.moments.length === 0) this.#end(turn);
    else this.#perform(turn, staged, () => { this.#end(turn); });
  }

  /** Shows moment after moment. */
  #perform(turn: Turn, { moments, lasts, live }: Timeline, ended: () => void): void {
    const start = this.#time.now();
    const show = (nth: number): void => {
      const moment = moments[nth];
      if (moment === undefined) return;
      this.#see({ moment: live ? null : moment, turn, told: moment.told, seq: live ? turn.seq : this.#sight.seq });
      for (const sound of moment.sounds) this.#after(sound.after, () => { this.#audience.hear(sound); });
      const next = moments[nth + 1];
      if (next !== undefined) this.#after(start + next.at - this.#time.now(), () => { show(nth + 1); });
    };
    show(0);
    this.#after(lasts, ended);
  }

  #end(turn: Turn): void {
    this.#stop();
    this.#remember([turn]);
    this.#queue = this.#queue.slice(1);
    if (this.#queue.length === 0) this.#whole(turn);
    else {
      this.#hold(turn);
      this.#begin();
    }
  }

  /** The table as a turn leaves it, while the next waits. */
  #hold(turn: Turn): void {
    this.#see({ moment: still(turn), turn, told: turn.after.events.length, seq: turn.seq });
  }

  /** The table as it is. */
  #whole(turn: Turn): void {
    this.#see({ moment: null, turn, told: turn.after.events.length, seq: turn.seq });
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
  play ? still({ after: turn.before }) : { ...still(turn), board: unthrown(turn), seen: 0, told: 0 };

/** The table after a turn, with nothing moving. */
function still({ after }: Pick<Turn, 'after'>): Moment {
  return {
    at: 0,
    board: after.board,
    made: [],
    last: after.last ?? null,
    told: after.events.length,
    marks: after.events.flatMap(({ marks = [] }) => marks),
    seen: Infinity,
    motion: {},
    sounds: [],
  };
}
