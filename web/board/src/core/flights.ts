/** What flies: small drawings of their own above the board, moved by `transform` alone, so that nothing else is painted. */
import { element } from './svg.ts';
import { vec, type Box, type Vec } from './vec.ts';

/** Something in the air. */
interface Flight {
  readonly animation: Animation;
  /** What is left to be done when it is down, or when it is not waited for. */
  readonly end: () => void;
}

export interface Thing {
  /** What it is: a kind of piece, `die` or `cup`. */
  readonly kind: string;
  /** What is seen, drawn round the origin. */
  readonly look: readonly SVGElement[];
  /** How far from the origin the drawing reaches. */
  readonly reach: number;
}

export interface Course {
  readonly frames: (unit: number, spot: (at: Vec) => Vec) => Keyframe[];
  readonly lasts: number;
  readonly after?: number;
  /** Whether it is not to be seen before it starts. */
  readonly unseen?: boolean;
  readonly ended?: () => void;
}

export class Flights {
  readonly layer: HTMLDivElement;
  #box: Box;
  #width = 0;
  #flying = new Set<Flight>();

  constructor(box: Box) {
    this.#box = box;
    this.layer = document.createElement('div');
    this.layer.className = 'ac-flights';
    this.layer.setAttribute('aria-hidden', 'true');
  }

  /** What of the sheet lies under it. */
  set box(box: Box) {
    this.#box = box;
  }

  /** How wide it is on the screen: told, not asked for, since asking while things move would lay the page out anew. */
  set width(width: number) {
    this.#width = width;
  }

  get any(): boolean {
    return this.#flying.size > 0;
  }

  /** Lets a thing fly; the frames are given in pixels of the screen. Where several looks are given they follow one another. */
  fly({ kind, look, reach }: Thing, { frames, lasts, after = 0, unseen = false, ended }: Course): void {
    const unit = (this.#width || this.layer.clientWidth) / this.#box.width || 1;
    const flyer = flyerOf(look, reach, unit);
    flyer.dataset['kind'] = kind;
    this.layer.append(flyer);
    const timing: KeyframeAnimationOptions = { duration: lasts, delay: after, fill: unseen ? 'forwards' : 'both' };
    if (unseen) flyer.style.opacity = '0';
    const changes = look.length > 1 ? faces(flyer, look.length, reach * unit, timing) : null;
    const way = frames(unit, (at) => vec((at.x - this.#box.x) * unit, (at.y - this.#box.y) * unit));
    const animation = flyer.animate(unseen ? way.map((frame) => ({ opacity: 1, ...frame })) : way, timing);
    this.watch(animation, () => {
      changes?.cancel();
      flyer.remove();
      ended?.();
    });
  }

  /** Minds an animation until it ends, so that it can be hurried. */
  watch(animation: Animation, ended: () => void = () => undefined): void {
    const flight: Flight = { animation, end: ended };
    this.#flying.add(flight);
    animation.onfinish = () => {
      this.#land(flight);
    };
  }

  /** Everything is where it belongs, at once. */
  settle(): void {
    for (const flight of [...this.#flying]) this.#land(flight);
  }

  #land(flight: Flight): void {
    if (!this.#flying.delete(flight)) return;
    flight.animation.onfinish = null;
    flight.animation.cancel();
    flight.end();
  }
}

/** A small drawing whose middle is the corner of its layer; of several looks side by side only one is seen at a time. */
function flyerOf(look: readonly SVGElement[], reach: number, unit: number): HTMLDivElement {
  const size = 2 * reach * unit;
  const flyer = document.createElement('div');
  flyer.className = 'ac-flyer';
  Object.assign(flyer.style, { width: `${size}px`, height: `${size}px`, margin: `${-size / 2}px` });
  const strip = element('svg', {
    viewBox: `${-reach} ${-reach} ${2 * reach * look.length} ${2 * reach}`,
    width: size * look.length,
    height: size,
  });
  strip.append(...look.map((each, nth) => element('g', { transform: `translate(${2 * reach * nth},0)` }, each)));
  flyer.append(strip);
  return flyer;
}

/** Lets the looks follow one another, the last of them to stay. */
function faces(flyer: HTMLDivElement, count: number, reach: number, timing: KeyframeAnimationOptions): Animation | null {
  const end = `translate(${-2 * reach * (count - 1)}px)`;
  const frames = [
    { offset: 0, transform: 'translate(0)', easing: `steps(${count - 1}, end)` },
    { offset: 0.72, transform: end },
    { offset: 1, transform: end },
  ];
  return flyer.firstElementChild?.animate(frames, timing) ?? null;
}
