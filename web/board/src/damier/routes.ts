/**
 * The ways a capture may have gone, given its ends and what it took.
 *
 * The law has said that the capture can be made; this only finds where to draw it, and where a hand may pause.
 */
import type { Place, Step } from '../core/gestures.ts';
import type { Cell, Squares } from './squares.ts';

export interface Capture {
  readonly start: Place;
  readonly end: Place;
  readonly taken: readonly Place[];
}

interface Way {
  readonly rows: number;
  readonly columns: number;
}

interface Trail {
  readonly at: Place;
  readonly left: ReadonlySet<Place>;
  readonly steps: readonly Step[];
  readonly length: number;
}

const SIGNS = [-1, 1] as const;
const DIAGONALS: readonly Way[] = SIGNS.flatMap((rows) => SIGNS.map((columns) => ({ rows, columns })));
const STRAIGHTS: readonly Way[] = SIGNS.flatMap((sign) => [
  { rows: sign, columns: 0 },
  { rows: 0, columns: sign },
]);

/** How many trails are followed before giving up: a bound, far above what any game brings. */
const PATIENCE = 20_000;

/** The shortest ways through all that is taken, slantwise if that can be; none if there is no such way. */
export function routes(capture: Capture, squares: Squares, occupied: ReadonlySet<Place>): readonly Step[][] {
  const slanting = search(capture, squares, occupied, DIAGONALS);
  return slanting.length > 0 ? slanting : search(capture, squares, occupied, [...DIAGONALS, ...STRAIGHTS]);
}

function search(capture: Capture, squares: Squares, occupied: ReadonlySet<Place>, ways: readonly Way[]): Step[][] {
  const standing = new Set([...occupied, ...capture.taken].filter((place) => place !== capture.start));
  const open: Trail[] = [{ at: capture.start, left: new Set(capture.taken), steps: [], length: 0 }];
  let found: Trail[] = [];
  for (let tried = 0; tried < PATIENCE; tried++) {
    const trail = open.pop();
    if (trail === undefined) break;
    if (trail.length > (found[0]?.length ?? Infinity)) continue;
    if (trail.left.size > 0) open.push(...ways.flatMap((way) => jumps(trail, way, squares, standing)));
    else if (trail.at === capture.end) found = [...found, trail].filter((one) => one.length <= trail.length);
  }
  return found.map((trail) => [...trail.steps]);
}

/** The trail one jump further in one direction: once for every square it may come down on. */
function jumps(trail: Trail, way: Way, squares: Squares, standing: ReadonlySet<Place>): Trail[] {
  const found: Trail[] = [];
  const start = squares.cell(trail.at);
  let over: Place | null = null;
  for (let length = 1; length < squares.side; length++) {
    const cell = onwardFrom(start, way, length);
    if (!inside(cell, squares.side)) break;
    const place = squares.at(cell);
    if (place === null) continue;
    if (standing.has(place)) {
      if (over !== null || !trail.left.has(place)) break;
      over = place;
    } else if (over !== null) {
      found.push(landed(trail, place, over, length));
    }
  }
  return found;
}

function landed(trail: Trail, place: Place, over: Place, length: number): Trail {
  return {
    at: place,
    left: new Set([...trail.left].filter((each) => each !== over)),
    steps: [...trail.steps, { from: trail.at, to: place, over: [over] }],
    length: trail.length + length,
  };
}

const onwardFrom = (start: Cell, way: Way, length: number): Cell => ({
  row: start.row + way.rows * length,
  column: start.column + way.columns * length,
});

const inside = ({ row, column }: Cell, side: number): boolean =>
  row >= 0 && column >= 0 && row < side && column < side;
