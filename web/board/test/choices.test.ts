/**
 * What the law gave for many positions, as the server sends it, played out by gestures alone: the vectors of the wire,
 * which every client is held to, and more positions than those.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Choices, DominoBoard, GridBoard, TablesBoard } from '@academie/protocol/wire';
import sampled from './choices.json' with { type: 'json' };
import { reachable, readChoices, spoken, stepsOf } from '../src/core/acts.ts';
import { completed, onward, type Men, type Plan, type Step } from '../src/core/gestures.ts';
import { carried, counted, recognised, type Standing } from '../src/core/pieces.ts';
import { pathOf, standingOn } from '../src/damier/board.ts';
import { standing as tilesOn } from '../src/dominoes/board.ts';
import { menOn } from '../src/tables/board.ts';

interface Sample {
  readonly game?: string;
  readonly line: string;
  readonly board: TablesBoard | GridBoard | DominoBoard;
  readonly choices: Choices;
}
const SAMPLES = sampled as unknown as Readonly<Record<string, readonly Sample[]>>;
const WIRE = new URL('../../../conformance/wire/', import.meta.url);

/** The vectors of one game. */
function vectorsOf(file: string): readonly Sample[] {
  const { game, vectors } = JSON.parse(readFileSync(new URL(file, WIRE), 'utf8')) as { game: string; vectors: Sample[] };
  return vectors.map((vector) => ({ ...vector, game }));
}
const VECTORS = readdirSync(WIRE).filter((file) => file.endsWith('.json')).flatMap(vectorsOf);
const byHand = ({ choices: { tries = [] } }: Sample): boolean => tries.length > 0;

const cases = Object.entries(SAMPLES)
  .filter(([game]) => game !== 'by hand' && game !== 'scenes')
  .flatMap(([game, samples]) => samples.map((sample) => [game, sample.line, sample] as const));
const freePlay = [...cases, ...VECTORS.filter((vector) => !byHand(vector)).map((vector) => [vector.game ?? '', vector.line, vector] as const)];
const handPlay = [...(SAMPLES['by hand'] ?? []), ...VECTORS.filter(byHand)].map((sample) => [sample.game ?? '', sample.line, sample] as const);

const GAMES = [
  ...['dames', 'dominos', 'echecs', 'trictrac', 'ecrire', 'poule', 'tour-a-tour', 'toc'],
  ...['toute-table', 'revertier', 'jacquet', 'garanguet', 'plein', 'tourne-case', 'rabattues'],
];

test('there are vectors for every game that has a board', () => {
  expect(new Set(VECTORS.map(({ game }) => game))).toEqual(new Set(GAMES));
});

function piecesOn({ board }: Sample): readonly Standing[] {
  if (board.kind === 'tables') return menOn(board);
  return board.kind === 'grid' ? standingOn(board, (kind) => kind) : [...tilesOn(board, board.hands[board.turn] ?? {})];
}

/** Every act that can be reached from here by gestures that are offered; a dead end is an error. */
function reached(plans: readonly Plan[], men: Men, made: readonly Step[] = [], seen = new Set<string>()): Set<string> {
  const acts = new Set(completed(plans, made));
  const steps = onward(plans, made, men);
  if (plans.length > 0 && acts.size === 0 && steps.length === 0) throw new Error(`dead end: ${JSON.stringify(made)}`);
  for (const step of steps) {
    const further = [...made, step];
    const key = further.map(({ from, to }) => `${from}>${to}`).sort().join();
    if (seen.has(key)) continue;
    seen.add(key);
    for (const act of reached(plans, men, further, seen)) acts.add(act);
  }
  return acts;
}

describe.each(freePlay)('%s: %s', (_, __, sample) => {
  const { choices } = sample;
  const { plans } = readChoices(choices);
  const men = counted(piecesOn(sample));
  const texts = (choices.acts ?? []).map(({ text }) => text);

  test('gestures reach every act and no other', () => {
    expect([...reached(plans, men), ...spoken(choices).map(({ text }) => text)].sort()).toEqual([...texts].sort());
  });

  test('every act can be made step by step in each of its ways', () => {
    for (const { act, steps } of plans) {
      for (const [nth, { from, to }] of steps.entries()) {
        expect(onward(plans, steps.slice(0, nth), men).map((step) => `${step.from}>${step.to}`), act).toContain(`${from}>${to}`);
      }
      expect(completed(plans, steps)).toContain(act);
    }
  });

  test('pieces end where their act takes them, and none is lost but those taken', () => {
    const pieces = recognised([], piecesOn(sample));
    for (const { act, steps } of plans) {
      const after = carried(pieces, steps);
      const taken = steps.filter(({ to, over = [] }) => over.includes(to)).length;
      expect(after.length, act).toBe(pieces.length - taken);
      const last = steps.at(-1);
      if (last !== undefined) expect(after.some(({ place }) => place === last.to)).toBe(true);
    }
  });
});

describe.each(handPlay)('%s by hand: %s', (_, __, sample) => {
  const { choices } = sample;
  const { plans, free, touches } = readChoices(choices);
  const done = new Set([...plans.map(({ act }) => act), ...touches.values(), ...spoken(choices).map(({ text }) => text)]);

  test('whatever may be done is a gesture or a word', () => {
    expect([...done].sort()).toEqual(reachable(choices).map(({ text }) => text).sort());
  });

  test('what is lifted lies there', () => {
    const { board } = sample;
    const lying = new Set([...piecesOn(sample).map(({ place }) => place), ...countersOf(board)]);
    for (const place of [...touches.keys(), ...plans.flatMap(({ steps }) => steps.slice(0, 1).map(({ from }) => from))]) {
      expect(lying).toContain(place);
    }
  });

  test('men put freely are written by the words of the server', () => {
    const wood = (choices.tries ?? []).filter(({ most = 1 }) => most > 1);
    const written = wood.flatMap(({ text, acts = [] }) => acts.map((act) => `${text} ${act.text}`));
    expect(free?.steps.map((step) => free.tell([step])) ?? []).toEqual(written);
  });
});

/** Where jetons and fichets may lie. */
const countersOf = (board: Sample['board']): readonly string[] =>
  board.kind === 'tables'
    ? ['jetons', ...(board.counters ?? []).flatMap(({ points = 0, holes = 0 }, seat) => [`points-${seat}-${points}`, `hole-${seat}-${holes}`])]
    : [];

describe('draughts', () => {
  const captures = (SAMPLES['dames'] ?? []).flatMap(({ choices }) =>
    (choices.acts ?? []).map((act) => [act.text, [act.steps ?? [], ...(act.ways ?? [])].map((way) => stepsOf(way, choices.steps))] as const),
  );

  test.each(captures)('%s can be played from square to square, taking one piece a step', (text, ways) => {
    for (const steps of ways) {
      expect(steps.every(({ over = [] }) => over.length < 2)).toBe(true);
      const taken = steps.flatMap(({ over = [] }) => over).toSorted((one, two) => Number(one) - Number(two));
      expect(text.endsWith(taken.length > 0 ? `(${taken.join()})` : '')).toBe(true);
      expect(pathOf({ text, steps: [...steps] }).length).toBe(steps.length + 1);
    }
  });
});
