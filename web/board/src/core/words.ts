/** What every board says. */
import { message, say, type Language, type Message } from '@academie/words';

export type { Language } from '@academie/words';

/** The colour of a seat. */
export const PLAYER = [message('web-board-white'), message('web-board-black')] as const;

/** A place with what stands there. */
export const standing = (place: string, stands: Message, language: Language): string =>
  say(message('web-board-place', { place, standing: stands }), language);
