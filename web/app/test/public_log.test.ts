import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { follows } from '../src/dice/announced.ts';
import { decoded, noteOf, entryOf } from '../src/dice/entries.ts';
import { OtherLog, readOn, TooFast, UNREAD, type Get } from '../src/dice/public_log.ts';
import { bytesOf, hexOf, joined, sha256 } from '../src/dice/rolls.ts';

interface Vectors {
  origin: string;
  pub: string;
  log_kinds: { account: string; key: string; new_key: string; entries: string[]; checkpoints: Record<string, string> };
}

const VECTORS = JSON.parse(await readFile(new URL('../../../conformance/dice/vectors-2.json', import.meta.url), 'utf8')) as Vectors;
const { origin, pub: key, log_kinds: given } = VECTORS;
const server = { origin, key };

/** A log that has so many of the entries. */
const served = (size: number, entries = given.entries): Get => (path) => {
  if (path === 'checkpoint') return Promise.resolve(new TextEncoder().encode(given.checkpoints[size]));
  expect(path).toBe(`tile/entries/000.p/${size}`);
  return Promise.resolve(Uint8Array.from(entries.slice(0, size).flatMap((entry) => [0, entry.length / 2, ...bytesOf(entry)])));
};

const hash = (...parts: readonly Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
const root = (leaves: readonly Buffer[]): Buffer => {
  if (leaves.length === 1) return hash(Uint8Array.of(0), leaves[0] ?? Buffer.of());
  const half = 2 ** (Math.ceil(Math.log2(leaves.length)) - 1);
  return hash(Uint8Array.of(1), root(leaves.slice(0, half)), root(leaves.slice(half)));
};

/** A log of 600 entries, three tiles, of which one in the second is about the key of the account; it is signed by a key of its own. */
function long(): { get: Get; server: { origin: string; key: string } } {
  const entries = [...Array(600).keys()].map((number) => (number === 300 ? Buffer.from(given.entries[0] ?? '', 'hex') : Buffer.from(`entry ${String(number)}`)));
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  const text = `${origin}\n600\n${root(entries).toString('base64')}\n`;
  const id = hash(Buffer.from(`${origin}\n\u0001`), raw).subarray(0, 4);
  const note = `${text}\n— ${origin} ${Buffer.concat([id, sign(null, Buffer.from(text), privateKey)]).toString('base64')}\n`;
  const tiles: Record<string, readonly Buffer[]> = {
    'tile/entries/000': entries.slice(0, 256),
    'tile/entries/001': entries.slice(256, 512),
    'tile/entries/002.p/88': entries.slice(512),
  };
  const get: Get = (path) => Promise.resolve(path === 'checkpoint' ? new TextEncoder().encode(note) : Uint8Array.from((tiles[path] ?? []).flatMap((entry) => [0, entry.length, ...entry])));
  return { get, server: { origin, key: raw.toString('hex') } };
}

/** Refuses the requests from one number to another as made too fast. */
function hurried(get: Get, first: number, last: number): Get {
  let asked = 0;
  return (path) => {
    asked += 1;
    return asked >= first && asked < last ? Promise.reject(new TooFast()) : get(path);
  };
}

describe('a long log', () => {
  let waited = 0;
  const hurry = (): void => {
    waited = 0;
    vi.stubGlobal('setTimeout', (done: () => void, after: number) => {
      waited += after;
      queueMicrotask(done);
    });
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is read to its end though the server is asked too fast', async () => {
    const { get, server: own } = long();
    hurry();
    const read = await readOn(hurried(get, 3, 8), own, given.account, UNREAD);
    expect(read).toMatchObject({ size: 600, keys: [{ key: given.key, entry: 300 }], whole: true });
    expect(waited).toBe(5000);
  });

  test('is kept as far as it was read, and read on from there the next time', async () => {
    const { get, server: own } = long();
    hurry();
    const first = await readOn(hurried(get, 4, Infinity), own, given.account, UNREAD);
    expect(first).toMatchObject({ size: 512, keys: [{ key: given.key, entry: 300 }], whole: false });
    expect(waited).toBe(20_000);
    expect(await readOn(get, own, given.account, first)).toEqual(await readOn(get, own, given.account, UNREAD));
  });

  test('is told unread where the server answers nothing, and another where a tile is', async () => {
    const { get, server: own } = long();
    hurry();
    await expect(readOn(hurried(get, 2, Infinity), own, given.account, UNREAD)).rejects.toThrow(TooFast);
    const cut: Get = (path) => get(path === 'tile/entries/001' ? 'tile/entries/002.p/88' : path);
    await expect(readOn(cut, own, given.account, UNREAD)).rejects.toThrow(OtherLog);
  });
});

