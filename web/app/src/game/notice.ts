/** Gives notice that it is one's turn to a page nobody sees: its title, a dot on its icon, and a notice of the system. */

const BLINK_MS = 1500;

/** The icon of the page, with a dot on it while it is one's turn. */
class Icon {
  #plain: string | null = null;
  #dotted: Promise<string> | null = null;

  async show(dot: boolean): Promise<void> {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link === null || (!dot && this.#plain === null)) return;
    this.#plain ??= link.href;
    this.#dotted ??= withDot(this.#plain);
    link.href = dot ? await this.#dotted : this.#plain;
  }
}

async function withDot(address: string): Promise<string> {
  const drawing = await (await fetch(address)).text();
  const dot = '<circle cx="25" cy="7" r="6" fill="#cf3f1f" stroke="#fff" stroke-width="2"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(drawing.replace('</svg>', dot))}`;
}

const icon = new Icon();

/** Shows whether it is one's turn on the icon of the page; the answer takes it back. */
export function dotted(): () => void {
  void icon.show(true).catch(() => undefined);
  return () => {
    void icon.show(false).catch(() => undefined);
  };
}

/** Shows two titles by turns while the page is hidden, the first of them when it is not; the answer ends it. */
export function alternating(show: (first: boolean) => void): () => void {
  let first = true;
  const timer = setInterval(() => {
    first = !document.hidden || !first;
    show(first);
  }, BLINK_MS);
  return () => {
    clearInterval(timer);
    show(true);
  };
}

/** Whether the system can give notice here, and has not yet been told whether it may. */
export const canAskLeave = (): boolean => 'Notification' in globalThis && Notification.permission === 'default';

/** Whether whoever is here has forbidden notices, or the browser has none. */
export const noticesRefused = (): 'refused' | 'none' | null => {
  if (!('Notification' in globalThis)) return 'none';
  return Notification.permission === 'denied' ? 'refused' : null;
};

/** Asks whether the system may give notice; whether it may. */
export const askLeave = async (): Promise<boolean> => 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';

/** A notice of the system, where it was allowed; it leads back to the page. */
export function notify(title: string, about: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { tag: about });
  notice.onclick = () => {
    globalThis.focus();
    notice.close();
  };
}
