/** Rolls computed again as docs/dice.md describes them: HMAC-SHA-256 under the seed, too large draws thrown away. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const NONCE_BYTES = 16;
export const HASH_BYTES = 32;
const CHANCE = 255;
const encoder = new TextEncoder();

/** What a roll is made of, besides the seed. */
export interface Roll {
  readonly game: Bytes;
  readonly number: number;
  /** The last nonce of each seat, zeros for a seat that has said none. */
  readonly nonces: readonly Bytes[];
  /** The hash of every act and roll before it. */
  readonly acts: Bytes;
}

export function bytesOf(hex: string): Bytes {
  const pairs = hex.replaceAll('-', '').match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const utf8 = (text: string): Bytes => encoder.encode(text);

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number as so many bytes, the greatest first. */
export function bigEndian(number: number, width: number): Bytes {
  const bytes = new Uint8Array(width);
  for (let place = width - 1, rest = number; place >= 0; place -= 1, rest = Math.floor(rest / 256)) bytes[place] = rest % 256;
  return bytes;
}

export const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

export const keyOf = (seed: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

export const hmac = async (key: CryptoKey, bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));

/** The hash of the acts once one more is made; chance has no seat and no nonce. */
export const bound = (before: Bytes, seat: number | null, act: string, nonce: Bytes): Promise<Bytes> =>
  sha256(joined(before, Uint8Array.of(seat ?? CHANCE), nonce, utf8(act)));

export const messageOf = ({ game, number, nonces, acts }: Roll): Bytes => joined(game, bigEndian(number, 8), ...nonces, acts);

/** The bytes of a roll, as many as are asked for. */
export const stream = (key: CryptoKey, roll: Roll): AsyncGenerator<number, never> => streamOf(key, messageOf(roll));

/** The bytes that a key gives for a message. */
export async function* streamOf(key: CryptoKey, message: Bytes): AsyncGenerator<number, never> {
  for (let block = 0; ; block += 1) yield* await hmac(key, joined(message, bigEndian(block, 4)));
}

/** A number drawn, and the bytes that were read for it; all but the last of the numbers they make were too large. */
export interface Draw {
  readonly number: number;
  readonly bytes: readonly number[];
  readonly rejected: number;
}

/** As few bytes as hold `below - 1`. */
export const widthOf = (below: number): number => Math.max(1, Math.ceil(Math.ceil(Math.log2(below)) / 8));

/** A number from 0 up to `below`, each as likely. */
export async function uniform(source: AsyncGenerator<number, never>, below: number): Promise<Draw> {
  const width = widthOf(below);
  const limit = Math.floor(256 ** width / below) * below;
  const bytes: number[] = [];
  for (;;) {
    let drawn = 0;
    for (let read = 0; read < width; read += 1) {
      const { value } = await source.next();
      bytes.push(value);
      drawn = drawn * 256 + value;
    }
    if (drawn < limit) return { number: drawn % below, bytes, rejected: bytes.length / width - 1 };
  }
}

/** What keeps a hidden roll from being found by hashing all that may have fallen. */
export const blinding = async (key: CryptoKey, roll: Roll): Promise<Bytes> =>
  (await hmac(key, joined(utf8('salt'), messageOf(roll)))).slice(0, NONCE_BYTES);

/** What may fall: `weight` out of `of`. */
export interface Chance {
  readonly act: string;
  readonly weight: number;
  readonly of: number;
}

const gcd = (one: number, two: number): number => (two === 0 ? one : gcd(two, one % two));

/** The least common denominator of chances. */
export const denominator = (chances: readonly Chance[]): number =>
  chances.reduce((whole, { of }) => (whole / gcd(whole, of)) * of, 1);

/** Which of the chances a number drawn stands for: they divide the numbers below their denominator in order. */
export function fallen(chances: readonly Chance[], drawn: number): string | undefined {
  const whole = denominator(chances);
  let rest = drawn;
  return chances.find(({ weight, of }) => (rest -= weight * (whole / of)) < 0)?.act;
}
