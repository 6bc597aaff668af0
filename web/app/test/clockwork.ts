/** A director whose time goes by when it is asked to. */
import { Director, type Sight } from '../src/game/director.ts';
import type { Speed, Turn } from '../src/game/turn.ts';

export interface Clockwork {
  readonly director: Director;
  readonly pass: (milliseconds: number) => void;
  readonly heard: readonly string[];
  readonly skipped: readonly Turn[];
  readonly sights: readonly Sight[];
  readonly now: () => number;
  readonly seen: () => Sight;
}

export function clockwork(speed: Speed = 'normal'): Clockwork {
  let now = 0;
  let waiting: { readonly at: number; readonly what: () => void }[] = [];
  const sights: Sight[] = [];
  const heard: string[] = [];
  const skipped: Turn[] = [];
  const director = new Director(
    {
      now: () => now,
      later: (what, milliseconds) => {
        const entry = { at: now + milliseconds, what };
        waiting.push(entry);
        return () => { waiting = waiting.filter((each) => each !== entry); };
      },
    },
    {
      speed: () => speed,
      see: (sight) => { sights.push(sight); },
      hear: ({ name }) => { heard.push(name); },
      skip: (turns) => { skipped.push(...turns); },
    },
  );
  const pass = (milliseconds: number): void => {
    const until = now + milliseconds;
    for (;;) {
      const due = waiting.filter(({ at }) => at <= until).toSorted((one, two) => one.at - two.at)[0];
      if (due === undefined) break;
      waiting = waiting.filter((each) => each !== due);
      now = Math.max(now, due.at);
      due.what();
    }
    now = until;
  };
  return { director, pass, heard, skipped, sights, now: () => now, seen: () => sights.at(-1) ?? { moment: null, turn: null, told: 0, seq: -1, view: null } };
}
