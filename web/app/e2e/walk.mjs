// Every page in the pseudo-language, on a phone and on a desk: whatever is not in its brackets escaped the catalogues.
// And no page scrolls sideways on a phone in any language: node walk.mjs ADDRESS [PART OF A SCENE'S NAME].
import { at, withBrowser } from './browser.mjs';
import { furnish, scenesOf } from './scenes.mjs';

const [base = 'http://127.0.0.1:8000', wanted = ''] = process.argv.slice(2);
const PSEUDO = 'en-XA';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1366, height: 768 };

/** The strings within JSON, also those within longer ones that pages split. */
function strings(value, found) {
  if (typeof value === 'string') {
    found.add(plain(value));
    parts(value).forEach((part) => found.add(plain(part)));
  } else if (typeof value === 'object' && value !== null) {
    Object.entries(value).forEach(([key, each]) => (found.add(plain(key)), strings(each, found)));
  }
}

const plain = (text) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim().replace(/[.…]$/, '').toLowerCase();
/** Content as pages join it: by signs, in lists, with numbers before it. */
const parts = (text) => text.split(/[·–—,;:()[\]\n/←→]|[.?!…]\s|\s-\s|^\s*\d+\.\s/);

/** What the server sends is content or names: pages show it as it is. */
function listen(page, told) {
  const hear = (text) => {
    try {
      strings(JSON.parse(text), told);
    } catch {
      // Not JSON: a page or a file.
    }
  };
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) void answer.text().then(hear, () => undefined);
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => { hear(String(payload)); }));
}

/** The words that a reader sees or hears on a page. */
const spoken = (page) =>
  page.evaluate(() => {
    const found = [document.title];
    const hidden = (element) => !element.checkVisibility({ visibilityProperty: true }) || element.closest('code, pre, [data-content]') !== null;
    // Each language is called by its own name.
    const elsewhere = (element) => element.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || element.closest('style, script') || hidden(element) || elsewhere(element)) continue;
      found.push(node.textContent);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (hidden(element) || elsewhere(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    }
    return found;
  });

/** A day as `Intl` writes it. */
const DATE = /\d{1,2} \p{L}+\.? \d{4}/gu;

/** The text without dates and without what stands in brackets, one pair within another. */
function outside(text) {
  let [depth, left] = [0, ''];
  for (const sign of text) {
    if (sign === '⟦') depth += 1;
    else if (sign === '⟧') depth -= 1;
    else if (depth === 0) left += sign;
  }
  return left.replace(DATE, '');
}

const WORD = /\p{L}{2,}/u;
const escaped = (text, told) =>
  WORD.test(outside(text)) && !told.has(plain(outside(text))) && parts(outside(text)).some((part) => WORD.test(part) && !told.has(plain(part)));

const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Change the language as the menu does, wherever it is. */
async function read(page, language) {
  await at(page, 'language').evaluate((menu, chosen) => {
    menu.value = chosen;
    menu.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}

await withBrowser(base, async (person) => {
  const hall = await furnish(person);
  const languages = (await (await fetch(`${base}/words/index.json`)).json()).map(({ language }) => language);
  if (!languages.includes(PSEUDO)) throw new Error(`the server does not know ${PSEUDO}`);
  const looks = { viewport: PHONE, reducedMotion: 'reduce', expected: /status of (401|404)/ };
  const [member, stranger] = [await person({ ...looks, storageState: await hall.page.context().storageState() }), await person(looks)];
  const wrong = new Set();
  const told = new Set();
  const flaw = (words) => {
    if (!wrong.has(words)) console.log(words);
    wrong.add(words);
  };
  for (const page of [member, stranger]) {
    await page.addInitScript((chosen) => { localStorage.setItem('academie.language', chosen); }, PSEUDO);
    listen(page, told);
  }
  const scenes = Object.entries(scenesOf(hall)).filter(([name]) => name.includes(wanted));
  for (const [name, scene] of scenes) {
    const page = scene.stranger ? stranger : member;
    await page.setViewportSize(PHONE);
    await page.goto(scene.path(hall));
    await at(page, 'me').waitFor({ state: 'attached' });
    await scene.ready(page);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await page.waitForTimeout(200);
      for (const text of await spoken(page)) if (escaped(text, told)) flaw(`${name}: not in the catalogues: ${text.trim().slice(0, 100)}`);
    }
    for (const language of [PSEUDO, ...languages.filter((each) => each !== PSEUDO)]) {
      await read(page, language);
      await page.waitForTimeout(50);
      const over = await sideways(page);
      if (over > 0) flaw(`${name}, ${PHONE.width} px, ${language}: scrolls sideways by ${over} px`);
    }
  }
  console.log(`${scenes.length} pages walked in ${languages.join(', ')}; ${wrong.size} flaws`);
  if (wrong.size > 0) throw new Error(`${wrong.size} flaws`);
});
