/** The legal acts as a list of buttons: a turn can be played by it without the board. */
import { say, type Language } from '@academie/words';
import type { Act } from './wire.ts';

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
  list.setAttribute('aria-label', say('web-board-possible-moves', options.language));
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
