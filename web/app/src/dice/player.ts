/** A player's side of the exchange: checks all that the server tells, gives links by rule, and keeps evidence. It knows no law:
 * whether an act was legal is seen at the table, and checked by `academie verify`. */
import type { KnownHead, Phrase, ReceiptTold, Thrown } from '@academie/protocol/wire';
import { countersigned, type Hashed } from './links.ts';
import { isSigned, proves } from './receipts.ts';
import { hexOf } from './rolls.ts';
import { Follower, pendingKinds, Wrong, wrong, type Followed } from './follower.ts';

/** Who plays, and by what the server signs. */
export interface OwnSeat {
  readonly game: string;
  readonly number: number;
  readonly anchor: string | null;
  readonly key: string;
  readonly origin: string;
  readonly serverKey: string;
}

/** What was written down when a link was given. */
export interface Given {
  readonly n: number;
  readonly seq: number;
  readonly head: string;
  readonly link: string;
}

export type Line = Readonly<Record<string, unknown>>;

/** What lasts longer than the page. */
export interface Keeper {
  /** The hashes of the events that were told before, by their place. */
  readonly seen: ReadonlyMap<number, string>;
  /** Writes a line of evidence down, once under that name. */
  keep(name: string, line: Line): Promise<void>;
  /** How often that was sent. */
  sent(word: string, text: string): Promise<number>;
  given(n: number): Promise<Given | undefined>;
  /** Writes down that a link is given, unless one was given for that roll before; what is written down then. */
  give(given: Given): Promise<Given>;
  /** The link of that number of one's own chain. */
  link(anchor: string, number: number): Promise<string | undefined>;
  sign(message: Uint8Array<ArrayBuffer>): Promise<string>;
}

/** How what a seat says is called where the event it makes has another name. */
const WORDS: Readonly<Record<string, string>> = { 'ask-adjourn': 'adjourn', draw: 'accept', adjourn: 'accept', takeback: 'accept', consent: 'accept' };
/** Events of a seat that it does not bring about itself. */
const NOT_SAID: ReadonlySet<string> = new Set(['flag', 'abandoned']);
/** What a seat must have sent for an event. */
function said(kind: string, body: Hashed['body']): { readonly kind: string; readonly text: string } {
  const text = body['act'] ?? body['anchor'];
  return { kind: WORDS[kind] ?? kind, text: typeof text === 'string' ? text : '' };
}
const SIGN_EVERY = 16;
/** Another page of this browser may still be writing down what it has sent. */
const PATIENCE_MS = [0, 50, 200, 800];

export class Player {
  readonly seat: OwnSeat;
  alarm: Phrase | null = null;
  /** The newest event that the server has signed. */
  signed: KnownHead | null = null;
  readonly #keeper: Keeper;
  readonly #following: Follower;
  /** What of one's own was seen in the log, by what it says. */
  readonly #own = new Map<string, number>();
  #unsigned = 0;
  #signedUpTo = -1;
  #due = false;

