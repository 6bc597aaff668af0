/** The public log of the server as this browser reads it: every entry once, on from where it stopped, so that what was read
 * before can never be another; and the keys it has for one account. */
import { entryOf, noteOf, signedNote, WITHDRAWN, DEVICE } from './entries.ts';
import { node } from './receipts.ts';
import { bytesOf, hexOf, joined, sha256, type Bytes } from './rolls.ts';

/** A key that the log has for the account. */
export interface LoggedKey {
  readonly key: string;
  readonly entry: number;
  readonly withdrawn: boolean;
}

/** How far the log was read: the roots of its complete subtrees, the largest first, and the keys found so far. */
export interface LogRead {
  readonly size: number;
  readonly peaks: readonly string[];
  readonly keys: readonly LoggedKey[];
  /** Whether it was read to its end once: what comes after that is new. */
  readonly whole: boolean;
}

export const UNREAD: LogRead = { size: 0, peaks: [], keys: [], whole: false };

/** Where a log is read: an address below that of the log, and the bytes that are there. */
export type Get = (path: string) => Promise<Bytes>;

/** What a server says that is asked too fast. */
export class TooFast extends Error {}

/** Why a log cannot be the one that was read before. */
export class OtherLog extends Error {}

const WIDTH = 256;
const THOUSAND = 1000;
const LENGTH_BYTES = 2;
/** How many tiles of entries are read at one look: a log that grows faster is read by `academie monitor`. */
const MOST_TILES = 64;
/** How often a server is waited for at one look, a second each time: it lets five tiles a second through. */
const MOST_WAITS = 20;
const SECOND_MS = 1000;

/** Asks again after a second where the server is asked too fast. */
function patient(get: Get): Get {
  let waits = 0;
  const asked: Get = async (path) => {
    try {
      return await get(path);
    } catch (reason) {
      if (!(reason instanceof TooFast) || waits === MOST_WAITS) throw reason;
    }
    waits += 1;
    await new Promise((done) => { setTimeout(done, SECOND_MS); });
    return asked(path);
  };
  return asked;
}

function tilePath(number: number, width: number): string {
  const parts = [String(number % THOUSAND).padStart(3, '0')];
  for (let rest = Math.floor(number / THOUSAND); rest > 0; rest = Math.floor(rest / THOUSAND)) parts.unshift(`x${String(rest % THOUSAND).padStart(3, '0')}`);
  return `tile/entries/${parts.join('/')}${width === WIDTH ? '' : `.p/${width}`}`;
}

function unbundled(data: Bytes): readonly Bytes[] {
  const found: Bytes[] = [];
  for (let at = 0; at < data.length; ) {
    const ends = at + LENGTH_BYTES + (data[at] ?? 0) * WIDTH + (data[at + 1] ?? 0);
    found.push(data.slice(at + LENGTH_BYTES, ends));
    at = ends;
  }
  return found;
}

/** The subtrees once an entry is added to a log of that size. */
async function grown(peaks: readonly string[], size: number, entry: Bytes): Promise<readonly string[]> {
  let [rest, last] = [peaks, await sha256(joined(Uint8Array.of(0), entry))];
  for (let odd = size; odd % 2 === 1; odd = Math.floor(odd / 2)) {
    last = await node(bytesOf(rest.at(-1) ?? ''), last);
    rest = rest.slice(0, -1);
  }
  return [...rest, hexOf(last)];
}

async function rootOf(peaks: readonly string[]): Promise<string> {
  let root = bytesOf(peaks.at(-1) ?? '');
  for (const peak of peaks.slice(0, -1).toReversed()) root = await node(bytesOf(peak), root);
  return hexOf(root);
}

/** The keys of an account once an entry is read. */
function withEntry(keys: readonly LoggedKey[], account: string, index: number, data: Bytes): readonly LoggedKey[] {
  const entry = entryOf(data);
  if (entry?.account !== account) return keys;
  if (entry.kind === DEVICE) return [...keys, { key: entry.key, entry: index, withdrawn: false }];
  return entry.kind === WITHDRAWN ? keys.map((each) => (each.key === entry.key ? { ...each, withdrawn: true } : each)) : keys;
}

/** The entries of a log of that size from the first unread one to the end of its tile. */
async function unread(get: Get, first: number, size: number): Promise<readonly Bytes[]> {
  const number = Math.floor(first / WIDTH);
  const width = Math.min(WIDTH, size - number * WIDTH);
  const entries = unbundled(await get(tilePath(number, width)));
  if (entries.length !== width) throw new OtherLog('entries');
  return entries.slice(first % WIDTH);
}

/** What was read, with the entries of the next tile. */
async function withTile(get: Get, read: LogRead, size: number, account: string): Promise<LogRead> {
  let next = read;
  for (const entry of await unread(get, read.size, size)) {
    const keys = withEntry(next.keys, account, next.size, entry);
    next = { ...next, size: next.size + 1, peaks: await grown(next.peaks, next.size, entry), keys };
  }
  return next;
}

/** Reads tile after tile, as far as the server gives them. */
async function readTiles(get: Get, before: LogRead, size: number, account: string): Promise<LogRead> {
  let read = before;
  for (let tiles = 0; read.size < size && tiles < MOST_TILES; tiles += 1) {
    try {
      read = await withTile(get, read, size, account);
    } catch (reason) {
      if (reason instanceof OtherLog || tiles === 0) throw reason;
      break;
    }
  }
  return read;
}

/** Reads on; what is not reached now, or not given, is left to the next time. Throws `OtherLog` for a log that does not go on from what was read. */
export async function readOn(ask: Get, server: { readonly origin: string; readonly key: string }, account: string, before: LogRead): Promise<LogRead> {
  const get = patient(ask);
  const checkpoint = noteOf(new TextDecoder().decode(await get('checkpoint')));
  if (checkpoint === null || !(await signedNote(checkpoint, server.origin, server.key))) throw new OtherLog('signature');
  if (checkpoint.size < before.size) throw new OtherLog('shorter');
  const read = await readTiles(get, before, checkpoint.size, account.replaceAll('-', ''));
  if (read.size < checkpoint.size) return read;
  if (read.size > 0 && (await rootOf(read.peaks)) !== checkpoint.root) throw new OtherLog('root');
  return { ...read, whole: true };
}
