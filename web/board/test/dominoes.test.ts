/** The table of dominoes without a page. */
import { describe, expect, test } from 'vitest';
import type { Choices, DominoBoard, Hand, Step } from '@academie/protocol/wire';
import { readChoices, spoken } from '../src/core/acts.ts';
import { after, begun, destinations, liftable, type Play } from '../src/core/play.ts';
import { within, type Box } from '../src/core/vec.ts';
import { areaOf, held, layoutOf, LEFT, RIGHT, type Pose } from '../src/dominoes/layout.ts';
import { endsOfLine, othersOf, scoreOf, sizeOf } from '../src/dominoes/position.ts';
import { dominoSkin, turnedTo, type DominoSkin } from '../src/dominoes/skin.ts';
import { numbersOf, tileOf } from '../src/dominoes/tiles.ts';
import { shapes } from './shapes.ts';

const ALL = 28;
const table = (line: number[][], hands: Hand[], turn = 0): DominoBoard => {
  const held = hands.reduce((sum, hand) => sum + sizeOf(hand), 0);
  return { kind: 'dominoes', line, hands, turn, stock: ALL - line.length - held };
};

/** A line as long as it gets when the tiles of a pack are laid in turn at the right, begun with the nth. */
function longest(nth: number): number[][] {
  const pack = Array.from({ length: 7 }, (_, high) => Array.from({ length: high + 1 }, (__, low) => [high, low])).flat();
  const left = [...pack.slice(nth), ...pack.slice(0, nth)];
  const line = left.splice(0, 1);
  for (;;) {
    const open = line.at(-1)?.[1];
    const at = left.findIndex((tile) => tile.some((number) => number === open));
    const [tile] = at < 0 ? [] : left.splice(at, 1);
    if (tile === undefined) return line;
    line.push(tile[0] === open ? tile : tile.toReversed());
  }
}

const LINES = Array.from({ length: ALL }, (_, nth) => longest(nth));

test('lines of the tests are as long as parties get', () => {
  expect(Math.max(...LINES.map(({ length }) => length))).toBeGreaterThan(20);
});

const POSES: readonly Pose[] = ['lying', 'upright'];

describe.each(LINES.map((line, nth) => [nth, line] as const))('line %s', (_, line) => {
  test.each(POSES)('stays on the cloth of a table that is %s, no dé upon another, with room for one more at either end', (pose) => {
    for (const length of line.keys()) {
      for (const first of [0, Math.floor((length + 1) / 2), length]) {
        const { line: drawn, ends, cloth } = layoutOf(table(line.slice(0, length + 1), [{ hidden: 2 }, { hidden: 2 }]), 0, pose, first);
        const tiles = [...drawn, ...ends.values()].map((spot) => areaOf(spot, spot.side));
        const outside = tiles.filter(({ x, y, width, height }) => !within(cloth, { x, y }) || !within(cloth, { x: x + width, y: y + height }));
        const covered = tiles.filter((one, nth) => tiles.slice(nth + 1).some((two) => !apart(one, two)));
        expect({ outside, covered }, `${length} from ${first}`).toEqual({ outside: [], covered: [] });
      }
    }
  });
});

const seen = (position: DominoBoard, seat: number, names: readonly string[] = [], pose: Pose = 'lying'): DominoSkin =>
  dominoSkin(position, { seat, names, pose, first: 0, fitting: new Set() });

test.each([2, 3, 4])('hands and places of %s players do not overlap, whoever looks', (players) => {
  for (const count of [1, 6, 7, 12].filter((each) => each * players <= ALL)) {
    const position = { ...table([[6, 6]], Array.from({ length: players }, () => ({ hidden: count }))), taken: count };
    for (const pose of POSES) {
      position.hands.forEach((hand, seat) => {
        const skin = seen(position, seat, [], pose);
        const { own, cloth } = skin.layout;
        expect(own.spots.length).toBe(sizeOf(hand));
        for (const spot of own.spots) expect(within(skin.box, spot) && !within(cloth, spot)).toBe(true);
        const zones = skin.sites.filter((site) => site.place.startsWith('hand-')).flatMap((site) => site.zones);
        zones.forEach((one, nth) => {
          expect(within(skin.box, one)).toBe(true);
          for (const two of zones.slice(nth + 1)) expect(apart(one, two)).toBe(true);
        });
      });
    }
  }
});

