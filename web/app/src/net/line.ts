/** One game as a client knows it, as a value: what is heard changes it and may call for an answer. No page, no socket. */
import type {
  Chatted,
  DoAct,
  EventView,
  FromClient,
  FromServer,
  Joined,
  KnownHead,
  Logged,
  Phrase,
  Presence,
  Say,
  Stepped,
  View,
} from '@academie/protocol/wire';

export type Said = DoAct | Say;

export interface Line {
  readonly game: string;
  /** The game as it was joined; nothing before that. */
  readonly about: Joined | null;
  readonly view: View | null;
  /** Events before those of the view, the newest last. */
  readonly earlier: readonly EventView[];
  /** The events known, in order and without gaps up to `seq`. */
  readonly log: readonly Logged[];
  /** The last event up to which nothing is missing. */
  readonly seq: number;
  /** The last event the view tells of. */
  readonly shown: number;
  /** What has been said and not answered: said again, with the same id, on a new connection. */
  readonly pending: readonly Said[];
  /** By id, the event that answered something pending whose step has not come yet: the server acknowledges first. */
  readonly acked: ReadonlyMap<string, number>;
  readonly presence: Presence | null;
  readonly chats: readonly Chatted[];
  readonly refusal: Refusal | null;
  /** Why the game cannot go on for now, if it cannot. */
  readonly stopped: Phrase | null;
}

/** What the server did not take; `count` grows, so that the same refusal twice is two. */
export interface Refusal {
  readonly reason: Phrase;
  readonly count: number;
}

export interface Heard {
  readonly line: Line;
  readonly answers: readonly FromClient[];
}

export const MOST_CHATS = 200;
export const MOST_EARLIER = 12;

export const begun = (game: string): Line => ({
  game,
  about: null,
  view: null,
  earlier: [],
  log: [],
  seq: -1,
  shown: -1,
  pending: [],
  acked: new Map(),
  presence: null,
  chats: [],
  refusal: null,
  stopped: null,
});

/** What is said first on every new connection. */
export const greeting = ({ game, seq }: Line, head: KnownHead | null = null): FromClient => ({ t: 'join', game, since: seq + 1, ...(head && { head }) });

/** The line with something said that is to be answered. */
export const said = (line: Line, what: Said): Line => ({ ...line, pending: [...line.pending, what] });

/** What follows from a message. */
export function heard(line: Line, message: FromServer): Heard {
  if ('game' in message && message.game !== line.game) return quiet(line);
  switch (message.t) {
    case 'joined':
      return joined(line, message);
    case 'step':
      return stepped(line, message);
    case 'synced':
      return quiet(merged(line, message.log));
    case 'ack':
      return quiet(settled({ ...line, acked: new Map([...line.acked, [message.id, message.seq]]) }));
    case 'nack':
      return quiet(refused(answered(line, message.id), message.message));
    case 'refused':
      return quiet(refused(line, message.message));
    case 'stopped':
      return quiet({ ...line, stopped: message.message });
    case 'chat':
      return quiet(chatted(line, [message]));
    case 'chats':
      return quiet(chatted(line, message.lines));
    case 'presence':
      return quiet({ ...line, presence: message });
    case 'hello':
    case 'throw':
    case 'receipt':
    case 'countersigned':
    case 'changed':
    case 'tables':
    case 'tables-changed':
    case 'moved':
    case 'pong':
      return quiet(line);
  }
}

const quiet = (line: Line): Heard => ({ line, answers: [] });

/** The line with what was said; what is heard twice, as it may be by who comes just then, is kept once. */
function chatted(line: Line, more: readonly Chatted[]): Line {
  const byId = new Map([...line.chats, ...more].map((chat) => [chat.id, chat]));
  return { ...line, chats: [...byId.values()].sort((one, two) => one.id - two.id).slice(-MOST_CHATS) };
}

const answered = (line: Line, id: string): Line => ({
  ...line,
  pending: line.pending.filter((each) => each.id !== id),
});

/** The line without what is answered and shown. */
function settled(line: Line): Line {
  const shown = (id: string): boolean => (line.acked.get(id) ?? Infinity) <= line.shown;
  const open = line.pending.filter(({ id }) => !shown(id));
  if (open.length === line.pending.length) return line;
  return { ...line, pending: open, acked: new Map([...line.acked].filter(([id]) => !shown(id))) };
}

const refused = (line: Line, reason: Phrase): Line => ({
  ...line,
  refusal: { reason, count: (line.refusal?.count ?? 0) + 1 },
});

function joined(line: Line, message: Joined): Heard {
  const whole = merged({ ...line, about: message, stopped: null }, message.log);
  const again = line.pending.filter(({ id }) => !line.acked.has(id));
  return { line: seen(whole, message.view, message.seq), answers: [...missing(whole, message.seq), ...again] };
}

function stepped(line: Line, message: Stepped): Heard {
  const whole = merged(line, message.log);
  return { line: seen(whole, message.view, message.seq), answers: missing(whole, message.seq) };
}

/** Asks for the events that are missing, if those up to `upTo` have happened. */
const missing = ({ game, seq }: Line, upTo: number): readonly FromClient[] =>
  seq < upTo ? [{ t: 'sync', game, since: seq + 1 }] : [];

/** The newest view is the one to be shown, in whatever order views come. */
const seen = (line: Line, view: View, seq: number): Line =>
  seq < line.shown ? line : settled({ ...line, view, shown: seq, ...(seq > line.shown ? { earlier: before(line), refusal: null } : {}) });

const before = ({ earlier, view }: Line): readonly EventView[] => [...earlier, ...(view?.events ?? [])].slice(-MOST_EARLIER);

/** The log with what follows on it; what comes after a gap is left until the gap is filled. */
function merged(line: Line, more: readonly Logged[]): Line {
  const next = [...more].sort((one, two) => one.seq - two.seq);
  const log = [...line.log];
  let { seq } = line;
  for (const entry of next) {
    if (entry.seq === seq + 1) {
      log.push(entry);
      seq += 1;
    }
  }
  return { ...line, log, seq };
}
