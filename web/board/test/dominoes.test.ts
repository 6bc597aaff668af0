/** The table of dominoes without a page, on the parties that were played through to the end. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { after, begun, destinations, liftable } from '../src/core/play.ts';
import { within, type Box } from '../src/core/vec.ts';
import { held, LEFT, plansOf, reachable, readLay, RIGHT } from '../src/dominoes/acts.ts';
import { dominoWords } from '../src/dominoes/board.ts';
import { areaOf, FELT, FRAME, layoutOf } from '../src/dominoes/layout.ts';
import { othersOf, readDominos, scoreOf, sizeOf, talonOf } from '../src/dominoes/position.ts';
import { dominoSkin, turnedTo } from '../src/dominoes/skin.ts';

const root = new URL('../../../', import.meta.url);
const played = new URL('conformance/playthroughs/', root);

interface Turn {
  readonly before: string;
  readonly seat: number;
  readonly act: string;
  readonly then: string;
}

/** The turns of people in a party, each with the position before and after it. */
function turnsOf(file: string): readonly Turn[] {
  const blocks = readFileSync(new URL(file, played), 'utf8').split('\n\n').map((block) => block.split('\n').filter(Boolean));
  return blocks.flatMap((lines, nth) => {
    const [, seat, act] = /^seat (\d) \(\d+\): (.+)$/.exec(lines[0] ?? '') ?? [];
    const [before, then] = [blocks[nth - 1]?.at(-1), lines.at(-1)];
    return seat === undefined || act === undefined || before === undefined || then === undefined ? [] : [{ before, seat: Number(seat), act, then }];
  });
}

const FILES = readdirSync(played).filter((name) => name.startsWith('dominos-'));

test('every party of the treatise is played through', () => {
  const parties = new Set(FILES.map((name) => name.replace(/(\.\d+)?-\d+\.txt$/, '')));
  expect(parties.size).toBe(6);
});

