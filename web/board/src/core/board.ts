/** A board on a page: it joins a skin, the turn being played, pointers and keys. */
import { picksOf, reachable, readChoices, stepsOf } from './acts.ts';
import { Controls } from './controls.ts';
import { reveal, shakeHand, sink, throwDice } from './effects.ts';
import type { Board, BoardState, Game, Staged } from './game.ts';
import { lifted, numbersOf, numbersPlayed, takenBy, waysOnward, type Place } from './gestures.ts';
import { following, meaning, sought, type Direction } from './keyboard.ts';
import { still, type Motion } from './motion.ts';
import type { BoardOptions, Progress } from './options.ts';
import { carried, counted, recognised, standsAs, type Piece } from './pieces.ts';
import { after, begun, continued, destinations, done, liftable, next, type Gesture, type Play } from './play.ts';
import { moved, pressed, released, type Pointed, type Press } from './pointer.ts';
import type { Scene, Skin } from './skin.ts';
import { spaceOf } from './space.ts';
import { Stage, type Manner } from './stage.ts';
import { labels, told } from './telling.ts';
import { wear } from './theme.ts';
import type { Vec } from './vec.ts';
import { message, say } from '@academie/words';
import type { Choices } from './wire.ts';

export { USUAL, type BoardOptions, type Progress } from './options.ts';

export type { Board, BoardState, Game, Staged } from './game.ts';

const NO_PLAY = begun([], new Map(), true);
/** Stands for the act given away where it is somebody else who plays. */
const STAGED = '';

export class TheBoard<State extends BoardState, Options extends BoardOptions, Look extends Skin> implements Board<State, Options> {
  readonly #host: HTMLElement;
  readonly #game: Game<State, Options, Look>;
  readonly #rooms: ResizeObserver;
  #options: Options;
  #shape: string;
  #skin: Look;
  #stage: Stage;
  #controls: Controls;
  #state: State | null = null;
  #pieces: readonly Piece[] = [];
  #play: Play = NO_PLAY;
  #touches: ReadonlyMap<Place, string> = new Map();
  #picks: ReadonlyMap<Place, string> = new Map();
  #press: Press | null = null;
  #focus: Place;

  constructor(host: HTMLElement, game: Game<State, Options, Look>, options: Options) {
    [this.#host, this.#game, this.#options] = [host, game, options];
    this.#shape = this.#shaped();
    this.#skin = game.skin(options, this.#shape);
    this.#focus = this.#skin.home;
    this.#stage = new Stage(this.#skin);
    this.#controls = this.#furnish();
    this.#rooms = new ResizeObserver(this.#reshape);
    this.#rooms.observe(host);
  }

  set(state: State, staged?: Staged): void {
    const before = this.#state;
    this.#state = state;
    this.#stage.flights.settle();
    this.#arrange(state);
    const scene = this.#game.draw(state, this.#skin, this.#options);
    this.#stage.decorate(scene.under, scene.over);
    this.#picks = picksOf(state.choices, state.pick);
    if (before === null || !alike(before.position, state.position)) this.#controls.say(scene.spoken);
    this.#adopt(before, state, scene);
    if (staged !== undefined) this.#play = { ...NO_PLAY, made: staged.made ?? [], sent: STAGED };
    const motion = staged?.motion;
    this.#show(before === null ? 'still' : (motion ?? 'gliding'));
    this.#perform(scene, motion, before?.told);
  }

  /** Begins the turn of the state, unless it is going on. */
  #adopt(before: State | null, state: State, scene: Scene): void {
    const goesOn = before !== null && same(before, state) && this.#play.sent !== STAGED;
    if (!goesOn) this.#begin(state, scene);
  }

  /** Moves what lies over the pieces. */
  #perform({ thrown }: Scene, motion: Motion | undefined, before = 0): void {
    const { flights, over, under, pieces } = this.#stage;
    if (motion?.shaken !== undefined) shakeHand(flights, [under, pieces], motion.shaken);
    reveal(flights, over, this.#state?.told ?? Infinity, before, motion?.told);
    if (motion?.thrown !== undefined && thrown !== undefined) throwDice(flights, over, thrown, motion.thrown);
  }

