/** Practice: puzzles and throws asked one after another; the server judges and remembers. */
import { api } from '../net/api.ts';
import { NO_BOARD } from './face.ts';
import type { PracticeTold, PuzzleTold, PuzzleVerdict, ThrowTold, ThrowVerdict } from '../net/types.ts';

const SECOND_MS = 1000;

/** One question after another: when it was asked, whether the server is being asked. */
class Asking {
  waiting = $state(false);
  wrong = $state.raw<unknown>(null);
  begun = $state(0);

  get seconds(): number {
    return (performance.now() - this.begun) / SECOND_MS;
  }

  /** Does one thing at a time, and keeps what went wrong for who looks. */
  protected async once(what: () => Promise<void>): Promise<void> {
    if (this.waiting) return;
    [this.waiting, this.wrong] = [true, null];
    try {
      await what();
    } catch (wrong) {
      this.wrong = wrong;
    } finally {
      this.waiting = false;
    }
  }
}

export type Side = 'best' | 'yours' | 'set-up';

export class Puzzles extends Asking {
  asked = $state.raw<PuzzleTold | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** Which board is looked at once it is answered. */
  side = $state<Side>('best');
  resets = $state(0);

  readonly board = $derived.by(() => {
    if (this.verdict === null || this.side === 'set-up') return this.asked?.board ?? NO_BOARD;
    return this.side === 'yours' ? (this.verdict.board ?? NO_BOARD) : this.verdict.best_board;
  });

  next = (game: string, theme: string, id = ''): Promise<void> =>
    this.once(async () => {
      const asked = await api.nextPuzzle({ game: game || null, theme: theme || null, id: id || null });
      [this.asked, this.verdict, this.side] = [asked, null, 'best'];
      this.resets += 1;
      this.begun = performance.now();
    });

  /** Has a play judged; nothing said asks for the best. */
  answer = (answer: string | null): Promise<void> =>
    this.once(async () => {
      if (this.asked === null || this.verdict !== null) return;
      this.verdict = await api.answerPuzzle(this.asked.id, { answer, seconds: this.seconds });
    });
}

export class Throws extends Asking {
  asked = $state.raw<ThrowTold | null>(null);
  verdict = $state.raw<ThrowVerdict | null>(null);
  right = $state(0);
  answered = $state(0);

  next = (): Promise<void> =>
    this.once(async () => {
      this.asked = await api.nextThrow();
      this.verdict = null;
      this.begun = performance.now();
    });

  answer = (mine: number, his: number): Promise<void> =>
    this.once(async () => {
      if (this.asked === null || this.verdict !== null) return;
      const { before, throw: dice } = this.asked;
      this.verdict = await api.answerThrow({ before, throw: dice, mine, his, seconds: this.seconds });
      this.answered += 1;
      if (this.verdict.right) this.right += 1;
    });
}

export class Standing {
  overview = $state.raw<PracticeTold | null>(null);

  load = async (): Promise<void> => {
    this.overview = await api.practice();
  };
}
