/** The SVG of a board: its layers, its pieces and its places. It shows what it is given and decides nothing. */
import type { Place } from './gestures.ts';
import { glide, placed } from './motion.ts';
import { stacked, type Piece } from './pieces.ts';
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
  /** The places one is asked to point at. */
  readonly picks: ReadonlySet<Place>;
}

interface Actor {
  readonly body: SVGGElement;
  at: Vec;
  look: string;
}

export class Stage {
  readonly svg: SVGSVGElement;
  #skin: Skin;
  #ground: SVGElement;
  readonly #layers = {
    under: group([], { class: 'ac-under' }),
    grip: group([], { class: 'ac-grip' }),
    ghosts: group([], { class: 'ac-ghosts' }),
    pieces: group([], { class: 'ac-pieces' }),
    badges: group([], { class: 'ac-badges' }),
    over: group([], { class: 'ac-over' }),
    hand: group([], { class: 'ac-hand' }),
    sites: group([], { class: 'ac-sites' }),
  };
  readonly #actors = new Map<number, Actor>();
  readonly #sites = new Map<Place, SVGGElement>();
  readonly #sizes: ResizeObserver;

  constructor(skin: Skin) {
    [this.#skin, this.#ground] = [skin, skin.ground()];
    this.svg = element('svg', { class: 'ac-board' }, this.#ground);
    this.svg.append(...Object.values(this.#layers));
    this.#lay();
    this.#sizes = new ResizeObserver(() => {
      this.#measure();
    });
    this.#sizes.observe(this.svg);
  }

  /** Put on another look of the same board. The pieces stay until they are drawn again. */
  dress(skin: Skin): void {
    this.#skin = skin;
    const ground = skin.ground();
    this.#ground.replaceWith(ground);
    this.#ground = ground;
    this.#lay();
  }

  /** Lays out the places. Those that stay keep the keyboard if they have it. */
  #lay(): void {
    const { box, home, sites } = this.#skin;
    this.svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    const gone = new Set(this.#sites.keys());
    for (const { place, zones } of sites) {
      gone.delete(place);
      const site = this.#sites.get(place) ?? this.#site(place, home);
      site.replaceChildren(...zones.map((zone) => rect(zone, { rx: 4 })));
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
    this.#layers.sites.append(site);
    return site;
  }

  /** Text is sized by what a pixel of the screen is worth, so that it stays legible on a small one. */
  #measure(): void {
    const unit = this.#skin.box.width / Math.max(1, this.svg.clientWidth);
    this.svg.style.setProperty('--ac-unit', unit.toFixed(3));
    this.svg.classList.toggle('ac-small', unit > 1.1);
  }

  decorate(under: readonly SVGElement[], over: readonly SVGElement[]): void {
    this.#layers.under.replaceChildren(...under);
    this.#layers.over.replaceChildren(...over);
  }

  show(shown: Shown, moving: boolean): void {
    this.#showPieces(shown, moving);
    this.#showGhosts(shown);
    for (const [place, site] of this.#sites) {
      site.classList.toggle('ac-can-lift', shown.liftable.has(place));
      site.classList.toggle('ac-can-drop', shown.destinations.has(place));
      site.classList.toggle('ac-can-pick', shown.picks.has(place));
    }
  }

  label(place: Place, words: string): void {
    this.#sites.get(place)?.setAttribute('aria-label', words);
  }

  /** Give a place the keyboard. */
  focus(place: Place, quietly = false): void {
    for (const [each, site] of this.#sites) site.setAttribute('tabindex', each === place ? '0' : '-1');
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
    this.#sizes.disconnect();
    this.svg.remove();
  }

  #showPieces({ pieces, fading, liftable, held }: Shown, moving: boolean): void {
    const stacks = stacked(pieces);
    this.#dismiss(new Set(pieces.map((piece) => piece.id)));
    const bodies = pieces.map((piece) => {
      const stack = stacks.get(piece.place) ?? [piece];
      const actor = this.#actor(piece, stack.length);
      const nth = stack.indexOf(piece);
      const uppermost = nth === stack.length - 1;
      actor.body.classList.toggle('ac-fading', fading.has(piece.place));
      actor.body.classList.toggle('ac-lifted', uppermost && held === piece.place);
      actor.body.classList.toggle('ac-movable', uppermost && held === null && liftable.has(piece.place));
      this.#move(actor, this.#skin.spot(piece.place, nth, stack.length), moving);
      return actor.body;
    });
    this.#layers.pieces.replaceChildren(...bodies);
    const badges = [...stacks].map(([place, stack]) => this.#skin.badge(place, stack));
    this.#layers.badges.replaceChildren(...badges.filter((badge) => badge !== null));
  }

  #dismiss(kept: ReadonlySet<number>): void {
    for (const [id, actor] of this.#actors) {
      if (kept.has(id)) continue;
      actor.body.remove();
      this.#actors.delete(id);
    }
  }

  /** The drawing of a piece, made again when its look changes. */
  #actor(piece: Piece, count: number): Actor {
    const look = this.#skin.piece(piece, count);
    const actor = this.#actors.get(piece.id) ?? { body: group([]), at: { x: NaN, y: NaN }, look: '' };
    if (actor.look !== look.outerHTML) {
      actor.look = look.outerHTML;
      actor.body.replaceChildren(look);
    }
    this.#actors.set(piece.id, actor);
    return actor;
  }

  #move(actor: Actor, spot: Vec, moving: boolean): void {
    const from = actor.at;
    actor.at = spot;
    actor.body.style.transform = placed(spot);
    const moved = from.x !== spot.x || from.y !== spot.y;
    if (moving && moved && !Number.isNaN(from.x)) glide(actor.body, from, spot);
  }

  #showGhosts({ pieces, destinations, held }: Shown): void {
    const ghosts = [...destinations].map((place) => {
      const count = pieces.filter((piece) => piece.place === place).length;
      return this.#skin.ghost(place, count);
    });
    for (const ghost of ghosts) ghost.classList.add('ac-ghost');
    const grip = held === null ? undefined : this.#skin.grip?.(held);
    this.#layers.grip.replaceChildren(...(grip === undefined ? [] : [grip]));
    this.#layers.ghosts.replaceChildren(...ghosts);
  }
}
