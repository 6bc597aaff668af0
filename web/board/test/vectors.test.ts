/** Boards of the browser and printed ones are one drawing: both are held to conformance/drawing, this one to a tenth. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import looks from '../../../conformance/drawing/looks.json' with { type: 'json' };
import positions from '../../../conformance/drawing/positions.json' with { type: 'json' };
import { agree, differences, shapes } from './shapes.ts';
import type { Piece, Seat } from '../src/core/pieces.ts';
import type { Skin } from '../src/core/skin.ts';
import { chessSkin } from '../src/damier/chessSkin.ts';
import { DATA as GRID, Grid, RADIUS } from '../src/damier/grid.ts';
import { labels } from '../src/damier/labels.ts';
import { marks } from '../src/damier/marks.ts';
import { pathArrow } from '../src/damier/path.ts';
import { chessPiece, manOf } from '../src/damier/pieces.ts';
import { damierSkin } from '../src/damier/skin.ts';
import { damier } from '../src/damier/squares.ts';
import { snake } from '../src/dominoes/snake.ts';
import { back, face } from '../src/dominoes/tile.ts';
import { arrows, type Arrow, type ArrowStyle } from '../src/tables/arrows.ts';
import { vec } from '../src/core/vec.ts';
import { lying } from '../src/tables/dice.ts';
import { DATA as TABLES, View } from '../src/tables/geometry.ts';
import { ground } from '../src/tables/ground.ts';
import { FICHET_KIND, JETON_KIND, MAN_KIND, pieceOf } from '../src/tables/men.ts';
import * as settings from '../src/tables/setting.ts';
import { markSpot } from '../src/tables/places.ts';
import { tablesSkin } from '../src/tables/skin.ts';
import { THEMES, tokensOf } from '../src/core/tokens.ts';
import { variables } from '../theme.ts';

type Look = readonly (readonly [string, readonly string[]])[];
const SEATS = [
  [0, 'white'],
  [1, 'black'],
] as const;
const NOWHERE = '';
const SIGN = /^use (?:movable|selected) /;
/** The square of the things that are looked at. */
const CELL = { row: 4, column: 5 };

/** The shapes without the signs that only the hand brings to light. */
const seen = (drawn: readonly SVGElement[], at = vec(0, 0)): readonly string[] => shapes(drawn, at).filter((shape) => !SIGN.test(shape));

const tablesLooks = (): Look => [
  ...SEATS.flatMap(([seat, side]): Look => {
    const man = { place: NOWHERE, seat, kind: MAN_KIND };
    return [
      [`tables from ${side}`, shapes([ground(new View(seat === 1), settings.TRICTRAC)]).filter((shape) => !shape.startsWith('use caseshadow'))],
      [`man ${side}`, seen([pieceOf(man, 'flat')])],
      ...[0, 3].flatMap((holes): Look => SEATS.map(([viewer, from]) => {
        const skin = tablesSkin(viewer === 1, true);
        const place = `hole-${seat}-${holes}`;
        return [`fichet ${side} after ${holes} from ${from}`, seen([skin.piece({ place, seat, kind: FICHET_KIND }, 1)], skin.spot(place, 0, 1))];
      })),
    ];
  }),
  ['jeton', seen([pieceOf({ place: NOWHERE, seat: null, kind: JETON_KIND }, 'flat')])],
  ...(['true', 'false', 'filling'] as const).map((style) => {
    const drawn = [
      { start: 2, end: 16, label: '6+5', style, worth: 4 },
      { start: 0, end: 5, label: '5', style, worth: -2 },
      { start: 9, end: 16, label: '4', style, worth: 2 },
    ];
    return [`arrows ${style}`, shapes(arrows(new View(false), drawn, new Map([[2, 4], [3, 7], [16, 1]]), []))] as const;
  }),
];