describe.each(FILES)('%s', (file) => {
  const turns = turnsOf(file);

  test('whatever was laid can be laid by hand, and lengthens the line where it was put', () => {
    for (const { before, seat, act, then } of turns.filter((turn) => readLay(turn.act) !== null)) {
      const [position, next] = [readDominos(before), readDominos(then)];
      const plans = plansOf([act], position, seat);
      const [first, last] = [next.line.slice(1), next.line.slice(0, -1)].map((rest) => JSON.stringify(rest));
      const was = JSON.stringify(position.line);
      const grown = [...(first === was ? [LEFT] : []), ...(last === was ? [RIGHT] : [])];
      expect(plans.length).toBeGreaterThan(0);
      for (const { steps } of plans) {
        expect(steps.length).toBe(1);
        expect(position.hands[seat]?.tiles[Number(steps[0]?.from.slice(5))]).toBe(readLay(act)?.tile);
      }
      expect(plans.some(({ steps }) => grown.includes(steps[0]?.to ?? ''))).toBe(true);
    }
  });

  test('what is no gesture is left as a word', () => {
    for (const { act } of turns) {
      expect(dominoWords({ acts: [act] })).toEqual(readLay(act) === null ? [act] : []);
      if (readLay(act) === null) expect(['boude', 'battre']).toContain(act);
    }
  });

  test('the line stays on the felt, no dé upon another, with room for one more at either end', () => {
    for (const { then } of turns) {
      const position = readDominos(then);
      const { line, ends } = layoutOf(position, 0);
      const tiles = [...line, ...ends.values()].map((spot) => areaOf(spot, spot.side));
      for (const { x, y, width, height } of tiles) {
        expect(within(FELT, { x, y }) && within(FELT, { x: x + width, y: y + height }), then).toBe(true);
      }
      tiles.forEach((one, nth) => {
        tiles.slice(nth + 1).forEach((two) => {
          expect(apart(one, two), then).toBe(true);
        });
      });
    }
  });

  test('hands and places do not overlap, whoever looks', () => {
    for (const { before } of turns.slice(0, 20)) {
      const position = readDominos(before);
      position.hands.forEach((hand, seat) => {
        const skin = dominoSkin(position, seat, [], 'fr');
        expect(skin.layout.hand.length).toBe(sizeOf(hand));
        for (const spot of skin.layout.hand) expect(within(skin.box, spot) && !within(FRAME, spot)).toBe(true);
        for (const { place } of skin.sites.filter((site) => site.place.startsWith('hand-'))) {
          expect(within(skin.box, skin.spot(place, 0, 1))).toBe(true);
        }
      });
    }
  });
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

const LINE = '6-6,6-5,5-3 0-0,2-2,6-0/?5 leader=j1 turn=j2 scores=12-0';

test('a position is read as a seat sees it', () => {
  const position = readDominos(LINE);
  expect(position.line).toEqual([
    { left: 6, right: 6 },
    { left: 6, right: 5 },
    { left: 5, right: 3 },
  ]);
  expect(position.hands).toEqual([
    { tiles: ['0-0', '2-2', '6-0'], hidden: 0 },
    { tiles: [], hidden: 5 },
  ]);
  expect([position.turn, talonOf(position)]).toEqual([1, 17]);
  expect([scoreOf(position, 0), scoreOf(position, 1)]).toEqual([12, 0]);
});

test('who sit opposite have one account, and numbers denied are known', () => {
  const position = readDominos('5-3 ?6/?6/?6/6-5 leader=j1 turn=j4 scores=38-7 j2:boude(3,5)');
  expect([0, 1, 2, 3].map((seat) => scoreOf(position, seat))).toEqual([38, 7, 38, 7]);
  expect(position.denied).toEqual([[], [3, 5], [], []]);
});

test('what is no position is refused', () => {
  expect(() => readDominos('6-6')).toThrow('no position');
  expect(() => readDominos('6-7 -/-')).toThrow('no dé');
});

test('the next to play sits at the right hand', () => {
  expect(othersOf(4, 0)).toEqual([3, 2, 1]);
  expect(othersOf(4, 2)).toEqual([1, 0, 3]);
  expect(othersOf(2, 1)).toEqual([0]);
});

describe('a dé that goes to both ends', () => {
  const position = readDominos('6-6,6-3 6-3,5-3,6-5/?4 leader=j1');
  const play = begun(plansOf(['6-5', '3-5'], position, 0), new Map([0, 1, 2].map((nth) => [held(nth), 1])), false);

  test('is lifted from the hand and put to the end its act names', () => {
    expect([...liftable(play)].sort()).toEqual(['hand-1', 'hand-2']);
    const lifted = after(play, { kind: 'tap', place: 'hand-2' });
    expect([...destinations(lifted)]).toEqual([LEFT]);
    expect(after(lifted, { kind: 'tap', place: LEFT }).sent).toBe('6-5');
    const other = after(play, { kind: 'lift', place: 'hand-1' });
    expect(after(other, { kind: 'drop', place: RIGHT }).sent).toBe('3-5');
  });
});

describe('with hands on the table', () => {
  const position = readDominos('6-6,6-3 5-3,4-1/?4 leader=j1');
  const words = ['5-3 sur 6', '3-5 sur 6', '5-3 sur 3', '3-5', '4-1 sur 6', '1-4 sur 6', '4-1 sur 3', '1-4 sur 3'];
  const tries = [{ verb: 'j1 presenter', words }, { verb: 'j1 je-boude' }, { verb: 'j1 annoncer', words: ['5-3', '4-1'] }];
  const acts = reachable([], tries);
  const plans = plansOf(acts, position, 0);
  const play = begun(plans, new Map([0, 1].map((nth) => [held(nth), 1])), false);

  test('a dé is put so that like meets like', () => {
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
    expect(dominoWords({ acts: [], tries })).toEqual(['j1 je-boude', 'j1 annoncer 5-3', 'j1 annoncer 4-1']);
  });
});

describe('the table in words', () => {
  const skin = dominoSkin(readDominos(LINE), 0, [], 'fr');

  test.each([
    ['seat-1', 'Joueur 2\u00a0: 5 dominos, face cachée', 'Player 2: 5 tiles, face down'],
    ['line', 'la ligne\u00a0: 6-6 6-5 5-3. 17 dominos au talon', 'the line: 6-6 6-5 5-3. 17 tiles in the boneyard'],
    ['left', 'bout gauche\u00a0: 6', 'left end: 6'],
    ['right', 'bout droit\u00a0: 3', 'right end: 3'],
  ])('%s', (place, fr, en) => {
    expect([skin.label(place, [], 'fr'), skin.label(place, [], 'en')]).toEqual([fr, en]);
  });

  test('whoever has a name is called by it', () => {
    const named = dominoSkin(readDominos(LINE), 0, ['Manoury', 'Lepeintre'], 'fr');
    expect(named.label('seat-1', [], 'fr')).toBe('Lepeintre\u00a0: 5 dominos, face cachée');
  });

  test('tiles are named by their numbers', () => {
    const piece = { id: 0, place: 'hand-2', seat: null, kind: '6-0' } as const;
    expect(skin.label('hand-2', [piece], 'fr')).toBe('domino 6-0');
    expect(skin.name('hand-2', 'en')).toBe('tile 6-0');
  });

  test('keys reach every place', () => {
    for (const line of [LINE, '- ?6/6-5,6-6/?6/?6 leader=j2', '6-6 0-0,1-0,2-0,2-1,3-3,4-0,4-2,4-4,5-0,6-0,6-1,6-2/?12 leader=j1 tiles=12']) {
      const board = dominoSkin(readDominos(line), line.startsWith('-') ? 1 : 0, [], 'en');
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
