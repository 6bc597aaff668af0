/** The entries of a game in the public log of its server, checked in the browser; the formats are those of c2sp.org. */
import type { EntriesTold } from '@academie/protocol/api';
import { signedBy } from './links.ts';
import { pathRoot, refusedKey } from './receipts.ts';
import { bigEndian, bytesOf, hexOf, joined, sha256, utf8, type Bytes } from './rolls.ts';

export interface Entered {
  readonly open: number;
  readonly end: number;
  /** Who has cosigned, by name: this page does not know their keys. */
  readonly witnesses: readonly string[];
}

interface EntryProof {
  readonly index: number;
  readonly path: readonly Bytes[];
  /** The checkpoint as it is signed. */
  readonly text: string;
  readonly origin: string;
  readonly size: number;
  readonly root: string;
  readonly signatures: readonly { readonly name: string; readonly id: string; readonly data: Bytes }[];
}

const ID_BYTES = 4;
const decoded = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const WRITTEN = /^c2sp\.org\/tlog-proof@v1\nindex (\d+)\n((?:\S+\n)*)\n((\S+)\n(\d+)\n(\S+)\n)\n((?:— \S+ \S+\n)+)$/u;

/** A signature line: whose it is, by name and number, and what it holds. */
function signature(line: string): EntryProof['signatures'][number] {
  const [, name = '', data = ''] = line.split(' ');
  const bytes = decoded(data);
  return { name, id: hexOf(bytes.slice(0, ID_BYTES)), data: bytes.slice(ID_BYTES) };
}

/** A proof of an entry as it is written; throws at what cannot be read. */
function read(written: string): EntryProof {
  const found = WRITTEN.exec(written);
  if (found === null) throw new SyntaxError('no tlog-proof');
  const [, index, path, text, origin, size, root, lines] = found as unknown as readonly [string, string, string, string, string, string, string, string];
  const steps = path.split('\n').slice(0, -1).map(decoded);
  const signatures = lines.trimEnd().split('\n').map(signature);
  return { index: Number(index), path: steps, text, origin, size: Number(size), root: hexOf(decoded(root)), signatures };
}

const leafOf = (kind: number, game: string, seq: number, head: Bytes): Promise<Bytes> =>
  sha256(joined(Uint8Array.of(0), utf8('academie/log/2\n'), Uint8Array.of(kind), bytesOf(game), bigEndian(seq, 4), head));

/** Whether the log has that leaf there, under a checkpoint that the key of the log has signed. */
async function proves(proof: EntryProof, leaf: Bytes, origin: string, key: string): Promise<boolean> {
  const root = await pathRoot(leaf, proof.index, proof.size, proof.path);
  const [name, id = '', data = ''] = key.split('+', 2).concat(key.split('+').slice(2).join('+'));
  const own = proof.signatures.find((line) => line.name === origin && line.id === id);
  if (root === null || hexOf(root) !== proof.root || proof.origin !== origin || name !== origin || own === undefined) return false;
  const known = hexOf(decoded(data).slice(1));
  // A browser that knows no such signatures checks the tree alone.
  return !refusedKey(known) && (await signedBy(known, hexOf(own.data), utf8(proof.text))) !== false;
}

/** Where a game is entered, its opening and its end; nothing if the proofs do not show it. */
export async function entered(told: EntriesTold, origin: string, game: string, heads: readonly Bytes[]): Promise<Entered | null> {
  const [first, last] = [heads[0], heads.at(-1)];
  if (first === undefined || last === undefined) return null;
  try {
    const [open, end] = [read(told.open), read(told.end)];
    const both = [await proves(open, await leafOf(0, game, 0, first), origin, told.key), await proves(end, await leafOf(1, game, heads.length - 1, last), origin, told.key)];
    if (!both.every(Boolean) || open.index >= end.index) return null;
    const witnesses = end.signatures.map(({ name }) => name).filter((name) => name !== origin);
    return { open: open.index, end: end.index, witnesses: [...new Set(witnesses)] };
  } catch {
    return null;
  }
}
