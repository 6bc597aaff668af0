/** The worker of the pages: makes chains, checks games while they are played, and keeps the evidence. */
import type { KeysTold } from '@academie/protocol/api';
import type { Logged, Phrase } from '@academie/protocol/wire';
import { seedLinks } from './links.ts';
import { hasCome } from './places.ts';
import { OtherLog, readOn, TooFast, type LoggedKey } from './public_log.ts';
import { bytesOf, hexOf, NONCE_BYTES } from './rolls.ts';
import { Sitting, type Answer, type Asked, type Checked } from './sitting.ts';
import { SENT, Store, type Kept, type OwnKey, type ServerKey } from './store.ts';

/** What goes with a player who sits down. */
export interface Dice {
  readonly anchor: string;
  readonly nonce: string;
  readonly key: string;
}

/** What a page asks. */
export type Question =
  | { readonly ask: 'able' }
  | { readonly ask: 'dice'; readonly account: string; readonly member: boolean }
  | { readonly ask: 'place'; readonly place: string; readonly game: string | null; readonly anchor: string | undefined }
  | { readonly ask: 'sat'; readonly game: string }
  | { readonly ask: 'register'; readonly account: string }
  | { readonly ask: 'look'; readonly account: string }
  | { readonly ask: 'know'; readonly key: string }
  | { readonly ask: 'sit'; readonly game: string; readonly seat: number; readonly opening: Logged }
  | { readonly ask: 'log'; readonly game: string; readonly entries: readonly Logged[] }
  | { readonly ask: 'hear'; readonly game: string; readonly asked: Asked }
  | { readonly ask: 'sent'; readonly game: string; readonly id: string; readonly word: string; readonly text: string }
  | { readonly ask: 'vouch'; readonly game: string }
  | { readonly ask: 'rekey'; readonly game: string }
  | { readonly ask: 'evidence'; readonly game: string };

/** What the worker says of a game of its own accord. */
export type News =
  | { readonly news: 'answer'; readonly game: string; readonly message: Answer }
  | { readonly news: 'alarm'; readonly game: string; readonly why: Phrase }
  | { readonly news: 'checked'; readonly game: string; readonly known: Checked }
  | { readonly news: 'failed'; readonly game: string };

export interface Reply {
  readonly id: number;
  readonly answer?: unknown;
  readonly wrong?: string;
}

const opened = Store.open();
const sittings = new Map<string, Sitting>();
const tell = (what: News | Reply): void => {
  postMessage(what);
};

/** The name and key by which the server signs, as it says them now. */
async function serverKey(): Promise<ServerKey | null> {
  const answer = await fetch('/api/keys');
  const { origin, tick, announced } = (await answer.json()) as KeysTold;
  return tick === null ? null : { origin, key: tick, announced };
}

async function newKey(): Promise<OwnKey> {
  const pair = await crypto.subtle.generateKey({ name: 'Ed25519' }, false, ['sign', 'verify']);
  return { pair, hex: hexOf(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))) };
}

/** A fresh chain, kept before anybody hears of it. */
async function newChain(store: Store, key: string, server: ServerKey, changed: boolean): Promise<Dice> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const links = await seedLinks(await store.secret(), nonce);
  const dice = { anchor: hexOf(links[0] ?? nonce), nonce: hexOf(nonce), key };
  await store.newChain({ ...dice, at: Date.now(), server, changed });
  return dice;
}

/** Keys that the server was asked to enter since this page was opened. */
const registered = new Set<string>();

const TOO_FAST = 429;
const WITHDRAWN = 'identity-device-withdrawn';

/** Has the server enter the key of this device for an account; one that was withdrawn is replaced. */
async function register(store: Store, account: string): Promise<void> {
  for (let tries = 0; tries < 2; tries += 1) {
    const { hex } = await store.keyFor(account, newKey);
    const answer = await fetch('/api/me/keys', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ key: hex }) });
    if (answer.ok) registered.add(hex);
    const why = answer.ok ? '' : ((await answer.json()) as { readonly message?: Phrase }).message?.key;
    if (why !== WITHDRAWN) return;
    await store.dropKey(account);
  }
}

/** What the public log has for an account, and what of it this browser does not know. */
export interface Looked {
  readonly keys: readonly (LoggedKey & { readonly known: boolean })[];
  /** Whether the log is not the one that this browser has read before. */
  readonly other: boolean;
}

