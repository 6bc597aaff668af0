/** A proof of the second format checked in the browser: its hashes, every link, every roll, and what the seats have signed. */
import type { BoundProofTold, ProofEntry } from '@academie/protocol/api';
import { entered } from './entered.ts';
import { bindAct, chainOf, countersigned, hashOf, LINKS, previous, rollStream, saltOf, sealed, signedBy, type RollInput } from './links.ts';
import { hiddenChances, lawOf, oddsOfFallen } from './odds.ts';
import { refusedKey } from './receipts.ts';
import { bytesOf, HASH_BYTES, hexOf, type Bytes } from './rolls.ts';
import { checked, worded, type Checked, type Flaw, type Verdict } from './verify.ts';

const ZEROS: Bytes = new Uint8Array(HASH_BYTES);

const bytesOr = (text: string | null | undefined): Bytes | null => (text === null || text === undefined ? null : bytesOf(text));

/** Whether a link is the one after the last; a seat without a chain gives none. */
const follows = async (tip: Bytes | null, link: Bytes | null): Promise<boolean> =>
  tip === null || link === null ? tip === link : hexOf(await previous(link)) === hexOf(tip);

/** The seeds that the end of a log reveals; none if it does not. */
const seedsOf = (last: ProofEntry | undefined): readonly string[] => (last?.kind === 'reveal' ? (last.body['server'] as readonly string[]) : []);

interface Law {
  readonly game: string;
  readonly seats: number;
}

/** The game while its log is followed. */
class Following {
  acts = ZEROS;
  head = ZEROS;
  readonly flaws: Flaw[] = [];
  readonly rolls: Checked[] = [];
  readonly heads: Bytes[] = [];
  readonly #tips: (Bytes | null)[];
  #texts: readonly string[] = [];
  #source: AsyncGenerator<number, never> | null = null;
  #number = 0;
  /** How many chances of the roll there were. */
  #chances = 0;

  constructor(
    readonly game: string,
    anchors: readonly (string | null)[],
    readonly chains: readonly (readonly Bytes[])[],
    readonly law: Law,
  ) {
    this.#tips = anchors.map(bytesOr);
  }

  async follow(entry: ProofEntry): Promise<void> {
    const { kind, body } = entry;
    if (kind === 'roll') this.#texts = [...this.#texts, await this.#roll(entry)];
    if (kind === 'act') this.#texts = [...this.#texts, worded(entry, 'act')];
    if (kind === 'takeback') this.#texts = this.#texts.slice(0, Number(body['acts']));
    if (kind === 'rekey' && entry.seat !== null) this.#tips[entry.seat] = bytesOr(worded(entry, 'anchor'));
    if (kind === 'roll' || kind === 'act') this.acts = await bindAct(this.acts, entry.seat, worded(entry, 'sealed') || worded(entry, 'act'));
    this.head = await hashOf(this.head, entry);
    this.heads.push(this.head);
  }