test('a dé that does not fit is darker, if any fits', () => {
  const drawn = (fitting: readonly string[]): string => {
    const skin = dominoSkin(POSITION, { seat: 0, names: [], pose: 'lying', first: 1, fitting: new Set(fitting) });
    return shapes([skin.piece({ place: held(1), seat: null, kind: '2-2' }, 1)]).join('\n');
  };
  expect(drawn(['hand-0'])).toContain('dimupright');
  expect(drawn(['hand-1'])).not.toContain('dim');
  expect(drawn([])).not.toContain('dim');
});

/** Whether two areas have at most their edges in common. */
function apart(one: Box, two: Box): boolean {
  const near = 0.01;
  return (
    one.x + one.width <= two.x + near ||
    two.x + two.width <= one.x + near ||
    one.y + one.height <= two.y + near ||
    two.y + two.height <= one.y + near
  );
}

const POSITION: DominoBoard = {
  ...table([[6, 6], [6, 5], [5, 3]], [{ tiles: [[0, 0], [2, 2], [6, 0]] }, { hidden: 5 }], 1),
  scores: [12, 0],
};

test('a position is drawn as a seat sees it', () => {
  expect([endsOfLine(POSITION), endsOfLine(table([], []))]).toEqual([[6, 3], null]);
  expect(POSITION.hands.map(sizeOf)).toEqual([3, 5]);
  expect([POSITION.stock, scoreOf(POSITION, 0), scoreOf(POSITION, 1)]).toEqual([17, 12, 0]);
});

test('who sit opposite have one account', () => {
  const position = { ...table([[5, 3]], Array.from({ length: 4 }, () => ({ hidden: 6 })), 3), scores: [38, 7] };
  expect([0, 1, 2, 3].map((seat) => scoreOf(position, seat))).toEqual([38, 7, 38, 7]);
});

test('a dé is known by its numbers, the higher first', () => {
  expect([tileOf({ left: 3, right: 6 }), tileOf({ left: 6, right: 3 })]).toEqual(['6-3', '6-3']);
  expect(numbersOf('6-3')).toEqual({ left: 6, right: 3 });
});

test('the next to play sits at the right hand', () => {
  expect(othersOf(4, 0)).toEqual([3, 2, 1]);
  expect(othersOf(4, 2)).toEqual([1, 0, 3]);
  expect(othersOf(2, 1)).toEqual([0]);
});

const lay = (nth: number, to: string): Step => ({ from: held(nth), to });
const playing = (choices: Choices, hand: number): Play =>
  begun(readChoices(choices).plans, new Map(Array.from({ length: hand }, (_, nth) => [held(nth), 1])), false);

describe('a dé', () => {
  const steps = [lay(2, LEFT), lay(1, RIGHT), lay(0, RIGHT), lay(0, LEFT)];
  const acts = [{ text: '6-5', steps: [0] }, { text: '3-5', steps: [1] }, { text: '6-6', steps: [2], ways: [[3]] }];
  const play = playing({ steps, acts }, 3);

  test('is lifted from the hand and put to the end its act names', () => {
    expect([...liftable(play)].sort()).toEqual(['hand-0', 'hand-1', 'hand-2']);
    const lifted = after(play, { kind: 'tap', place: 'hand-2' });
    expect([...destinations(lifted)]).toEqual([LEFT]);
    expect(after(lifted, { kind: 'tap', place: LEFT }).sent).toBe('6-5');
    const other = after(play, { kind: 'lift', place: 'hand-1' });
    expect(after(other, { kind: 'drop', place: RIGHT }).sent).toBe('3-5');
  });

  test('that goes to both ends is put to either', () => {
    const lifted = after(play, { kind: 'tap', place: 'hand-0' });
    expect([...destinations(lifted)].sort()).toEqual([LEFT, RIGHT]);
    for (const end of [LEFT, RIGHT]) expect(after(lifted, { kind: 'tap', place: end }).sent).toBe('6-6');
  });
});

