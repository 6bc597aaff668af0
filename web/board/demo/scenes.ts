/** Positions to look at, with what the law allows there. */
import type { Act, Choices, DominoBoard, GridBoard, Step, TablesBoard } from '@academie/protocol/wire';
import type { DominoState, GridState, TablesKey, TablesState } from '../src/index.ts';
import sampled from '../test/choices.json' with { type: 'json' };

export interface DamierScene {
  readonly game: 'damier';
  readonly state: GridState;
  readonly side?: 8 | 10;
}

export interface ChessScene {
  readonly game: 'chess';
  readonly state: GridState;
}

export interface DominoScene {
  readonly game: 'dominoes';
  readonly state: DominoState;
  readonly seat: number;
}

export interface TablesScene {
  readonly game: TablesKey;
  readonly state: TablesState;
  readonly hands?: boolean;
}

interface Sample {
  readonly scene?: string;
  readonly board: TablesBoard | GridBoard | DominoBoard;
  readonly choices: Choices;
}
const SAMPLES = sampled as unknown as Readonly<Record<string, readonly Sample[]>>;

/** A position that the law was asked about. */
function tables(game: TablesKey, sample: Sample | undefined, more: Partial<TablesState> = {}): TablesScene {
  if (sample?.board.kind !== 'tables') throw new Error(`no position of ${game}`);
  return { game, state: { position: sample.board, choices: sample.choices, ...more } };
}
const scene = (name: string): Sample | undefined => SAMPLES['scenes']?.find((each) => each.scene === name);
const sampledTables = (game: TablesKey, nth: number): TablesScene => tables(game, SAMPLES[game]?.[nth]);

function damier(name: string, more: Partial<GridState> = {}, side: 8 | 10 = 10): DamierScene {
  const { board, choices } = scene(name) ?? {};
  if (board?.kind !== 'grid' || choices === undefined) throw new Error(`no scene ${name}`);
  return { game: 'damier', side, state: { position: board, choices, ...more } };
}

function chess(name: string, more: Partial<GridState> = {}): ChessScene {
  const { board, choices } = scene(name) ?? {};
  if (board?.kind !== 'grid' || choices === undefined) throw new Error(`no scene ${name}`);
  return { game: 'chess', state: { position: board, choices, ...more } };
}

function dominoes(name: string, more: Partial<DominoState> = {}): DominoScene {
  const { board, choices } = scene(name) ?? {};
  if (board?.kind !== 'dominoes' || choices === undefined) throw new Error(`no scene ${name}`);
  return { game: 'dominoes', seat: board.turn, state: { position: board, choices, ...more } };
}

/** A capture that goes round, after it was played. */
function path(): DamierScene {
  const { state } = damier('path');
  const { acts = [], steps = [] } = state.choices;
  const routeOf = (act: Act): readonly Step[] => (act.steps ?? []).flatMap((step) => (typeof step === 'number' ? (steps[step] ?? []) : [step]));
  const act = acts.find((each) => routeOf(each)[0]?.from === routeOf(each).at(-1)?.to);
  const route = act === undefined ? [] : [...routeOf(act)];
  const taken = new Set(route.flatMap(({ over = [] }) => over));
  const pieces = state.position.pieces.map((each) => ({ ...each, at: each.at.filter((square) => !taken.has(square)) }));
  return { game: 'damier', state: { position: { ...state.position, pieces, turn: 1 }, choices: {}, last: { text: act?.text ?? '', seat: 0, steps: route } } };
}

const HANDS: Choices = {
  any_order: true,
  steps: [
    { from: 'points-0-4', to: 'points-0-6' },
    { from: 'points-0-4', to: 'points-0-8' },
    { from: 'hole-0-3', to: 'hole-0-4' },
    { from: '0', to: '5' },
    { from: '0', to: '6' },
  ],
  acts: [
    { text: 'white jeton 6', steps: [0], at_once: true },
    { text: 'white jeton 8', steps: [1], at_once: true },
    { text: 'white fichet 4', steps: [2], at_once: true },
    { text: 'white bois 0/5 0/6', steps: [3, 4] },
  ],
};
const COUNTERS = [{ points: 4, holes: 3, jetons: 2, pavillon: true }, { points: 6, holes: 2, jetons: 1 }];

/** Men by flèche. */
const men = (standing: Readonly<Record<number, number>>): number[] => Array.from({ length: 24 }, (_, number) => standing[number] ?? 0);

