/** The drawing of a board: its layers, its pieces and its places. It shows what it is given and decides nothing. */
import { Flights } from './flights.ts';
import type { Place, Step } from './gestures.ts';
import { glide, hops, placed, type Carriage, type Motion } from './motion.ts';
import { longestRising, stacked, type Piece } from './pieces.ts';
import type { Skin } from './skin.ts';
import { element, group, rect } from './svg.ts';
import { within, type Vec } from './vec.ts';

/** What the pieces show of the turn being played. */
export interface Shown {
  readonly pieces: readonly Piece[];
  /** Places whose pieces have been taken and are not yet lifted. */
  readonly fading: ReadonlySet<Place>;
  readonly liftable: ReadonlySet<Place>;
  readonly destinations: ReadonlySet<Place>;
  readonly held: Place | null;
  /** The whole ways of several steps that the piece in the hand may go. */
  readonly ways: readonly (readonly Step[])[];
  /** The places one is asked to point at. */
  readonly picks: ReadonlySet<Place>;
}

/** How what has changed is seen to change: at once, by gliding there, or as a turn is staged. */
export type Manner = 'still' | 'gliding' | Motion;

interface Whereabouts {
  readonly at: Vec;
  readonly place: Place;
}

interface Actor {
  readonly body: SVGGElement;
  at: Vec;
  place: Place;
  /** What it was drawn as: for which skin, as what, and the drawing. */
  skin: Skin | null;
  part: string;
  look: string;
}

/** Whether a piece only makes room for another. */
const stays = (was: Whereabouts | undefined, now: Whereabouts, { entering = false }: Carriage): boolean =>
  was !== undefined && (entering || was.place === now.place);

const alike = (one: Vec, two: Vec): boolean => one.x === two.x && one.y === two.y;

/** Puts what is drawn into a layer, unless the same is there: what stays is not painted again. */
function refill(layer: SVGElement, drawn: readonly SVGElement[]): void {
  const looks = drawn.map((each) => each.outerHTML).join('');
  if (FILLED.get(layer) === looks) return;
  FILLED.set(layer, looks);
  layer.replaceChildren(...drawn);
}

const FILLED = new WeakMap<SVGElement, string>();

/** Puts the children of a layer into an order, moving as few as can be: what is moved is built anew by the browser. */
function arrange(layer: SVGGElement, bodies: readonly SVGElement[]): void {
  const wanted = new Set<Element>(bodies);
  for (const child of [...layer.children]) if (!wanted.has(child)) child.remove();
  const now = new Map([...layer.children].map((child, nth) => [child, nth]));
  const staying = longestRising(bodies.map((body) => now.get(body) ?? -1));
  let before: SVGElement | null = null;
  for (let nth = bodies.length - 1; nth >= 0; nth -= 1) {
    const body = bodies[nth];
    if (body === undefined) continue;
    if (!staying.has(nth)) layer.insertBefore(body, before);
    before = body;
  }
}

function titled(words: string): SVGTitleElement {
  const title = element('title');
  title.textContent = words;
  return title;
}

/** How far from its middle a piece may reach, of the shorter side of the sheet. */
const REACH = 0.075;

