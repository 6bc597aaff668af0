/** Screen and print match: the measures and colours are those of the diagrams in Python. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as grid from '../src/damier/grid.ts';
import * as geometry from '../src/tables/geometry.ts';

const source = (path: string): string =>
  readFileSync(new URL(`../../../src/academie/${path}`, import.meta.url), 'utf8');
const measures = source('games/tables/picture/geometry.py') + source('drawing/panel.py');
const css = readFileSync(new URL('../src/board.css', import.meta.url), 'utf8');

/** The first value of a colour in the style sheet: that of the light theme. */
const shown = (name: string): string | undefined => new RegExp(`--ac-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];

test.each([
  ['WOOD', 'wood'],
  ['FELT', 'felt'],
  ['PALE_FLECHE', 'pale'],
  ['DARK_FLECHE', 'dark'],
  ['WHITE_MAN', 'white'],
  ['BLACK_MAN', 'black'],
  ['DIE', 'die'],
  ['JETON', 'jeton'],
])('%s has its printed body and edge', (printed, name) => {
  const found = new RegExp(`^${printed}: Final = Paint\\("(#\\w+)", "(#\\w+)"`, 'm').exec(source('drawing/palette.py'));
  expect([shown(name), shown(`${name}-edge`)]).toEqual([found?.[1], found?.[2]]);
});

test.each([
  ['PAPER', 'paper'],
  ['INK', 'ink'],
  ['HOLE', 'hole'],
  ['TRUE', 'true'],
  ['FALSE', 'false'],
  ['FILLING', 'filling'],
])('%s has its printed colour', (printed, name) => {
  const found = new RegExp(`^${printed}: Final = "(#\\w+)"`, 'm').exec(source('drawing/palette.py'));
  expect(shown(name)).toBe(found?.[1]);
});

test.each(['PITCH', 'MAN', 'TIP', 'JETON', 'MARGIN', 'PANEL', 'BANDE', 'END_BANDE', 'BAR', 'HALF_HEIGHT'] as const)(
  'the board is drawn with the printed %s',
  (measure) => {
    const found = new RegExp(`^${measure}: Final = ([\\d.]+)$`, 'm').exec(measures);
    expect(geometry[measure]).toBe(Number(found?.[1]));
  },
);

test('the damier is drawn with the printed frame and men', () => {
  const frame = /^FRAME: Final = ([\d.]+)$/m.exec(source('drawing/grid/geometry.py'));
  const radius = /^RADIUS: Final = ([\d.]+)$/m.exec(source('drawing/grid/pieces.py'));
  expect([grid.FRAME, grid.RADIUS]).toEqual([Number(frame?.[1]), Number(radius?.[1])]);
});