const gridLooks = (): Look => [
  ...[10, 8].flatMap((side) =>
    SEATS.map(([seat, name]) => {
      const skin = damierSkin(damier(side), seat === 1, true);
      return [`squares ${side} from ${name}`, shapes([skin.ground(), ...labels(skin.grid, skin.squares, [])])] as const;
    }),
  ),
  ...SEATS.flatMap(([seat, side]) => {
    const grid = new Grid(10, false);
    const piece = (kind: string): readonly string[] =>
      shapes([manOf({ place: NOWHERE, seat, kind }, grid)], grid.centre(CELL));
    return [[`man on squares ${side}`, piece('man')], [`king on squares ${side}`, piece('man:king')]] as const;
  }),
  ...(['taken', 'crowned', 'noted'] as const).flatMap((style) => {
    const { grid, squares } = damierSkin(damier(10), false, true);
    const place = squares.at(CELL) ?? NOWHERE;
    const sign = (seats: readonly Seat[]): readonly string[] =>
      shapes(marks(grid, squares, [{ place, style }], seats.map((seat) => ({ place, seat, kind: 'man' }))));
    return [[`${style} bare`, sign([])], [`${style} occupied`, sign([0])]] as const;
  }),
];

const chessLooks = (): Look =>
  SEATS.flatMap(([seat, side]) => {
    const grid = new Grid(8, false);
    return [
      [`chessboard from ${side}`, shapes([chessSkin(seat === 1).ground()])] as const,
      ...(['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const).map(
        (kind) => [`${kind} ${side}`, shapes([chessPiece({ place: NOWHERE, seat, kind }, grid)], grid.centre(CELL))] as const,
      ),
    ];
  });

const tileLooks = (): Look => [
  ...([[6, 3], [0, 0], [5, 5], [1, 4], [2, 0]] as const).flatMap(([left, right]) =>
    [0, 90, 180].map((turn) => [`tile ${left}-${right} turned ${turn}`, shapes([face({ left, right }, 32, turn)])] as const),
  ),
  ['tile face down', shapes([back(32)])],
];

describe('every kind of thing looks as it is printed', () => {
  const shown = new Map([...tablesLooks(), ...gridLooks(), ...chessLooks(), ...tileLooks()]);

  test.each(Object.entries(looks))('%s', (name, kept) => {
    expect(differences(shown.get(name) ?? [], kept)).toEqual([]);
  });

  test('and no other is known', () => {
    expect([...shown.keys()].sort()).toEqual(Object.keys(looks).sort());
  });
});

interface Stood {
  readonly kind: string;
  readonly seat: Seat | null;
  readonly place: string;
  readonly count: number;
}

const read = (pieces: readonly (readonly (string | number | null)[])[]): readonly Stood[] =>
  pieces.map(([kind, seat, place, count]) => ({
    kind: String(kind),
    seat: seat === 0 || seat === 1 ? seat : null,
    place: String(place),
    count: Number(count),
  }));

/** The pieces as a board shows them, each where it lies. */
const standing = (skin: Skin, pieces: readonly Stood[]): readonly string[] =>
  pieces.flatMap(({ kind, seat, place, count }) =>
    Array.from({ length: count }, (_, nth) => shapes([skin.piece({ place, seat, kind }, count)], skin.spot(place, nth, count))).flat(),
  );

const badges = (skin: Skin, pieces: readonly Stood[]): readonly string[] =>
  pieces.flatMap(({ kind, seat, place, count }) => {
    const badge = skin.badge(place, Array.from({ length: count }, (_, id): Piece => ({ id, place, seat, kind })));
    return badge === null ? [] : shapes([badge]);
  });

const SETTINGS: Readonly<Record<string, settings.Setting>> = {
  trictrac: settings.TRICTRAC,
  toc: settings.TRICTRAC,
  'toute-table': settings.TOUTE_TABLE,
  revertier: settings.REVERTIER,
  jacquet: settings.JACQUET,
  garanguet: settings.GARANGUET,
  plein: settings.PLEIN,
  'tourne-case': settings.TOURNE_CASE,
  rabattues: settings.RABATTUES,
};

const named = ({ game, position, flip }: { game: string; position: string; flip: boolean }): string =>
  `${game} ${position} from ${flip ? 'black' : 'white'}`;

describe.each(positions.tables.map((each) => [named(each), each] as const))('%s', (_, { game, flip, pieces, arrows: ways, bodies, tallies, drawn, dice }) => {
  const skin = tablesSkin(flip, false, SETTINGS[game]);
  const stood = read(pieces);

  test('men, jetons and fichets lie where they are printed', () => {
    expect(differences(standing(skin, stood).filter((shape) => !SIGN.test(shape)), bodies)).toEqual([]);
    expect(differences(badges(skin, stood), tallies)).toEqual([]);
  });

  test('arrows and their labels too', () => {
    const asked = ways.map(([start, end, label, style]): Arrow => ({ start: Number(start), end: Number(end), label: String(label), style: style as ArrowStyle }));
    const heights = new Map(stood.filter(({ place }) => /^\d+$/.test(place)).map(({ place, count }) => [Number(place), count]));
    expect(differences(shapes(arrows(skin.view, asked, heights, [])), drawn)).toEqual([]);
  });

  test('dice lie where they are printed', () => {
    const men = new Map(stood.filter(({ place }) => /^\d+$/.test(place)).map(({ place, count }) => [Number(place), count]));
    const jetons = stood.filter(({ kind }) => kind === JETON_KIND).map(({ place }) => {
      const [, seat, points] = place.split('-').map(Number);
      return points === undefined ? vec(TABLES.jeton.reserve, 0) : markSpot(seat === 1 ? 1 : 0, points, 0);
    });
    const lain = lying({ faces: dice.faces, seat: dice.seat === 1 ? 1 : 0 }, { men, jetons });
    expect(lain.map(({ at, turn }) => [at.x, at.y, turn].map((part) => Math.round(part * 100) / 100))).toEqual(dice.lying);
  });
});

test.each(positions.squares.map((each) => [named(each), each] as const))('%s', (_, { game, flip, pieces, drawn }) => {
  const skin = game === 'echecs' ? chessSkin(flip) : damierSkin(damier(10), flip, true);
  const bodies = read(pieces).flatMap((piece) => standing(skin, [piece])[0] ?? []);
  expect(differences(bodies, drawn)).toEqual([]);
});

test.each(positions.paths.map((each) => [each.path.join('-'), each] as const))('the way %s over squares', (_, { side, flip, path, drawn }) => {
  const { grid, squares } = damierSkin(damier(side), flip, true);
  const cells = path.map((place) => squares.cell(place));
  const spots = cells.map((cell) => grid.centre(cell));
  const shown = [...pathArrow(spots, GRID.way.clear * RADIUS * grid.pitch), ...labels(grid, squares, cells)];
  expect(differences(shapes(shown), drawn)).toEqual([]);
});

test.each(positions.lines.map((each) => [each.line.join(' '), each] as const))('the line %s of dominoes', (_, { line, first, width, turn, spots }) => {
  const laid = snake(line.map(([left = 0, right = 0]) => ({ left, right })), first, { width, turn });
  expect(laid.map(({ middle, turn }) => [middle.x, middle.y, turn].map((part) => Math.round(part * 100) / 100))).toEqual(spots);
});

test('shapes that differ by more than a tenth, in colour or in kind are found', () => {
  const shape = 'circle 61,124.5 r=19.8 fill=#fbf6ea';
  expect(agree(shape, 'circle 61.05,124.5 r=19.8 fill=#fbf6ea')).toBe(true);
  for (const other of ['circle 61.2,124.5 r=19.8 fill=#fbf6ea', 'circle 61,124.5 r=19.8 fill=#fbf6eb', 'circle 61,124.5 r=19.8', 'circle 61,124.5,7 r=19.8 fill=#fbf6ea']) {
    expect(agree(shape, other)).toBe(false);
  }
  expect(differences([shape], [shape, shape])).toEqual([`- ${shape}`]);
});

describe('colours of the style sheet', () => {
  const sources = ['core', 'damier', 'dominoes', 'tables'].flatMap((folder) => {
    const url = new URL(`../src/${folder}/`, import.meta.url);
    return readdirSync(url).map((name) => readFileSync(new URL(name, url), 'utf8'));
  });
  const css = readFileSync(new URL('../src/board.css', import.meta.url), 'utf8');

  const named = (texts: readonly string[], pattern: RegExp): readonly string[] => [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))];

  test('and its sizes are all written by the theme', () => {
    const sizes = named([css], /var\(--ac-([a-z-]+)/g);
    expect(sizes.length).toBeGreaterThan(5);
    const written = new Set(named([variables()], /--ac-([a-z-]+):/g));
    expect(sizes.filter((name) => !written.has(name) && name !== 'unit')).toEqual([]);
  });

  test('are tokens that every theme has in both rooms', () => {
    const used = [...named([css], /var\(--board-([a-z0-9]+)/g), ...named(sources, /token\('([a-z0-9]+)'\)/g)];
    expect(used.length).toBeGreaterThan(8);
    for (const theme of THEMES) {
      for (const room of ['light', 'dark'] as const) expect(used.filter((name) => !(name in tokensOf(theme, room)))).toEqual([]);
    }
  });

  test('are nowhere else', () => {
    for (const text of [css, ...sources]) expect(text).not.toMatch(/#[0-9a-f]{6}\b/i);
  });
});

describe.each(['regence', 'encre', 'contraste'])('the symbols of %s', (theme) => {
  const folder = new URL(`../../../assets/board/symbols/${theme}/`, import.meta.url);
  const sheets = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);
  const all = sheets.map(([, text]) => text).join('');
  const found = (pattern: RegExp, text = all): readonly string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

  test('have names of their own', () => {
    const names = found(/\bid="([^"]+)"/g);
    expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([]);
    expect(names.filter((name) => !/^[A-Za-z0-9]+$/.test(name))).toEqual([]);
  });

  test('refer to each other only, and to tokens of the theme', () => {
    const names = new Set(found(/\bid="([^"]+)"/g));
    expect([...found(/url\(#([^)]+)\)/g), ...found(/href="#([^"]+)"/g)].filter((name) => !names.has(name))).toEqual([]);
    const tokens = tokensOf(theme, 'dark');
    expect(found(/var\(--board-([a-z0-9]+)\)/g).filter((name) => !(name in tokens))).toEqual([]);
  });

  test('need no filter, no mask and no style', () => {
    expect(all).not.toMatch(/<filter|<mask|style=|<style|<script/);
  });

  test.each(['case', 'damier', 'chess', 'dominoes'])('weigh at most 20 kB with those of %s', (sheet) => {
    const needed = sheet === 'chess' ? ['common', 'damier', 'chess'] : ['common', sheet];
    const text = needed.map((name) => readFileSync(new URL(`${name}.svg`, folder), 'utf8')).join('');
    expect(gzipSync(text).length).toBeLessThan(20_000);
  });
});

test('every theme has the same things to place', () => {
  const groups = (theme: string): readonly string[] => {
    const folder = new URL(`../../../assets/board/symbols/${theme}/`, import.meta.url);
    return readdirSync(folder).flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/<(?:g|path) id="([^"]+)"/g)].map(([, id = '']) => id));
  };
  const placed = new Set(['damier', 'dominoes'].flatMap((folder) => {
    const url = new URL(`../src/${folder}/`, import.meta.url);
    return readdirSync(url).flatMap((name) => [...readFileSync(new URL(name, url), 'utf8').matchAll(/\b(?:use|onMan|onSquare)\('([a-z]+)'/g)].map(([, id = '']) => id));
  }));
  expect(placed.size).toBeGreaterThan(8);
  for (const theme of ['regence', 'encre', 'contraste']) expect([...placed].filter((id) => !groups(theme).includes(id))).toEqual([]);
});
