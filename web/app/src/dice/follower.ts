/** A log of the second format as far as it has come: hashes, chains, and every roll drawn again. */
import type { Phrase } from '@academie/protocol/wire';
import { bindAct, chainOf, hashOf, LINKS, previous, rollStream, type Hashed } from './links.ts';
import { lawOf, oddsOfFallen } from './odds.ts';
import { bytesOf, denominator, fallen, HASH_BYTES, hexOf, uniform, type Bytes } from './rolls.ts';

/** Something that could not have come about honestly. */
export class Wrong extends Error {
  constructor(readonly why: Phrase) {
    super(why.key ?? '');
  }
}

type Args = NonNullable<Phrase['args']>;

export const wrong = (key: string, args: Args = {}): Wrong => new Wrong({ key, args });

const flaw = (seq: number, key: string, args: Args = {}): Wrong => wrong('dice-flaw', { seq, why: { key, args } });

/** An event with its hash. */
export interface Followed {
  readonly entry: Hashed;
  readonly hash: string;
}

/** What a log takes besides the roll while one is pending. */
const RESTS: ReadonlySet<string> = new Set(['pause', 'adjourn', 'resume']);
const ENDS: ReadonlySet<string> = new Set(['resign', 'draw', 'flag', 'abandoned', 'abort']);
export const pendingKinds: ReadonlySet<string> = new Set([...RESTS, ...ENDS, 'roll']);

/** A chain as the others see it: its last link known so far. */
interface Tip {
  readonly anchor: string;
  /** The roll that took, or takes, its first link. */
  readonly from: number;
  readonly last: Bytes;
}

/** The body of event 0, as far as it is read here. */
interface Opening {
  readonly v: number;
  readonly id: string;
  readonly links: number;
  readonly server: string;
  readonly shares: readonly (string | null)[];
  readonly keys: readonly (string | null)[];
  readonly clock: { readonly pace?: string };
}

const ZEROS: Bytes = new Uint8Array(HASH_BYTES);
const tipOf = (anchor: string | null | undefined, from = 1): Tip | null => (typeof anchor === 'string' ? { anchor, from, last: bytesOf(anchor) } : null);
const isHash = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
const follows = async (tip: Tip, link: unknown): Promise<boolean> => isHash(link) && hexOf(await previous(bytesOf(link))) === hexOf(tip.last);

export class Follower {
  readonly game: string;
  readonly heads: Bytes[] = [];
  rolls = 0;
  revealed = false;
  byDays = false;
  #acts = ZEROS;
  #law = { game: '', seats: 0, before: [] };
  #authors: (number | null)[] = [];
  readonly #kinds: string[] = [];
  #tips: (Tip | null)[] = [];
  #keys: { readonly seat: number; readonly seq: number; readonly key: string | null }[] = [];
  #server: Tip | null = null;
  readonly #anchors: string[] = [];
  #source: AsyncGenerator<number, never> | null = null;

  constructor(game: string) {
    this.game = game;
  }

  /** The anchor of a seat's chain; nothing if it has none. */
  anchorOf = (seat: number): string | null => this.#tips[seat]?.anchor ?? null;

  /** Which link of its chain a seat gives for a roll. */
  linkNumber = (seat: number, roll: number): number => roll - (this.#tips[seat]?.from ?? 1) + 1;

  left(seat: number): number {
    const tip = this.#tips[seat] ?? null;
    return tip === null ? 0 : LINKS - (this.rolls + 1 - tip.from);
  }

  /** The key of a seat as of an event. */
  keyAt = (seat: number, seq: number): string | null => this.#keys.findLast((each) => each.seat === seat && each.seq <= seq)?.key ?? null;

  /** Whether nothing has followed on an event but rests. */
  restsSince = (seq: number): boolean => this.#kinds.slice(seq + 1).every((kind) => RESTS.has(kind));

  /** The hash of an event that follows on those known. */
  async hash(entry: Hashed): Promise<Followed> {
    const before = entry.seq === 0 ? ZEROS : this.heads[entry.seq - 1];
    return { entry, hash: hexOf(await hashOf(before ?? ZEROS, entry)) };
  }

  /** Takes the next event. */
  async follow({ entry, hash }: Followed): Promise<void> {
    const { seq, kind, seat, body } = entry;
    if (seq !== this.heads.length || (seq === 0) !== (kind === 'open')) throw flaw(seq, 'dice-one-opening');
    if (this.revealed) throw flaw(seq, 'dice-after-reveal');
    if (kind !== 'roll') this.#source = null;
    await this.#take(entry);
    if (kind === 'act' || kind === 'roll') {
      const written = String(body['sealed'] ?? body['act']);
      this.#acts = await bindAct(this.#acts, kind === 'roll' ? null : seat, written);
      this.#authors.push(kind === 'roll' ? null : seat);
    }
    this.#kinds.push(kind);
    this.heads.push(bytesOf(hash));
  }

  async #take(entry: Hashed): Promise<void> {
    switch (entry.kind) {
      case 'open':
        this.#open(entry);
        break;
      case 'roll':
        await this.#roll(entry);
        break;
      case 'takeback':
        this.#takeBack(entry);
        break;
      case 'rekey':
        this.#rekey(entry);
        break;
      case 'reveal':
        await this.#reveal(entry);
        break;
    }
  }

