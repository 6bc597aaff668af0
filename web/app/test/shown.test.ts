/** Parts of recorded games, told all at once: what is shown of them, and what is told beside the board meanwhile. */
import type { EventView, View } from '@academie/protocol/wire';
import { describe, expect, test } from 'vitest';
import type { Sight } from '../src/game/director.ts';
import { turnOf } from '../src/game/turn.ts';
import { clockwork } from './clockwork.ts';
import { at, GAMES, holesOf, lineAt, SEEN, type Told } from './sample.ts';

const PAST = 240_000;

/** Everything that is seen when all of a part is told at once, after its first message, each with the line as it was told by then. */
function shownOf(part: readonly Told[], seat: number | null = 0): readonly { readonly sight: Sight; readonly view: View; readonly seq: number; readonly board: View['board'] }[] {
  const { director, pass, sights } = clockwork();
  const lines: ReturnType<typeof lineAt>[] = [];
  const note = (nth: number): void => { while (lines.length < sights.length) lines.push(lineAt(part, nth, seat)); };
  director.jump(part[0]?.seq ?? 0);
  note(0);
  for (let nth = 1; nth < part.length; nth += 1) {
    const turn = turnOf(lineAt(part, nth - 1, seat), lineAt(part, nth, seat));
    if (turn === null) throw new Error('a message of the sample is no turn');
    director.receive(turn);
    note(nth);
  }
  pass(PAST);
  note(part.length - 1);
  // What is not told by what is shown is told by the line.
  return sights.map((sight, nth) => {
    const { view, seq } = at(lines, nth);
    return { sight, view: sight.view ?? view, seq: sight.view === null ? seq : sight.seq, board: sight.moment?.board ?? view.board };
  });
}

/** Whether a message announces a hole; what comes without an act is told with what was announced before it. */
const announcesHole = (part: readonly Told[], nth: number): boolean => {
  const [{ kind, view }, before] = [at(part, nth), part[nth - 1]?.view.events.length ?? Infinity];
  return view.events.slice(kind === 'act' ? 0 : before).some(({ message }) => message.key === 'trictrac-marked-holes');
};

describe('turns that come at once', () => {
  test.each(SEEN)('%s: every hole is seen as it is marked', (_, part, viewer) => {
    const marked = part.flatMap(({ seq, view }, nth) => {
      const before = holesOf(part[nth - 1]?.view ?? view);
      return holesOf(view).some((holes, seat) => holes > (before[seat] ?? 0)) || announcesHole(part, nth) ? [seq] : [];
    });
    const sights = shownOf(part, viewer).map(({ sight }) => sight);
    const seen = sights.filter(({ moment, turn }) => moment?.motion.carried !== undefined && turn !== null && holesOf(moment).some((holes, seat) => holes > (holesOf(turn.before)[seat] ?? 0)));
    expect([...new Set(seen.map(({ turn }) => turn?.seq))]).toEqual(marked);
  });

  const decided = (GAMES['trictrac'] ?? []).flatMap((part) => {
    const nth = part.findIndex(({ seat, body }) => seat === 1 && ['tenir', 's-en-aller'].includes(String(body['act'])));
    return nth < 2 ? [] : [part.slice(nth - 2)];
  });
  test('of a turn with a hole all is seen: the throw, what is decided, and the play', () => {
    expect(new Set(decided.map((part) => part[2]?.body['act']))).toEqual(new Set(['tenir', 's-en-aller']));
    for (const part of decided) {
      // What one has played, the throw, the decision, and what follows it up to one's own throw.
      const end = part.findIndex(({ kind, view }, nth) => nth > 2 && kind === 'roll' && view.turn === 0);
      const turn = part.slice(0, end + 1);
      const sights = shownOf(turn).map(({ sight }) => sight);
      const motions = sights.flatMap(({ moment }) => (moment === null ? [] : Object.keys(moment.motion)));
      expect(motions.filter((motion) => motion === 'thrown')).toHaveLength(turn.filter(({ kind }) => kind === 'roll').length);
      const played = turn.findLast(({ seat }) => seat === 1)?.view.last?.steps ?? [];
      expect(Math.max(...sights.map(({ moment }) => moment?.made.length ?? 0))).toBe(played.length);
    }
  });
});

test('after the last hole of two who play in company, the dice and the fichet are seen on their board, and then the next one', () => {
  const exchanges = (GAMES['poule'] ?? []).flatMap((part) => {
    const nth = part.findIndex(({ view }, each) => each > 0 && JSON.stringify(view.at_board) !== JSON.stringify(at(part, each - 1).view.at_board));
    return nth < 1 ? [] : [part.slice(nth - 1, nth + 1)];
  });
  expect(exchanges.length).toBeGreaterThan(0);
  for (const part of exchanges) {
    const [was, now] = [at(part, 0).view.board, at(part, 1).view.board];
    const moments = shownOf(part).flatMap(({ sight: { moment } }) => (moment?.board.kind === 'tables' ? [{ ...moment, board: moment.board }] : []));
    if (was.kind !== 'tables' || now.kind !== 'tables') throw new Error('no tables');
    const fell = String(at(part, 1).body['act']).split('-').map(Number);
    const thrown = moments.filter(({ motion }) => motion.thrown !== undefined);
    expect(thrown.map(({ board: { dice, men, thrower } }) => ({ dice, men, thrower }))).toEqual([{ dice: fell, men: was.men, thrower: was.thrower }]);
    const laid = moments.filter(({ motion, board }) => motion.carried !== undefined && Math.max(...holesOf({ board })) === was.goal);
    expect(laid.map(({ board: { men } }) => men)).toEqual([was.men]);
    expect(moments.findIndex(({ board: { men } }) => JSON.stringify(men) === JSON.stringify(now.men))).toBeGreaterThan(moments.indexOf(at(laid, 0)));
  }
});

