/** The dice of a table as this page guards them: what is checked, what is wrong, and what it gives. The worker that does it comes
 * after the table is seen. */
import type { KnownHead, Logged, Phrase } from '@academie/protocol/wire';
import type { Guard } from '../dice/guard.ts';
import type { Line, Said } from '../net/line.ts';
import type { Answer, Asked, Checked } from '../dice/sitting.ts';

/** Whether this page has a share in the dice: not known yet, yes, thrown from another browser, none for this seat, or none because
 * this browser keeps nothing. */
export type Share = 'unknown' | 'ours' | 'elsewhere' | 'none' | 'unable';

const SECOND = 2;
const FEW_LINKS = 16;
/** What is said where the server has begun the game without the key that this browser sent. */
const LEFT_OUT: Phrase = { key: 'web-dice-without' };
const opened = (log: readonly Logged[]): Logged | undefined => (log[0]?.body['v'] === SECOND ? log[0] : undefined);

export class Guarding {
  alarm = $state.raw<Phrase | null>(null);
  share = $state<Share>('unknown');
  /** Whether the server signed with another key when this browser first saw it. */
  changed = $state(false);
  /** Whether the browser does not keep what it must. */
  failed = $state(false);
  readonly #send: (message: Answer) => void;
  #guard: Guard | null = null;
  #begun = false;
  #ready: Promise<void> = Promise.resolve();
  #log: readonly Logged[] = [];
  #checked: Checked | null = null;
  #rekeyed = Infinity;
  #fed = 0;
  #waiting: readonly Asked[] = [];

  constructor(send: (message: Answer) => void) {
    this.#send = send;
  }

  /** Follows the table; begins with its first view. */
  follow({ game, about, view, log }: Line): void {
    if (about === null || log.length === 0) return;
    this.#log = log;
    if (about.seat === null) this.share = 'none';
    else if (this.#begun) this.#feed();
    else this.#start(game, about.seat);
    if (view?.turn === about.seat) this.#renew();
  }

  #start(game: string, seat: number): void {
    const opening = opened(this.#log);
    const keys = opening?.body['keys'] as readonly (string | null)[] | undefined;
    if (opening === undefined || typeof keys?.[seat] !== 'string') {
      void this.#without(game, 'none');
      return;
    }
    this.#begun = true;
    this.#ready = this.#begin(game, seat, opening);
  }

  /** The newest event that the server has signed for this page. */
  get signed(): KnownHead | null {
    return this.#checked?.signed ?? null;
  }

  /** Asks for a fresh chain before the links come to an end, while one is to act: no dice are awaited then. */
  #renew(): void {
    const left = this.#checked?.left ?? Infinity;
    if (left >= FEW_LINKS) this.#rekeyed = Infinity;
    else if (left > 0 && left < this.#rekeyed) {
      this.#rekeyed = left;
      this.#guard?.rekey();
    }
  }

  /** Takes what the server asks or signs. */
  hear(asked: Asked): void {
    if (this.#guard === null) this.#waiting = this.#begun || this.share === 'unknown' ? [...this.#waiting, asked] : [];
    else this.#guard.hear(asked);
  }

  /** Writes down what is about to be said; it may be said once that is done. */
  note(said: Said): Promise<void> | null {
    return this.#begun && this.share !== 'elsewhere' ? this.#note(said) : null;
  }

  async #note(said: Said): Promise<void> {
    await this.#ready;
    if (this.#guard === null) return;
    await (said.t === 'act' ? this.#guard.note(said.id, 'act', said.act) : this.#guard.note(said.id, said.word, ''));
  }

  /** It was the owner himself, in another browser, who did what this one did not send. */
  vouch = (): void => {
    this.alarm = null;
    this.#guard?.vouch();
  };

  async #begin(game: string, seat: number, opening: Logged): Promise<void> {
    const { Guard } = await import('../dice/guard.ts');
    this.#guard = await Guard.begin(game, seat, opening, {
      answer: this.#send,
      alarm: (why) => (this.alarm = why),
      checked: (known) => (this.#checked = known),
      failed: () => (this.failed = true),
    });
    if (this.#guard === null) await this.#without(game, 'elsewhere');
    else [this.share, this.changed] = ['ours', this.#guard.changed];
    this.#feed();
    for (const asked of this.#waiting) this.#guard?.hear(asked);
    this.#waiting = [];
  }

  /** A seat whose share is not this browser's. That is as it should be, unless this browser has sat down for the game with one. */
  async #without(game: string, share: 'none' | 'elsewhere'): Promise<void> {
    if (this.share !== 'unknown') return;
    this.share = share;
    const { isAble, satDown } = await import('../dice/guard.ts');
    if (await satDown(game)) [this.share, this.alarm] = ['none', LEFT_OUT];
    else if (share === 'none' && !(await isAble())) this.share = 'unable';
  }

  #feed(): void {
    if (this.#guard === null || this.#log.length <= this.#fed) return;
    this.#guard.log(this.#log.slice(this.#fed));
    this.#fed = this.#log.length;
  }
}
