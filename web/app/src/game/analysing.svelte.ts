/** The analysis of one game as a job of the server: asked for, waited for, stopped. */
import { api } from '../net/api.ts';
import type { Choice } from './analysis.ts';

const LOOK_MS = 700;
const KIND = 'analyse-game';
const LOST = new Set(['failed', 'cancelled']);
const ENDED = new Set([...LOST, 'done']);

export class Analysing {
  progress = $state(0);
  /** Unknown until the server has said whether the game was analysed before: it is not to be asked for twice. */
  status = $state<'unknown' | 'idle' | 'waiting' | 'running' | 'done' | 'failed'>('unknown');
  choices = $state.raw<readonly Choice[]>([]);
  #job = '';
  #gone = false;

  /** Asks for the analysis and follows it to its end. */
  async ask(game: string): Promise<void> {
    [this.status, this.progress] = ['waiting', 0];
    try {
      const job = await api.askJob({ kind: KIND, arguments: { game } });
      this.#job = job.id;
      await this.#follow();
    } catch (wrong) {
      this.status = 'idle';
      throw wrong;
    }
  }

  /** Shows what was asked for before, done or not yet. */
  async resume(game: string): Promise<void> {
    try {
      const mine = await api.myJobs();
      const job = mine.find(({ kind, arguments: about, status }) => kind === KIND && about['game'] === game && !LOST.has(status));
      if (job === undefined) {
        this.status = 'idle';
        return;
      }
      [this.#job, this.status] = [job.id, 'waiting'];
      await this.#follow();
    } catch (wrong) {
      this.status = 'idle';
      throw wrong;
    }
  }

  /** Stops the work; what was asked can be asked again. */
  async cancel(): Promise<void> {
    const job = this.#job;
    [this.#job, this.status] = ['', 'idle'];
    if (job !== '') await api.cancelJob(job);
  }

  /** The page is left: nothing is looked for any more, the work goes on. */
  leave(): void {
    this.#gone = true;
  }

  async #follow(): Promise<void> {
    const asked = this.#job;
    while (!this.#gone && this.#job === asked) {
      const job = await api.job(asked);
      if (this.#job !== asked) return;
      this.progress = job.progress;
      if (ENDED.has(job.status)) {
        const { choices = [] } = (job.result ?? {}) as { choices?: readonly Choice[] };
        [this.choices, this.status] = [choices, job.status === 'done' ? 'done' : 'failed'];
        return;
      }
      this.status = job.status === 'running' ? 'running' : 'waiting';
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  }
}
