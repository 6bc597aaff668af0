/** The socket of one game: what is said stays said until it is answered, whatever becomes of the line. */
import type { Countersign, Countersigned, FromServer, KnownHead, Receipted, Rekey, Share, Thrown } from '@academie/protocol/wire';
import type { ChatRoom } from './types.ts';
import { begun, greeting, heard, said, type Line, type Said } from './line.ts';
import { SteadyLine, type Outside } from './steady.ts';

export interface Surroundings extends Outside {
  readonly changed: (line: Line, connected: boolean) => void;
  /** Takes what the server asks and signs for the dice. */
  readonly exchanged?: (message: Exchanged) => void;
  /** The newest event that the server has signed: a log without it is not the one that was played. */
  readonly signed?: () => KnownHead | null;
  /** Writes down what is about to be said; nothing if it need not be. */
  readonly note?: (what: Said) => Promise<void> | null;
  /** Where the game is played: a path or an address, empty if there is none of its own. */
  readonly where: (game: string) => Promise<string>;
}

/** After how long a game that cannot go on is asked for again. */
export const STOPPED_MS = 20_000;

type Exchanged = Thrown | Receipted | Countersigned;

const isExchanged = (message: FromServer): message is Exchanged => message.t === 'throw' || message.t === 'receipt' || message.t === 'countersigned';

export class GameSocket {
  readonly #around: Surroundings;
  readonly #steady: SteadyLine;
  #line: Line;

  constructor(game: string, around: Surroundings) {
    [this.#line, this.#around] = [begun(game), around];
    this.#steady = new SteadyLine(around, {
      opened: () => {
        this.#steady.send(greeting(this.#line, around.signed?.()));
      },
      heard: (message) => {
        this.#mind(message);
        const { line, answers } = heard(this.#line, message);
        this.#become(line);
        for (const answer of answers) this.#steady.send(answer);
        if (isExchanged(message)) this.#around.exchanged?.(message);
      },
      fell: () => {
        this.#become(this.#line);
      },
    }, game);
    this.#steady.connect();
  }

  /** Says something, now if the line is open and in any case once it is. */
  say(what: Said): void {
    this.#become(said(this.#line, what));
    const noted = this.#around.note?.(what) ?? null;
    if (noted === null) this.#steady.send(what);
    else void noted.then(() => { this.#steady.send(what); });
  }

  /** Gives to the dice, or signs. What is lost with the line is asked for again. */
  give(message: Share | Countersign | Rekey): void {
    this.#steady.send(message);
  }

  /** Says something in one's own room, or after the game in the one that is named. */
  chat(words: string, room?: ChatRoom): void {
    this.#steady.send({ t: 'chat', game: this.#line.game, text: words, ...(room && { room }) });
  }

  retry(): void {
    this.#steady.retry();
  }

  leave(): void {
    this.#steady.leave();
  }

  /** What a message means for the line itself. */
  #mind(message: FromServer): void {
    if (message.t === 'joined') this.#steady.settled();
    else if (message.t === 'stopped') this.#askLater();
    else if (message.t === 'moved') void this.#follow();
  }

  /** Asks once more for a game that cannot go on for now. */
  #askLater(): void {
    this.#around.later(() => {
      this.#steady.send(greeting(this.#line));
    }, STOPPED_MS);
  }

  /** Goes where the game is played now. */
  async #follow(): Promise<void> {
    const address = await this.#around.where(this.#line.game).catch(() => '');
    this.#steady.move(address);
  }

  #become(line: Line): void {
    this.#line = line;
    this.#around.changed(line, this.#steady.open);
  }
}
