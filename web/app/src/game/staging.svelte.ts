/** What is seen of a table just now: turns are staged one after another, as fast as is preferred. */
import { flushSync, untrack } from 'svelte';
import type { EventView, Logged, View } from '@academie/protocol/wire';
import type { Line } from '../net/line.ts';
import { Director, type Sight, type Time } from './director.ts';
import type { Position } from './face.ts';
import { actCount } from './history.ts';
import { ending } from './outcome.ts';
import { preferences } from './preferences.svelte.ts';
import { listen, play } from './sounds.ts';
import { turnOf, type Moment, type Speed } from './turn.ts';

const time: Time = {
  now: () => performance.now(),
  later: (what, milliseconds) => {
    const timer = setTimeout(what, milliseconds);
    return () => { clearTimeout(timer); };
  },
};

const WHOLE = 100;
/** How long it is said that turns were shown at once. */
const SKIPPED_MS = 8000;
/** No gesture lasts longer. */
const GESTURE_MS = 300;
listen((name) => {
  const { sound, volume, yours } = preferences();
  return sound && (name !== 'yours' || yours) ? volume / WHOLE : 0;
});

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Who has asked the system for less motion sees none, whatever was preferred. */
export const speedNow = (): Speed => (calm.matches ? 'none' : preferences().speed);

/** What one who plays hears when the game ends: nothing if nobody has won. */
function endHeard(before: View, { view, about }: Line): 'won' | 'lost' | null {
  const [winner, seat] = [view && ending(view)?.winner, about?.seat];
  if (typeof winner !== 'number' || typeof seat !== 'number' || ending(before) !== null) return null;
  return winner === seat ? 'won' : 'lost';
}

/** Turns that were shown at once: how many, and the number of the act that the first of them ends with. */
export interface Skipped {
  readonly turns: number;
  readonly act: number;
}

/** The acts after an event that came all at once, as they do after the line was down: nothing can be staged of them. */
function missedIn({ log, shown, view }: Line, after: number): Skipped | null {
  const missed = log.filter(({ seq }) => seq > after && seq <= shown);
  const acts = missed.filter(({ kind }) => kind === 'act').length;
  if (acts < 2 || missed.some(({ kind }) => kind === 'takeback')) return null;
  const throws = view?.board.kind === 'tables' ? missed.filter(({ kind }) => kind === 'roll').length : 0;
  return { turns: throws || acts, act: actCount(log.filter(({ seq }) => seq <= after)) };
}

export class Staging {
  /** The moment of a turn that is being shown; nothing when the table is seen as it is. */
  moment = $state.raw<Moment | null>(null);
  #sight = $state.raw<Sight | null>(null);
  #line = $state.raw<Line | null>(null);
  /** Turns that were shown at once just now. */
  skipped = $state.raw<Skipped | null>(null);
  /** Whether a gesture has just ended what was shown: it chooses nothing that was not to be seen before. */
  hurried = $state(false);
  /** Whether somebody looks at the table as it is: the page is seen, and no earlier move looked back at. */
  #looking = $state(true);
  #back = false;
  /** How the game has ended, to be heard once that is seen. */
  #end: 'won' | 'lost' | null = null;
  readonly #director = new Director(time, {
    speed: speedNow,
    see: (sight) => {
      [this.#sight, this.moment] = [sight, sight.moment];
      if (sight.moment === null && this.#end !== null) {
        play(this.#end);
        this.#end = null;
      }
    },
    hear: ({ name, up }) => {
      play(name, up);
    },
    skip: (turns) => {
      const log = this.#line?.log.filter(({ seq }) => seq <= (turns[0]?.seq ?? -1)) ?? [];
      const throws = turns.filter(({ thrown }) => thrown);
      this.#atOnce({ turns: throws.length || turns.length, act: actCount(log) - 1 });
    },
  });

  /** Whether something is still being shown. */
  get playing(): boolean {
    return this.moment !== null;
  }