/** Reads the public log on; nothing where the server keeps none. */
async function look(account: string): Promise<Looked | null> {
  const [store, server] = await Promise.all([opened, serverKey()]);
  if (server === null) return null;
  const get = async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
    const answer = await fetch(`/log/${path}`);
    if (answer.status === TOO_FAST) throw new TooFast();
    if (!answer.ok) throw new Error(`the log does not answer: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const first = { origin: server.origin, key: await store.firstKey(server) };
  const before = await store.logRead(first.origin, account);
  let [now, other] = [before, false];
  try {
    now = await readOn(get, first, account, before);
    // What a browser finds before it has read the log once is its owner's: there is nothing to compare it with.
    if (!before.whole) for (const { key } of now.keys) await store.know(key);
    await store.keepLogRead(first.origin, account, now);
  } catch (reason) {
    if (!(reason instanceof OtherLog)) throw reason;
    other = true;
  }
  return { other, keys: await Promise.all(now.keys.map(async (each) => ({ ...each, known: await store.isKnown(each.key) }))) };
}

/** A fresh chain and the key of this device, which the log has before it serves; nothing where the server does not sign. */
async function newDice(account: string, member: boolean): Promise<Dice | null> {
  const [store, server] = await Promise.all([opened, serverKey()]);
  if (server === null) return null;
  const { hex: before } = await store.keyFor(account, newKey);
  if (member && !registered.has(before)) await register(store, account);
  const [first, { hex }] = [await store.firstKey(server), await store.keyFor(account, newKey)];
  return newChain(store, hex, { origin: server.origin, key: server.key }, first !== server.key);
}

/** Goes on with a fresh chain, since the links of the one in use come to an end. */
async function rekey(game: string): Promise<void> {
  const store = await opened;
  const kept = await store.game(game);
  if (kept === undefined) return;
  const dice = await newChain(store, kept.key, kept.server, kept.changed);
  await store.line(game, `${SENT}rekey ${dice.anchor}`, { t: 'sent', kind: 'rekey', text: dice.anchor, at: Date.now() });
  tell({ news: 'answer', game, message: { t: 'rekey', game, id: crypto.randomUUID(), ...dice } });
}

/** The game as this browser keeps it, begun now if it named a chain of ours; nothing for a seat that was taken elsewhere. */
async function keptGame(store: Store, game: string, seat: number, opening: Logged): Promise<Kept | undefined> {
  const known = await store.game(game);
  if (known !== undefined) return known;
  const anchor = (opening.body['shares'] as readonly (string | null)[] | undefined)?.[seat] ?? null;
  const chain = anchor === null ? undefined : await store.chainFor(anchor, game);
  if (chain === undefined) return undefined;
  const kept: Kept = { game, seat, anchor, key: chain.key, server: chain.server, changed: chain.changed, at: Date.now() };
  await store.keepGame(kept);
  return kept;
}

/** Follows a game; false if its dice are not thrown from this browser, `changed` if its server has another key than at first. */
async function sit(game: string, seat: number, opening: Logged): Promise<boolean | 'changed'> {
  const store = await opened;
  const kept = await keptGame(store, game, seat, opening);
  const key = kept === undefined ? undefined : await store.key(kept.key);
  if (kept === undefined || key === undefined) return false;
  const own = { game, number: kept.seat, anchor: kept.anchor, key: kept.key, origin: kept.server.origin, serverKey: kept.server.key };
  const told = {
    answer: (message: Answer) => { tell({ news: 'answer', game, message }); },
    alarm: (why: Phrase) => { tell({ news: 'alarm', game, why }); },
    checked: (known: Checked) => { tell({ news: 'checked', game, known }); },
    failed: () => { tell({ news: 'failed', game }); },
  };
  sittings.set(game, await Sitting.begin(store, key, own, told));
  return kept.changed ? 'changed' : true;
}

/** What the server says has come of a table or seek; nothing if it says nothing. */
async function gameAt(place: string): Promise<string | null> {
  const answer = await fetch(`/api/${place}`);
  return answer.ok ? ((await answer.json()) as { readonly game: string | null }).game : null;
}

/** Whether this browser has sat down for a game with a chain, whatever its opening names. */
async function sat(game: string): Promise<boolean> {
  const store = await opened;
  return (await store.game(game)) !== undefined || hasCome(game, await store.chains(), Date.now(), gameAt);
}

async function follow(game: string, entries: readonly Logged[]): Promise<void> {
  const sitting = sittings.get(game);
  await sitting?.log(entries);
  if (sitting?.over !== true) return;
  const store = await opened;
  const kept = await store.game(game);
  if (kept !== undefined && kept.ended === undefined) await store.keepGame({ ...kept, ended: Date.now() });
}

/** What was kept of a game, as `academie verify` reads it; nothing if there is none. The seed is told once the game is over. */
async function evidence(game: string): Promise<string | null> {
  const store = await opened;
  const kept = await store.game(game);
  if (kept === undefined) return null;
  const { seat, anchor, key, server } = kept;
  const first = { t: 'seat', format: 'academie-evidence/2', game, seat, anchor, key, origin: server.origin, server_key: server.key };
  const chain = kept.ended === undefined || anchor === null ? undefined : await store.chainFor(anchor, game);
  const seed = chain === undefined ? [] : [{ t: 'seed', nonce: chain.nonce, seed: hexOf((await seedLinks(await store.secret(), bytesOf(chain.nonce))).at(-1) ?? new Uint8Array()) }];
  return [first, ...(await store.lines(game)), ...seed].map((line) => `${JSON.stringify(line)}\n`).join('');
}

async function answer(question: Question): Promise<unknown> {
  switch (question.ask) {
    case 'able':
      return opened.then(() => true);
    case 'dice':
      return newDice(question.account, question.member);
    case 'place':
      return (await opened).keepPlace(question.place, question.game, question.anchor);
    case 'sat':
      return sat(question.game);
    case 'register':
      return register(await opened, question.account);
    case 'look':
      return look(question.account);
    case 'know':
      return (await opened).know(question.key);
    case 'sit':
      return sit(question.game, question.seat, question.opening);
    case 'log':
      return follow(question.game, question.entries);
    case 'hear':
      return sittings.get(question.game)?.hear(question.asked);
    case 'sent':
      return (await opened).line(question.game, `${SENT}${question.id}`, { t: 'sent', kind: question.word, text: question.text, at: Date.now() });
    case 'rekey':
      return rekey(question.game);
    case 'vouch':
      return sittings.get(question.game)?.vouch();
    case 'evidence':
      return evidence(question.game);
  }
}

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  answer(data.question).then(
    (given) => { tell({ id: data.id, answer: given }); },
    (reason: unknown) => { tell({ id: data.id, wrong: String(reason) }); },
  );
});

opened.then((store) => store.forget(Date.now())).catch(() => undefined);
