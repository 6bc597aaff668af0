/** One game in the worker: what the server tells is checked in order, and answered by the rules of giving. */
import type { Countersign, Countersigned, KnownHead, Logged, Phrase, Receipted, Rekey, Share, Thrown } from '@academie/protocol/wire';
import { Wrong } from './follower.ts';
import { hashOf, seedLinks } from './links.ts';
import { Player, type Given, type Keeper, type Line, type OwnSeat } from './player.ts';
import { bytesOf, HASH_BYTES, hexOf, type Bytes } from './rolls.ts';
import type { OwnKey, Store } from './store.ts';
import { unsent } from './unsent.ts';

export type Asked = Thrown | Receipted | Countersigned;
export type Answer = Share | Countersign | Rekey;

export interface Checked {
  readonly seq: number;
  readonly left: number;
  readonly signed: KnownHead | null;
}

/** What a sitting tells its page. */
export interface Told {
  answer(message: Answer): void;
  alarm(why: Phrase): void;
  /** The log was checked as far as it is known; `left` are the links of one's chain, `signed` what the server has signed last. */
  checked(known: Checked): void;
  /** Nothing can be checked or given any more: the browser does not keep what it must. */
  failed(reason: unknown): void;
}

/** The hashes of the events among the lines, as far as they follow one another. */
async function hashesOf(lines: readonly Line[]): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  let head: Bytes = new Uint8Array(HASH_BYTES);
  for (const line of lines) {
    if (line['t'] !== 'event' || line['seq'] !== found.size) continue;
    const { seq, kind, seat, body, at_ms } = line as unknown as Logged;
    head = await hashOf(head, { seq, kind, seat, body, at_ms });
    found.set(seq, hexOf(head));
  }
  return found;
}

/** What the store keeps of one game, as its player uses it. */
class GameKeeper implements Keeper {
  readonly seen: ReadonlyMap<number, string>;
  readonly #store: Store;
  readonly #game: string;
  readonly #key: OwnKey;
  readonly #links = new Map<string, readonly Bytes[]>();

  constructor(store: Store, game: string, key: OwnKey, seen: ReadonlyMap<number, string>) {
    [this.#store, this.#game, this.#key, this.seen] = [store, game, key, seen];
  }

  keep = (name: string, line: Line): Promise<void> => this.#store.line(this.#game, name, line);
  given = (n: number): Promise<Given | undefined> => this.#store.given(this.#game, n);
  give = (given: Given): Promise<Given> => this.#store.give(this.#game, given);

  sent = (word: string, text: string): Promise<number> => this.#store.sent(this.#game, word, text);

  async link(anchor: string, number: number): Promise<string | undefined> {
    const links = this.#links.get(anchor) ?? (await this.#chain(anchor));
    const link = number > 0 ? links?.[number] : undefined;
    return link === undefined ? undefined : hexOf(link);
  }

  async #chain(anchor: string): Promise<readonly Bytes[] | undefined> {
    const chain = await this.#store.chainFor(anchor, this.#game);
    if (chain === undefined) return undefined;
    const links = await seedLinks(await this.#store.secret(), bytesOf(chain.nonce));
    this.#links.set(anchor, links);
    return links;
  }

  sign = async (message: Bytes): Promise<string> => hexOf(new Uint8Array(await crypto.subtle.sign('Ed25519', this.#key.pair.privateKey, message)));
}

export class Sitting {
  readonly #player: Player;
  readonly #told: Told;
  readonly #entries: Logged[] = [];
  #asked: readonly Asked[] = [];
  #turn: Promise<void> = Promise.resolve();

  constructor(player: Player, told: Told) {
    [this.#player, this.#told] = [player, told];
  }

  /** A sitting that knows what was kept of the game. */
  static async begin(store: Store, key: OwnKey, seat: OwnSeat, told: Told): Promise<Sitting> {
    const lines = await store.lines(seat.game);
    const player = new Player(seat, new GameKeeper(store, seat.game, key, await hashesOf(lines)));
    const alarm = lines.findLast((line) => line['t'] === 'alarm')?.['why'] as Phrase | undefined;
    if (alarm !== undefined && !lines.some(({ vouched }) => vouched === unsent(alarm))) {
      player.resume(alarm);
      told.alarm(alarm);
    }
    return new Sitting(player, told);
  }

  get over(): boolean {
    return this.#player.over;
  }

  /** Takes events of the log, in order. */
  log(entries: readonly Logged[]): Promise<void> {
    for (const entry of entries) this.#entries[entry.seq] = entry;
    return this.#queue(async () => {
      for (let next = this.#entries[this.#player.known]; next !== undefined; next = this.#entries[this.#player.known]) await this.#player.receive(next);
      await this.#sign();
      await this.#answerAsked();
      this.#tellChecked();
    });
  }

  /** Takes what the server asks or signs; what is about an event not yet known waits for it. */
  hear(asked: Asked): Promise<void> {
    return this.#queue(async () => {
      this.#asked = [...this.#asked, asked];
      await this.#answerAsked();
      this.#tellChecked();
    });
  }

  /** Goes on after an event that this browser did not send: its owner says that it was he. */
  async vouch(): Promise<void> {
    const entry = this.#entries[unsent(this.#player.alarm)];
    if (entry === undefined) return;
    await this.#player.vouch(entry);
    await this.log([]);
  }

  #tellChecked(): void {
    const { known, left, signed } = this.#player;
    this.#told.checked({ seq: known - 1, left, signed });
  }

  async #answerAsked(): Promise<void> {
    const ready = this.#asked.filter(({ seq }) => seq < this.#player.known);
    this.#asked = this.#asked.filter(({ seq }) => seq >= this.#player.known);
    for (const asked of ready) await this.#answer(asked);
  }

  async #answer(asked: Asked): Promise<void> {
    const { game, seq } = asked;
    if (asked.t === 'receipt') await this.#player.receipt(seq, asked.receipt);
    else if (asked.t === 'throw') {
      const link = await this.#player.share(asked);
      if (link !== null) this.#told.answer({ t: 'share', game, n: asked.n, link });
    } else if (asked.seat !== this.#player.seat.number) await this.#player.hear(asked.seat, seq, asked.sig);
  }

  async #sign(): Promise<void> {
    const signed = await this.#player.countersign();
    if (signed !== null) this.#told.answer({ t: 'countersign', game: this.#player.seat.game, ...signed });
  }

  /** One thing after another; once something was wrong, nothing more. */
  #queue(what: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      if (this.#player.alarm !== null) return;
      try {
        await what();
      } catch (reason) {
        if (reason instanceof Wrong) this.#told.alarm(reason.why);
        else this.#told.failed(reason);
      }
    });
    return this.#turn;
  }
}
