/** The empty board: the case of the theme, the holes of its bandes and what its flèches are called. */
import { group, token, use, words } from '../core/svg.ts';
import { plus } from '../core/vec.ts';
import { DATA, SHEET, type View } from './geometry.ts';
import type { Setting } from './setting.ts';
import { FLECHES, SEATS } from './track.ts';

const FLECHE_NUMBERS = Array.from({ length: FLECHES }, (_, number) => number);
/** The talon and the coin have letters. */
const LETTER = /^\p{L}/u;

export function ground(view: View, setting: Setting): SVGElement {
  return group([lain(view), ...holes(view), ...names(view, setting)], { 'aria-hidden': 'true' });
}

/** The case looks the same from both sides; only on end it is turned. */
function lain({ upright }: View): SVGElement {
  const turned = upright ? { transform: `matrix(0 -1 1 0 0 ${SHEET.x})` } : {};
  return group([use('caseshadow'), use('case')], turned);
}

/** Twelve holes a side for the fichets, and one beside each talon where they begin. */
function holes(view: View): readonly SVGElement[] {
  const numbers = Array.from({ length: 13 }, (_, nth) => nth);
  return SEATS.flatMap((seat) => numbers.map((holes) => use('hole', { at: view.hole(seat, holes) })));
}

/** What each flèche is called, on its bande, cut into the wood. */
function names(view: View, { sign }: Setting): readonly SVGElement[] {
  const { depth, upright, shade } = DATA.name;
  return FLECHE_NUMBERS.flatMap((number) => {
    const [at, name] = [view.at(number, view.upright ? upright : depth), sign(number)];
    if (name === '') return [];
    const written = { class: 'ac-name', ...(LETTER.test(name) && { 'font-style': 'italic' }) };
    return [
      words(plus(at, 0, shade), name, { ...written, fill: token('shade'), 'fill-opacity': token('rimshade') }),
      words(at, name, { ...written, fill: token('rimlabel') }),
    ];
  });
}
