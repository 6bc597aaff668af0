/** What one is told of: a list that is live, how much of it is unread, and that number before the title of the page. */
import { api } from '../net/api.ts';
import { watch } from '../net/news.ts';
import type { NoticeTold } from '../net/types.ts';
import { outside } from '../net/wire.ts';

export class Notices {
  list = $state.raw<readonly NoticeTold[]>([]);
  unread = $state(0);
  readonly leave: () => void;

  constructor() {
    this.leave = watch(outside, (topic) => {
      // The next news may bring what this look did not.
      if (topic === 'mine') this.look().catch(() => undefined);
    });
  }

  async look(): Promise<void> {
    const { unread, notices } = await api.notices();
    [this.unread, this.list] = [unread, notices];
  }

  /** Says that all of the list is read. */
  async readAll(): Promise<void> {
    const last = this.list[0];
    if (last === undefined || this.unread === 0) return;
    this.unread = 0;
    await api.readNotices({ up_to: last.id });
  }

  /** Says that what leads to a page is read, once one is there. */
  async readOf(path: string): Promise<void> {
    if (this.list.some(({ link, read }) => !read && link === path)) await api.readNotices({ link: path });
  }
}

const NUMBER = /^\(\d+\) /;

/** Keeps the number before the title of the page, whatever the page calls itself; the answer ends it. */
export function numberedTitle(count: number): () => void {
  const number = (): void => {
    const plain = document.title.replace(NUMBER, '');
    const wanted = count > 0 ? `(${count}) ${plain}` : plain;
    if (document.title !== wanted) document.title = wanted;
  };
  number();
  const seen = new MutationObserver(number);
  seen.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    seen.disconnect();
  };
}
