/** The server over HTTP, typed by its own schema. What only asks is asked again when the line fails; what changes
 * something is not, unless asking twice changes no more than asking once. */
import type { DiceAsked, Operations } from '@academie/protocol/api';
import type { Phrase } from '@academie/protocol/wire';
import { say, type Language } from '@academie/words';
import { phraseIn } from '../words/phrase.ts';

/** A refusal of the server, in its words if it has any. */
export class Refusal extends Error {
  readonly status: number;
  /** Nothing if a proxy answers instead of the server. */
  readonly why: Phrase | undefined;
  /** What a program needs to go on from there. */
  readonly extra: unknown;

  constructor(status: number, detail: string, why?: Phrase, extra?: unknown) {
    super(detail);
    [this.status, this.why, this.extra] = [status, why, extra];
  }
}

/** Whether something was refused for that reason, the key of a message. */
export const isRefused = (wrong: unknown, reason: string): wrong is Refusal => wrong instanceof Refusal && wrong.why?.key === reason;

/** Why something was not done, for people. */
export function reasonOf(wrong: unknown, language: Language = 'en'): string {
  if (wrong instanceof Refusal) return wrong.why ? phraseIn(wrong.why, language) : say('web-common-failed', language);
  // What a browser says of a line that fails is in a language of its own.
  if (wrong instanceof TypeError) return say('web-common-offline', language);
  return wrong instanceof Error ? wrong.message : String(wrong);
}

/** Whether what was asked for does not exist. */
export const isMissing = (wrong: unknown): boolean => wrong instanceof Refusal && wrong.status === 404;

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;
export type Wait = (milliseconds: number) => Promise<void>;

export type Operation = keyof Operations;
type Answer<O extends Operation> = Operations[O]['answer'];
export type Body<O extends Operation> = Operations[O] extends { body: infer B } ? B : undefined;
type Query<O extends Operation> = Operations[O] extends { query: infer Q extends object } ? Q : object;

interface Asked<O extends Operation> {
  /** What stands in the path for its names, in their order. */
  readonly at?: string | readonly string[];
  readonly body?: Body<O>;
  readonly query?: Query<O>;
  readonly tries?: number;
}

export const TRIES = 3;
const FIRST_WAIT_MS = 250;
const AWAY = new Set([429, 500, 502, 503, 504]);
const SIGN_IN = 'server-sign-in';

const usualWait: Wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const usualFetch: Fetch = (path, init) => fetch(path, init);

export class Api {
  readonly #fetch: Fetch;
  readonly #wait: Wait;
  /** Called when the server knows the session of this page no longer. */
  onended: () => void = () => undefined;

