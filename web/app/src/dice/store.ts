/** What this browser keeps of the dice: its secret and key, the chains it made, what it gave, and the evidence of each game. All
 * pages of a browser share it, so that they are one client; each thing is written down in one transaction. */
import type { AnnouncedTold } from '@academie/protocol/api';
import { follows } from './announced.ts';
import type { Given, Line } from './player.ts';
import { UNREAD, type LogRead } from './public_log.ts';
import { HASH_BYTES, type Bytes } from './rolls.ts';

const NAME = 'academie-dice';
const VERSION = 1;
/** How the names of lines begin that say what was sent. */
export const SENT = 'sent ';
/** How long the evidence of a game is kept after its end, and a chain that no game has used. */
const KEPT_MS = 90 * 24 * 3_600_000;

/** A key that signs; the private one never leaves the browser. */
export interface OwnKey {
  readonly hex: string;
  readonly pair: CryptoKeyPair;
}

export interface ServerKey {
  readonly origin: string;
  readonly key: string;
  readonly announced?: readonly AnnouncedTold[];
}

/** A chain made when sitting down; it serves the one game that names its anchor. */
export interface Chained {
  readonly anchor: string;
  readonly nonce: string;
  readonly key: string;
  readonly at: number;
  readonly server: ServerKey;
  /** Whether the server signed with another key when this browser first saw it. */
  readonly changed: boolean;
  readonly game?: string;
  /** The table or seek it was made for, as the API has it: `tables/` or `seeks/` and its id. */
  readonly place?: string;
}

/** A game of this browser's. */
export interface Kept {
  readonly game: string;
  readonly seat: number;
  readonly anchor: string | null;
  readonly key: string;
  readonly server: ServerKey;
  readonly changed: boolean;
  readonly at: number;
  /** When it was over. */
  readonly ended?: number;
}

interface Written {
  readonly name: string;
  readonly game: string;
  readonly line: Line;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => { done(request.result); };
    request.onerror = () => { fail(request.error ?? new Error('the store does not answer')); };
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    transaction.oncomplete = () => { done(); };
    transaction.onabort = () => { fail(transaction.error ?? new Error('the store keeps nothing')); };
  });

export class Store {
  readonly #base: IDBDatabase;

  private constructor(base: IDBDatabase) {
    this.#base = base;
  }