  constructor(seat: OwnSeat, keeper: Keeper) {
    [this.seat, this.#keeper, this.#following] = [seat, keeper, new Follower(seat.game)];
  }

  get known(): number {
    return this.#following.heads.length;
  }

  get over(): boolean {
    return this.#following.revealed;
  }

  /** The links that are left; none if one has no chain. */
  get left(): number {
    return this.#following.left(this.seat.number);
  }

  /** Checks an event that the server tells; what comes after a gap is left until the gap is filled. */
  receive = (entry: Hashed): Promise<void> => this.#guarded(() => this.#receive(entry));

  async #receive({ seq, kind, seat, body, at_ms }: Hashed): Promise<void> {
    const entry = { seq, kind, seat, body, at_ms };
    if (seq > this.known) return;
    const next = await this.#following.hash(entry);
    const before = this.#keeper.seen.get(seq);
    if (before === undefined) await this.#keeper.keep(`event ${seq} ${next.hash}`, { t: 'event', ...entry });
    if (before !== undefined && before !== next.hash) throw wrong('dice-told-otherwise', { seq });
    if (seq < this.known) {
      if (hexOf(this.#following.heads[seq] ?? new Uint8Array()) !== next.hash) throw wrong('dice-told-otherwise', { seq });
      return;
    }
    await this.#check(next);
  }

  async #check(next: Followed): Promise<void> {
    const { entry } = next;
    const { seq, kind, seat, body } = entry;
    if (seq === 0) this.#checkOpening(entry);
    await this.#checkPending(entry);
    await this.#following.follow(next);
    if (kind === 'roll' && 'shares' in body) await this.#checkOwnLink(entry);
    if (seat !== this.seat.number || NOT_SAID.has(kind)) this.#due ||= kind === 'reveal' || kind === 'adjourn';
    else await this.#checkSent(entry);
  }

  #checkOpening({ body }: Hashed): void {
    const [anchors, keys] = [body['shares'], body['keys']] as readonly (readonly (string | null)[])[];
    const mine = anchors?.[this.seat.number] === this.seat.anchor && keys?.[this.seat.number] === this.seat.key;
    if (!mine) throw wrong('dice-flaw', { seq: 0, why: { key: 'dice-not-your-anchor' } });
    this.#due = true;
  }