  configure(options: Partial<Options>): void {
    this.#options = { ...this.#options, ...options };
    this.#skin = this.#game.skin(this.#options, this.#shape);
    this.#stage.destroy();
    this.#stage = new Stage(this.#skin);
    this.#controls = this.#furnish();
    if (this.#state === null) return;
    this.#arrange(this.#state);
    const scene = this.#game.draw(this.#state, this.#skin, this.#options);
    this.#stage.decorate(scene.under, scene.over);
    this.#show('still');
    this.#perform(scene, undefined);
  }

  undo(): void {
    this.#do({ kind: 'undo' });
  }

  confirm(): void {
    this.#do({ kind: 'confirm' });
  }

  choose(act: string): void {
    this.#do({ kind: 'choose', act });
  }

  reset(): void {
    const { plans, men, confirms, free } = this.#play;
    this.#play = begun(plans, men, confirms, free);
    this.#show('gliding');
  }

  focus(): void {
    this.#stage.focus(this.#focus);
  }

  destroy(): void {
    this.#rooms.disconnect();
    this.#stage.destroy();
    this.#host.replaceChildren();
    this.#host.removeEventListener('focusin', this.#focused);
    this.#host.classList.remove('ac-host');
  }

  /** The layout for the room the board has. */
  #shaped(): string {
    return this.#game.shape?.(spaceOf(this.#host)) ?? '';
  }

  /** Lays the board out anew where its room asks for it. */
  readonly #reshape = (): void => {
    const shape = this.#shaped();
    if (shape === this.#shape) return;
    this.#shape = shape;
    this.configure({});
  };