const written = (what: unknown): string => JSON.stringify(what ?? null);
const diceOf = (board: View['board']): readonly number[] => (board.kind === 'tables' ? (board.dice ?? []) : []);
/** What of a board plays: men, pieces or tiles, without dice and marks. */
const piecesOf = (board: View['board']): string => written(board.kind === 'tables' ? [board.men, board.off, board.held, board.piles] : board);

/** What the board has shown of a part so far, frame by frame. */
class Seen {
  readonly #part: readonly Told[];
  readonly #dice = new Set<string>();
  readonly #counters = new Set<string>();
  readonly #pieces = new Set<string>();
  #flown: View['board'] | null = null;
  #shown = 0;

  constructor(part: readonly Told[]) {
    this.#part = part;
  }

  /** What lies on the board has been shown; what flies lies there with the next frame. A hold changes nothing of it. */
  see(board: View['board'], { moment }: Sight): void {
    if (this.#flown !== null) this.#lay(this.#flown);
    const flies = moment?.motion.thrown !== undefined || moment?.motion.carried !== undefined;
    this.#flown = flies ? board : null;
    if (flies) return;
    this.#lay(board);
    const boards = this.#part.map(({ view }) => written(view.board));
    while (this.#shown + 1 < boards.length && [boards[this.#shown], written(board)].includes(boards[this.#shown + 1])) this.#shown += 1;
  }

  #lay(board: View['board']): void {
    this.#dice.add(written(diceOf(board)));
    this.#pieces.add(piecesOf(board));
    if (board.kind === 'tables') this.#counters.add(written(board.counters));
  }

  /** The last message whose board has been shown. */
  get newest(): Told {
    return at(this.#part, this.#shown);
  }

  /** The messages that may be the last one shown, as their boards are alike. */
  get alike(): readonly Told[] {
    const board = written(this.newest.view.board);
    const from = this.#part.slice(0, this.#shown).findLastIndex(({ view }) => written(view.board) !== board) + 1;
    return this.#part.slice(from, this.#shown + 1);
  }

  /** Whether it is known from a message whose board has been shown. */
  knows(what: (view: View) => unknown, view: View): boolean {
    return this.#part.slice(0, this.#shown + 1).some((each) => written(what(each.view)) === written(what(view)));
  }

  hasThrown(dice: readonly number[]): boolean {
    return this.#dice.has(written(dice));
  }

  hasMarked(board: View['board']): boolean {
    return board.kind !== 'tables' || this.#counters.has(written(board.counters));
  }

  hasPlayed(board: View['board']): boolean {
    return this.#pieces.has(piecesOf(board));
  }
}

/** Whether the board has shown what those events are of that have been told: a play, and then a throw. */
function explains(seen: Seen, { turn, told }: Sight): boolean {
  if (turn === null || told === 0) return true;
  const { before, after, acted, thrown, fell } = turn;
  const own: readonly EventView[] = thrown ? after.events.slice(0, acted ? (after.by_act ?? 0) : before.events.length) : after.events;
  if (thrown && told > own.length) return seen.hasThrown(fell ?? diceOf(after.board));
  return !acted || seen.hasPlayed(after.board);
}

describe('what is told beside the board', () => {
  test.each(SEEN)('%s: no act, throw, score, event, turn or end before the board shows it', (_, part, viewer) => {
    const seen = new Seen(part);
    for (const { sight, view, seq, board } of shownOf(part, viewer)) {
      seen.see(board, sight);
      const { newest } = seen;
      const lying = sight.moment?.lying ?? board;
      expect(seq, 'the list').toBeLessThanOrEqual(newest.seq);
      expect(seen.hasThrown(diceOf(lying)), 'the dice of the panel').toBe(true);
      expect(seen.hasMarked(lying), 'the score, on a board with counters').toBe(true);
      expect(view.board.kind === 'tables' || seen.knows((each) => each.board, view), 'the score, of tiles and squares').toBe(true);
      expect(seen.knows(({ last }) => last, view), 'the last act').toBe(true);
      expect(explains(seen, sight), 'the events').toBe(true);
      if (view.turn !== null && view.turn === viewer) expect(seen.alike.map((each) => each.view.turn), 'your turn').toContain(viewer);
      if (view.outcome) expect(newest.view.outcome, 'the end').toEqual(view.outcome);
    }
    expect(seen.newest).toBe(part.at(-1));
  });
});
