/** The server over HTTP. What only asks is asked again when the line fails; what changes something is not,
 * unless asking twice changes no more than asking once. */
import type { Credentials, GameEntry, Me, OpenTable, TableAsked } from './types.ts';

/** A refusal of the server, in its words. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** Why something was not done, for people. */
export const reasonOf = (wrong: unknown): string => (wrong instanceof Error ? wrong.message : String(wrong));

type Method = 'GET' | 'POST' | 'DELETE';
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;
export type Wait = (milliseconds: number) => Promise<void>;

export const TRIES = 3;
const FIRST_WAIT_MS = 250;
const AWAY = new Set([429, 500, 502, 503, 504]);

const usualWait: Wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const usualFetch: Fetch = (path, init) => fetch(path, init);

export class Api {
  readonly #fetch: Fetch;
  readonly #wait: Wait;

  constructor(fetcher: Fetch = usualFetch, wait: Wait = usualWait) {
    [this.#fetch, this.#wait] = [fetcher, wait];
  }

  /** Who is signed in; a guest if nobody was. */
  async enter(): Promise<Me> {
    try {
      return await this.#ask<Me>('GET', '/me');
    } catch (wrong) {
      if (!(wrong instanceof Refusal) || wrong.status !== 401) throw wrong;
      return this.#ask<Me>('POST', '/guests');
    }
  }

  register = (given: Credentials): Promise<Me> => this.#ask('POST', '/accounts', given);
  signIn = (given: Credentials): Promise<Me> => this.#ask('POST', '/sessions', given);
  signOut = (): Promise<null> => this.#ask('DELETE', '/sessions/current');
  games = (): Promise<readonly GameEntry[]> => this.#ask('GET', '/games');
  openTables = (): Promise<readonly OpenTable[]> => this.#ask('GET', '/tables');
  myTables = (): Promise<readonly OpenTable[]> => this.#ask('GET', '/tables/mine');
  table = (id: string): Promise<OpenTable> => this.#ask('GET', `/tables/${id}`);
  openTable = (asked: TableAsked): Promise<OpenTable> => this.#ask('POST', '/tables', asked);
  joinTable = (id: string): Promise<OpenTable> => this.#ask('POST', `/tables/${id}/join`);
  cancelTable = (id: string): Promise<null> => this.#ask('DELETE', `/tables/${id}`);
  rematch = (game: string): Promise<OpenTable> => this.#ask('POST', `/games/${game}/rematch`, undefined, TRIES);

  async #ask<Answer>(method: Method, path: string, body?: object, tries = method === 'GET' ? TRIES : 1): Promise<Answer> {
    for (let nth = 1; ; nth += 1) {
      try {
        return await this.#once<Answer>(method, path, body);
      } catch (wrong) {
        if (nth >= tries || !passing(wrong)) throw wrong;
        await this.#wait(FIRST_WAIT_MS * 2 ** (nth - 1));
      }
    }
  }

  async #once<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
    const told = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const answer = await this.#fetch(`/api${path}`, { method, ...told });
    const words = await answer.text();
    if (!answer.ok) throw new Refusal(answer.status, detailOf(words) ?? answer.statusText);
    return (words === '' ? null : JSON.parse(words)) as Answer;
  }
}

/** Whether the same may succeed a moment later. */
function passing(wrong: unknown): boolean {
  return wrong instanceof Refusal ? AWAY.has(wrong.status) : wrong instanceof TypeError;
}

function detailOf(words: string): string | null {
  try {
    const { detail } = JSON.parse(words) as { detail?: unknown };
    return typeof detail === 'string' ? detail : null;
  } catch {
    return null;
  }
}

export const api = new Api();
