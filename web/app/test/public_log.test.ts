import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { follows } from '../src/dice/announced.ts';
import { decoded, noteOf, entryOf } from '../src/dice/entries.ts';
import { OtherLog, readOn, UNREAD, type Get } from '../src/dice/public_log.ts';
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
