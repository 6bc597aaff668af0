/** The pages there are, by their addresses. */
/** With whom one may start a game at once. */
export const COMPANY = ['machine', 'someone', 'friend'] as const;
export type Company = (typeof COMPANY)[number];
/** `open` is a table for anyone, among friends. */
export type Asked = Company | 'open';

export interface Start {
  /** The game, or nothing for the one played last. */
  readonly game: string;
  readonly company: Asked;
}

export type Route =
  | { readonly page: 'mine' | 'nowhere' | 'decisions' | 'kept' }
  | { readonly page: 'messages'; /** With whom, or nothing for the list. */ readonly name: string }
  | { readonly page: 'moderation'; /** A part of it, or the number of a case. */ readonly part: string }
  | { /** Where links by mail lead. */ readonly page: 'recover' | 'confirm-email' }
  | {
      /** The front door, which is the lobby for who has an account; the lobby itself. */
      readonly page: 'home' | 'lobby';
      /** Who is to be challenged there, if somebody is. */
      readonly challenged: string;
      /** What is to be started there, if something is. */
      readonly start: Start | null;
    }
  | { readonly page: 'archive'; readonly query: string }
  | { readonly page: 'table' | 'replay' | 'dice'; readonly game: string }
  | { readonly page: 'join'; readonly table: string }
  | { readonly page: 'player'; readonly name: string }
  | { readonly page: 'ladder'; /** The game, or nothing for the usual one. */ readonly game: string }
  | { readonly page: 'openings'; /** The game, or nothing for the usual one. */ readonly game: string }
  | { readonly page: 'rules'; /** The game, or nothing for the list of them. */ readonly game: string }
  | { readonly page: 'practice' | 'marking' }
  | { readonly page: 'puzzles'; /** Only of that game and theme, if they are given. */ readonly game: string; readonly theme: string; /** Or that one. */ readonly puzzle: string }
  | { readonly page: 'settings'; /** Its section, or nothing for the first. */ readonly section: string }
  | { readonly page: 'oauth'; /** What a program asks. */ readonly query: string }
  | { readonly page: 'library'; readonly query: string }
  | { readonly page: 'study'; readonly study: string }
  | { readonly page: 'passage'; /** Its id, or nothing for the books. */ readonly passage: string; /** The book whose passages are listed, if one is. */ readonly source: string }
  | { readonly page: 'learn'; /** The lesson, or nothing for the list of them. */ readonly lesson: string };

type Made = (id: string, query: URLSearchParams) => Route;

const ID = '([0-9a-f-]{36})';
/** What stands in brackets in an address is what its page is of. */
const PAGES: readonly (readonly [RegExp, Made])[] = [
  [/^\/(play)?$/, (lobby, query) => ({ page: lobby ? 'lobby' : 'home', challenged: query.get('challenge') ?? '', start: startOf(query) })],
  [/^\/games$/, () => ({ page: 'mine' })],
  [/^\/archive$/, (_, query) => ({ page: 'archive', query: query.toString() })],
  [new RegExp(`^/table/${ID}$`), (game) => ({ page: 'table', game })],
  [new RegExp(`^/game/${ID}$`), (game) => ({ page: 'replay', game })],
  [new RegExp(`^/dice/${ID}$`), (game) => ({ page: 'dice', game })],
  [new RegExp(`^/join/${ID}$`), (table) => ({ page: 'join', table })],
  [/^\/learn(?:\/([\w-]+))?$/, (lesson) => ({ page: 'learn', lesson })],
  [/^\/rules(?:\/([\w-]+))?$/, (game) => ({ page: 'rules', game })],
  [/^\/ladder(?:\/([\w-]+))?$/, (game) => ({ page: 'ladder', game })],
  [/^\/openings(?:\/([\w-]+))?$/, (game) => ({ page: 'openings', game })],
  [/^\/library$/, (_, query) => ({ page: 'library', query: query.toString() })],
  [/^\/library\/([\w-]+)$/, (study) => ({ page: 'study', study })],
  [/^\/passage(?:\/([\w.-]+))?$/, (passage, query) => ({ page: 'passage', passage, source: query.get('source') ?? '' })],
  [/^\/practice$/, () => ({ page: 'practice' })],
  [/^\/practice\/puzzles$/, (_, query) => ({ page: 'puzzles', game: query.get('game') ?? '', theme: query.get('theme') ?? '', puzzle: query.get('puzzle') ?? '' })],
  [/^\/practice\/marking$/, () => ({ page: 'marking' })],
  [/^\/settings(?:\/([\w-]+))?$/, (section) => ({ page: 'settings', section })],
  [/^\/player\/([^/]+)$/, (name) => namedRoute('player', name)],
  [/^\/messages(?:\/([^/]+))?$/, (name) => namedRoute('messages', name)],
  [/^\/moderation(?:\/(appeals|trail|\d{1,15}))?$/, (part) => ({ page: 'moderation', part })],
  [/^\/decisions$/, () => ({ page: 'decisions' })],
  [/^\/kept$/, () => ({ page: 'kept' })],
  [/^\/oauth\/authorize$/, (_, query) => ({ page: 'oauth', query: query.toString() })],
  [/^\/recover$/, () => ({ page: 'recover' })],
  [/^\/confirm-email$/, () => ({ page: 'confirm-email' })],
];

