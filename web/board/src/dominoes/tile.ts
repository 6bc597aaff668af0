/** A dé: its face of bone with the two numbers, or its back of ebony. As in academie.games.dominoes.picture.svg. */
import DATA from '../../../../assets/board/dominoes.json' with { type: 'json' };
import { PIPS } from '../core/pips.ts';
import { group, use } from '../core/svg.ts';
import { vec, type Vec } from '../core/vec.ts';
import type { Laid } from './tiles.ts';

const scaleOf = (side: number): number => side / DATA.unit;

/** How a dé lies that is turned by degrees from lying with its left half to the left: symbols are upright or lying. */
export const poseOf = (turn: number): 'lying' | 'upright' => (turn % 180 === 0 ? 'lying' : 'upright');

/** A dé face up round the origin. It is lit from above however it is turned: only its pips turn. */
export function face({ left, right }: Laid, side: number, turn: number): SVGGElement {
  const halves = [
    { half: left, along: -side / 2 },
    { half: right, along: side / 2 },
  ];
  const marks = halves.flatMap(({ half, along }) => pips(half, along, side, turn));
  return group([sign('tile', side, turn), ...marks], { 'data-tile': `${left}-${right}` });
}

/** A dé face down round the origin. */
export const back = (side: number): SVGGElement => group([use('tileback', { scale: scaleOf(side) })], { 'data-tile': '?' });

/** A symbol of the size of a dé that is turned so. */
export const sign = (symbol: string, side: number, turn: number, more: { readonly at?: Vec; readonly class?: string } = {}): SVGElement =>
  use(`${symbol}${poseOf(turn)}`, { ...(more.at && { at: more.at }), scale: scaleOf(side) }, more.class === undefined ? {} : { class: more.class });

/** The same thing somewhere else. */
export const at = (thing: SVGGElement, spot: Vec): SVGGElement => group([thing], { transform: `translate(${spot.x} ${spot.y})` });

/** The pips of a half; a six lies in rows along the dé. */
function pips(half: number, along: number, side: number, turn: number): readonly SVGElement[] {
  const step = DATA.step * side;
  return (PIPS[half] ?? []).map((pip) => use('tilepip', { at: turned(vec(along + pip.y * step, pip.x * step), turn), scale: scaleOf(side) }));
}

const turned = ({ x, y }: Vec, turn: number): Vec => (turn === 0 ? vec(x, y) : turn === 90 ? vec(0 - y, x) : vec(0 - x, 0 - y));