  constructor(fetcher: Fetch = usualFetch, wait: Wait = usualWait) {
    [this.#fetch, this.#wait] = [fetcher, wait];
  }

  /** Who is signed in; a guest if nobody was. */
  async enter(): Promise<Answer<'GET /me'>> {
    try {
      return await this.ask('GET /me');
    } catch (wrong) {
      if (!(wrong instanceof Refusal) || wrong.status !== 401) throw wrong;
      return this.ask('POST /guests');
    }
  }

  signOut = () => this.ask('DELETE /sessions/current');
  changeName = (body: Body<'PUT /me/name'>) => this.ask('PUT /me/name', { body });
  tokens = () => this.ask('GET /tokens');
  makeToken = (body: Body<'POST /tokens'>) => this.ask('POST /tokens', { body });
  revokeToken = (at: string) => this.ask('DELETE /tokens/{token_id}', { at });
  apps = () => this.ask('GET /apps');
  revokeApp = (query: Query<'DELETE /apps'>) => this.ask('DELETE /apps', { query });
  consent = (body: Body<'POST /oauth/consent'>) => this.ask('POST /oauth/consent', { body, tries: TRIES });
  decide = (body: Body<'POST /oauth/decision'>) => this.ask('POST /oauth/decision', { body });
  games = () => this.ask('GET /games');
  openTables = () => this.ask('GET /tables');
  myTables = () => this.ask('GET /tables/mine');
  table = (at: string) => this.ask('GET /tables/{table_id}', { at });
  openTable = (body: Body<'POST /tables'>) => this.ask('POST /tables', { body });
  joinTable = (at: string, dice: DiceAsked | null) => this.ask('POST /tables/{table_id}/join', { at, body: { dice } });
  cancelTable = (at: string) => this.ask('DELETE /tables/{table_id}', { at });
  rematch = (at: string, dice: DiceAsked | null) => this.ask('POST /games/{game_id}/rematch', { at, body: { dice }, tries: TRIES });
  seek = (body: Body<'POST /seeks'>) => this.ask('POST /seeks', { body });
  waiting = () => this.ask('GET /seeks');
  live = (query: Query<'GET /live'>) => this.ask('GET /live', { query });
  mySeek = (at: string) => this.ask('GET /seeks/{seek_id}', { at });
  cancelSeek = (at: string) => this.ask('DELETE /seeks/{seek_id}', { at });
  myGames = () => this.ask('GET /me/games');
  myFinishedGames = (query: Query<'GET /me/games/finished'>) => this.ask('GET /me/games/finished', { query });
  game = (at: string) => this.ask('GET /games/{game_id}', { at });
  ratingsOf = (at: string) => this.ask('GET /games/{game_id}/ratings', { at });
  where = (at: string) => this.ask('GET /games/{game_id}/where', { at });
  record = (at: string) => this.ask('GET /games/{game_id}/record', { at });
  places = (at: string, since: number) => this.ask('GET /games/{game_id}/places', { at, query: { since } });
  proof = (at: string) => this.ask('GET /games/{game_id}/dice-proof', { at });
  notices = () => this.ask('GET /me/notices');
  readNotices = (body: Body<'POST /me/notices/read'>) => this.ask('POST /me/notices/read', { body, tries: TRIES });
  likes = () => this.ask('GET /me/notifications');
  like = (body: Body<'PUT /me/notifications'>) => this.ask('PUT /me/notifications', { body, tries: TRIES });
  pushKey = () => this.ask('GET /push/key');
  devices = () => this.ask('GET /me/devices');
  subscribe = (body: Body<'POST /me/devices'>) => this.ask('POST /me/devices', { body, tries: TRIES });
  unsubscribe = (at: string) => this.ask('DELETE /me/devices/{device_id}', { at });
  archive = (query: Query<'GET /archive'>) => this.ask('GET /archive', { query });
  player = (at: string) => this.ask('GET /players/{name}', { at });
  playerHistory = (name: string, game: string) => this.ask('GET /players/{name}/ratings/{game}', { at: [name, game] });
  playerRecords = (at: string, query: Query<'GET /players/{name}/records'>) => this.ask('GET /players/{name}/records', { at, query });
  playerMeasured = (at: string) => this.ask('GET /players/{name}/play', { at });
  playerQuality = (name: string, game: string) => this.ask('GET /players/{name}/play/{game}', { at: [name, game] });
  ladder = (at: string) => this.ask('GET /ladder/{game}', { at });
  openingGames = () => this.ask('GET /openings');
  openings = (at: string) => this.ask('GET /openings/{game}', { at });
  conduct = () => this.ask('GET /me/conduct');
  lessons = () => this.ask('GET /lessons');
  lesson = (at: string) => this.ask('GET /lessons/{lesson_id}', { at });
  answerStep = (lesson: string, step: number, body: Body<'POST /lessons/{lesson_id}/steps/{number}'>) =>
    this.ask('POST /lessons/{lesson_id}/steps/{number}', { at: [lesson, String(step)], body, tries: TRIES });
  rules = () => this.ask('GET /rules');
  rulesOf = (at: string) => this.ask('GET /rules/{game}', { at });
  articlesOf = (at: string) => this.ask('GET /rules/{game}/articles', { at });
  tryDiagram = (game: string, diagram: number, body: Body<'POST /rules/{game}/diagrams/{number}'>) =>
    this.ask('POST /rules/{game}/diagrams/{number}', { at: [game, String(diagram)], body, tries: TRIES });
  practice = () => this.ask('GET /practice');
  nextPuzzle = (query: Query<'GET /practice/puzzle'>) => this.ask('GET /practice/puzzle', { query });
  answerPuzzle = (at: string, body: Body<'POST /practice/puzzles/{puzzle_id}'>) => this.ask('POST /practice/puzzles/{puzzle_id}', { at, body });
  nextThrow = () => this.ask('GET /practice/throw');
  answerThrow = (body: Body<'POST /practice/throw'>) => this.ask('POST /practice/throw', { body });
  passages = (source: string) => this.ask('GET /passages', { query: { source } });
  passage = (at: string) => this.ask('GET /passages/{passage_id}', { at });
  paraphrase = (at: string) => this.ask('GET /passages/{passage_id}/paraphrase', { at });
  library = () => this.ask('GET /library');
  studies = (query: Query<'GET /library/studies'>) => this.ask('GET /library/studies', { query });
  study = (at: string) => this.ask('GET /library/{study_id}', { at });
  playStudy = (at: string, body: Body<'POST /library/{study_id}/play'>) => this.ask('POST /library/{study_id}/play', { at, body, tries: TRIES });
  towards = (at: string) => this.ask('GET /players/{name}/towards', { at });
  relate = (relation: 'follows' | 'blocks' | 'mutes', at: string) => this.ask(`PUT /${relation}/{name}`, { at, tries: TRIES });
  release = (relation: 'follows' | 'blocks' | 'mutes', at: string) => this.ask(`DELETE /${relation}/{name}`, { at, tries: TRIES });
  people = () => this.ask('GET /me/people');
  privacy = () => this.ask('GET /me/privacy');
  setPrivacy = (body: Body<'PUT /me/privacy'>) => this.ask('PUT /me/privacy', { body, tries: TRIES });
  company = () => this.ask('GET /me/company');
  threads = () => this.ask('GET /messages');
  thread = (at: string, before: number | null = null) => this.ask('GET /messages/{name}', { at, query: { before } });
  write = (at: string, text: string) => this.ask('POST /messages/{name}', { at, body: { text } });
  noteRead = (at: string, upTo: number) => this.ask('POST /messages/{name}/read', { at, body: { up_to: upTo }, tries: TRIES });
  deleteThread = (at: string) => this.ask('DELETE /messages/{name}', { at, tries: TRIES });
  chatOf = (at: string) => this.ask('GET /games/{game_id}/chat', { at });
  report = (body: Body<'POST /reports'>) => this.ask('POST /reports', { body, tries: TRIES });
  myReports = () => this.ask('GET /reports/mine');
  decisions = () => this.ask('GET /me/decisions');
  decisionsSeen = () => this.ask('POST /me/decisions/seen', { tries: TRIES });
  appeal = (decision: number, text: string) => this.ask('POST /me/decisions/{decision_id}/appeal', { at: String(decision), body: { text } });
  cases = () => this.ask('GET /moderation/cases');
  case = (at: string) => this.ask('GET /moderation/cases/{case_id}', { at });
  takeCase = (at: string) => this.ask('POST /moderation/cases/{case_id}/lease', { at, tries: TRIES });
  releaseCase = (at: string) => this.ask('DELETE /moderation/cases/{case_id}/lease', { at, tries: TRIES });
  decideCase = (at: string, body: Body<'POST /moderation/cases/{case_id}/actions'>) => this.ask('POST /moderation/cases/{case_id}/actions', { at, body });
  appeals = () => this.ask('GET /moderation/appeals');
  answerAppeal = (decision: number, body: Body<'POST /moderation/appeals/{decision_id}'>) => this.ask('POST /moderation/appeals/{decision_id}', { at: String(decision), body });
  trail = (query: Query<'GET /moderation/trail'>) => this.ask('GET /moderation/trail', { query });
  line = (body: Body<'POST /lines'>) => this.ask('POST /lines', { body, tries: TRIES });
  review = (body: Body<'POST /lines/review'>) => this.ask('POST /lines/review', { body, tries: TRIES });
  compare = (body: Body<'POST /lines/compared'>) => this.ask('POST /lines/compared', { body, tries: TRIES });

  async ask<O extends Operation>(operation: O, asked: Asked<O> = {}): Promise<Answer<O>> {
    const tries = asked.tries ?? (operation.startsWith('GET ') ? TRIES : 1);
    for (let nth = 1; ; nth += 1) {
      try {
        return await this.#once(operation, asked);
      } catch (wrong) {
        if (nth >= tries || !passing(wrong)) throw wrong;
        await this.#wait(FIRST_WAIT_MS * 2 ** (nth - 1));
      }
    }
  }

  async #once<O extends Operation>(operation: O, { at = '', body, query }: Asked<O>): Promise<Answer<O>> {
    const [method = 'GET', path = ''] = operation.split(' ');
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const names = [at].flat();
    const address = `/api${path.replace(/\{\w+\}/g, () => encodeURIComponent(names.shift() ?? ''))}${written(query ?? {})}`;
    const answer = await this.#fetch(address, { method, ...sent });
    const words = await answer.text();
    if (!answer.ok) {
      const refusal = refusalOf(answer, words);
      if (operation !== 'GET /me' && isRefused(refusal, SIGN_IN)) this.onended();
      throw refusal;
    }
    return (words === '' ? null : JSON.parse(words)) as Answer<O>;
  }
}

/** A query as it stands in an address; what is not said is left out. */
function written(query: object): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return said.length === 0 ? '' : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Whether the same may succeed a moment later. */
function passing(wrong: unknown): boolean {
  return wrong instanceof Refusal ? AWAY.has(wrong.status) : wrong instanceof TypeError;
}

function refusalOf({ status }: Response, words: string): Refusal {
  try {
    const { detail, message, extra } = JSON.parse(words) as { detail?: string; message?: Phrase; extra?: unknown };
    return new Refusal(status, detail ?? '', message, extra);
  } catch {
    // Not of the server itself: a proxy says nothing that helps.
    return new Refusal(status, '');
  }
}

export const api = new Api();

/** Where the server draws a game; `seq` tells one state from the next. */
export const drawingPath = (game: string, seq: number, language: string, flip: boolean): string =>
  `/api/games/${game}/drawing.svg?language=${language}&flip=${String(flip)}&seq=${seq}`;

/** Where a study can be had as a file of that ending. */
export const studyFile = (study: string, ending: string, language: string): string => `/api/library/${study}/study.${ending}?language=${language}`;
