/** What stands beside a board: undo, confirm, the question which act is meant, and words for those who do not see. */
import { say, type Language } from '@academie/words';

export interface Wishes {
  undo(): void;
  confirm(): void;
  choose(act: string): void;
}

export interface Standing {
  readonly canUndo: boolean;
  readonly canConfirm: boolean;
  readonly asking: readonly string[];
}

export class Controls {
  readonly bar: HTMLDivElement;
  readonly said: HTMLDivElement;
  readonly #undo: HTMLButtonElement;
  readonly #confirm: HTMLButtonElement;
  readonly #choices: HTMLDivElement;
  readonly #wishes: Wishes;
  readonly #language: Language;
  readonly #shy: boolean;

  /** `shy` buttons hide while there is no use for them. */
  constructor(language: Language, wishes: Wishes, shy = false) {
    [this.#wishes, this.#language, this.#shy] = [wishes, language, shy];
    this.#undo = button(say('web-board-undo', language), 'ac-button', () => {
      wishes.undo();
    });
    this.#confirm = button(say('web-board-confirm', language), 'ac-button ac-confirm', () => {
      wishes.confirm();
    });
    this.#choices = block('ac-choices', { role: 'group', 'aria-label': say('web-board-which', language) });
    this.bar = block('ac-controls', { role: 'group', 'aria-label': say('web-board-turn', language) });
    this.bar.append(this.#choices, this.#undo, this.#confirm);
    this.said = block('ac-said', { role: 'status', 'aria-live': 'polite' });
  }

  /** Speak to those who do not see the board. */
  say(words: string): void {
    this.said.textContent = words;
  }

  show({ canUndo, canConfirm, asking }: Standing, tell: (act: string) => string): void {
    this.#undo.disabled = !canUndo;
    this.#confirm.disabled = !canConfirm;
    // What can be confirmed with nothing done is to play nothing.
    this.#confirm.textContent = say(canConfirm && !canUndo ? 'web-board-confirm-nothing' : 'web-board-confirm', this.#language);
    this.bar.classList.toggle('ac-asking', asking.length > 0);
    this.bar.hidden = this.#shy && !canUndo && !canConfirm && asking.length === 0;
    const buttons = asking.map((act) =>
      button(tell(act), 'ac-button', () => {
        this.#wishes.choose(act);
      }),
    );
    this.#choices.replaceChildren(...buttons);
    buttons[0]?.focus();
  }
}

function button(label: string, className: string, clicked: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.textContent = label;
  made.addEventListener('click', clicked);
  return made;
}

function block(className: string, attributes: Readonly<Record<string, string>>): HTMLDivElement {
  const made = document.createElement('div');
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
