/** The language pages are in: as chosen before, else as the browser wishes. */
import { typeset, type Language, type Text } from './text.ts';

const KEPT = 'academie.language';
const wished = (): Language => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');

function kept(): Language | null {
  const found = localStorage.getItem(KEPT);
  return found === 'fr' || found === 'en' ? found : null;
}

const state = $state<{ now: Language }>({ now: kept() ?? wished() });

export const language = (): Language => state.now;

export function speak(chosen: Language): void {
  state.now = chosen;
  localStorage.setItem(KEPT, chosen);
}

/** A text in the language of the page. */
export const say = (text: Text): string => (state.now === 'fr' ? typeset(text.fr) : text.en);
