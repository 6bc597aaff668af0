/** A proof of dice checked from end to end: the chain, the commitment, every roll. */
import type { ProofEntry, ProofTold } from '@academie/protocol/api';
import { link } from './chain.ts';
import type { Entered } from './entered.ts';
import { lawOf, oddsOfFallen } from './odds.ts';
import {
  blinding,
  bound,
  bytesOf,
  denominator,
  fallen,
  HASH_BYTES,
  hexOf,
  keyOf,
  NONCE_BYTES,
  sha256,
  stream,
  uniform,
  type Bytes,
  type Chance,
  type Draw,
  type Roll,
} from './rolls.ts';

export interface Checked {
  readonly seq: number;
  readonly number: number;
  readonly draw: Draw;
  /** What the draw was below. */
  readonly of: number;
  readonly fell: string;
  /** What the seed gives. */
  readonly given: string;
  readonly agrees: boolean;
}

export interface Flaw {
  readonly kind: 'head' | 'commitment' | 'reveal' | 'roll' | 'salt' | 'link' | 'seal' | 'signature' | 'entry';
  readonly seq: number;
}

export interface Verdict {
  readonly events: number;
  readonly seed: string;
  readonly commitment: string;
  readonly rolls: readonly Checked[];
  readonly flaws: readonly Flaw[];
  /** In the second format: by seat, the last event it has signed. */
  readonly signed?: ReadonlyMap<number, number>;
  /** Where it stands in the public log of the server, once it does. */
  readonly entered?: Entered;
}

export const worded = (entry: ProofEntry, key: string): string => {
  const value = entry.body[key];
  return typeof value === 'string' ? value : '';
};

/** The acts before each roll of the log, by its place in it; what is taken back is forgotten. */
export function actsBefore(log: readonly ProofEntry[]): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  let acts: readonly string[] = [];
  for (const entry of log) {
    if (entry.kind === 'roll') found.set(entry.seq, acts);
    if (entry.kind === 'roll' || entry.kind === 'act') acts = [...acts, worded(entry, 'act')];
    if (entry.kind === 'takeback') acts = acts.slice(0, Number(entry.body['acts']));
  }
  return found;
}

/** The odds of every roll, by the law; nothing for what this page does not know. */
export function oddsOf(log: readonly ProofEntry[]): ReadonlyMap<number, readonly Chance[] | undefined> {
  const opening = log[0]?.body ?? {};
  const [game, seats] = [lawOf(opening), Number(opening['seats'] ?? 2)];
  const fell = new Map(log.map((entry) => [entry.seq, worded(entry, 'act')]));
  return new Map([...actsBefore(log)].map(([seq, before]) => [seq, oddsOfFallen(fell.get(seq) ?? '', { game, seats, before })]));
}

/** What the dice rest on while a log is followed. */
class Hand {
  acts: Bytes = new Uint8Array(HASH_BYTES);
  rolls = 0;
  readonly nonces: Bytes[];
  readonly #game: Bytes;

  constructor(game: string, seats: number) {
    this.#game = bytesOf(game);
    this.nonces = Array.from({ length: seats }, () => new Uint8Array(NONCE_BYTES));
  }

  get roll(): Roll {
    return { game: this.#game, number: this.rolls, nonces: this.nonces, acts: this.acts };
  }

  async follow(entry: ProofEntry): Promise<void> {
    if (entry.kind !== 'act' && entry.kind !== 'roll') return;
    const seat = entry.kind === 'roll' ? null : entry.seat;
    const nonce = seat === null ? new Uint8Array(NONCE_BYTES) : bytesOf(worded(entry, 'nonce'));
    if (seat === null) this.rolls += 1;
    else this.nonces[seat] = nonce;
    this.acts = await bound(this.acts, seat, worded(entry, 'act'), nonce);
  }
}

/** A roll drawn again from its source. */
export async function checked(source: AsyncGenerator<number, never>, seq: number, number: number, fell: string, chances: readonly Chance[]): Promise<Checked> {
  const of = denominator(chances);
  const draw = await uniform(source, of);
  const given = fallen(chances, draw.number) ?? '';
  return { seq, number, draw, of, fell, given, agrees: fell === given };
}

/** Whether the seed revealed is the one committed to before the first act. */
async function seedFlaws(seed: string, commitment: string, seq: number): Promise<Flaw[]> {
  if (seed === '') return [{ kind: 'reveal', seq }];
  return hexOf(await sha256(bytesOf(seed))) === commitment ? [] : [{ kind: 'commitment', seq: 0 }];
}

/** Whether a roll is what the seed gives, and its salt too if it has one. */
async function rollFlaws(key: CryptoKey, entry: ProofEntry, roll: Roll, agrees: boolean): Promise<Flaw[]> {
  const salt = worded(entry, 'salt');
  const salted = salt === '' || salt === hexOf(await blinding(key, roll));
  return [...(agrees ? [] : [{ kind: 'roll', seq: entry.seq } as const]), ...(salted ? [] : [{ kind: 'salt', seq: entry.seq } as const])];
}

/** Recomputes everything; `progress` is called with the share that is done. */
export async function verify(proof: ProofTold, progress: (part: number) => void = () => undefined): Promise<Verdict> {
  const { log } = proof;
  const { seed, commitment, seats } = stated(log);
  const flaws = await seedFlaws(seed, commitment, log.length - 1);
  const rolls: Checked[] = [];
  if (seed === '') return { events: log.length, seed, commitment, rolls, flaws };
  const [key, may] = [await keyOf(bytesOf(seed)), oddsOf(log)];
  const hand = new Hand(proof.game, seats);
  let head: Bytes = new Uint8Array(HASH_BYTES);
  for (const [nth, entry] of log.entries()) {
    if (entry.kind === 'roll') {
      const chances = may.get(entry.seq);
      const found = chances && (await checked(stream(key, hand.roll), entry.seq, hand.roll.number, worded(entry, 'act'), chances));
      if (found) rolls.push(found);
      flaws.push(...(await rollFlaws(key, entry, hand.roll, found?.agrees ?? true)));
    }
    await hand.follow(entry);
    head = await link(head, entry);
    progress((nth + 1) / log.length);
  }
  if (hexOf(head) !== proof.head) flaws.push({ kind: 'head', seq: log.length - 1 });
  return { events: log.length, seed, commitment, rolls, flaws };
}

/** What a log says of its dice: in its first event, and in its last if the game is over. */
function stated(log: readonly ProofEntry[]): { seed: string; commitment: string; seats: number } {
  const [first, last] = [log[0], log.at(-1)];
  return {
    seed: last?.kind === 'reveal' ? worded(last, 'seed') : '',
    commitment: first === undefined ? '' : worded(first, 'commitment'),
    seats: Number(first?.body['seats'] ?? 2),
  };
}
