/** How the trictrac board looks from one side, whatever is played on it. */
import type { Place } from '../core/gestures.ts';
import type { Direction } from '../core/keyboard.ts';
import type { Site, Skin } from '../core/skin.ts';
import { vec, type Vec } from '../core/vec.ts';
import { SHOWN, View } from './geometry.ts';
import { ground } from './ground.ts';
import { pieceOf, tally } from './men.ts';
import { ghost, sites, spotOn } from './places.ts';
import { fleche, offPlace, SEATS } from './track.ts';
import { labelOf, nameOf } from './words.ts';

export interface TablesSkin extends Skin {
  readonly view: View;
}

const WAYS: Readonly<Record<Direction, Vec>> = {
  left: vec(-1, 0),
  right: vec(1, 0),
  up: vec(0, -1),
  down: vec(0, 1),
};

/** `hands` lets jetons and fichets be pointed at too. */
export function tablesSkin(flip: boolean, hands: boolean): TablesSkin {
  const view = new View(flip);
  const found = sites(view, hands);
  const middles = new Map(found.map((site) => [site.place, middle(site)]));
  const offs = new Set(SEATS.map(offPlace));
  return {
    view,
    box: SHOWN,
    sites: found,
    home: fleche(flip ? 23 : 0),
    neighbour: (place, direction) => nearest(middles, place, WAYS[direction]),
    spot: (place, nth, count) => spotOn(view, place, nth, count),
    ground: () => ground(view),
    piece: (piece, count) => pieceOf(piece, count, offs.has(piece.place)),
    ghost: (place, count) => ghost(view, place, count),
    badge: (place, pieces) => {
      const uppermost = pieces.length + (offs.has(place) ? 1.6 : -1);
      return tally(spotOn(view, place, uppermost, pieces.length), pieces, offs.has(place));
    },
    label: labelOf,
    name: nameOf,
  };
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
