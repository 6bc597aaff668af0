// What can be measured of a page as it stands: whether everything has room, is large enough, and lies still.

/** Waits until nothing changes its place any more. */
export const settled = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frames = () => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
    const places = () => JSON.stringify([document.documentElement.scrollHeight, ...[...document.querySelectorAll('main > *, .ac-board, dialog')].map((each) => each.getBoundingClientRect())]);
    for (let [tries, before] = [0, '']; tries < 30; tries += 1) {
      await frames();
      const now = places();
      if (now === before) return;
      before = now;
    }
  });

/** What is too wide: the page itself, or words in a box too narrow for them. */
export const tooWide = (page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? [`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`] : [];
    for (const element of document.querySelectorAll('main *, header *, dialog *')) {
      const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '');
      if (!text || element.closest('svg') || !element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const free = style.display === 'inline' || ['auto', 'scroll'].includes(style.overflowX) || style.textOverflow === 'ellipsis' || style.clipPath.includes('inset');
      if (!free && element.scrollWidth > element.clientWidth + 1) found.push(`too narrow by ${element.scrollWidth - element.clientWidth} px: ${element.textContent.trim().slice(0, 60)}`);
    }
    return found;
  });

/** What is written too small; numbers on a board have sizes of their own. */
export const tooSmall = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const element of document.querySelectorAll('main *, header *, dialog *')) {
      const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '');
      if (!text || element.closest('svg') || !element.checkVisibility()) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < 14) found.push(`${size} px: ${element.textContent.trim().slice(0, 30)}`);
    }
    return found;
  });
