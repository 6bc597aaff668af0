/** The worker of the dice as a page speaks to it. Loaded when it is first needed, so that no page waits for it. */
import type { Logged, Phrase } from '@academie/protocol/wire';
import type { Dice, Looked, News, Question, Reply } from './keeper.worker.ts';
import type { Answer, Asked, Checked } from './sitting.ts';

/** Who is told what the worker finds in one game. */
export interface Ear {
  answer(message: Answer): void;
  alarm(why: Phrase): void;
  checked(known: Checked): void;
  failed(): void;
}

/** Whether this browser can keep secrets and sign with them; the rest is found out by trying. */
const ABLE = typeof Worker === 'function' && 'indexedDB' in globalThis && 'subtle' in crypto;
const MOST_MS = 5000;
/** A long log takes its time to be read: the server lets so many requests a second through. */
const LOOK_MS = 60_000;

const ears = new Map<string, Ear>();

class Keeper {
  readonly #worker = new Worker(new URL('./keeper.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #asked = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<News | Reply>) => {
      if ('news' in data) this.#hear(data);
      else this.#waiting.get(data.id)?.(data);
    };
  }

  ask(question: Question): Promise<unknown> {
    const id = (this.#asked += 1);
    return new Promise((done, fail) => {
      const timer = setTimeout(() => { settle({ id, wrong: 'the worker does not answer' }); }, question.ask === 'look' ? LOOK_MS : MOST_MS);
      const settle = ({ answer, wrong }: Reply): void => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (wrong === undefined) done(answer);
        else fail(new Error(wrong));
      };
      this.#waiting.set(id, settle);
      this.#worker.postMessage({ id, question });
    });
  }

  #hear(news: News): void {
    const ear = ears.get(news.game);
    switch (news.news) {
      case 'answer':
        ear?.answer(news.message);
        break;
      case 'alarm':
        ear?.alarm(news.why);
        break;
      case 'checked':
        ear?.checked(news.known);
        break;
      case 'failed':
        ear?.failed();
        break;
    }
  }
}

let made: Keeper | null = null;
const keeper = (): Keeper => (made ??= new Keeper());

/** The worker's answer; nothing from a browser that has none, or lets it keep nothing. */
async function asked(question: Question): Promise<unknown> {
  try {
    return ABLE ? await keeper().ask(question) : null;
  } catch {
    return null;
  }
}

/** A chain and key to sit down with; nothing where the server does not sign, or this browser keeps nothing. */
export async function diceOf(account: string, member: boolean): Promise<Dice | null> {
  const dice = (await asked({ ask: 'dice', account, member })) as Dice | null;
  // What is kept here is worth more than a cache: it may be the only proof.
  if (dice !== null) void navigator.storage.persist().catch(() => false);
  return dice;
}

/** Remembers the table or seek that a chain was made for, and the game that came of it once that is known. */
export async function keepPlace(place: string, game: string | null, anchor?: string): Promise<void> {
  await asked({ ask: 'place', place, game, anchor });
}

/** Whether this browser has sat down for that game with a chain. */
export const satDown = async (game: string): Promise<boolean> => (await asked({ ask: 'sat', game })) === true;

/** Has the server enter the key of this device for an account. */
export async function registerDevice(account: string): Promise<void> {
  await asked({ ask: 'register', account });
}

/** What the public log has for an account; nothing where there is none, or it cannot be read. */
export const lookAtLog = async (account: string): Promise<Looked | null> => (await asked({ ask: 'look', account })) as Looked | null;

/** Remembers that a key is that of another device of its owner. */
export async function knowKey(key: string): Promise<void> {
  await asked({ ask: 'know', key });
}

/** Whether this browser keeps what it must to have a share in the dice. */
export const isAble = async (): Promise<boolean> => (await asked({ ask: 'able' })) === true;

/** What was kept of a game, as a file of evidence; nothing if this browser has none. */
export const evidenceOf = async (game: string): Promise<string | null> => (await asked({ ask: 'evidence', game })) as string | null;

/** One game that the worker follows for this page. */
export class Guard {
  readonly #game: string;
  /** Whether the server signed with another key when this browser first saw it. */
  readonly changed: boolean;

  private constructor(game: string, changed: boolean) {
    [this.#game, this.changed] = [game, changed];
  }

  /** Begins to follow a game; nothing if its dice are not thrown from this browser. */
  static async begin(game: string, seat: number, opening: Logged, ear: Ear): Promise<Guard | null> {
    ears.set(game, ear);
    const ours = await asked({ ask: 'sit', game, seat, opening });
    return ours === true || ours === 'changed' ? new Guard(game, ours === 'changed') : null;
  }

  log(entries: readonly Logged[]): void {
    this.#tell({ ask: 'log', game: this.#game, entries });
  }

  hear(asked: Asked): void {
    this.#tell({ ask: 'hear', game: this.#game, asked });
  }

  /** Writes down what is about to be sent. */
  async note(id: string, word: string, text: string): Promise<void> {
    await keeper().ask({ ask: 'sent', game: this.#game, id, word, text }).catch(() => undefined);
  }

  /** Asks for a fresh chain. */
  rekey(): void {
    this.#tell({ ask: 'rekey', game: this.#game });
  }

  vouch(): void {
    this.#tell({ ask: 'vouch', game: this.#game });
  }

  #tell(question: Question): void {
    keeper().ask(question).catch(() => undefined);
  }
}
