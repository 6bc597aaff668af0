/** The chessboard without a page, on games that were played through to the end. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { after, begun, destinations, liftable } from '../src/core/play.ts';
import { carried, counted, recognised } from '../src/core/pieces.ts';
import { chessWords } from '../src/damier/chess.ts';
import { chessSkin } from '../src/damier/chessSkin.ts';
import { chessPlans, readChessMove, readEchecs } from '../src/damier/echecs.ts';
import { chequer } from '../src/damier/squares.ts';

const root = new URL('../../../', import.meta.url);
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const playing = (line: string, acts: readonly string[]) => {
  const position = readEchecs(line);
  return begun(chessPlans(acts, position), counted(position.pieces, position.turn), false);
};

describe.each(readdirSync(new URL('conformance/playthroughs/', root)).filter((name) => name.startsWith('echecs-')))('%s', (file) => {
  const blocks = readFileSync(new URL(`conformance/playthroughs/${file}`, root), 'utf8').trim().split('\n\n').map((block) => block.split('\n'));
  const moves = blocks.slice(1).flatMap((lines, nth) => {
    const act = /^seat \d \(\d+\): (\S+)$/.exec(lines[0] ?? '')?.[1];
    return act === undefined ? [] : [{ act, before: blocks[nth]?.at(-1) ?? '', then: lines.at(-1) ?? '' }];
  });

  test('every move is lifted where its player stands and put down where it ends', () => {
    expect(moves.length).toBeGreaterThan(20);
    for (const { act, before, then } of moves) {
      const move = readChessMove(act);
      const seat = readEchecs(before).turn;
      expect(liftable(playing(before, [act]))).toEqual(new Set([move?.start]));
      expect(readEchecs(then).pieces.find(({ place }) => place === move?.end)?.seat).toBe(seat);
    }
  });
});

test('a position is read with its turn, whatever follows it', () => {
  const { turn, pieces } = readEchecs(`${START} opening=4 seen=x`);
  expect([turn, pieces.length]).toEqual([0, 32]);
  const at = (place: string): string => pieces.filter((piece) => piece.place === place).map(({ seat, kind }) => `${seat ?? ''} ${kind}`).join();
  expect(['a1', 'd1', 'e8', 'h7', 'e4'].map(at)).toEqual(['0 rook', '0 queen', '1 king', '1 pawn', '']);
  expect(() => readEchecs('W:W1:B2')).toThrow('no position');
});

test('a move is given away as soon as it is made', () => {
  const play = playing(START, ['e2e4', 'e2e3', 'g1f3']);
  expect([...liftable(play)].sort()).toEqual(['e2', 'g1']);
  const lifted = after(play, { kind: 'tap', place: 'e2' });
  expect([...destinations(lifted)].sort()).toEqual(['e3', 'e4']);
  expect(after(lifted, { kind: 'tap', place: 'e4' }).sent).toBe('e2e4');
});

test('it is asked what a pawn becomes, the queen first', () => {
  const acts = ['b7b8n', 'b7b8b', 'b7b8r', 'b7b8q', 'b7a8n', 'a1a2'];
  const asked = after(after(playing('r7/1P6/8/8/8/8/8/K6k w - - 0 1', acts), { kind: 'tap', place: 'b7' }), { kind: 'tap', place: 'b8' });
  expect(asked.asking).toEqual(['b7b8q', 'b7b8r', 'b7b8b', 'b7b8n']);
  expect(after(asked, { kind: 'choose', act: 'b7b8n' }).sent).toBe('b7b8n');
});

test('what is taken is seen no more while it is asked what takes it', () => {
  const line = 'r7/1P6/8/8/8/8/8/K6k w - - 0 1';
  const asked = after(after(playing(line, ['b7a8q', 'b7a8r']), { kind: 'lift', place: 'b7' }), { kind: 'drop', place: 'a8' });
  const shown = carried(recognised([], readEchecs(line).pieces), asked.made);
  expect(shown.filter(({ place }) => place === 'a8').map(({ kind }) => kind)).toEqual(['pawn']);
});

test('one castles by the king, and is asked where a pawn may be pushed with it', () => {
  const line = 'k7/8/8/8/8/8/7P/4K2R w K - 0 1';
  const castled = after(after(playing(line, ['e1g1', 'e1f1']), { kind: 'lift', place: 'e1' }), { kind: 'drop', place: 'g1' });
  expect(castled.sent).toBe('e1g1');
  const german = after(after(playing(line, ['e1g1', 'e1g1h2h3', 'e1g1h2h4']), { kind: 'lift', place: 'e1' }), { kind: 'drop', place: 'g1' });
  expect(german.asking).toEqual(['e1g1', 'e1g1h2h3', 'e1g1h2h4']);
});

test('a claim is a word', () => {
  expect(chessWords({ acts: ['e2e4', 'reclamer-remise'] })).toEqual(['reclamer-remise']);
});

describe('the board', () => {
  const [skin, turned] = [chessSkin(false), chessSkin(true)];

  test('begins at the lower left of whoever looks', () => {
    expect([skin.home, turned.home]).toEqual(['a1', 'h8']);
  });

  test('keys go from square to square', () => {
    expect((['left', 'right', 'up', 'down'] as const).map((way) => skin.neighbour('e4', way))).toEqual(['d4', 'f4', 'e5', 'e3']);
    expect((['left', 'right', 'up', 'down'] as const).map((way) => turned.neighbour('e4', way))).toEqual(['f4', 'd4', 'e3', 'e5']);
    expect(skin.neighbour('a1', 'left')).toBeNull();
  });

  test('squares are described with what stands there', () => {
    const queen = { id: 0, place: 'd8', seat: 1, kind: 'queen' } as const;
    expect(skin.label('d8', [queen], 'fr')).toBe('d8\u00a0: dame noire');
    expect(skin.label('d8', [queen], 'en')).toBe('d8: black queen');
    expect(skin.label('e4', [], 'fr')).toBe('e4\u00a0: vide');
  });

  test('squares are named from White’s left hand', () => {
    const squares = chequer();
    expect(squares.places.length).toBe(64);
    expect([squares.cell('a8'), squares.cell('h1')]).toEqual([{ row: 0, column: 0 }, { row: 7, column: 7 }]);
    for (const place of squares.places) expect(squares.at(squares.cell(place))).toBe(place);
    expect(squares.at({ row: 8, column: 0 })).toBeNull();
  });
});
