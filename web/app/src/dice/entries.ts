/** Entries of the public log, and the signed notes over them, in the bytes of docs/dice.md and of c2sp.org. */
import { signedBy } from './links.ts';
import { refusedKey } from './receipts.ts';
import { bytesOf, hexOf, joined, sha256, utf8, type Bytes } from './rolls.ts';

export const DEVICE = 4;
export const WITHDRAWN = 5;
export const TAG = utf8('academie/log/2\n');
const ID_BYTES = 16;
const KEY_BYTES = 32;
const NUMBER_BYTES = 4;
const LOG_KEY = 1;

/** An entry about the device of a person. */
export interface DeviceEntry {
  readonly kind: number;
  /** The id of the account without its dashes. */
  readonly account: string;
  readonly key: string;
}

/** What an entry says of a device; nothing if it is about something else. */
export function entryOf(data: Bytes): DeviceEntry | null {
  const kind = data[TAG.length];
  const rest = data.slice(TAG.length + 1);
  const about = hexOf(data.slice(0, TAG.length)) === hexOf(TAG) && (kind === DEVICE || kind === WITHDRAWN);
  if (!about || rest.length !== ID_BYTES + KEY_BYTES) return null;
  return { kind, account: hexOf(rest.slice(0, ID_BYTES)), key: hexOf(rest.slice(ID_BYTES)) };
}

export const decoded = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export interface NoteSignature {
  readonly name: string;
  /** The number of the key. */
  readonly id: string;
  readonly data: Bytes;
}

/** A checkpoint of a log with its signatures. */
export interface CheckpointNote {
  /** As it is signed. */
  readonly text: string;
  readonly origin: string;
  readonly size: number;
  readonly root: string;
  readonly signatures: readonly NoteSignature[];
}

const WRITTEN = /^((\S+)\n(\d+)\n(\S+)\n)\n((?:— \S+ \S+\n)+)$/u;

function signature(line: string): NoteSignature {
  const [, name = '', data = ''] = line.split(' ');
  const bytes = decoded(data);
  return { name, id: hexOf(bytes.slice(0, NUMBER_BYTES)), data: bytes.slice(NUMBER_BYTES) };
}

/** A checkpoint as it is written; nothing if it is none. */
export function noteOf(written: string): CheckpointNote | null {
  const found = WRITTEN.exec(written);
  if (found === null) return null;
  const [, text, origin, size, root, lines] = found as unknown as readonly [string, string, string, string, string, string];
  return { text, origin, size: Number(size), root: hexOf(decoded(root)), signatures: lines.trimEnd().split('\n').map(signature) };
}

/** Whether the log of that name has signed a checkpoint with that key; a browser that knows no such signatures checks the tree alone. */
export async function signedNote(note: CheckpointNote, origin: string, key: string): Promise<boolean> {
  const number = (await sha256(joined(utf8(`${origin}\n`), Uint8Array.of(LOG_KEY), bytesOf(key)))).slice(0, NUMBER_BYTES);
  const own = note.signatures.find(({ name, id }) => name === origin && id === hexOf(number));
  return note.origin === origin && own !== undefined && !refusedKey(key) && (await signedBy(key, hexOf(own.data), utf8(note.text))) !== false;
}
