/**
 * What a board draws as lists of shapes: lines of text like those of tests/drawing/shapes.py, and whether they agree.
 *
 * A document is made up that holds no more than boards ask of one while they draw.
 */
import { PREFIX } from '../src/core/svg.ts';
import { vec, type Vec } from '../src/core/vec.ts';

/** The part of an SVG element that drawing needs. */
class Drawn {
  readonly tag: string;
  readonly attributes = new Map<string, string>();
  readonly children: Drawn[] = [];
  readonly style = { transform: '' };
  textContent = '';

  constructor(tag: string) {
    this.tag = tag;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  append(...children: Drawn[]): void {
    this.children.push(...children);
  }

  number(name: string): number {
    return Number(this.attributes.get(name) ?? 0);
  }
}

Object.assign(globalThis, { document: { createElementNS: (_: string, tag: string) => new Drawn(tag) } });

const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'stroke-linecap'];
/** What only the hand or a small screen brings to light; and what the style sheet alone paints. */
const UNSEEN = /ac-sign|ac-square-middle/;
const NUMBER = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g;
const COLOUR = /#[0-9a-f]{6}/g;
/** Renderings agree to a tenth: both round to a hundredth on the way. */
const TOLERANCE = 0.1;

/** An affine transformation, its numbers in the order of SVG's `matrix`. */
type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const moved = ([a, b, c, d, e, f]: Matrix, { x, y }: Vec): Vec => vec(a * x + c * y + e, b * x + d * y + f);

/** The transformation that carries out `inner` first. */
function after(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [right, down, origin] = [moved(outer, vec(a, b)), moved(outer, vec(c, d)), moved(outer, vec(e, f))];
  return [right.x - outer[4], right.y - outer[5], down.x - outer[4], down.y - outer[5], origin.x, origin.y];
}

function one(name: string, [first = 0, second = 0]: readonly number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, first, second];
  if (name === 'scale') return [first, 0, 0, first, 0, 0];
  const turn = (first * Math.PI) / 180;
  return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
}

const transform = (written: string): Matrix =>
  [...written.matchAll(/(\w+)\(([^)]*)\)/g)].reduce(
    (found, [, name = '', given = '']) => after(found, one(name, (given.match(NUMBER) ?? []).map(Number))),
    IDENTITY,
  );

/** The shapes of elements and of all they hold, from the bottom up. */
export const shapes = (elements: readonly SVGElement[], at = vec(0, 0)): readonly string[] =>
  elements.flatMap((each) => [...walked(each as unknown as Drawn, [1, 0, 0, 1, at.x, at.y])]);

function* walked(part: Drawn, outer: Matrix): Generator<string> {
  if (UNSEEN.test(part.attributes.get('class') ?? '')) return;
  const at = after(after(outer, transform(part.style.transform)), transform(part.attributes.get('transform') ?? ''));
  const geometry = GEOMETRY[part.tag];
  if (geometry !== undefined) yield [part.tag, ...geometry(part, at), ...painted(part)].join(' ');
  for (const child of part.children) yield* walked(child, at);
}

/** A border of text is drawn before it in print, and with it here: it is left out in both. */
const painted = ({ tag, attributes }: Drawn): readonly string[] =>
  (tag === 'text' ? ['fill'] : PAINT).flatMap((name) => {
    const value = attributes.get(name);
    return value === undefined ? [] : [`${name}=${value}`];
  });

const pair = ({ x, y }: Vec): string => `${x},${y}`;
const at = (part: Drawn, x: string, y: string, matrix: Matrix): string => pair(moved(matrix, vec(part.number(x), part.number(y))));

const points = (part: Drawn, matrix: Matrix): readonly string[] =>
  (part.attributes.get('points') ?? '').split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return pair(moved(matrix, vec(x, y)));
  });

function rectangle(part: Drawn, matrix: Matrix): readonly string[] {
  const corner = vec(part.number('x'), part.number('y'));
  const [first, second] = [corner, vec(corner.x + part.number('width'), corner.y + part.number('height'))].map((spot) => moved(matrix, spot));
  if (first === undefined || second === undefined) return [];
  const radius = part.attributes.get('rx');
  return [
    pair(vec(Math.min(first.x, second.x), Math.min(first.y, second.y))),
    `${Math.abs(second.x - first.x)}x${Math.abs(second.y - first.y)}`,
    ...(radius === undefined ? [] : [`rx=${radius}`]),
  ];
}

/** A symbol of a theme: which, where its middle lies, how large a hundred of it is, and how it is turned. */
const symbol = (part: Drawn, matrix: Matrix): readonly string[] => [
  (part.attributes.get('href') ?? '').replace(`#${PREFIX}`, ''),
  at(part, 'x', 'y', matrix),
  `size=${100 * Math.hypot(matrix[0], matrix[1])}`,
  `turn=${(Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI}`,
];

const GEOMETRY: Readonly<Record<string, (part: Drawn, matrix: Matrix) => readonly string[]>> = {
  circle: (part, matrix) => [at(part, 'cx', 'cy', matrix), `r=${part.number('r') * Math.hypot(matrix[0], matrix[1])}`],
  rect: rectangle,
  line: (part, matrix) => [at(part, 'x1', 'y1', matrix), at(part, 'x2', 'y2', matrix)],
  polygon: points,
  polyline: points,
  path: (part, matrix) => [part.attributes.get('d') ?? '', ...(matrix.join() === IDENTITY.join() ? [] : [`@ ${matrix.join(' ')}`])],
  use: symbol,
  text: (part, matrix) => [part.textContent, at(part, 'x', 'y', matrix)],
};

const skeleton = (line: string): string => line.replace(COLOUR, '').replace(NUMBER, '#');
const numbers = (line: string): readonly number[] => (line.replace(COLOUR, '').match(NUMBER) ?? []).map(Number);

/** Whether two shapes are one and the same, their numbers to a tenth. */
export function agree(first: string, second: string): boolean {
  const [ours, theirs] = [numbers(first), numbers(second)];
  const near = ours.every((each, nth) => Math.abs(each - (theirs[nth] ?? NaN)) <= TOLERANCE);
  return near && skeleton(first) === skeleton(second) && String(first.match(COLOUR)) === String(second.match(COLOUR));
}

/** What one list of shapes has and another lacks, both ways; the order does not matter. */
export function differences(shown: readonly string[], kept: readonly string[]): readonly string[] {
  const missing = [...kept];
  const more = shown.filter((shape) => {
    const nth = missing.findIndex((each) => agree(shape, each));
    if (nth >= 0) missing.splice(nth, 1);
    return nth < 0;
  });
  return [...more.map((shape) => `+ ${shape}`), ...missing.map((shape) => `- ${shape}`)];
}
