// Generated from the messages of the server by `make web-types`. Do not edit.

/**
 * What a client says.
 */
export type FromClient =
  Ping | Watch | Join | Leave | DoAct | Say | Share | Countersign | Rekey | Chat | Sync | WatchTables;
/**
 * What the server says.
 */
export type FromServer =
  | Hello
  | Pong
  | Refused
  | Changed
  | Joined
  | Stepped
  | Thrown
  | Receipted
  | Countersigned
  | Synced
  | Ack
  | Nack
  | Chatted
  | Chats
  | Presence
  | Stopped
  | Moved
  | TablesTold
  | TablesChanged;

/**
 * What goes over a socket, one way and the other.
 */
export interface Protocol {
  client: FromClient;
  server: FromServer;
}
/**
 * Keeps the line open. What earlier clients say here of their own lag is ignored: the server measures.
 */
export interface Ping {
  t: 'ping';
  sent: number;
}
/**
 * Asks to be told when the open tables change, or anything that concerns one's account.
 */
export interface Watch {
  t: 'watch';
}
/**
 * Sits down at, or looks on, a game; `since` is the first event not yet seen.
 *
 *     A game whose log does not have the event of `head`, which the server has signed, is ended.
 */
export interface Join {
  t: 'join';
  game: string;
  since?: number;
  head?: KnownHead | null;
}
/**
 * An event that a client has seen, by its hash, and the server's own signature of it.
 */
export interface KnownHead {
  seq: number;
  head: string;
  receipt: ReceiptTold;
}
/**
 * The server's signature of an event, with the path from it to what was signed: see `docs/dice.md`.
 */
export interface ReceiptTold {
  at_ms: number;
  size: number;
  index: number;
  path: string[];
  sig: string;
  key: string;
}
export interface Leave {
  t: 'leave';
  game: string;
}
/**
 * Acts. `id` is the same in every retry.
 *
 *     Games whose log is of the first format want a `nonce` of 16 fresh random bytes, in hexadecimal.
 */
export interface DoAct {
  t: 'act';
  game: string;
  id: string;
  act: string;
  nonce?: string;
  seq?: number | null;
}
/**
 * Resigns, offers or answers.
 *
 *     Words: `resign`, `offer-draw`, `ask-takeback`, `accept`, `decline`, `withdraw`, `adjourn` (which asks),
 *     `resume`, `claim-win`, `claim-draw`.
 */
export interface Say {
  t: 'say';
  game: string;
  id: string;
  word: string;
}
/**
 * Gives the link of roll `n` that a throw asks for, in hexadecimal.
 */
export interface Share {
  t: 'share';
  game: string;
  n: number;
  link: string;
}
/**
 * Signs the log up to event `seq`, which this seat has checked.
 */
export interface Countersign {
  t: 'countersign';
  game: string;
  seq: number;
  sig: string;
}
/**
 * Asks for another chain and key, while no roll is pending. `id` is the same in every retry.
 */
export interface Rekey {
  t: 'rekey';
  game: string;
  id: string;
  anchor: string;
  nonce: string;
  key: string;
}
/**
 * Says something, in one's own room unless another is named, which is possible after the game.
 */
