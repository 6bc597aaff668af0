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

const middle = tables('trictrac', scene('middle'));
const start = tables('trictrac', scene('start'));

export const SCENES: Readonly<Record<string, DamierScene | ChessScene | DominoScene | TablesScene>> = {
  start,
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
