/** What the server has written into the page: the front door, and why a page is not what was asked for. */

let front: HTMLElement | null = null;
/** Whether nobody has come by it yet: it tells what goes on, which changes. */
let unread = false;

/** Takes what is written where the app is to be, so that the app can show it in its place. */
export function takeServed(target: HTMLElement): void {
  front = target.querySelector<HTMLElement>('#front');
  unread = front !== null;
  target.replaceChildren();
}

/** The front door in a language: the first time as it came with the page, then as the server writes it now. */
export async function frontIn(language: string): Promise<HTMLElement> {
  if (unread && front?.lang === language) {
    unread = false;
    return front;
  }
  const answer = await fetch(`/front.html?language=${language}`);
  if (!answer.ok) throw new TypeError('the front door did not come');
  const made = document.createElement('template');
  made.innerHTML = await answer.text();
  const found = made.content.querySelector<HTMLElement>('#front');
  if (found === null) throw new TypeError('the front door did not come');
  return found;
}

/** The front door that came with the page, in that language, until somebody has come by it: then it tells what was. */
export const frontServed = (language: string): HTMLElement | null => (unread && front?.lang === language ? front : null);

/** The status that the server sent this page with and the number of its report, if something went wrong. */
export function failureServed(): { readonly status: number; readonly report: string } | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name="failure"]')?.content ?? '';
  const [status = '', report = ''] = written.split(' ');
  return status === '' ? null : { status: Number(status), report };
}