  #open({ seq, body }: Hashed): void {
    const { v, id, links, server, shares, keys, clock } = body as unknown as Opening;
    if (v !== 2 || id !== this.game || links !== LINKS || !isHash(server)) throw flaw(seq, 'dice-opening-wrong');
    if (shares.length !== keys.length) throw flaw(seq, 'dice-opening-counts');
    this.#tips = shares.map((anchor) => tipOf(anchor));
    this.#keys = keys.map((key, seat) => ({ seat, seq, key }));
    this.#server = tipOf(server);
    this.#anchors.push(server);
    this.byDays = clock.pace === 'days';
    this.#law = { game: lawOf(body), seats: shares.length, before: [] };
  }

  async #roll(entry: Hashed): Promise<void> {
    const { seq, body } = entry;
    const number = Number(body['n']);
    const goesOn = this.#kinds.at(-1) === 'roll' && number === this.rolls && !('shares' in body);
    if (!goesOn) await this.#begin(entry, number);
    if ('sealed' in body || this.#source === null) return;
    const act = String(body['act']);
    const chances = oddsOfFallen(act, this.#law);
    // A game of another package: its odds are for `academie verify`, which knows its law.
    if (chances === undefined) {
      this.#source = null;
      return;
    }
    const drawn = chances.length === 0 ? '' : (fallen(chances, (await uniform(this.#source, denominator(chances))).number) ?? '');
    if (drawn !== act) throw flaw(seq, 'dice-roll-differs', { roll: act, drawn });
  }

  /** The links of a roll: each hashes once into the one before it. */
  async #begin({ seq, body }: Hashed, number: number): Promise<void> {
    if (number !== this.rolls + 1) throw flaw(seq, 'dice-roll-number', { found: String(body['n']), expected: this.rolls + 1 });
    const links = (body['shares'] ?? []) as readonly (string | null)[];
    if (links.length !== this.#tips.length) throw flaw(seq, 'dice-links-count');
    for (const [seat, link] of links.entries()) await this.#takeLink(seq, seat, link);
    const own = await this.#serverLink(seq, body['server'], 'sealed' in body);
    const shares = links.map((link) => (link === null ? ZEROS : bytesOf(link)));
    this.#source = own === null ? null : await rollStream(own, { game: bytesOf(this.game), number, acts: this.#acts, shares });
    this.rolls = number;
  }

  async #takeLink(seq: number, seat: number, link: string | null): Promise<void> {
    const tip = this.#tips[seat] ?? null;
    if (tip === null ? link !== null : !(await follows(tip, link))) throw flaw(seq, 'dice-link-seat', { seat });
    if (tip !== null && link !== null) this.#tips[seat] = { ...tip, last: bytesOf(link) };
  }

  /** The server's link of a roll; while hands are hidden it is that of the roll before, and gives nothing yet. */
  async #serverLink(seq: number, link: unknown, sealed: boolean): Promise<Bytes | null> {
    if (this.#server === null) return null;
    if (sealed && link === null && this.rolls === 0) return null;
    if (!(await follows(this.#server, link))) throw flaw(seq, sealed ? 'dice-link-before' : 'dice-link-server');
    this.#server = { ...this.#server, last: bytesOf(String(link)) };
    return sealed ? null : this.#server.last;
  }

  #takeBack({ seq, body }: Hashed): void {
    const acts = Number(body['acts']);
    const gone = this.#authors.slice(acts);
    if (!(acts >= 0) || gone.length === 0 || gone.includes(null)) throw flaw(seq, 'dice-takeback-roll');
    this.#authors = this.#authors.slice(0, acts);
  }

  #rekey({ seq, seat, body }: Hashed): void {
    const { anchor, key, from } = body as { anchor: string; key: string | null; from: number };
    if (from !== this.rolls + 1 || !isHash(anchor)) throw flaw(seq, 'dice-next-roll', { roll: this.rolls + 1 });
    if (seat === null) {
      if (this.#server !== null && from - this.#server.from < LINKS) throw flaw(seq, 'dice-chain-not-used');
      this.#server = tipOf(anchor, from);
      this.#anchors.push(anchor);
    } else {
      if (this.#tips[seat] === null) throw flaw(seq, 'dice-no-more-chains', { seat });
      this.#tips[seat] = tipOf(anchor, from);
      this.#keys.push({ seat, seq, key });
    }
  }

  /** The seeds that are revealed lead to the anchors that were published. */
  async #reveal({ seq, body }: Hashed): Promise<void> {
    const seeds = (body['server'] ?? []) as readonly string[];
    const anchors = await Promise.all(seeds.map(async (seed) => hexOf((await chainOf(bytesOf(seed)))[0] ?? ZEROS)));
    if (anchors.join() !== this.#anchors.join()) throw flaw(seq, 'dice-revealed-anchors');
    this.revealed = true;
  }
}
