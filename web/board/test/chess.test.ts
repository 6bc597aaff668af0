/** The chessboard without a page. */
import { describe, expect, test } from 'vitest';
import type { Choices, GridBoard } from '@academie/protocol/wire';
import { readChoices, spoken } from '../src/core/acts.ts';
import { after, begun, destinations, liftable, type Play } from '../src/core/play.ts';
import { carried, counted, recognised } from '../src/core/pieces.ts';
import { standingOn } from '../src/damier/board.ts';
import { choice } from '../src/damier/chess.ts';
import { chessSkin } from '../src/damier/chessSkin.ts';
import { chequer } from '../src/damier/squares.ts';

const PROMOTING: GridBoard = {
  kind: 'grid',
  side: 8,
  names: 'letters',
  turn: 0,
  pieces: [
    { seat: 0, kind: 'pawn', at: ['b7'] },
    { seat: 0, kind: 'king', at: ['a1'] },
    { seat: 1, kind: 'rook', at: ['a8'] },
    { seat: 1, kind: 'king', at: ['h1'] },
  ],
};
const RANKS = ['queen', 'rook', 'bishop', 'knight'];
const promotions = (to: string, over: string[] = []): Choices => ({
  steps: RANKS.map((becomes) => ({ from: 'b7', to, over, becomes })),
  acts: RANKS.map((of, nth) => ({ text: `b7${to}${of.charAt(0)}`, steps: [nth], say: { key: 'promotion', args: { of } } })),
});
const standing = standingOn(PROMOTING, (kind) => kind);
const playing = (choices: Choices): Play => begun(readChoices(choices).plans, counted(standing), false);

test('pieces stand one by one where their kinds are told', () => {
  expect(standing.map(({ place, seat, kind }) => `${place} ${seat ?? ''} ${kind}`)).toEqual(['b7 0 pawn', 'a1 0 king', 'a8 1 rook', 'h1 1 king']);
});

test('a move is given away as soon as it is made', () => {
  const steps = [{ from: 'a1', to: 'a2' }, { from: 'a1', to: 'b1' }, { from: 'b7', to: 'b8' }];
  const play = playing({ steps, acts: ['a1a2', 'a1b1', 'b7b8q'].map((text, nth) => ({ text, steps: [nth] })) });
  expect([...liftable(play)].sort()).toEqual(['a1', 'b7']);
  const lifted = after(play, { kind: 'tap', place: 'a1' });
  expect([...destinations(lifted)].sort()).toEqual(['a2', 'b1']);
  expect(after(lifted, { kind: 'tap', place: 'a2' }).sent).toBe('a1a2');
});

test('it is asked what a pawn becomes, in the order of the server', () => {
  const choices = promotions('b8');
  const asked = after(after(playing(choices), { kind: 'tap', place: 'b7' }), { kind: 'tap', place: 'b8' });
  expect(asked.asking).toEqual(['b7b8q', 'b7b8r', 'b7b8b', 'b7b8k']);
  expect(after(asked, { kind: 'choose', act: 'b7b8k' }).sent).toBe('b7b8k');
  expect(choices.acts?.map((act) => choice(act, 'fr'))).toEqual(['Dame', 'Tour', 'Fou', 'Cavalier']);
});

test('what is taken is seen no more while it is asked what takes it', () => {
  const asked = after(after(playing(promotions('a8', ['a8'])), { kind: 'lift', place: 'b7' }), { kind: 'drop', place: 'a8' });
  const shown = carried(recognised([], standing), asked.made);
  expect(shown.filter(({ place }) => place === 'a8').map(({ kind }) => kind)).toEqual(['pawn']);
});

test('one castles by the king, who brings the rook, and is asked where a pawn may be pushed with it', () => {
  const rook = { from: 'h1', to: 'f1' };
  const steps = [{ from: 'e1', to: 'g1', sends: [rook] }, { from: 'e1', to: 'g1', sends: [rook, { from: 'h2', to: 'h3' }] }, { from: 'e1', to: 'f1' }];
  const acts = [
    { text: 'e1g1', steps: [0], say: { key: 'castling' } },
    { text: 'e1g1h2h3', steps: [1], say: { key: 'castling', args: { of: 'h3' } } },
    { text: 'e1f1', steps: [2] },
  ];
  const pieces = recognised([], [{ place: 'e1', seat: 0, kind: 'king' }, { place: 'h1', seat: 0, kind: 'rook' }, { place: 'h2', seat: 0, kind: 'pawn' }]);
  const castle = (choices: Choices): Play =>
    after(after(begun(readChoices(choices).plans, counted(pieces), false), { kind: 'lift', place: 'e1' }), { kind: 'drop', place: 'g1' });
  const castled = castle({ steps, acts: acts.filter(({ text }) => text !== 'e1g1h2h3') });
  expect(castled.sent).toBe('e1g1');
  expect(carried(pieces, castled.made).map(({ place }) => place)).toEqual(['h2', 'f1', 'g1']);
  const asked = castle({ steps, acts });
  expect(asked.asking).toEqual(['e1g1', 'e1g1h2h3']);
  // Only what both would move is moved before it is said which is meant.
  expect(carried(pieces, asked.made).map(({ place }) => place)).toEqual(['h2', 'f1', 'g1']);
  expect(acts.slice(0, 2).map((act) => choice(act, 'en'))).toEqual(['without pushing a pawn', 'with the pawn to h3']);
});

test('a claim is a word', () => {
  const claim = { text: 'reclamer-remise', say: { key: 'reclamer-remise' } };
  expect(spoken({ steps: [{ from: 'e2', to: 'e4' }], acts: [{ text: 'e2e4', steps: [0] }, claim] })).toEqual([claim]);
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
