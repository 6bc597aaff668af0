/** The places of the trictrac board in words. */
import { message, say, type Language, type Message } from '@academie/words';
import type { Place } from '../core/gestures.ts';
import type { Piece } from '../core/pieces.ts';
import { PLAYER, standing } from '../core/words.ts';
import { FICHET_KIND, JETON_KIND, PAVILLON_KIND } from './men.ts';
import { flecheSpoken, knownAs } from './names.ts';
import type { Look } from './places.ts';
import { JETONS, numberOf, parts } from './track.ts';

const MEN = ['web-board-white-men', 'web-board-black-men'] as const;
const NOUNS = {
  [JETON_KIND]: 'web-board-jetons',
  [FICHET_KIND]: 'web-board-fichets',
  [PAVILLON_KIND]: 'web-board-pavillons',
} as const;
const isNamed = (kind: string): kind is keyof typeof NOUNS => kind in NOUNS;

/** A place by its name: `White’s 6`. */
export function nameOf({ setting }: Look, place: Place, language: Language): string {
  const called = (number: number): string => say(flecheSpoken(setting.rim, number, setting.calling), language);
  const number = numberOf(place);
  if (number !== null) return called(number);
  if (place === JETONS) return say('web-board-reserve', language);
  const [kind, seat, amount] = parts(place);
  if (kind === 'pile') return say(message('web-board-pile', { place: called(amount) }), language);
  return say(besideOf(kind, amount, PLAYER[seat], setting.waits === 'bar'), language);
}

/** A place beside the flèches, which belongs to a player. */
function besideOf(kind: string, number: number, player: Message, bar: boolean): Message {
  if (kind === 'off') return message('web-board-off', { player });
  if (kind === 'hand') return message(bar ? 'web-board-bar' : 'web-board-outside', { player });
  return message(kind === 'hole' ? 'web-board-hole' : 'web-board-points', { number, player });
}

/** A place with what stands there. */
export function labelOf(look: Look, place: Place, pieces: readonly Piece[], language: Language): string {
  return standing(nameOf(look, place, language), standsThere(pieces), language);
}

/** What the treatises call a place besides its number, if anything. */
export function titleOf({ setting }: Look, place: Place, language: Language): string {
  const number = numberOf(place);
  const known = number === null ? undefined : knownAs(setting.rim, number);
  return known === undefined ? '' : say(known, language);
}

function standsThere(pieces: readonly Piece[]): Message {
  const [first] = pieces;
  if (first === undefined) return message('web-board-empty');
  return message(isNamed(first.kind) ? NOUNS[first.kind] : MEN[first.seat ?? 0], { count: pieces.length });
}
