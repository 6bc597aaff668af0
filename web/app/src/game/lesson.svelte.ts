/** A lesson gone through step by step: the server judges, the browser remembers how far one has come. */
import { api } from '../net/api.ts';
import type { LessonTold, StepTold, VerdictTold } from '../net/types.ts';
import { came, finished, readProgress, type Progress } from './course.ts';

export type Answer = string | number | string[] | null;

const KEPT = 'academie.lessons';

export const progressKept = (): Progress => readProgress(localStorage.getItem(KEPT));

function keep(progress: Progress): void {
  localStorage.setItem(KEPT, JSON.stringify(progress));
}

export const SHOW = 'show';

export class Lesson {
  content = $state.raw<LessonTold | null>(null);
  at = $state(0);
  over = $state(false);
  verdict = $state.raw<VerdictTold | null>(null);
  /** Whether the board is to forget what was tried on it. */
  resets = $state(0);
  waiting = $state(false);
  hinted = $state(false);
  /** The steps answered rightly, and those of them that were not at once. */
  right = $state.raw<readonly number[]>([]);
  #missed: readonly number[] = [];

  readonly step = $derived<StepTold | undefined>(this.content?.steps[this.at]);
  /** Whether the step asks for nothing more. */
  readonly passed = $derived(this.step?.kind === SHOW || this.right.includes(this.at));

  get atOnce(): number {
    return this.right.filter((step) => !this.#missed.includes(step)).length;
  }

  async load(id: string): Promise<void> {
    const content = await api.lesson(id);
    this.content = content;
    this.go(Math.min(progressKept()[id]?.step ?? 0, content.steps.length - 1));
  }

  go(step: number): void {
    if (this.content === null) return;
    [this.at, this.over, this.hinted] = [step, false, false];
    this.retry();
    keep(came(progressKept(), this.content.entry.id, step));
  }

  next = (): void => {
    if (this.content === null) return;
    if (this.at + 1 < this.content.steps.length) this.go(this.at + 1);
    else {
      this.over = true;
      keep(finished(progressKept(), this.content.entry.id));
    }
  };

  back = (): void => {
    this.go(Math.max(0, this.at - 1));
  };

  restart = (): void => {
    [this.right, this.#missed] = [[], []];
    this.go(0);
  };

  /** The step as it was set up. */
  retry = (): void => {
    this.verdict = null;
    this.resets += 1;
  };

  /** Has an answer judged; nothing said asks for the answer. */
  async answer(answer: Answer): Promise<void> {
    const { content, at } = this;
    if (content === null || this.waiting) return;
    this.waiting = true;
    try {
      const verdict = await api.answerStep(content.entry.id, at + 1, { answer });
      if (this.at !== at) return;
      this.verdict = verdict;
      if (verdict.position == null) this.resets += 1;
      if (this.right.includes(at)) return;
      if (verdict.right) this.right = [...this.right, at];
      else this.#missed = [...this.#missed, at];
    } finally {
      this.waiting = false;
    }
  }
}