  /** What fell, once it is drawn again. */
  async #roll(entry: ProofEntry): Promise<string> {
    const { seq, body } = entry;
    const number = Number(body['n']);
    if (number !== this.#number) await this.#begin(entry, number);
    const fell = 'sealed' in body ? await this.#unsealed(worded(entry, 'sealed')) : worded(entry, 'act');
    this.#chances += 1;
    if (fell === '' && this.law.game !== '') this.flaws.push({ kind: 'seal', seq });
    const chances = oddsOfFallen(fell, { ...this.law, before: this.#texts });
    if (chances === undefined || this.#source === null || fell === '') {
      this.#source = null;
      return fell;
    }
    const found = await checked(this.#source, seq, number - 1, fell, chances);
    this.rolls.push(found);
    if (!found.agrees) this.flaws.push({ kind: 'roll', seq });
    return fell;
  }

  /** The server's own link of a roll. */
  #link = (number: number): Bytes | undefined => this.chains[Math.floor((number - 1) / LINKS)]?.[((number - 1) % LINKS) + 1];

  /** The chance that a seal stands for. */
  async #unsealed(seal: string): Promise<string> {
    const link = this.#link(this.#number);
    if (link === undefined) return '';
    const salt = await saltOf(link, bytesOf(this.game), this.#number, this.#chances);
    for (const text of hiddenChances(this.law.seats)) if (hexOf(await sealed(salt, text)) === seal) return text;
    return '';
  }

  /** Every link must hash once into the one before it. */
  async #begin(entry: ProofEntry, number: number): Promise<void> {
    const given = (entry.body['shares'] ?? []) as readonly (string | null)[];
    for (const [seat, tip] of this.#tips.entries()) {
      const link = bytesOr(given[seat]);
      if (!(await follows(tip, link))) this.flaws.push({ kind: 'link', seq: entry.seq });
      this.#tips[seat] = link ?? tip;
    }
    const own = this.#link(number);
    if (own === undefined || number !== this.#number + 1) this.flaws.push({ kind: 'roll', seq: entry.seq });
    const roll: RollInput = { game: bytesOf(this.game), number, acts: this.acts, shares: given.map((link) => bytesOr(link) ?? ZEROS) };
    this.#source = own === undefined ? null : await rollStream(own, roll);
    [this.#number, this.#chances] = [number, 0];
  }
}

/** Recomputes everything that can be without the law; `progress` is called with the share that is done. */
export async function verifySecond(proof: BoundProofTold, progress: (part: number) => void = () => undefined): Promise<Verdict> {
  const { log } = proof;
  const opening = (log[0]?.body ?? {}) as { server?: string; shares?: readonly (string | null)[] };
  const seeds = seedsOf(log.at(-1));
  const commitment = String(opening.server);
  const base = { events: log.length, seed: seeds[0] ?? '', commitment };
  if (seeds.length === 0) return { ...base, rolls: [], flaws: [{ kind: 'reveal', seq: log.length - 1 }] };
  const chains = await Promise.all(seeds.map((seed) => chainOf(bytesOf(seed))));
  const shares = opening.shares ?? [];
  const following = new Following(proof.game, shares, chains, { game: lawOf(log[0]?.body ?? {}), seats: shares.length });
  for (const [nth, entry] of log.entries()) {
    await following.follow(entry);
    progress((nth + 1) / log.length);
  }
  const { signed, flaws } = await signatures(proof, following.heads);
  const { flaws: unentered, ...places } = await entries(proof, following.heads);
  const all = [...anchorFlaws(log, chains), ...following.flaws, ...flaws, ...unentered];
  return { ...base, rolls: following.rolls, flaws: all, signed, ...places };
}

/** Where the game stands in the public log of its server, if the proof says that it does. */
async function entries(proof: BoundProofTold, heads: readonly Bytes[]): Promise<Pick<Verdict, 'entered' | 'flaws'>> {
  if (!proof.tlog) return { flaws: [] };
  const there = await entered(proof.tlog, proof.origin, proof.game, proof.log, heads);
  return there === null ? { flaws: [{ kind: 'entry', seq: proof.log.length - 1 }] } : { entered: there, flaws: [] };
}

/** Whether the seeds revealed lead to the anchors that the server has published. */
function anchorFlaws(log: readonly ProofEntry[], chains: readonly (readonly Bytes[])[]): readonly Flaw[] {
  const published = log.filter(({ kind, seat }) => kind === 'open' || (kind === 'rekey' && seat === null)).map((entry) => worded(entry, 'server') || worded(entry, 'anchor'));
  return published.join() === chains.map(([anchor]) => hexOf(anchor ?? ZEROS)).join() ? [] : [{ kind: 'commitment', seq: 0 }];
}

/** The last event that each seat has signed, and what it has signed of another log. */
async function signatures(proof: BoundProofTold, heads: readonly Bytes[]): Promise<{ signed: ReadonlyMap<number, number>; flaws: Flaw[] }> {
  const signed = new Map<number, number>();
  const flaws: Flaw[] = [];
  for (const { seat, seq, sig } of proof.countersignatures) {
    const [key, head] = [keyAt(proof.log, seat, seq), heads[seq]];
    const valid = key !== null && head !== undefined && !refusedKey(key) ? await signedBy(key, sig, countersigned(proof.game, seq, head)) : false;
    if (valid === true) signed.set(seat, Math.max(seq, signed.get(seat) ?? 0));
    else if (valid === false) flaws.push({ kind: 'signature', seq });
  }
  return { signed, flaws };
}

/** The key of a seat as of an event. */
function keyAt(log: readonly ProofEntry[], seat: number, seq: number): string | null {
  const changed = log.slice(0, seq + 1).findLast((entry) => entry.kind === 'rekey' && entry.seat === seat);
  const keys = (log[0]?.body['keys'] ?? []) as readonly (string | null)[];
  return changed === undefined ? (keys[seat] ?? null) : worded(changed, 'key');
}
