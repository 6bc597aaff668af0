/** The socket of one game: what is said stays said until it is answered, whatever becomes of the line. */
import { begun, greeting, heard, said, type Line, type Said } from './line.ts';
import { SteadyLine, type Outside } from './steady.ts';

export interface Surroundings extends Outside {
  readonly changed: (line: Line, connected: boolean) => void;
}

export class GameSocket {
  readonly #around: Surroundings;
  readonly #steady: SteadyLine;
  #line: Line;

  constructor(game: string, around: Surroundings) {
    [this.#line, this.#around] = [begun(game), around];
    this.#steady = new SteadyLine(around, {
      opened: () => {
        this.#steady.send(greeting(this.#line));
      },
      heard: (message) => {
        if (message.t === 'joined') this.#steady.settled();
        const { line, answers } = heard(this.#line, message);
        this.#become(line);
        for (const answer of answers) this.#steady.send(answer);
      },
      fell: () => {
        this.#become(this.#line);
      },
    });
    this.#steady.connect();
  }

  /** Says something, now if the line is open and in any case once it is. */
  say(what: Said): void {
    this.#become(said(this.#line, what));
    this.#steady.send(what);
  }

  chat(words: string): void {
    this.#steady.send({ t: 'chat', game: this.#line.game, text: words });
  }

  retry(): void {
    this.#steady.retry();
  }

  leave(): void {
    this.#steady.leave();
  }

  #become(line: Line): void {
    this.#line = line;
    this.#around.changed(line, this.#steady.open);
  }
}