  /** Opens the store; fails where the browser keeps nothing. */
  static async open(): Promise<Store> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const base = request.result;
      base.createObjectStore('own');
      base.createObjectStore('chains', { keyPath: 'anchor' });
      base.createObjectStore('games', { keyPath: 'game' });
      base.createObjectStore('given', { keyPath: ['game', 'n'] });
      const lines = base.createObjectStore('lines', { autoIncrement: true });
      lines.createIndex('name', ['game', 'name'], { unique: true });
      lines.createIndex('game', 'game');
    };
    const store = new Store(await answer(request));
    store.#base.onversionchange = () => { store.#base.close(); };
    return store;
  }

  #get = <T>(name: string, key: IDBValidKey): Promise<T | undefined> =>
    answer(this.#base.transaction(name).objectStore(name).get(key) as IDBRequest<T | undefined>);

  async #put(name: string, value: unknown, key?: IDBValidKey): Promise<void> {
    const transaction = this.#base.transaction(name, 'readwrite');
    transaction.objectStore(name).put(value, key);
    await finished(transaction);
  }

  /** What was made once, made now if there is none; of two pages that make it at once, one's is kept. */
  async #once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = await this.#get<T>('own', name);
    if (known !== undefined) return known;
    const made = await make();
    const transaction = this.#base.transaction('own', 'readwrite');
    const own = transaction.objectStore('own');
    const first = (await answer(own.get(name))) as T | undefined;
    if (first === undefined) own.put(made, name);
    await finished(transaction);
    return first ?? made;
  }

  /** The secret that this device's chains are made from. */
  secret = (): Promise<Bytes> => this.#once('secret', () => Promise.resolve(crypto.getRandomValues(new Uint8Array(HASH_BYTES))));

  /** The key of an account on this device: guests are not told apart from accounts by it. */
  async keyFor(account: string, make: () => Promise<OwnKey>): Promise<OwnKey> {
    const key = await this.#once(`account ${account}`, make);
    await this.#put('own', key, `key ${key.hex}`);
    return key;
  }

  /** Makes another key for an account at the next time: this one is withdrawn. Games begun with it go on. */
  async dropKey(account: string): Promise<void> {
    const transaction = this.#base.transaction('own', 'readwrite');
    transaction.objectStore('own').delete(`account ${account}`);
    await finished(transaction);
  }

  /** How far the public log of a server was read for an account. */
  logRead = async (origin: string, account: string): Promise<LogRead> => (await this.#get<LogRead>('own', `log ${origin} ${account}`)) ?? UNREAD;
  keepLogRead = (origin: string, account: string, read: LogRead): Promise<void> => this.#put('own', read, `log ${origin} ${account}`);

  /** Whether a key is one of this browser's, or one that its owner has said is theirs. */
  isKnown = async (key: string): Promise<boolean> => ((await this.#get('own', `key ${key}`)) ?? (await this.#get('own', `theirs ${key}`))) !== undefined;
  know = (key: string): Promise<void> => this.#put('own', true, `theirs ${key}`);

  key = (hex: string): Promise<OwnKey | undefined> => this.#get<OwnKey>('own', `key ${hex}`);

  /** The key by which a server of that name was first seen to sign, or the one that its log has announced since; this one if it is the first. */
  async firstKey({ origin, key, announced }: ServerKey): Promise<string> {
    const name = `server ${origin}`;
    const known = await this.#get<string>('own', name);
    if (known === key) return known;
    if (known !== undefined && !(await follows(origin, known, key, announced ?? []))) return known;
    await this.#put('own', key, name);
    return key;
  }

  newChain = (chain: Chained): Promise<void> => this.#put('chains', chain);

  chains = (): Promise<readonly Chained[]> => answer(this.#base.transaction('chains').objectStore('chains').getAll() as IDBRequest<Chained[]>);

  /** Remembers the table or seek that a chain was made for, and the game that came of it. */
  async keepPlace(place: string, game: string | null, anchor?: string): Promise<void> {
    const transaction = this.#base.transaction('chains', 'readwrite');
    const chains = transaction.objectStore('chains');
    for (const chain of (await answer(chains.getAll())) as readonly Chained[])
      if (chain.anchor === anchor || chain.place === place) chains.put({ ...chain, place, ...(game !== null && { game }) });
    await finished(transaction);
  }

  /** A chain of this browser's, bound to that game from now on; nothing if it is not ours, or serves another game. */
  async chainFor(anchor: string, game: string): Promise<Chained | undefined> {
    const transaction = this.#base.transaction('chains', 'readwrite');
    const chains = transaction.objectStore('chains');
    const chain = (await answer(chains.get(anchor))) as Chained | undefined;
    const ours = chain !== undefined && (chain.game ?? game) === game;
    if (ours && chain.game === undefined) chains.put({ ...chain, game });
    await finished(transaction);
    return ours ? chain : undefined;
  }

  game = (game: string): Promise<Kept | undefined> => this.#get<Kept>('games', game);
  keepGame = (kept: Kept): Promise<void> => this.#put('games', kept);
  given = (game: string, n: number): Promise<Given | undefined> => this.#get<Given>('given', [game, n]);

  /** Writes down that a link is given, with its line of evidence, unless one was given for that roll; what stands then. */
  async give(game: string, given: Given): Promise<Given> {
    const transaction = this.#base.transaction(['given', 'lines'], 'readwrite');
    const gifts = transaction.objectStore('given');
    const before = (await answer(gifts.get([game, given.n]))) as Given | undefined;
    if (before === undefined) {
      gifts.put({ ...given, game });
      transaction.objectStore('lines').put({ game, name: `share ${given.n}`, line: { t: 'share', ...given } } satisfies Written);
    }
    await finished(transaction);
    return before ?? given;
  }

  /** Writes a line down, once under its name. */
  async line(game: string, name: string, line: Line): Promise<void> {
    const transaction = this.#base.transaction('lines', 'readwrite');
    const adding = transaction.objectStore('lines').add({ game, name, line } satisfies Written);
    // Another page of this browser has written the same down.
    adding.onerror = (event) => { event.preventDefault(); };
    await finished(transaction);
  }

  /** The lines of a game in the order in which they were written. */
  async lines(game: string): Promise<readonly Line[]> {
    const index = this.#base.transaction('lines').objectStore('lines').index('game');
    const found = (await answer(index.getAll(game))) as readonly Written[];
    return found.map(({ line }) => line);
  }

  /** How often that was sent in a game. */
  async sent(game: string, word: string, text: string): Promise<number> {
    const index = this.#base.transaction('lines').objectStore('lines').index('name');
    const found = (await answer(index.getAll(IDBKeyRange.bound([game, SENT], [game, `${SENT}\uffff`])))) as readonly Written[];
    return found.filter(({ line }) => line['kind'] === word && line['text'] === text).length;
  }

  /** Forgets games that ended long ago, and chains that no game has used. */
  async forget(now: number): Promise<void> {
    const transaction = this.#base.transaction(['chains', 'games', 'given', 'lines'], 'readwrite');
    const old = (at: number | undefined): boolean => at !== undefined && at < now - KEPT_MS;
    const games = (await answer(transaction.objectStore('games').getAll())) as readonly Kept[];
    const gone = new Set(games.filter(({ ended }) => old(ended)).map(({ game }) => game));
    const chains = (await answer(transaction.objectStore('chains').getAll())) as readonly Chained[];
    for (const { anchor, game, at } of chains) if (game === undefined ? old(at) : gone.has(game)) transaction.objectStore('chains').delete(anchor);
    for (const game of gone) {
      transaction.objectStore('games').delete(game);
      transaction.objectStore('given').delete(IDBKeyRange.bound([game], [game, []]));
      const keys = await answer(transaction.objectStore('lines').index('game').getAllKeys(game));
      for (const key of keys) transaction.objectStore('lines').delete(key);
    }
    await finished(transaction);
  }
}