  /** The table as far as it may be told beside the board: as it has been shown, but as it is while nobody looks. */
  get view(): View | null {
    return (this.#looking ? this.#sight?.view : null) ?? this.#line?.view ?? null;
  }

  /** The log as far as the board has shown it. */
  get log(): readonly Logged[] {
    const { log = [] } = this.#line ?? {};
    return this.#looking && this.#sight?.view ? log.filter(({ seq }) => seq <= this.seq) : log;
  }

  /** The board as it is told beside it: what is in the air does not lie yet. */
  get lying(): Position | null {
    return this.moment?.lying ?? this.board;
  }

  /** The board as it is seen just now. */
  get board(): Position | null {
    return this.moment?.board ?? this.#line?.view?.board ?? null;
  }

  /** The events announced last. */
  get events(): readonly EventView[] {
    return this.#sight?.turn?.after.events ?? this.#line?.view?.events ?? [];
  }

  /** How many of them have been told so far. */
  get told(): number {
    return this.#sight?.turn ? this.#sight.told : this.events.length;
  }

  /** The last event of the log that has been shown whole. */
  get seq(): number {
    return this.#sight?.seq ?? this.#line?.shown ?? -1;
  }

  /** Whether there is a turn to be shown again. */
  get replayable(): boolean {
    return this.#looking && this.#sight !== null && this.#director.replayable;
  }

  /** The table as the server tells it now. */
  receive(line: Line): void {
    const [before, { seq }] = [this.#line, this];
    this.#line = line;
    if (line.view === null || line.view === before?.view) return;
    const turn = before === null ? null : turnOf(before, line);
    this.#end = before?.view ? endHeard(before.view, line) : null;
    if (turn === null) this.#jump(line, before?.view ? missedIn(line, seq) : null);
    else this.#director.receive(turn);
  }

  #jump({ shown }: Line, missed: Skipped | null): void {
    this.#director.jump(shown);
    if (missed === null) this.skipped = null;
    else this.#atOnce(missed);
  }

  /** What could not be shown one by one is told, and for how long, counted from when somebody looks. */
  #atOnce({ turns, act }: Skipped): void {
    this.skipped = { turns: turns + (this.skipped?.turns ?? 0), act: this.skipped?.act ?? act };
    this.#fade();
  }

  #fade(): void {
    const { skipped } = this;
    if (skipped === null || !this.#looking) return;
    time.later(() => { if (this.skipped === skipped) this.skipped = null; }, SKIPPED_MS);
  }

  again = (): void => {
    this.#director.again();
  };

  finish = (): void => {
    this.#director.finish();
  };

  /** Told whether an earlier move is looked back at: what happens meanwhile waits, as while the page is hidden. */
  lookBack(back: boolean): void {
    this.#back = back;
    this.#look();
  }

  #look(): void {
    this.#looking = !document.hidden && !this.#back;
    if (this.#looking) this.#director.wake();
    else this.#director.sleep();
    this.#fade();
  }

  /** Follows a page as long as it is there; `back` tells whether an earlier move is looked back at. */
  follow(back: () => boolean): void {
    $effect(() => untrack(() => this.#attend()));
    // Before anything is drawn: the board of an earlier move gives way to the turn that goes on.
    $effect.pre(() => {
      const looked = back();
      untrack(() => { this.lookBack(looked); });
    });
  }

  /** Follows whether the page is seen, and hurries at every gesture; the answer ends it. */
  #attend(): () => void {
    const looked = (): void => { this.#look(); };
    // What was touched is to be there before it learns of the touch.
    // A click that ends a touch or a key is no gesture of its own.
    let touched = false;
    const hurry = ({ type }: Event): void => {
      const follows = type === 'click' && touched;
      touched = type !== 'click';
      if (follows || !this.#looking) return;
      const before = this.playing;
      this.finish();
      if (before) {
        this.hurried = true;
        time.later(() => { this.hurried = false; }, GESTURE_MS);
      }
      flushSync();
    };
    const gestures = ['pointerdown', 'keydown', 'click'] as const;
    document.addEventListener('visibilitychange', looked);
    for (const gesture of gestures) addEventListener(gesture, hurry, { capture: true });
    looked();
    return () => {
      document.removeEventListener('visibilitychange', looked);
      for (const gesture of gestures) removeEventListener(gesture, hurry, { capture: true });
      this.#director.finishAll();
    };
  }
}
