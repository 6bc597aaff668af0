/** Keys and receipts of the second format, as docs/dice.md has them. */
import type { ReceiptTold } from '@academie/protocol/wire';
import { signedBy } from './links.ts';
import { bigEndian, bytesOf, HASH_BYTES, joined, sha256, utf8, type Bytes } from './rolls.ts';

const PRIME = 2n ** 255n - 19n;
const SIGN_BIT = 2n ** 255n - 1n;
/** The y coordinates of the eight points of small order: under such a key one signature serves for every text. */
const SMALL: ReadonlySet<bigint> = new Set([
  0n,
  1n,
  PRIME - 1n,
  0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
  0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n,
]);

/** Whether a public key proves nothing, or is not written in the one way. */
export function refusedKey(key: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(key)) return true;
  const y = BigInt(`0x${(key.match(/../g) ?? []).toReversed().join('')}`) & SIGN_BIT;
  return y >= PRIME || SMALL.has(y);
}

/** Whether the owner of a key has signed; a key that proves nothing never has. */
export const isSigned = async (key: string, signature: string, message: Bytes): Promise<boolean> =>
  !refusedKey(key) && (await signedBy(key, signature, message)) === true;

const leaf = (game: string, seq: number, head: Bytes): Promise<Bytes> =>
  sha256(joined(Uint8Array.of(0), utf8('academie/head/2\n'), bytesOf(game), bigEndian(seq, 4), head));

export const node = (left: Bytes, right: Bytes): Promise<Bytes> => sha256(joined(Uint8Array.of(1), left, right));

/** The root that a leaf and its path lead to (RFC 9162, section 2.1.3.2); nothing if they do not fit. */
export async function pathRoot(from: Bytes, index: number, size: number, path: readonly Bytes[]): Promise<Bytes | null> {
  if (!(index >= 0 && index < size)) return null;
  let [found, here, last] = [from, index, size - 1];
  for (const step of path) {
    if (last === 0) return null;
    if (here % 2 === 1 || here === last) {
      found = await node(step, found);
      while (here % 2 === 0 && here !== 0) [here, last] = [Math.floor(here / 2), Math.floor(last / 2)];
    } else found = await node(found, step);
    [here, last] = [Math.floor(here / 2), Math.floor(last / 2)];
  }
  return last === 0 ? found : null;
}

/** Whether a server has signed that hash as that of the event. */
export async function proves(receipt: ReceiptTold, server: { readonly origin: string; readonly key: string }, game: string, seq: number, head: Bytes): Promise<boolean> {
  const { at_ms, size, index, path, sig, key } = receipt;
  if (key !== server.key || size >= 2 ** 32 || at_ms < 0) return false;
  const root = await pathRoot(await leaf(game, seq, head), index, size, path.map(bytesOf));
  if (root?.length !== HASH_BYTES) return false;
  return isSigned(key, sig, joined(utf8(`academie/tick/2\n${server.origin}\n`), bigEndian(at_ms, 8), bigEndian(size, 4), root));
}
