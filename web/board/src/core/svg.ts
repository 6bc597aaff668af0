/** A few words of SVG. Colours are CSS variables, so that one drawing serves every theme. */
import type { Box, Vec } from './vec.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** What the symbols of a theme are called by, in a page that may have names of its own. */
export const PREFIX = 'ac-';

export type Attributes = Readonly<Record<string, string | number>>;

export function element<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, written(value));
  made.append(...children);
  return made;
}

/** No finer than a hundredth. */
const written = (value: string | number): string =>
  typeof value === 'string' ? value : String(Math.round(value * 100) / 100);

/** A colour or another token of the theme. */
export const token = (name: string): string => `var(--board-${name})`;

/** How a symbol of the theme is placed: all are drawn round the origin, most with the radius 100. */
export interface Placing {
  readonly at?: Vec;
  readonly scale?: number;
  /** In degrees, clockwise. */
  readonly turn?: number;
}

/** A symbol of the theme. */
export function use(symbol: string, { at, scale, turn }: Placing = {}, attributes: Attributes = {}): SVGUseElement {
  const placed = [
    ...(at === undefined ? [] : [`translate(${written(at.x)} ${written(at.y)})`]),
    ...(turn === undefined || turn === 0 ? [] : [`rotate(${written(turn)})`]),
    ...(scale === undefined ? [] : [`scale(${Math.round(scale * 1e4) / 1e4})`]),
  ].join(' ');
  return element('use', { href: `#${PREFIX}${symbol}`, ...(placed === '' ? {} : { transform: placed }), ...attributes });
}

const PAINTED: readonly string[] = ['fill', 'stroke'];

/** A style of the boards' data, whose colours are tokens of the theme. */
export const toned = (style: Attributes): Attributes =>
  Object.fromEntries(Object.entries(style).map(([name, value]) => [name, PAINTED.includes(name) && value !== 'none' ? token(String(value)) : value]));

export const group = (children: readonly Node[], attributes: Attributes = {}): SVGGElement =>
  element('g', attributes, ...children);

export const circle = (centre: Vec, r: number, attributes: Attributes = {}): SVGCircleElement =>
  element('circle', { cx: centre.x, cy: centre.y, r, ...attributes });

export const rect = (area: Box, attributes: Attributes = {}): SVGRectElement =>
  element('rect', { x: area.x, y: area.y, width: area.width, height: area.height, ...attributes });

export const pair = ({ x, y }: Vec): string => `${written(x)},${written(y)}`;

export const polygon = (corners: readonly Vec[], attributes: Attributes = {}): SVGPolygonElement =>
  element('polygon', { points: corners.map(pair).join(' '), ...attributes });

/** A line of text centred on a spot. */
export function words(at: Vec, line: string, attributes: Attributes = {}): SVGTextElement {
  const made = element('text', { x: at.x, y: at.y, ...attributes });
  made.textContent = line;
  return made;
}
