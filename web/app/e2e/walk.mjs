// Every page in the pseudo-language, on a phone and on a desk: whatever is not in its brackets escaped the catalogues.
// And no page is too wide for a phone in any language: node walk.mjs ADDRESS [PART OF A SCENE'S NAME].
import assert from 'node:assert/strict';
import { at, withBrowser } from './browser.mjs';
import { furnish, scenesOf } from './scenes.mjs';

const [base = 'http://127.0.0.1:8000', wanted = ''] = process.argv.slice(2);
const PSEUDO = 'en-XA';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1366, height: 768 };
const TABS = 4;
const SLOWEST = 'analysis';

/**
 * Reads pages in the pseudo-language, and has the content that the server sends translated into it: lessons, studies
 * and rules of the books come in the languages they were written in, and pages show any language they find there.
 * What has no language is kept as names: ids, names that are the same in every language, the headings of chapters that
 * are cited, and the terms of the books that pictures point at.
 */
function inPseudo(language) {
  localStorage.setItem('academie.language', language);
  globalThis.names = new Set();
  const bracketed = (value) => {
    if (typeof value === 'string') return `⟦${value}⟧`;
    if (Array.isArray(value)) return value.map(bracketed);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bracketed(each)])) : value;
  };
  const translated = (value) => {
    if (typeof value !== 'object' || value === null) return value;
    Object.values(value).forEach(translated);
    const headings = ['heading', 'source'].includes(value.kind) ? value.numbers : [];
    const verbatim = value.key === 'common-verbatim' && value.args.text.split(' ').length < 3 ? value.args.text : '';
    for (const name of [value.id, value.label, verbatim, ...(headings ?? [])]) if (typeof name === 'string' && name !== '') globalThis.names.add(name);
    if ('fr' in value && 'en' in value) value[language] = bracketed(value.en);
    return value;
  };
  const parse = JSON.parse.bind(JSON);
  JSON.parse = (text, reviver) => translated(parse(text, reviver));
  Response.prototype.json = async function json() {
    return JSON.parse(await this.text());
  };
}

/** The words that a reader sees or hears on a page. */
const spoken = (page) =>
  page.evaluate(() => {
    const found = [document.title];
    const hidden = (element) => !element.checkVisibility({ visibilityProperty: true }) || element.closest('style, script, code, pre') !== null;
    // Each language is called by its own name.
    const elsewhere = (element) => element.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
    /** A sentence may have signs within, as the discs of flèches: what lies in one block is read in one. */
    const blockOf = (element) => (/^inline|contents/.test(getComputedStyle(element).display) && element.parentElement ? blockOf(element.parentElement) : element);
    const blocks = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.textContent.trim() === '' || hidden(element) || elsewhere(element)) continue;
      const block = blockOf(element);
      blocks.set(block, `${blocks.get(block) ?? ''} ${node.textContent}`);
    }
    found.push(...blocks.values());
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
/** The sigla of books, the names of formats, guests as the server names them. */
const NAME = /\b[A-Z]{2,}(-[A-Z])?\b|\bguest-[0-9a-f]{8}\b|\/library\/(?=\S)/g;
/** Whether a text has words that are neither in brackets nor names; the longest names first, for one may begin another. */
const escaped = (text, names) => WORD.test(names.reduce((left, name) => left.replaceAll(name, ' '), outside(text).replace(NAME, ' ')));

/** What is too wide: the page itself, or words in a box too narrow for them. */
const tooWide = (page) =>
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

/** Change the language as the menu does, wherever it is. */
async function read(page, language) {
  await at(page, 'language').evaluate((menu, chosen) => {
    menu.value = chosen;
    menu.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}

/** What is wrong with a page. */
async function flawsOf(page, scene, { hall, languages, names }) {
  const found = [];
  await page.setViewportSize(PHONE);
  await page.goto(scene.path(hall));
  await at(page, 'me').waitFor({ state: 'attached' });
  await scene.ready(page);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.waitForTimeout(200);
    const known = [...names, ...(await page.evaluate(() => [...globalThis.names]))].toSorted((one, other) => other.length - one.length);
    for (const text of await spoken(page)) if (escaped(text, known)) found.push(`not in the catalogues: ${text.trim().slice(0, 200)}`);
  }
  for (const language of languages) {
    await read(page, language);
    await page.waitForTimeout(50);
    found.push(...(await tooWide(page)).map((flaw) => `${PHONE.width} px, ${language}: ${flaw}`));
  }
  return [...new Set(found)];
}

/** A language of one message, added as a folder: it is offered and used, and what it lacks is said in English. */
async function readScrap(person, { language, name }) {
  const [page, notes] = [await person({ viewport: DESK }), []];
  page.on('console', (said) => notes.push(said.text()));
  await page.goto('/learn');
  await at(page, 'language').locator('option', { hasText: name }).waitFor({ state: 'attached' });
  // The page that is asked for names itself before the site.
  await page.waitForFunction(() => document.title.includes(' · '));
  const english = await page.title();
  await read(page, language);
  assert.equal(await page.title(), english.replace('Académie', 'Acadèmia'));
  assert.ok(notes.some((each) => each.startsWith('no message') && each.endsWith(`in ${language}`)), 'nothing is noted');
}

await withBrowser(base, async (person) => {
  const began = Date.now();
  const hall = await furnish(person);
  const furnished = Date.now();
  const offered = await (await fetch(`${base}/words/index.json`)).json();
  for (const scrap of offered.filter(({ complete }) => !complete)) await readScrap(person, scrap);
  const languages = offered.filter(({ complete }) => complete).map(({ language }) => language);
  if (!languages.includes(PSEUDO)) throw new Error(`the server does not know ${PSEUDO}`);
  const world = { hall, languages: [PSEUDO, ...languages.filter((each) => each !== PSEUDO)], names: [hall.name, hall.rival] };
  // What takes longest is begun first: an analysis.
  const scenes = Object.entries(scenesOf(hall)).filter(([name]) => name.includes(wanted)).toSorted(([one], [other]) => (other === SLOWEST) - (one === SLOWEST));
  const [walked, storageState] = [scenes.length, await hall.page.context().storageState()];
  let flaws = 0;
  /** One tab for a member and one for a stranger, which take the next page until none is left. */
  const walk = async () => {
    const looks = { viewport: PHONE, reducedMotion: 'reduce', expected: /status of (401|404)/ };
    const [member, stranger] = [await person({ ...looks, storageState }), await person(looks)];
    for (const page of [member, stranger]) await page.addInitScript(inPseudo, PSEUDO);
    for (let next = scenes.shift(); next !== undefined; next = scenes.shift()) {
      const [name, scene] = next;
      const found = await flawsOf(scene.stranger ? stranger : member, scene, world);
      for (const flaw of found) console.log(`${name}: ${flaw}`);
      flaws += found.length;
    }
  };
  await Promise.all(Array.from({ length: TABS }, walk));
  const seconds = (from) => Math.round((Date.now() - from) / 1000);
  console.log(`${walked} pages walked in ${languages.join(', ')} in ${seconds(began)} s, of which ${seconds(began) - seconds(furnished)} s to furnish them; ${flaws} flaws`);
  if (flaws > 0) throw new Error(`${flaws} flaws`);
});