/** Five and three: two men hit the same one, and the last play is Black's. */
const THROW: TablesScene = {
  game: 'trictrac',
  state: {
    position: {
      kind: 'tables',
      thrower: 0,
      dice: [5, 3],
      men: [men({ 0: 4, 4: 2, 5: 2, 6: 2, 8: 2, 9: 1, 11: 2 }), men({ 23: 5, 21: 1, 18: 2, 17: 2, 16: 2, 13: 1, 12: 2 })],
      counters: [{ points: 6, holes: 5, jetons: 2 }, { points: 4, holes: 3, jetons: 1 }],
    },
    choices: {
      any_order: true,
      steps: [{ from: '6', to: '9' }, { from: '6', to: '11' }, { from: '0', to: '5' }, { from: '4', to: '9' }, { from: '5', to: '8' }, { from: '8', to: '11' }],
      acts: [{ text: 'a', steps: [0, 1] }, { text: 'b', steps: [2, 0] }, { text: 'c', steps: [3, 4] }, { text: 'd', steps: [2, 5] }],
    },
    last: { text: '4/10 1/2', seat: 1, steps: [{ from: '19', to: '13' }, { from: '22', to: '21' }] },
    arrows: [
      { start: 5, end: 13, label: '5+3', style: 'true', worth: 2 },
      { start: 8, end: 13, label: '5', style: 'true', worth: 2 },
    ],
  },
};

/** Six and four: a high stack, a man hit falsely, a plein, a fichet before its first hole. */
const SIGNS: TablesScene = {
  game: 'trictrac',
  state: {
    position: {
      kind: 'tables',
      thrower: 0,
      dice: [6, 4],
      men: [men({ 0: 3, 3: 1, 6: 2, 7: 2, 8: 2, 9: 1, 10: 2, 11: 2 }), men({ 23: 8, 18: 1, 16: 2, 14: 2, 12: 2 })],
      counters: [{ points: 4, holes: 9, jetons: 1 }, { points: 2, holes: 0, jetons: 1 }],
    },
    choices: {},
    arrows: [
      { start: 8, end: 18, label: '6+4', style: 'false', worth: -4 },
      { start: 3, end: 9, label: '6', style: 'filling', worth: 4 },
    ],
  },
};

/** Two talons of fifteen face each other, with dice, three jetons and both fichets. */
const FIFTEEN: TablesScene = {
  game: 'trictrac',
  state: {
    position: { kind: 'tables', thrower: 0, dice: [6, 6], men: [men({ 0: 15 }), men({ 23: 15 })], counters: [{}, {}] },
    choices: {},
  },
};

const middle = tables('trictrac', scene('middle'));
const start = tables('trictrac', scene('start'));

export const SCENES: Readonly<Record<string, DamierScene | ChessScene | DominoScene | TablesScene>> = {
  start,
  throw: THROW,
  signs: SIGNS,
  fifteen: FIFTEEN,
  middle: { ...middle, state: { ...middle.state, last: { text: '2/7 2/8', seat: 0, steps: [{ from: '2', to: '7' }, { from: '2', to: '8' }] } } },
  alone: tables('trictrac', scene('alone')),
  arrows: tables('trictrac', scene('arrows'), {
    choices: {},
    arrows: [
      { start: 10, end: 16, label: '6', style: 'true' },
      { start: 9, end: 13, label: '4', style: 'true' },
      { start: 6, end: 16, label: '6+4', style: 'false' },
      { start: 2, end: 6, label: '4', style: 'filling' },
    ],
  }),
  off: tables('trictrac', scene('off')),
  hands: { ...start, hands: true, state: { position: { ...start.state.position, counters: COUNTERS }, choices: HANDS } },
  gammon: sampledTables('toute-table', 0),
  'gammon-off': sampledTables('toute-table', 3),
  revertier: sampledTables('revertier', 8),
  jacquet: sampledTables('jacquet', 12),
  'jacquet-off': sampledTables('jacquet', 26),
  garanguet: sampledTables('garanguet', 8),
  triplet: sampledTables('garanguet', 1),
  plein: sampledTables('plein', 8),
  'tourne-case': sampledTables('tourne-case', 0),
  rabattues: sampledTables('rabattues', 0),
  dames: damier('dames', { last: { text: '18-23', seat: 1, steps: [{ from: '18', to: '23' }] } }),
  captures: damier('captures'),
  path: path(),
  small: damier('small', {}, 8),
  rafle: damier('rafle', { last: { text: '18-22', seat: 1, steps: [{ from: '18', to: '22' }] } }),
  philidor: chess('philidor', { last: { text: 'f6xe5', seat: 1, steps: [{ from: 'f6', to: 'e5', over: ['e5'] }] } }),
  check: chess('check', { last: { text: 'Dxf7', seat: 0, steps: [{ from: 'h5', to: 'f7', over: ['f7'] }] }, marks: [{ place: 'e8', style: 'noted' }] }),
  line: dominoes('line', { marks: ['3-2'] }),
  'long-line': dominoes('long-line', { marks: ['6-6'] }),
};
