/** The entries of a game in the public log of its server, checked in the browser; the formats are those of c2sp.org. */
import type { EntriesTold, ProofEntry } from '@academie/protocol/api';
import { DEVICE, decoded, noteOf, signedNote, TAG, type CheckpointNote } from './entries.ts';
import { pathRoot } from './receipts.ts';
import { bigEndian, bytesOf, hexOf, joined, sha256, type Bytes } from './rolls.ts';

/** A key that the log had for the account of a seat before the game. */
export interface EnteredKey {
  readonly seat: number;
  readonly entry: number;
  /** Since when, as the server says. */
  readonly at: number;
}

export interface Entered {
  readonly open: number;
  readonly end: number;
  readonly keys: readonly EnteredKey[];
  /** Who has cosigned, by name: this page does not know their keys. */
  readonly witnesses: readonly string[];
}

interface EntryProof {
  readonly index: number;
  readonly path: readonly Bytes[];
  readonly note: CheckpointNote;
}

const WRITTEN = /^c2sp\.org\/tlog-proof@v1\nindex (\d+)\n((?:\S+\n)*)\n([^]+)$/u;

/** A proof of an entry as it is written; throws at what cannot be read. */
export function read(written: string): EntryProof {
  const [, index = '', path = '', rest = ''] = WRITTEN.exec(written) ?? [];
  const note = noteOf(rest);
  if (note === null) throw new SyntaxError('no tlog-proof');
  return { index: Number(index), path: path.split('\n').slice(0, -1).map(decoded), note };
}

export const leafOf = (kind: number, ...parts: readonly Bytes[]): Promise<Bytes> => sha256(joined(Uint8Array.of(0), TAG, Uint8Array.of(kind), ...parts));

/** The key that a verifier key of that name holds, hexadecimal; nothing if it has another name. */
export function keyIn(vkey: string, origin: string): string {
  const [name, , ...data] = vkey.split('+');
  return name === origin ? hexOf(decoded(data.join('+')).slice(1)) : '';
}

/** Whether the log has that leaf there, under a checkpoint that the key of the log has signed. */
export async function proves({ index, path, note }: EntryProof, leaf: Bytes, origin: string, key: string): Promise<boolean> {
  const root = await pathRoot(leaf, index, note.size, path);
  return root !== null && hexOf(root) === note.root && signedNote(note, origin, keyIn(key, origin));
}

/** The keys of the seats that the log had before the opening; throws if a proof does not show it. */
async function keysOf(told: EntriesTold, origin: string, opening: ProofEntry, open: number): Promise<readonly EnteredKey[]> {
  const { who, keys } = opening.body as { who: readonly string[]; keys: readonly (string | null)[] };
  const found: EnteredKey[] = [];
  for (const [place, { at_ms, proof }] of Object.entries(told.devices ?? {})) {
    const [seat, there] = [Number(place), read(proof)];
    const leaf = await leafOf(DEVICE, bytesOf(who[seat] ?? ''), bytesOf(keys[seat] ?? ''));
    if (there.index >= open || !(await proves(there, leaf, origin, told.key))) throw new SyntaxError('no such key');
    found.push({ seat, entry: there.index, at: at_ms });
  }
  return found;
}

/** Where a game is entered, its opening and its end; nothing if the proofs do not show it. */
export async function entered(told: EntriesTold, origin: string, game: string, log: readonly ProofEntry[], heads: readonly Bytes[]): Promise<Entered | null> {
  const [opening, first, last] = [log[0], heads[0], heads.at(-1)];
  if (opening === undefined || first === undefined || last === undefined) return null;
  try {
    const [open, end] = [read(told.open), read(told.end)];
    const leaves = [await leafOf(0, bytesOf(game), bigEndian(0, 4), first), await leafOf(1, bytesOf(game), bigEndian(heads.length - 1, 4), last)] as const;
    const both = [await proves(open, leaves[0], origin, told.key), await proves(end, leaves[1], origin, told.key)];
    if (!both.every(Boolean) || open.index >= end.index) return null;
    const keys = await keysOf(told, origin, opening, open.index);
    const witnesses = end.note.signatures.map(({ name }) => name).filter((name) => name !== origin);
    return { open: open.index, end: end.index, keys, witnesses: [...new Set(witnesses)] };
  } catch {
    return null;
  }
}