function startOf(query: URLSearchParams): Start | null {
  const game = query.get('play');
  return game === null ? null : { game, company: [...COMPANY, 'open' as const].find((each) => each === query.get('with')) ?? 'machine' };
}

/** A page about somebody, unless the name is not written as addresses are. */
function namedRoute(page: 'player' | 'messages', name: string): Route {
  try {
    return { page, name: decodeURIComponent(name) };
  } catch {
    return { page: 'nowhere' };
  }
}

export function routeOf(address: string): Route {
  const { pathname, searchParams } = new URL(address, 'http://here');
  const path = pathname.replace(/(.)\/$/, '$1');
  const [pattern, made] = PAGES.find(([each]) => each.test(path)) ?? [];
  return made?.(pattern?.exec(path)?.[1] ?? '', searchParams) ?? { page: 'nowhere' };
}

export const tablePath = (game: string): string => `/table/${game}`;
export const replayPath = (game: string): string => `/game/${game}`;
export const dicePath = (game: string): string => `/dice/${game}`;
export const joinPath = (table: string): string => `/join/${table}`;
export const playerPath = (name: string): string => `/player/${encodeURIComponent(name)}`;
export const challengePath = (name: string): string => `${LOBBY}?challenge=${encodeURIComponent(name)}`;
/** The quick start of a game, over the lobby. */
export const startPath = (game: string, company: Asked): string => `${LOBBY}?${new URLSearchParams({ play: game, with: company }).toString()}`;
export const ladderPath = (game: string): string => `${LADDER}/${game}`;
export const openingsPath = (game: string): string => `${OPENINGS}/${game}`;
export const lessonPath = (lesson: string): string => `${LEARN}/${lesson}`;
export const rulesPath = (game: string): string => `${RULES}/${game}`;
export const libraryPath = (game: string): string => `${LIBRARY}?game=${encodeURIComponent(game)}`;
export const studyPath = (study: string): string => `${LIBRARY}/${study}`;
export const passagePath = (passage: string): string => `${PASSAGE}/${passage}`;
export const bookPath = (source: string): string => `${PASSAGE}?source=${encodeURIComponent(source)}`;
export const settingsPath = (section: string): string => (section === '' ? '/settings' : `/settings/${section}`);
export const LOBBY = '/play';
export const LIBRARY = '/library';
export const PASSAGE = '/passage';
export const RULES = '/rules';
export const LEARN = '/learn';
export const PRACTICE = '/practice';
export const MARKING = '/practice/marking';
export const puzzlesPath = (game: string, theme: string): string =>
  `${PRACTICE}/puzzles?${new URLSearchParams({ game, ...(theme !== '' && { theme }) }).toString()}`;
export const messagesPath = (name: string): string => (name === '' ? MESSAGES : `${MESSAGES}/${encodeURIComponent(name)}`);
export const moderationPath = (part: string): string => (part === '' ? '/moderation' : `/moderation/${part}`);
export const MESSAGES = '/messages';
export const DECISIONS = '/decisions';
export const KEPT = '/kept';
export const LADDER = '/ladder';
export const OPENINGS = '/openings';
export const MINE = '/games';
export const ARCHIVE = '/archive';