export class Stage {
  /** Everything, the ground apart from what changes so that it is painted once. */
  readonly body: HTMLDivElement;
  readonly svg: SVGSVGElement;
  readonly flights: Flights;
  #skin: Skin;
  readonly #ground: SVGSVGElement;
  readonly #layers = {
    under: group([], { class: 'ac-under' }),
    grip: group([], { class: 'ac-grip' }),
    pieces: group([], { class: 'ac-pieces' }),
    badges: group([], { class: 'ac-badges' }),
    ghosts: group([], { class: 'ac-ghosts' }),
    over: group([], { class: 'ac-over' }),
    hand: group([], { class: 'ac-hand' }),
    sites: group([], { class: 'ac-sites' }),
  };
  readonly #actors = new Map<number, Actor>();
  readonly #sites = new Map<Place, SVGGElement>();
  readonly #titles = new WeakMap<SVGElement, string>();
  readonly #sizes: ResizeObserver;

  constructor(skin: Skin) {
    this.#skin = skin;
    this.#ground = element('svg', { class: 'ac-ground', 'aria-hidden': 'true' }, skin.ground());
    this.svg = element('svg', { class: 'ac-board' });
    this.svg.append(...Object.values(this.#layers));
    this.flights = new Flights(skin.box);
    this.body = document.createElement('div');
    this.body.className = 'ac-stage';
    this.body.append(this.#ground, this.svg, this.flights.layer);
    this.#lay();
    this.#sizes = new ResizeObserver(() => {
      this.#measure();
    });
    this.#sizes.observe(this.body);
  }

  /** Put on another look of the same board. The pieces stay until they are drawn again. */
  dress(skin: Skin): void {
    this.#skin = skin;
    refill(this.#ground, [skin.ground()]);
    this.#lay();
  }

  /** Lays out the places. Those that stay keep the keyboard if they have it. */
  #lay(): void {
    const { box, home, sites } = this.#skin;
    for (const sheet of [this.#ground, this.svg]) sheet.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    this.flights.box = box;
    const gone = new Set(this.#sites.keys());
    for (const { place, zones } of sites) {
      gone.delete(place);
      const site = this.#sites.get(place) ?? this.#site(place, home);
      refill(site, zones.map((zone) => rect(zone, { rx: 4 })));
    }
    for (const place of gone) {
      this.#sites.get(place)?.remove();
      this.#sites.delete(place);
    }
  }

  #site(place: Place, home: Place): SVGGElement {
    const tabindex = place === home ? 0 : -1;
    const site = group([], { class: 'ac-site', role: 'button', 'data-place': place, tabindex });
    this.#sites.set(place, site);
    site.addEventListener('pointerenter', () => { this.#showTitle(site, true); });
    site.addEventListener('pointerleave', () => { this.#showTitle(site, false); });
    this.#layers.sites.append(site);
    return site;
  }

  /** Text is sized by what a pixel of the screen is worth, so that it stays legible on a small one. */
  #measure(): void {
    const width = this.svg.clientWidth;
    const unit = this.#skin.box.width / Math.max(1, width);
    this.flights.width = width;
    this.body.style.setProperty('--ac-unit', unit.toFixed(3));
    this.body.classList.toggle('ac-small', unit > 1.1);
    this.flights.settle();
  }

  decorate(under: readonly SVGElement[], over: readonly SVGElement[]): void {
    refill(this.#layers.under, under);
    refill(this.#layers.over, over);
  }

  /** What lies over the pieces, under them, and they themselves: to be moved when the turn is staged. */
  get over(): SVGGElement {
    return this.#layers.over;
  }

  get under(): SVGGElement {
    return this.#layers.under;
  }

  get pieces(): SVGGElement {
    return this.#layers.pieces;
  }

  show(shown: Shown, manner: Manner): void {
    this.#showPieces(shown, manner);
    this.#showGhosts(shown);
    for (const [place, site] of this.#sites) {
      site.classList.toggle('ac-can-lift', shown.liftable.has(place));
      site.classList.toggle('ac-can-drop', shown.destinations.has(place));
      site.classList.toggle('ac-can-pick', shown.picks.has(place));
    }
  }

  /** Names a place for those who do not see it, and by its title for those who point at it. */
  label(place: Place, words: string, title = ''): void {
    const site = this.#sites.get(place);
    if (site === undefined) return;
    if (site.getAttribute('aria-label') !== words) site.setAttribute('aria-label', words);
    this.#titles.set(site, title);
  }

  /** The title is there only while one points: otherwise it would be taken for words that the label must repeat. */
  #showTitle(site: SVGElement, pointed: boolean): void {
    site.querySelector('title')?.remove();
    const title = this.#titles.get(site) ?? '';
    if (pointed && title !== '') site.prepend(titled(title));
  }

  /** Give a place the keyboard. */
  focus(place: Place, quietly = false): void {
    for (const [each, site] of this.#sites) {
      const index = each === place ? '0' : '-1';
      if (site.getAttribute('tabindex') !== index) site.setAttribute('tabindex', index);
    }
    if (!quietly) this.#sites.get(place)?.focus({ preventScroll: true });
  }

  /** The spot of the drawing under a pointer. */
  spotAt(event: MouseEvent): Vec {
    const matrix = this.svg.getScreenCTM();
    const at = new DOMPoint(event.clientX, event.clientY);
    return matrix === null ? at : at.matrixTransform(matrix.inverse());
  }

  /** The place at a spot; where several overlap, one of `wanted` if any is. */
  placeAt(spot: Vec, wanted: ReadonlySet<Place>): Place | null {
    const found = this.#skin.sites.filter((site) => site.zones.some((zone) => within(zone, spot)));
    return (found.find((site) => wanted.has(site.place)) ?? found[0])?.place ?? null;
  }

  /** Let the uppermost piece of a place follow the pointer. */
  drag(pieces: readonly Piece[], place: Place, spot: Vec): void {
    const piece = pieces.findLast((each) => each.place === place);
    const actor = piece && this.#actors.get(piece.id);
    if (actor === undefined) return;
    actor.at = spot;
    actor.body.style.transform = placed(spot);
    if (actor.body.parentNode !== this.#layers.hand) this.#layers.hand.append(actor.body);
  }

  destroy(): void {
    this.flights.settle();
    this.#sizes.disconnect();
    this.body.remove();
  }

  #showPieces({ pieces, fading, liftable, held }: Shown, manner: Manner): void {
    const stacks = stacked(pieces);
    this.#dismiss(new Set(pieces.map((piece) => piece.id)), manner);
    const before = new Map([...this.#actors].map(([id, { at, place }]) => [id, { at, place }]));
    const bodies = pieces.map((piece) => {
      const stack = stacks.get(piece.place) ?? [piece];
      const actor = this.#actor(piece, stack.length);
      const nth = stack.indexOf(piece);
      const uppermost = nth === stack.length - 1;
      actor.body.classList.toggle('ac-fading', fading.has(piece.place));
      actor.body.classList.toggle('ac-lifted', uppermost && held === piece.place);
      actor.body.classList.toggle('ac-movable', uppermost && held === null && liftable.has(piece.place));
      [actor.at, actor.place] = [this.#skin.spot(piece.place, nth, stack.length), piece.place];
      actor.body.style.transform = placed(actor.at);
      return actor.body;
    });
    arrange(this.#layers.pieces, bodies);
    const badges = [...stacks].map(([place, stack]) => this.#skin.badge(place, stack));
    refill(this.#layers.badges, badges.filter((badge) => badge !== null));
    if (manner === 'gliding') this.#moveFrom(before, pieces, null);
    else if (manner !== 'still' && manner.carried !== undefined) this.#moveFrom(before, pieces, manner.carried);
  }

  /** Takes away the pieces that are no longer there. */
  #dismiss(kept: ReadonlySet<number>, manner: Manner): void {
    const lasts = typeof manner === 'object' ? manner.lifted : undefined;
    for (const [id, { body }] of this.#actors) {
      if (kept.has(id)) continue;
      this.#actors.delete(id);
      if (lasts === undefined) {
        body.remove();
        continue;
      }
      this.#layers.hand.append(body);
      const gone = body.animate([{ opacity: 0 }], { duration: lasts, fill: 'forwards' });
      this.flights.watch(gone, () => {
        body.remove();
      });
    }
  }

  /** The drawing of a piece, made again when its look changes. */
  #actor(piece: Piece, count: number): Actor {
    const actor = this.#actors.get(piece.id) ?? { body: group([]), at: { x: NaN, y: NaN }, place: piece.place, skin: null, part: '', look: '' };
    this.#actors.set(piece.id, actor);
    const part = `${piece.kind} ${piece.seat ?? ''} ${piece.place} ${count}`;
    if (actor.skin === this.#skin && actor.part === part) return actor;
    [actor.skin, actor.part] = [this.#skin, part];
    const drawn = this.#skin.piece(piece, count);
    const look = drawn.outerHTML;
    if (actor.look !== look) {
      actor.look = look;
      actor.body.replaceChildren(drawn);
    }
    return actor;
  }

  /** Lets the pieces go where they have been put: who has changed his place flies if that is wished, the others glide. */
  #moveFrom(before: ReadonlyMap<number, Whereabouts>, pieces: readonly Piece[], carried: Carriage | null): void {
    let late = 0;
    for (const piece of pieces) {
      const actor = this.#actors.get(piece.id);
      const known = before.get(piece.id);
      const was = known ?? this.#entered(piece);
      if (was === null || actor === undefined || alike(was.at, actor.at)) continue;
      if (carried === null || stays(known, actor, carried)) {
        glide(actor.body, was.at, actor.at);
        continue;
      }
      this.#fly(piece.kind, actor, this.#way(was, actor), carried, late);
      late += carried.apart ?? 0;
    }
  }

  /** Where a piece comes from that was not there before. */
  #entered(piece: Piece): Whereabouts | null {
    const at = this.#skin.entrance?.(piece) ?? null;
    return at && { at, place: '' };
  }

  /** The spots a piece touches on its way. */
  #way(from: Whereabouts, to: Whereabouts): readonly Vec[] {
    const between = this.#skin.between?.(from.place, to.place) ?? [];
    return [from.at, ...between.map((place) => this.#skin.spot(place, 0, 1)), to.at];
  }

  #fly(kind: string, { body }: Actor, spots: readonly Vec[], { lasts, lift }: Carriage, after: number): void {
    const { width, height } = this.#skin.box;
    const look = [...body.children].map((child) => child.cloneNode(true) as SVGElement);
    body.style.visibility = 'hidden';
    this.flights.fly(
      { kind, look: [group(look)], reach: REACH * Math.min(width, height) },
      {
        frames: (unit, spot) => hops(spots.map(spot), lift * unit),
        lasts,
        after,
        ended: () => {
          body.style.visibility = '';
        },
      },
    );
  }

  #showGhosts({ pieces, destinations, held, ways }: Shown): void {
    const ghosts = [...destinations].map((place) => {
      const count = pieces.filter((piece) => piece.place === place).length;
      return this.#skin.ghost(place, count);
    });
    for (const ghost of ghosts) ghost.classList.add('ac-ghost');
    const grip = held === null ? undefined : this.#skin.grip?.(held);
    this.#layers.grip.replaceChildren(...(grip === undefined ? [] : [grip]));
    this.#layers.ghosts.replaceChildren(...ways.flatMap((way) => this.#skin.plan?.(way) ?? []), ...ghosts);
  }
}
