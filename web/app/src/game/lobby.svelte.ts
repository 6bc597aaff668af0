/** The lobby as it stands, one for the whole app: open tables, one's own, the games one plays, and the search for an opponent. */
import { api } from '../net/api.ts';
import { watch } from '../net/news.ts';
import type { GameTold, OpenTable, SeekTold, TermsAsked, Topic } from '../net/types.ts';
import { outside } from '../net/wire.ts';
import { found, sitDown } from './dice.ts';
import { go, route } from './navigation.svelte.ts';
import { tablePath } from './route.ts';
import { me } from './session.svelte.ts';

/** A seek lapses if it is not asked about. */
const ASK_MS = 60_000;

export class Lobby {
  open = $state.raw<readonly OpenTable[]>([]);
  mine = $state.raw<readonly OpenTable[]>([]);
  games = $state.raw<readonly GameTold[]>([]);
  seek = $state.raw<SeekTold | null>(null);
  /** A game that has begun while one plays another. */
  ready = $state.raw<string | null>(null);
  lapsed = $state(false);
  looked = $state(false);
  readonly #begun: (game: string) => void;
  readonly #name: () => string;
  readonly #stop: () => void;

  /** `begun` is called with a game that begins because somebody joined; `name` is the reader's own. */
  constructor(name: () => string, begun: (game: string) => void) {
    [this.#name, this.#begun] = [name, begun];
    const heard = (topic: Topic): void => {
      // The next news may bring what this look did not.
      this.look(topic).catch(() => undefined);
    };
    const stop = watch(outside, heard, (tables) => {
      [this.open, this.looked] = [tables, true];
    });
    const timer = setInterval(() => {
      if (this.seek !== null) this.#askSeek().catch(() => undefined);
    }, ASK_MS);
    this.#stop = () => {
      stop();
      clearInterval(timer);
    };
  }

  leave = (): void => {
    this.#stop();
  };

  async look(topic: Topic): Promise<void> {
    if (topic === 'lobby') this.open = await api.openTables();
    else await this.#lookAtMine();
    this.looked = true;
  }

  async find(terms: TermsAsked): Promise<void> {
    this.lapsed = false;
    this.#found(await sitDown((dice) => api.seek({ ...terms, dice }), 'seeks'));
  }

  async giveUp(): Promise<void> {
    const { seek } = this;
    this.seek = null;
    if (seek !== null) await api.cancelSeek(seek.id);
  }

  async #lookAtMine(): Promise<void> {
    const [before, known] = [this.mine.filter(({ owner }) => owner === this.#name()), this.games];
    const [mine, games] = await Promise.all([api.myTables(), api.myGames()]);
    [this.mine, this.games] = [mine, games];
    if (this.seek !== null) await this.#askSeek();
    // A table of one's own that is gone has been taken away, or its game has begun.
    const gone = before.some(({ id }) => !mine.some((table) => table.id === id));
    const begun = games.find(({ id }) => !known.some((game) => game.id === id));
    if (gone && begun !== undefined) this.#begun(begun.id);
  }

  async #askSeek(): Promise<void> {
    if (this.seek === null) return;
    try {
      const seek = await api.mySeek(this.seek.id);
      if (seek.game !== null) await found(seek);
      this.#found(seek);
    } catch {
      [this.seek, this.lapsed] = [null, true];
    }
  }

  #found(seek: SeekTold): void {
    this.seek = seek.game === null ? seek : null;
    if (seek.game !== null) this.#begun(seek.game);
  }
}

let shared = $state.raw<Lobby | null>(null);

/** The lobby of this person; it is opened when first asked for, and stays. */
export function lobby(): Lobby {
  shared ??= new Lobby(
    () => me()?.name ?? '',
    (game) => {
      // Who plays is not called away from the table.
      if (route().page === 'table' && shared) shared.ready = game;
      else go(tablePath(game));
    },
  );
  return shared;
}

/** The lobby if it was opened. */
export const openedLobby = (): Lobby | null => shared;
