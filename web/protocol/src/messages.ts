// Generated from the messages of the server (academie.server.wire) by `make web-types`. Do not edit.

/**
 * What a client says.
 */
export type FromClient = Join | Leave | Act | Say | Chat | Sync | Ping | Watch;
/**
 * What the server says.
 */
export type FromServer =
  Joined | Step | Synced | Ack | Nack | Chatted | Chats | Presence | Pong | Refused | Changed;

/**
 * What goes over a socket, one way and the other.
 */
export interface Protocol {
  client: FromClient;
  server: FromServer;
}
/**
 * Sits down at, or looks on, a game; `since` is the first event not yet seen.
 */
export interface Join {
  t: 'join';
  game: string;
  since?: number;
}
export interface Leave {
  t: 'leave';
  game: string;
}
/**
 * Acts. `id` is the same in every retry; `nonce` is 16 fresh random bytes, in hexadecimal.
 */
export interface Act {
  t: 'act';
  game: string;
  id: string;
  act: string;
  nonce: string;
  seq?: number | null;
}
/**
 * Resigns, offers or answers.
 *
 *     Words: `resign`, `offer-draw`, `ask-takeback`, `accept`, `decline`, `adjourn` (which asks), `resume`.
 */
export interface Say {
  t: 'say';
  game: string;
  id: string;
  word: string;
}
export interface Chat {
  t: 'chat';
  game: string;
  text: string;
}
/**
 * Asks for the events from `since` on.
 */
export interface Sync {
  t: 'sync';
  game: string;
  since: number;
}
/**
 * Keeps the line open. `rtt`, a round trip as an earlier client measured it, is read and ignored.
 */
export interface Ping {
  t: 'ping';
  sent: number;
  rtt?: number;
}
/**
 * Asks to be told when the open tables change, or anything that concerns one's account.
 */
export interface Watch {
  t: 'watch';
}
/**
 * The game as it stands, and the events asked for.
 */
export interface Joined {
  t: 'joined';
  game: string;
  seat: number | null;
  key: string;
  ruleset: string;
  options: {
    [k: string]: unknown;
  };
  agreed: Words[];
  players: string[];
  seq: number;
  log: Logged[];
  view: View;
}
/**
 * The same in both languages.
 */
export interface Words {
  fr: string;
  en: string;
}
/**
 * An event of the log as clients see it.
 */
export interface Logged {
  seq: number;
  kind: string;
  seat: number | null;
  body: {
    [k: string]: unknown;
  };
  at_ms: number;
  hash: string;
}
/**
 * The table as one seat may see it.
 */
export interface View {
  position: string;
  actor: number | null;
  acts: string[];
  told: Told[];
  clocks: number[];
  running?: number | null;
  offer?: string | null;
  offered_by?: number | null;
  consents?: number[];
  outcome?: {
    [k: string]: unknown;
  } | null;
  tries?: Try[];
  at_board?: number[];
  sheet?: Sheets | null;
}
/**
 * An event of the law in words.
 */
export interface Told {
  kind: string;
  seat: number;
  fr: string;
  en: string;
  cite: string;
  marks?: Mark[];
}
/**
 * What shows an event on the board: an arrow from the first place to the last, or a mark on the only one.
 *
 *     Places are named as on printed boards; `style` says how it is drawn.
 */
export interface Mark {
  places: string[];
  style: string;
  label?: string;
}
/**
 * Acts that may be tried: `verb` followed by one of `words`, or by up to `most` of them.
 *
 *     Where there are no words, the verb is the whole act.
 */
export interface Try {
  verb: string;
  words?: string[];
  most?: number;
}
/**
 * The same account in both languages.
 */
export interface Sheets {
  fr: SheetTold;
  en: SheetTold;
}
/**
 * An account kept beside the board, in one language: a group of columns for each of `heads`.
 */
export interface SheetTold {
  title: string;
  subtitle: string;
  heads: string[];
  label: string;
  columns: string[];
  rows: SheetRow[];
  sums: SheetSum[];
  notes: string[];
}
/**
 * A line: its label, and by account the cells of its columns.
 */
export interface SheetRow {
  label: string;
  cells: SheetCell[][];
}
/**
 * What stands in one column, with so many little flags before it.
 */
export interface SheetCell {
  text?: string;
  flags?: number;
}
/**
 * A line below the rule: one figure for each account; the last such line is how all comes out.
 */
export interface SheetSum {
  label: string;
  values: string[];
}
/**
 * What has happened at a table, once it is durable.
 */
export interface Step {
  t: 'step';
  game: string;
  seq: number;
  log: Logged[];
  view: View;
}
export interface Synced {
  t: 'synced';
  game: string;
  log: Logged[];
}
/**
 * The act of that id is in the log, at that place, for good.
 */
export interface Ack {
  t: 'ack';
  id: string;
  seq: number;
}
/**
 * The act of that id was not taken; `reason` says why in English, `fr` in French.
 */
export interface Nack {
  t: 'nack';
  id: string;
  reason: string;
  seq: number;
  fr: string;
}
/**
 * Something said at a table; `id` grows with each line of a game.
 */
export interface Chatted {
  t: 'chat';
  game: string;
  name: string;
  text: string;
  id: number;
}
/**
 * What was said at a table before one came, the oldest line first.
 */
export interface Chats {
  t: 'chats';
  game: string;
  lines: Chatted[];
}
/**
 * Who is at the table: each seat, and how many look on.
 */
export interface Presence {
  t: 'presence';
  game: string;
  seats: boolean[];
  onlookers: number;
}
export interface Pong {
  t: 'pong';
  sent: number;
}
/**
 * Something that could not be done or understood; `reason` says why in English, `fr` in French.
 */
export interface Refused {
  t: 'refused';
  reason: string;
  fr: string;
}
/**
 * Something watched is not as it was: ask for it again.
 */
export interface Changed {
  t: 'changed';
  topic: 'lobby' | 'mine';
}
