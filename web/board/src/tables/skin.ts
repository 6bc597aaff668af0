/** How the trictrac board looks from one side, set for a game. */
import type { Place } from '../core/gestures.ts';
import type { Direction } from '../core/keyboard.ts';
import type { Site, Skin } from '../core/skin.ts';
import { vec, type Vec } from '../core/vec.ts';
import { foremost, View, type Shape } from './geometry.ts';
import { ground } from './ground.ts';
import { pieceOf, tally, type Manner } from './men.ts';
import { ghost, sites, spotOn, turnOn, type Look } from './places.ts';
import { TRICTRAC, type Setting } from './setting.ts';
import { fleche, parts, pointsPlace } from './track.ts';
import { labelOf, nameOf, titleOf } from './words.ts';

export interface TablesSkin extends Skin, Look {}

/** How many points it is from mark to mark. */
const HOP = 2;

const WAYS: Readonly<Record<Direction, Vec>> = {
  left: vec(-1, 0),
  right: vec(1, 0),
  up: vec(0, -1),
  down: vec(0, 1),
};

/** `hands` lets jetons and fichets be pointed at too. */
export function tablesSkin(flip: boolean, hands: boolean, setting: Setting = TRICTRAC, shape: Shape = 'lying'): TablesSkin {
  const look: Look = { view: new View(flip, shape), setting };
  const found = sites(look, hands);
  const middles = new Map(found.map((site) => [site.place, middle(site)]));
  return {
    ...look,
    sheets: ['common', 'case'],
    box: look.view.box,
    sites: found,
    home: found.find(({ place }) => place === fleche(flip ? 23 : 0))?.place ?? found[0]?.place ?? '',
    neighbour: (place, direction) => nearest(middles, place, WAYS[direction]),
    spot: (place, nth, count) => spotOn(look, place, nth, count),
    ground: () => ground(look.view, setting),
    piece: (piece) => pieceOf(piece, mannerOn(piece.place, setting), turnOn(look, piece.place)),
    ghost: (place, count) => ghost(look, place, count),
    badge: (place, pieces) => {
      const manner = mannerOn(place, setting);
      return tally(spotOn(look, place, counted(pieces.length, manner), pieces.length), pieces, manner);
    },
    between: marksBetween,
    label: (place, pieces, language) => labelOf(look, place, pieces, language),
    name: (place, language) => nameOf(look, place, language),
    title: (place, language) => titleOf(look, place, language),
  };
}

/** Where in a stack of so many it says how many they are. */
function counted(men: number, manner: Manner): number {
  if (manner === 'edge') return men + 1;
  return manner === 'flat' ? Math.max(0, foremost(men)) : men - 1;
}

/** The marks a jeton touches as it walks along its side. */
function marksBetween(from: Place, to: Place): readonly Place[] {
  const [[kind, seat, start], [other, owner, end]] = [parts(from), parts(to)];
  if (kind !== 'points' || other !== 'points' || seat !== owner || end < start) return [];
  return Array.from({ length: Math.max(0, (end - start) / HOP - 1) }, (_, nth) => pointsPlace(seat, start + HOP * (nth + 1)));
}

/** How men lie on a place. */
function mannerOn(place: Place, { waits }: Setting): Manner {
  const [kind] = parts(place);
  if (kind === 'off') return 'edge';
  if (kind === 'pile') return 'stacked';
  return kind === 'hand' && waits === 'bande' ? 'small' : 'flat';
}

function middle({ zones: [first] }: Site): Vec {
  return first === undefined ? vec(0, 0) : vec(first.x + first.width / 2, first.y + first.height / 2);
}

/** The place met first in a direction; what lies aside counts as farther. */
function nearest(middles: ReadonlyMap<Place, Vec>, place: Place, way: Vec): Place | null {
  const here = middles.get(place) ?? vec(0, 0);
  let best: { place: Place; cost: number } | null = null;
  for (const [each, at] of middles) {
    const ahead = (at.x - here.x) * way.x + (at.y - here.y) * way.y;
    const astray = Math.abs((at.x - here.x) * way.y) + Math.abs((at.y - here.y) * way.x);
    const cost = ahead + 3 * astray;
    if (ahead > 1 && astray <= ahead && cost < (best?.cost ?? Infinity)) best = { place: each, cost };
  }
  return best?.place ?? null;
}
