/** A proof of the second format checked in the browser: its hashes, every link, every roll, and what the seats have signed. */
import type { BoundProofTold, ProofEntry } from '@academie/protocol/api';
import { bindAct, chainOf, countersigned, hashOf, previous, rollStream, signedBy, type RollInput } from './links.ts';
import { bytesOf, denominator, fallen, HASH_BYTES, hexOf, uniform, type Bytes, type Chance } from './rolls.ts';
import { oddsOf, worded, type Checked, type Flaw, type Odds, type Verdict } from './verify.ts';

const ZEROS: Bytes = new Uint8Array(HASH_BYTES);

const bytesOr = (text: string | null | undefined): Bytes | null => (text === null || text === undefined ? null : bytesOf(text));

/** Whether a link is the one after the last; a seat without a chain gives none. */
const follows = async (tip: Bytes | null, link: Bytes | null): Promise<boolean> =>
  tip === null || link === null ? tip === link : hexOf(await previous(link)) === hexOf(tip);

/** The seed that the end of a log reveals; empty if it does not. */
const seedOf = (last: ProofEntry | undefined): string => (last?.kind === 'reveal' ? ((last.body['server'] as readonly string[])[0] ?? '') : '');

/** The game while its log is followed. */
class Following {
  acts = ZEROS;
  head = ZEROS;
  readonly flaws: Flaw[] = [];
  readonly rolls: Checked[] = [];
  readonly heads: Bytes[] = [];
  readonly #tips: (Bytes | null)[];
  #source: AsyncGenerator<number, never> | null = null;
  #number = 0;

  constructor(
    readonly game: string,
    anchors: readonly (string | null)[],
    readonly links: readonly Bytes[],
    readonly odds: ReadonlyMap<number, readonly Chance[]>,
  ) {
    this.#tips = anchors.map(bytesOr);
  }

  async follow(entry: ProofEntry): Promise<void> {
    if (entry.kind === 'roll') await this.#roll(entry);
    if (entry.kind === 'roll' || entry.kind === 'act') this.acts = await bindAct(this.acts, entry.seat, worded(entry, 'sealed') || worded(entry, 'act'));
    this.head = await hashOf(this.head, entry);
    this.heads.push(this.head);
  }

  async #roll(entry: ProofEntry): Promise<void> {
    const number = Number(entry.body['n']);
    if (number !== this.#number) await this.#begin(entry, number);
    // Where hands are hidden, the seals are for `academie verify`, which knows the law.
    if (this.#source === null || 'sealed' in entry.body) return;
    const chances = this.odds.get(entry.seq) ?? [];
    const draw = await uniform(this.#source, denominator(chances));
    const [fell, given] = [worded(entry, 'act'), fallen(chances, draw.number) ?? ''];
    this.rolls.push({ seq: entry.seq, number: number - 1, draw, of: denominator(chances), fell, given, agrees: fell === given });
    if (fell !== given) this.flaws.push({ kind: 'roll', seq: entry.seq });
  }

  /** Every link must hash once into the one before it. */
  async #begin(entry: ProofEntry, number: number): Promise<void> {
    const given = (entry.body['shares'] ?? []) as readonly (string | null)[];
    for (const [seat, tip] of this.#tips.entries()) {
      const link = bytesOr(given[seat]);
      if (!(await follows(tip, link))) this.flaws.push({ kind: 'link', seq: entry.seq });
      this.#tips[seat] = link ?? tip;
    }
    const own = this.links[number];
    if (own === undefined || number !== this.#number + 1) this.flaws.push({ kind: 'roll', seq: entry.seq });
    const roll: RollInput = { game: bytesOf(this.game), number, acts: this.acts, shares: given.map((link) => bytesOr(link) ?? ZEROS) };
    this.#source = own === undefined ? null : await rollStream(own, roll);
    this.#number = number;
  }
}

/** Recomputes everything that can be without the law; `progress` is called with the share that is done. */
export async function verifySecond(proof: BoundProofTold, odds: Odds, progress: (part: number) => void = () => undefined): Promise<Verdict> {
  const { log } = proof;
  const opening = log[0]?.body ?? {};
  const seed = seedOf(log.at(-1));
  const commitment = String(opening['server']);
  const base = { events: log.length, seed, commitment };
  if (seed === '') return { ...base, rolls: [], flaws: [{ kind: 'reveal', seq: log.length - 1 }] };
  const [links, may] = await Promise.all([chainOf(bytesOf(seed)), oddsOf(log, odds)]);
  const following = new Following(proof.game, opening['shares'] as readonly (string | null)[], links, may);
  for (const [nth, entry] of log.entries()) {
    await following.follow(entry);
    progress((nth + 1) / log.length);
  }
  const anchored: readonly Flaw[] = hexOf(links[0] ?? ZEROS) === commitment ? [] : [{ kind: 'commitment', seq: 0 }];
  const { signed, flaws } = await signatures(proof, following.heads);
  return { ...base, rolls: following.rolls, flaws: [...anchored, ...following.flaws, ...flaws], signed };
}

/** The last event that each seat has signed, and what it has signed of another log. */
async function signatures(proof: BoundProofTold, heads: readonly Bytes[]): Promise<{ signed: ReadonlyMap<number, number>; flaws: Flaw[] }> {
  const keys = (proof.log[0]?.body['keys'] ?? []) as readonly (string | null)[];
  const signed = new Map<number, number>();
  const flaws: Flaw[] = [];
  for (const { seat, seq, sig } of proof.countersignatures) {
    const [key, head] = [keys[seat] ?? null, heads[seq]];
    const valid = key !== null && head !== undefined ? await signedBy(key, sig, countersigned(proof.game, seq, head)) : false;
    if (valid === true) signed.set(seat, Math.max(seq, signed.get(seat) ?? 0));
    else if (valid === false) flaws.push({ kind: 'signature', seq });
  }
  return { signed, flaws };
}