  /** Once a link is given, nothing but its roll may follow, or an end. */
  async #checkPending({ seq, kind }: Hashed): Promise<void> {
    const roll = this.#following.rolls + 1;
    if (seq === 0 || pendingKinds.has(kind) || kind === 'reveal') return;
    const given = this.seat.anchor === null ? undefined : await this.#keeper.given(roll);
    if (given !== undefined && given.seq < seq) throw wrong('dice-flaw', { seq, why: { key: 'dice-while-pending', args: { kind, roll } } });
  }

  async #checkOwnLink({ seq, body }: Hashed): Promise<void> {
    const [n, link] = [Number(body['n']), (body['shares'] as readonly (string | null)[])[this.seat.number]];
    if (link === null || link === undefined) return;
    const given = await this.#keeper.given(n);
    const head = this.#following.heads[given?.seq ?? seq];
    if (given?.link !== link || head === undefined || given.seq >= seq || hexOf(head) !== given.head) throw wrong('dice-link-not-yours', { roll: n });
  }

  /** Takes an event of one's own as sent that was not sent from here: its owner says that it was he. */
  async vouch({ seq, kind, body }: Hashed): Promise<void> {
    await this.#keeper.keep(`sent vouched ${seq}`, { t: 'sent', ...said(kind, body), vouched: seq });
    this.alarm = null;
  }

  /** An event of one's own seat is one that was sent from this browser. */
  async #checkSent({ seq, kind, body }: Hashed): Promise<void> {
    const { kind: word, text } = said(kind, body);
    const name = `${word} ${text}`;
    const times = (this.#own.get(name) ?? 0) + 1;
    this.#own.set(name, times);
    this.#due ||= kind === 'rekey' || kind === 'adjourn';
    if (kind === 'act') this.#unsigned += 1;
    for (const wait of PATIENCE_MS) {
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      if ((await this.#keeper.sent(word, text)) >= times) return;
    }
    throw wrong('dice-flaw', { seq, why: { key: 'dice-not-sent' } });
  }

  /** Takes the server's signature of an event that is known. */
  receipt = (seq: number, receipt: ReceiptTold): Promise<void> =>
    this.#guarded(async () => {
      if (!(await this.#isReceipt(seq, receipt))) throw wrong('dice-bad-receipt', { seq });
    });

  /** Whether a receipt is for the event as this player knows it; kept either way. */
  async #isReceipt(seq: number, receipt: ReceiptTold): Promise<boolean> {
    const head = this.#following.heads[seq];
    if (head === undefined) return false;
    const valid = await proves(receipt, { origin: this.seat.origin, key: this.seat.serverKey }, this.seat.game, seq, head);
    if (!valid) return false;
    if (seq >= (this.signed?.seq ?? 0)) this.signed = { seq, head: hexOf(head), receipt };
    await this.#keeper.keep(`receipt ${seq} ${receipt.sig}`, { t: 'receipt', seq, head: hexOf(head), ...receipt });
    return true;
  }

  /** The link that a throw asks for; nothing if none is to be given. */
  share = (asked: Thrown): Promise<string | null> => this.#guarded(() => this.#share(asked));

  async #share({ n, seq, head, owed, receipt }: Thrown): Promise<string | null> {
    if (!owed.includes(this.seat.number) || n <= this.#following.rolls) return null;
    await this.#checkThrow(seq, head, receipt);
    const anchor = this.#following.anchorOf(this.seat.number);
    const link = anchor === null ? undefined : await this.#keeper.link(anchor, this.#following.linkNumber(this.seat.number, n));
    if (link === undefined || n !== this.#following.rolls + 1) throw wrong('dice-throw-not-due', { roll: n });
    const given = await this.#keeper.give({ n, seq, head, link });
    if (given.seq !== seq || given.head !== head || given.link !== link) throw wrong('dice-asked-twice', { roll: n });
    return link;
  }

  /** Whether the event a throw is for stands in the log, is signed, or one after it is, and only rests have followed it. */
  async #checkThrow(seq: number, head: string, receipt: ReceiptTold): Promise<void> {
    const known = this.#following.heads[seq];
    if (known === undefined || hexOf(known) !== head) {
      await this.#keeper.keep(`receipt ${seq} ${receipt.sig}`, { t: 'receipt', seq, head, ...receipt });
      throw wrong('dice-two-heads', { seq });
    }
    if (!this.#following.restsSince(seq)) throw wrong('dice-throw-not-due', { roll: this.#following.rolls + 1 });
    for (let place = this.known - 1; place >= seq; place -= 1) if (await this.#isReceipt(place, receipt)) return;
    throw wrong('dice-bad-receipt', { seq });
  }

  /** Signs the log as far as it was checked, if it is time to. */
  countersign = (): Promise<{ seq: number; sig: string } | null> =>
    this.#guarded(async () => {
      const seq = this.known - 1;
      const every = this.#following.byDays ? 1 : SIGN_EVERY;
      if (seq <= this.#signedUpTo || (!this.#due && this.#unsigned < every)) return null;
      [this.#due, this.#unsigned, this.#signedUpTo] = [false, 0, seq];
      const sig = await this.#keeper.sign(countersigned(this.seat.game, seq, this.#following.heads[seq] ?? new Uint8Array()));
      await this.#keeper.keep(`countersign ${this.seat.number} ${seq}`, { t: 'countersign', seat: this.seat.number, seq, sig });
      return { seq, sig };
    });

  /** Takes another seat's signature of an event that is known. */
  hear = (seat: number, seq: number, sig: string): Promise<void> =>
    this.#guarded(async () => {
      await this.#keeper.keep(`countersign ${seat} ${seq}`, { t: 'countersign', seat, seq, sig });
      const [key, head] = [this.#following.keyAt(seat, seq), this.#following.heads[seq]];
      const valid = key !== null && head !== undefined && (await isSigned(key, sig, countersigned(this.seat.game, seq, head)));
      if (!valid) throw wrong('dice-other-log', { seat, seq });
    });

  /** Takes up an alarm again that was raised before. */
  resume(alarm: Phrase | null): void {
    this.alarm = alarm;
  }

  /** Does nothing any more once something was wrong. */
  async #guarded<T>(what: () => Promise<T>): Promise<T> {
    if (this.alarm !== null) throw new Wrong(this.alarm);
    try {
      return await what();
    } catch (reason) {
      if (!(reason instanceof Wrong)) throw reason;
      this.alarm = reason.why;
      await this.#keeper.keep(`alarm ${this.known} ${reason.why.key ?? ''}`, { t: 'alarm', why: reason.why, at: this.known });
      throw reason;
    }
  }
}