describe('the public log', () => {
  test('says whose device a key is', () => {
    expect(entryOf(bytesOf(given.entries[0] ?? ''))).toEqual({ kind: 4, account: given.account.replaceAll('-', ''), key: given.key });
    expect(entryOf(bytesOf(given.entries[1] ?? ''))).toBeNull();
  });

  test('is read on from where it was read to', async () => {
    const first = await readOn(served(2), server, given.account, UNREAD);
    expect(first).toMatchObject({ size: 2, keys: [{ key: given.key, entry: 0, withdrawn: false }], whole: true });
    const then = await readOn(served(3), server, given.account, first);
    expect(then).toMatchObject({ size: 3, keys: [{ key: given.key, entry: 0, withdrawn: true }] });
    expect(then).toEqual(await readOn(served(3), server, given.account, UNREAD));
    expect((await readOn(served(3), server, '019a8f00-0000-7000-8000-000000000009', UNREAD)).keys).toEqual([]);
  });

  test('is another log once an entry, its signature or its size is another', async () => {
    const read = await readOn(served(3), server, given.account, UNREAD);
    const planted = [given.entries[0] ?? '', given.entries[0] ?? '', given.entries[2] ?? ''];
    await expect(readOn(served(3, planted), server, given.account, UNREAD)).rejects.toThrow(OtherLog);
    await expect(readOn(served(2), server, given.account, read)).rejects.toThrow(OtherLog);
    await expect(readOn(served(3), { origin, key: given.key }, given.account, UNREAD)).rejects.toThrow(OtherLog);
    const first = await readOn(served(2), server, given.account, UNREAD);
    const forked = { ...first, peaks: [hexOf(new Uint8Array(32))] };
    await expect(readOn(served(3), server, given.account, forked)).rejects.toThrow(OtherLog);
    expect(noteOf('nonsense')).toBeNull();
  });

  test('announces a new key of the server', async () => {
    const leaf = await sha256(joined(Uint8Array.of(0), bytesOf(given.entries[0] ?? '')));
    const step = btoa(String.fromCharCode(...leaf));
    const vkey = (noteOf(given.checkpoints['2'] ?? '')?.signatures[0]?.id ?? '') + `+${btoa(String.fromCharCode(1, ...bytesOf(key)))}`;
    const announced = { key: given.new_key, under: `${origin}+${vkey}`, proof: `c2sp.org/tlog-proof@v1\nindex 1\n${step}\n\n${given.checkpoints['2']}` };
    const next = hexOf(decoded(given.new_key.split('+')[2] ?? '').slice(1));
    expect(await follows(origin, key, next, [announced])).toBe(true);
    expect(await follows(origin, given.key, next, [announced])).toBe(false);
    expect(await follows(origin, key, given.key, [announced])).toBe(false);
    expect(await follows(origin, key, next, [])).toBe(false);
    for (const forged of [{ ...announced, key: announced.under }, { ...announced, proof: announced.proof.replace('index 1', 'index 0') }, { ...announced, proof: '' }]) {
      expect(await follows(origin, key, next, [forged])).toBe(false);
    }
  });
});
