/** The legal acts as a list of buttons: a turn can be played by it without the board. */
import type { Act } from './wire.ts';
import { text, type Language } from './words.ts';

const TITLE = text('Coups possibles', 'Possible plays');

export interface ActListOptions {
  readonly language: Language;
  /** An act as it is shown; as it is written if nothing else is said. */
  readonly tell?: (act: Act) => string;
  readonly onAct: (act: string) => void;
}

export interface ActList {
  set(acts: readonly Act[]): void;
  destroy(): void;
}

export function createActList(host: HTMLElement, options: ActListOptions): ActList {
  const list = document.createElement('ul');
  list.className = 'ac-acts';
  list.setAttribute('aria-label', TITLE[options.language]);
  host.append(list);
  return {
    set: (acts) => {
      list.replaceChildren(...acts.map((act) => item(act, options)));
    },
    destroy: () => {
      list.remove();
    },
  };
}

function item(act: Act, { tell, onAct }: ActListOptions): HTMLLIElement {
  const [line, button] = [document.createElement('li'), document.createElement('button')];
  button.type = 'button';
  button.className = 'ac-button';
  button.textContent = tell?.(act) ?? act.text;
  button.addEventListener('click', () => {
    onAct(act.text);
  });
  line.append(button);
  return line;
}