  #arrange(state: State): void {
    const look = this.#game.arranged?.(state, this.#options, this.#shape);
    if (look === undefined) return;
    this.#skin = look;
    this.#stage.dress(look);
    if (!look.sites.some(({ place }) => place === this.#focus)) this.#focus = look.home;
  }

  #begin(state: State, { standing }: Scene): void {
    const { plans, free, touches } = readChoices(state.choices);
    const fresh = begun(plans, counted(standing), this.#options.confirm, free);
    this.#touches = touches;
    if (standsAs(this.#pieces, standing)) {
      this.#play = continued(this.#play, fresh);
      if (this.#play.held === null) this.#press = null;
      return;
    }
    this.#pieces = recognised(carried(this.#pieces, this.#play.made), standing);
    this.#play = fresh;
    this.#press = null;
  }

  #furnish(): Controls {
    const { language } = this.#options;
    const controls = new Controls(language, this, this.#options.controls === 'needed');
    const { svg } = this.#stage;
    wear(this.#skin.sheets ?? []);
    svg.setAttribute('role', 'application');
    svg.setAttribute('aria-label', say(message('web-board-board', { title: this.#game.title, keys: message('web-board-keys') }), language));
    svg.setAttribute('lang', language);
    svg.addEventListener('pointerdown', this.#down);
    svg.addEventListener('pointermove', this.#moved);
    svg.addEventListener('pointerup', this.#up);
    svg.addEventListener('pointercancel', this.#cancelled);
    svg.addEventListener('touchstart', this.#touched, { passive: false });
    svg.addEventListener('click', this.#clicked);
    svg.addEventListener('keydown', this.#key);
    // Not on the drawing itself: some browsers let a drawing that listens for focus take it.
    this.#host.addEventListener('focusin', this.#focused);
    this.#host.classList.add('ac-host');
    this.#host.replaceChildren(this.#stage.body, ...(this.#options.controls === false ? [] : [controls.bar]), controls.said);
    return controls;
  }

  #do(gesture: Gesture): void {
    if (this.#picked(gesture)) return;
    const before = this.#play;
    this.#play = after(before, gesture);
    if (this.#play === before) return;
    this.#touch(before, gesture);
    this.#put(before);
    this.#controls.say(told(this.#play, before, gesture, this.#skin, this.#options.language, (text) => this.#told(text)));
    const beside = this.#controls.bar.contains(document.activeElement);
    this.#show('gliding');
    // The button that was pressed may be gone: give the keyboard back to the board.
    if (beside && !this.#controls.bar.querySelector(':focus:enabled')) this.focus();
    if (this.#play.sent !== null) this.#options.onAct(this.#play.sent);
  }

  /** Whether one is asked to point at a place; whatever is done then does nothing else. */
  #picked(gesture: Gesture): boolean {
    if (this.#picks.size === 0) return false;
    const act = 'place' in gesture && gesture.place !== null ? this.#picks.get(gesture.place) : undefined;
    if (act !== undefined) this.#options.onAct(act);
    return true;
  }

  /** Tells of a piece that has been lifted, where that is an act; one put down in this turn was lifted before. */
  #touch(before: Play, gesture: Gesture): void {
    const { held, made } = this.#play;
    const lifts = held !== null && held !== before.held && 'place' in gesture && gesture.place === held;
    const act = lifts && !made.some((step) => step.to === held) ? this.#touches.get(held) : undefined;
    if (act === undefined || held === null) return;
    this.#touches = new Map([...this.#touches].filter(([place]) => place !== held));
    this.#options.onTouch(act);
  }

  /** Tells of a piece that has been put down. */
  #put({ made }: Play): void {
    const step = this.#play.made.length > made.length ? this.#play.made.at(-1) : undefined;
    const piece = step && carried(this.#pieces, this.#play.made).findLast(({ place }) => place === step.to);
    if (piece !== undefined) this.#options.onPut(piece.kind);
  }

  #show(manner: Manner): void {
    const play = this.#play;
    const picking = this.#picks.size > 0;
    const shown = {
      pieces: carried(this.#pieces, play.made),
      fading: play.sent === STAGED ? takenBy(play.made) : lifted(play.plans, play.made),
      liftable: picking ? new Set<Place>() : liftable(play),
      destinations: picking ? new Set<Place>() : destinations(play),
      held: play.held,
      ways: play.held === null ? [] : waysOnward(play.plans, play.made, play.held),
      picks: new Set(this.#picks.keys()),
    };
    this.#stage.show(shown, manner === 'gliding' && still(this.#options.reducedMotion) ? 'still' : manner);
    sink(this.#stage.over, play.sent === STAGED ? numbersOf(play.made) : numbersPlayed(play.plans, play.made));
    // What is staged is told by what it leads to.
    if (play.sent !== STAGED) this.#label(shown.picks, shown.pieces);
    this.#stage.focus(this.#focus, true);
    this.#report();
  }

  #label(picks: ReadonlySet<Place>, pieces: readonly Piece[]): void {
    const { language } = this.#options;
    for (const [place, words] of labels(this.#play, picks, pieces, this.#skin, language)) this.#stage.label(place, words, this.#skin.title?.(place, language));
  }

  #report(): void {
    const play = this.#play;
    const progress: Progress = {
      done: done(play),
      canUndo: play.sent === null && play.made.length > 0,
      canConfirm: done(play).length > 0 && play.asking.length === 0,
      asking: play.asking,
      asked: play.asking.map((text) => this.#told(text)),
      sent: play.sent,
    };
    this.#controls.show(progress, (text) => this.#told(text));
    this.#stage.svg.classList.toggle('ac-busy', play.sent !== STAGED && (play.held !== null || play.made.length > 0));
    this.#options.onChange(progress);
  }

  /** An act of that text in words. */
  #told(text: string): string {
    const choices = this.#state?.choices ?? {};
    const act = reachable(choices).find((each) => each.text === text);
    if (act === undefined) return text;
    return this.#options.tell?.(act) ?? this.#game.tell(act, stepsOf(act.steps ?? [], choices.steps), this.#options);
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const place = this.#placeAt(event);
    const { press, gesture } = this.#pressed(place, { x: event.clientX, y: event.clientY });
    this.#press = press;
    if (place !== null) this.#focus = place;
    if (gesture !== null) this.#do(gesture);
    this.#stage.svg.setPointerCapture(event.pointerId);
  };

  /** Who is asked to point at a place lifts nothing. */
  #pressed(place: Place | null, at: Vec): Pointed {
    if (this.#picks.size === 0) return pressed(this.#play, place, at);
    return { press: { place, at, lifted: false, dragging: false }, gesture: null };
  }

  readonly #moved = (event: PointerEvent): void => {
    if (this.#press === null || !event.isPrimary) return;
    this.#press = moved(this.#press, this.#play, { x: event.clientX, y: event.clientY });
    if (!this.#press.dragging || this.#play.held === null) return;
    const pieces = carried(this.#pieces, this.#play.made);
    this.#stage.drag(pieces, this.#play.held, this.#stage.spotAt(event));
  };

  readonly #up = (event: PointerEvent): void => {
    if (this.#press === null || !event.isPrimary) return;
    const { gesture } = released(this.#press, this.#placeAt(event));
    this.#press = null;
    if (gesture !== null) this.#do(gesture);
  };

  readonly #cancelled = (): void => {
    this.#press = null;
    this.#do({ kind: 'cancel' });
  };

  /** A finger that has a man in hand drags him, not the page; elsewhere on the board it still scrolls. */
  readonly #touched = (event: TouchEvent): void => {
    if (this.#play.held !== null) event.preventDefault();
  };

  /** A click without a pointer: the way a screen reader presses a place. */
  readonly #clicked = (event: MouseEvent): void => {
    const place = placeOf(event.target);
    if (event.detail === 0 && place !== null) this.#do({ kind: 'press', place });
  };

  readonly #key = (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    const act = meaning(event.key, event.ctrlKey || event.metaKey);
    if (act === null || place === null || event.altKey) return;
    event.preventDefault();
    if (act.kind === 'go') this.#go(this.#neighbour(place, act.direction));
    else if (act.kind === 'seek') this.#go(this.#sought(place, act.by));
    else this.#do(act.kind === 'press' ? { kind: 'press', place } : { kind: act.kind });
  };

  readonly #focused = (event: FocusEvent): void => {
    this.#focus = placeOf(event.target) ?? this.#focus;
  };

  #neighbour(place: Place, direction: Direction): Place {
    return this.#skin.neighbour(place, direction) ?? place;
  }

  #sought(place: Place, by: 1 | -1): Place {
    const order = this.#skin.sites.map((site) => site.place);
    if (this.#picks.size === 0) return sought(this.#play, order, place, by);
    return following(order.filter((each) => this.#picks.has(each)), order, place, by);
  }

  #go(place: Place): void {
    this.#focus = place;
    this.#stage.focus(place);
  }

  /** Where something can be done now. */
  #wanted(): ReadonlySet<Place> {
    if (this.#picks.size > 0) return new Set(this.#picks.keys());
    return this.#play.held === null ? new Set(next(this.#play).map((step) => step.from)) : destinations(this.#play);
  }

  #placeAt(event: MouseEvent): Place | null {
    const wanted = this.#wanted();
    return this.#stage.placeAt(this.#stage.spotAt(event), wanted);
  }
}

/** Whether the other state leaves the turn played on the one as it is. */
const same = (one: BoardState, other: BoardState): boolean =>
  alike(one.position, other.position) && alike(textsOf(one.choices), textsOf(other.choices));

const textsOf = ({ acts = [], tries = [] }: Choices): unknown => [acts.map(({ text }) => text), tries];

const alike = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

function placeOf(target: EventTarget | null): Place | null {
  const site = target instanceof Element ? target.closest<SVGElement>('.ac-site') : null;
  return site?.dataset['place'] ?? null;
}
