/** Chains, rolls and signatures of the second format, as docs/dice.md has them. */
import { canonical } from './chain.ts';
import { bigEndian, bytesOf, HASH_BYTES, hmac, joined, keyOf, NONCE_BYTES, sha256, streamOf, utf8, type Bytes } from './rolls.ts';

export const LINKS = 1024;
const CHANCE = 255;

/** An event as it is hashed. */
export interface Hashed {
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly body: Readonly<Record<string, unknown>>;
  readonly at_ms: number;
}

/** What a roll is drawn from, besides the server's link. */
export interface RollInput {
  readonly game: Bytes;
  readonly number: number;
  readonly acts: Bytes;
  /** The link of each seat, zeros for one without a chain. */
  readonly shares: readonly Bytes[];
}

/** The link before a link. */
export const previous = (link: Bytes): Promise<Bytes> => sha256(joined(utf8('academie/link/2\n'), link));

/** The links of a chain from its anchor to its seed. */
export async function chainOf(seed: Bytes): Promise<readonly Bytes[]> {
  const links = [seed];
  while (links.length <= LINKS) links.push(await previous(links.at(-1) ?? seed));
  return links.reverse();
}

/** The links of a person's chain: all devices that share the secret can make it from the nonce. */
export const seedLinks = async (secret: Bytes, nonce: Bytes): Promise<readonly Bytes[]> =>
  chainOf(await hmac(await keyOf(secret), joined(utf8('academie/seed/2\n'), nonce)));

export const hashOf = (before: Bytes, { seq, kind, seat, body, at_ms }: Hashed): Promise<Bytes> =>
  sha256(joined(utf8('academie/event/2\n'), before, utf8(canonical([seq, kind, seat, body, at_ms]))));

/** The hash of all acts so far with one more; chance has no seat. */
export const bindAct = (before: Bytes, seat: number | null, text: string): Promise<Bytes> =>
  sha256(joined(utf8('academie/act/2\n'), before, Uint8Array.of(seat ?? CHANCE), utf8(text)));

export const rollMessage = ({ game, number, acts, shares }: RollInput): Bytes =>
  joined(utf8('academie/roll/2\n'), game, bigEndian(number, 8), acts, Uint8Array.of(shares.length), ...shares, new Uint8Array(HASH_BYTES));

/** The bytes that the server's link gives for a roll. */
export const rollStream = async (link: Bytes, roll: RollInput): Promise<AsyncGenerator<number, never>> =>
  streamOf(await keyOf(link), rollMessage(roll));

/** What keeps a sealed chance, the nth of its roll from 0, from being found by trying them all. */
export const saltOf = async (link: Bytes, game: Bytes, number: number, chance: number): Promise<Bytes> =>
  (await hmac(await keyOf(link), joined(utf8('academie/salt/2\n'), game, bigEndian(number, 8), bigEndian(chance, 4)))).slice(0, NONCE_BYTES);

/** What stands in the log for a chance that not all may see. */
export const sealed = (salt: Bytes, text: string): Promise<Bytes> => sha256(joined(utf8('academie/sealed/2\n'), salt, utf8(text)));

/** What a seat signs once it has checked the log up to an event. */
export const countersigned = (game: string, seq: number, head: Bytes): Bytes =>
  joined(utf8('academie/countersign/2\n'), bytesOf(game), bigEndian(seq, 4), head);

/** Whether the owner of a key has signed; nothing if this browser cannot tell. */
export async function signedBy(key: string, signature: string, message: Bytes): Promise<boolean | null> {
  try {
    const known = await crypto.subtle.importKey('raw', bytesOf(key), { name: 'Ed25519' }, false, ['verify']);
    return await crypto.subtle.verify({ name: 'Ed25519' }, known, bytesOf(signature), message);
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'NotSupportedError') return null;
    return false;
  }
}