export interface Chat {
  t: 'chat';
  game: string;
  text: string;
  room?: ('onlookers' | 'players') | null;
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
 * Asks for the open tables and for what changes in them, where `watch` only says that they changed.
 */
export interface WatchTables {
  t: 'watch-tables';
}
/**
 * The first message of a socket: what is spoken, and what the server knows.
 */
export interface Hello {
  t: 'hello';
  protocol: number;
  server: string;
  laws: {
    [k: string]: string;
  };
  words: string[];
}
export interface Pong {
  t: 'pong';
  sent: number;
}
/**
 * Something that could not be done or understood, and why.
 */
export interface Refused {
  t: 'refused';
  message: Phrase;
}
/**
 * Words for the client to say: a message of the catalogues by its key, or content by language.
 *
 *     Arguments are text, numbers, other phrases, citations, flèches, and lists of them.
 */
export interface Phrase {
  key?: string;
  args?: {
    [k: string]: unknown;
  };
  said?: {
    [k: string]: string;
  };
  seat?: number | null;
}
/**
 * Something watched is not as it was: ask for it again.
 */
export interface Changed {
  t: 'changed';
  topic: 'lobby' | 'mine';
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
  agreed: Phrase[];
  players: string[];
  seq: number;
  log: Logged[];
  view: View;
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
  hash?: string;
}
/**
 * The table as one seat may see it. What differs by seat comes last: see `StepFrames`.
 */
export interface View {
  board: TablesBoard | GridBoard | DominoBoard | PlainBoard;
  turn: number | null;
  events: EventView[];
  clocks: number[];
  line?: string;
  running?: number | null;
  last?: Done | null;
  offer?: string | null;
  offered_by?: number | null;
  consents?: number[];
  outcome?: {
    [k: string]: unknown;
  } | null;
  at_board?: number[];
  sheets?: {
    [k: string]: SheetTold;
  };
  first_act_ms?: number | null;
  by_act?: number;
  choices: Choices;
}
/**
 * A board of 24 flèches.
 *
 *     Places: `0` to `11` along White's side from the talons, `12` to `23` back along Black's; `hand-S` where
 *     men of seat S wait to enter, `off-S` where they are borne off, `pile-S-N` the stack upon flèche N;
 *     `points-S-P` and `hole-S-H` where jeton and fichet mark, `jetons` the reserve. White is seat 0.
 */
export interface TablesBoard {
  kind: 'tables';
  men: number[][];
  thrower: number;
  held?: number[];
  off?: number[];
  piles?: number[][];
  dice?: number[];
  again?: number;
  counters?: Counter[];
  goal?: number;
  touched?: string[];
  run?: '' | 'alike' | 'half-lap' | 'head-on';
}
/**
 * What a player shows at the edge of a tables board.
 */
export interface Counter {
  points?: number;
  holes?: number;
  jetons?: number;
  behind?: number;
  pavillon?: boolean;
}
/**
 * A board of squares, `side` by `side`.
 *
 *     `names` says what squares are called: `numbers` counts those of one colour row by row from Black's side,
 *     the second of the first row being 1; `letters` names all by file and row, from `a1` at White's left.
 */
export interface GridBoard {
  kind: 'grid';
  side: number;
  names: 'letters' | 'numbers';
  turn: number;
  pieces: Pieces[];
  touched?: string[];
}
/**
 * The pieces of one kind of a player, and where they stand.
 */
export interface Pieces {
  seat: number;
  kind: string;
  at: string[];
}
/**
 * A line of tiles, each as its numbers from left to right, the hands by seat, and the boneyard.
 *
 *     Places: `left` and `right`, the ends of the line (the first tile is laid `right`), and `hand-N`, the tile
 *     of that number from 0 in the hand of the seat to play.
 */
export interface DominoBoard {
  kind: 'dominoes';
  line: number[][];
  hands: Hand[];
  turn: number;
  stock: number;
  scores?: number[];
  taken?: number;
}
/**
 * What a player holds: tiles that lie open, the higher number first, or so many face down.
 */
export interface Hand {
  tiles?: number[][];
  hidden?: number;
  denied?: number[];
}
/**
 * A position that is known by its line of notation only.
 */
export interface PlainBoard {
  kind: 'plain';
}
/**
 * An event of the law: its code, whom it is about, the passage it rests on, and how it is shown.
 */
export interface EventView {
  code: string;
  seat: number;
  cite: Cite;
  message: Phrase;
  marks?: Mark[];
}
/**
 * A place in a work, in parts that a client words by the messages `citations-…` of its catalogue.
 *
 *     `remark` is a message that takes the place as its argument `place`, or content that stands for it.
 */
export interface Cite {
  source: string;
  place: PlacePart[];
  remark?: Phrase | null;
  passages?: string[];
}
/**
 * A step of a place in a book: its kind, its numbers, how it follows the step before.
 */
export interface PlacePart {
  kind: string;
  numbers: string[];
  joint: string;
}
/**
 * What shows an event on the board: an arrow from the first place to the last, or a mark on the only one.
 *
 *     Places are named as on printed boards; `style` says how it is drawn. `worth` is what an arrow brings
 *     whoever threw, in points, negative if they go to the opponent.
 */
export interface Mark {
  places: string[];
  style: string;
  label?: string;
  worth?: number;
}
/**
 * An act that was made, with its steps; no seat is that of chance.
 */
export interface Done {
  text: string;
  seat?: number | null;
  steps?: Step[];
  say?: Said | null;
  dice?: number[];
}
/**
 * One piece carried from one place to another, by one number of the dice or one jump.
 *
 *     Steps of one piece that follow one another may be made in a single gesture.
 */
export interface Step {
  from: string;
  to: string;
  over?: string[];
  sends?: Sent[];
  becomes?: string;
  die?: number;
}
/**
 * A piece put elsewhere by the step of another: a man hit, the rook of a king that castles.
 */
export interface Sent {
  from: string;
  to: string;
}
/**
 * An act in words: the client's catalogue has them under `web-acts-do-` and the key.
 *
 *     `of` is what follows the verb: a number, a square, a tile, a message that tells a play; `seat` is the
 *     player it is about. The dice that decide who begins are `first-dice`, with `white` and `black`.
 */
export interface Said {
  key: string;
  args?: {
    [k: string]: unknown;
  };
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
 * What a seat may do, and the steps that several of these acts share.
 */
export interface Choices {
  steps?: Step[];
  acts?: Act[];
  tries?: Try[];
  any_order?: boolean;
}
/**
 * An act. A step that several acts share is the number it has in the list of steps beside the acts.
 */
export interface Act {
  text: string;
  steps?: (number | Step)[];
  ways?: (number | Step)[][];
  first?: number;
  at_once?: boolean;
  after?: (number | Step)[];
  touch?: string;
  pick?: string;
  say?: Said | null;
  dice?: number[];
  seat?: number | null;
}
/**
 * Acts that may be tried by hand, right or wrong, under one verb.
 *
 *     Where `most` is more than one, the acts are single moves whose texts follow `text`, in the order of the
 *     list and at most so many of them; else the text of each act is complete.
 */
export interface Try {
  text: string;
  key: string;
  acts?: Act[];
  most?: number;
}
/**
 * What has happened at a table, once it is durable.
 */
export interface Stepped {
  t: 'step';
  game: string;
  seq: number;
  log: Logged[];
  view: View;
}
/**
 * Asks the seats in `owed` for their links of roll `n`, which follows event `seq`.
 */
export interface Thrown {
  t: 'throw';
  game: string;
  n: number;
  seq: number;
  head: string;
  owed: number[];
  receipt: ReceiptTold;
}
/**
 * The server's signature of event `seq`, the newest of the game.
 */
export interface Receipted {
  t: 'receipt';
  game: string;
  seq: number;
  receipt: ReceiptTold;
}
/**
 * A seat has checked the log up to event `seq` and signed it.
 */
export interface Countersigned {
  t: 'countersigned';
  game: string;
  seat: number;
  seq: number;
  sig: string;
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
 * The act of that id was not taken, and why.
 */
export interface Nack {
  t: 'nack';
  id: string;
  seq: number;
  message: Phrase;
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
  at_ms?: number;
  room?: 'onlookers' | 'players';
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
  away?: number | null;
  claim_ms?: number | null;
}
/**
 * The game cannot go on for now, and why; nothing is lost, and joining again tells when it can.
 */
export interface Stopped {
  t: 'stopped';
  game: string;
  message: Phrase;
}
/**
 * The game is played by another process: connect again, to where `GET /api/games/ID/where` says.
 */
export interface Moved {
  t: 'moved';
  game: string;
  message: Phrase;
}
/**
 * All open tables, each as `GET /api/tables` has it, the oldest first.
 */
export interface TablesTold {
  t: 'tables';
  v: number;
  tables: unknown[];
}
/**
 * What has changed in the open tables since the message before; after a gap in `v`, watch again.
 */
export interface TablesChanged {
  t: 'tables-changed';
  v: number;
  add: unknown[];
  remove: string[];
}
