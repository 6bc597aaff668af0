/** A turn being played, for those who do not see it: what a gesture brought, and what is to be said of each place. */
import { message, say, type Message } from '@academie/words';
import type { Place } from './gestures.ts';
import { stacked, type Piece } from './pieces.ts';
import { destinations, finished, liftable, type Gesture, type Play } from './play.ts';
import type { Skin } from './skin.ts';
import type { Language } from './words.ts';

/** What a gesture brought, in words; `describe` is how an act is told. */
export function told(play: Play, before: Play, gesture: Gesture, skin: Skin, language: Language, describe: (act: string) => string): string {
  const name = (place: Place): string => skin.name(place, language);
  const step = play.made.length > before.made.length ? play.made.at(-1) : undefined;
  if (play.sent !== null) return say(message('web-board-played', { move: describe(play.sent) }), language);
  if (step !== undefined) {
    const whole = finished(play) ? ` ${say('web-board-complete', language)}` : '';
    return `${say(message('web-board-moved', { from: name(step.from), to: name(step.to) }), language)}${whole}`;
  }
  if (play.held !== null) {
    const to = [...destinations(play)].map(name);
    return say(message('web-board-held', { from: name(play.held), to }), language);
  }
  return say(gesture.kind === 'undo' ? 'web-board-undone' : 'web-board-put-back', language);
}

/** What each place is called, with what stands there and what can be done there. */
export function labels(
  play: Play,
  picks: ReadonlySet<Place>,
  pieces: readonly Piece[],
  skin: Skin,
  language: Language,
): readonly (readonly [Place, string])[] {
  const stacks = stacked(pieces);
  const marks = [
    [picks, 'web-board-can-point'],
    [new Set([play.held]), 'web-board-in-hand'],
    [destinations(play), 'web-board-destination'],
    [picks.size > 0 || play.held !== null ? new Set<Place>() : liftable(play), 'web-board-can-move'],
  ] as const;
  return skin.sites.map(({ place }) => {
    const mark = marks.find(([places]) => places.has(place))?.[1];
    const words = skin.label(place, stacks.get(place) ?? [], language);
    const marked = (by: Message): string => say(message('web-board-place-marked', { place: words, mark: by }), language);
    return [place, mark === undefined ? words : marked(message(mark))];
  });
}
