/** The same again, once a game is over: offered, withdrawn, declined, or begun. */
import { watch } from '../net/news.ts';
import { outside } from '../net/wire.ts';
import { api, isMissing, reasonOf } from '../net/api.ts';
import type { OpenTable } from '../net/types.ts';
import { language } from '../words/language.svelte.ts';
import { sitDown } from './dice.ts';
import { go } from './navigation.svelte.ts';
import { tablePath } from './route.ts';
import { me } from './session.svelte.ts';

/** What became of the last offer, for the other side of it. */
type Gone = 'declined' | 'withdrawn' | null;

export class Rematch {
  /** The table one offers, by its id. */
  offered = $state.raw<string | null>(null);
  /** The table another offers. */
  invitation = $state.raw<OpenTable | null>(null);
  gone = $state.raw<Gone>(null);
  wrong = $state('');
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  /** Offers it, or accepts what is offered. */
  wish = (): Promise<void> =>
    this.#try(async () => {
      const table = await sitDown((dice) => api.rematch(this.#game, dice));
      if (table.game === null) [this.offered, this.invitation, this.gone] = [table.id, null, null];
      else go(tablePath(table.game));
    });

  decline = (): Promise<void> =>
    this.#try(async () => {
      if (this.invitation !== null) await api.cancelTable(this.invitation.id);
      this.invitation = null;
    });

  withdraw = (): Promise<void> =>
    this.#try(async () => {
      const table = this.offered;
      this.offered = null;
      if (table !== null) await api.cancelTable(table);
    });

  /** Follows what the others do; the answer ends it. */
  attend(): () => void {
    // The next news may bring what this look did not.
    return watch(outside, (topic) => {
      if (topic === 'mine') void this.#look().catch(() => undefined);
    });
  }

  async #try(what: () => Promise<void>): Promise<void> {
    try {
      this.wrong = '';
      await what();
    } catch (refusal) {
      this.wrong = reasonOf(refusal, language());
    }
  }

  async #look(): Promise<void> {
    const [before, offered] = [this.invitation, this.offered];
    const table = (await api.myTables()).find(({ rematch_of: of }) => of === this.#game) ?? null;
    const mine = isMine(table);
    this.invitation = mine ? null : table;
    if (table !== null && mine) this.offered = table.id;
    else if (offered !== null) await this.#followed(offered, 'declined');
    else if (before !== null && table === null) await this.#followed(before.id, 'withdrawn');
  }

  /** What became of a table that waits no more: its game has begun, or it was taken away. */
  async #followed(id: string, gone: Gone): Promise<void> {
    try {
      const table = await api.table(id);
      if (table.game !== null) go(tablePath(table.game));
    } catch (reason) {
      // Whoever has taken his own offer away knows it.
      if (isMissing(reason) && (gone === 'withdrawn' || this.offered === id)) [this.offered, this.gone] = [null, gone];
    }
  }
}

const isMine = (table: OpenTable | null): boolean => table?.seats.includes(me()?.name ?? '') === true;