describe('with hands on the table', () => {
  const position = table([[6, 6], [6, 3]], [{ tiles: [[5, 3], [4, 1]] }, { hidden: 4 }]);
  const presented = (of: string, ...numbers: number[]) => ({ text: `j1 presenter ${of}`, steps: numbers, say: { key: 'presenter', args: { of } } });
  const tries = [
    { text: 'j1 presenter', key: 'presenter', acts: [presented('3-5', 0), presented('4-1 sur 6', 1), presented('1-4 sur 6', 1)] },
    { text: 'j1 je-boude', key: 'je-boude', acts: [{ text: 'j1 je-boude', say: { key: 'je-boude' } }] },
    { text: 'j1 annoncer', key: 'annoncer', acts: ['5-3', '4-1'].map((of) => ({ text: `j1 annoncer ${of}`, say: { key: 'annoncer', args: { of } } })) },
  ];
  const choices = { steps: [lay(0, RIGHT), lay(1, LEFT)], tries };
  const play = playing(choices, 2);

  test('a dé is laid as the server says', () => {
    const right = after(after(play, { kind: 'tap', place: 'hand-0' }), { kind: 'tap', place: RIGHT });
    expect(right.sent).toBe('j1 presenter 3-5');
  });

  test('where nothing meets the board asks how it is laid', () => {
    const asked = after(after(play, { kind: 'tap', place: 'hand-1' }), { kind: 'tap', place: LEFT });
    expect(asked.asking).toEqual(['j1 presenter 4-1 sur 6', 'j1 presenter 1-4 sur 6']);
    expect(after(asked, { kind: 'choose', act: 'j1 presenter 1-4 sur 6' }).sent).toBe('j1 presenter 1-4 sur 6');
  });

  test('how a dé lies in the hand does not tell whether it fits', () => {
    expect(turnedTo(position, held(0), '5-3')).toEqual({ left: 5, right: 3 });
    expect(turnedTo(position, RIGHT, '5-3')).toEqual({ left: 3, right: 5 });
    expect(turnedTo(position, LEFT, '6-5')).toEqual({ left: 5, right: 6 });
  });

  test('words are words', () => {
    expect(spoken(choices).map(({ text }) => text)).toEqual(['j1 je-boude', 'j1 annoncer 5-3', 'j1 annoncer 4-1']);
  });
});

describe('the table in words', () => {
  const skin = seen(POSITION, 0);

  test.each([
    ['seat-1', 'Joueur 2\u00a0: 5 dominos, face cachée', 'Player 2: 5 tiles, face down'],
    ['line', 'la ligne\u00a0: 6-6 6-5 5-3. 17 dominos au talon', 'the line: 6-6 6-5 5-3. 17 tiles in the boneyard'],
    ['left', 'bout gauche\u00a0: 6', 'left end: 6'],
    ['right', 'bout droit\u00a0: 3', 'right end: 3'],
  ])('%s', (place, fr, en) => {
    expect([skin.label(place, [], 'fr'), skin.label(place, [], 'en')]).toEqual([fr, en]);
  });

  test('whoever has a name is called by it', () => {
    const named = seen(POSITION, 0, ['Manoury', 'Lepeintre']);
    expect(named.label('seat-1', [], 'fr')).toBe('Lepeintre\u00a0: 5 dominos, face cachée');
  });

  test('tiles are named by their numbers', () => {
    const piece = { id: 0, place: 'hand-2', seat: null, kind: '6-0' } as const;
    expect(skin.label('hand-2', [piece], 'fr')).toBe('domino 6-0');
    expect(skin.name('hand-2', 'en')).toBe('tile 6-0');
  });

  test('keys reach every place', () => {
    const first = table([], [{ hidden: 6 }, { tiles: [[6, 5], [6, 6]] }, { hidden: 6 }, { hidden: 6 }], 1);
    const tiles = [[0, 0], [1, 0], [2, 0], [2, 1], [3, 3], [4, 0], [4, 2], [4, 4], [5, 0], [6, 0], [6, 1], [6, 2]];
    const many = { ...table([[6, 6]], [{ tiles }, { hidden: 12 }]), taken: 12 };
    for (const position of [POSITION, first, many]) {
      const board = seen(position, position.turn === 1 && position === first ? 1 : 0);
      const met = new Set([board.home]);
      for (const place of met) {
        for (const way of ['left', 'right', 'up', 'down'] as const) {
          const found = board.neighbour(place, way);
          if (found !== null) met.add(found);
        }
      }
      expect([...met].sort()).toEqual(board.sites.map((site) => site.place).sort());
    }
  });
});
