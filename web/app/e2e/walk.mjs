// Every page in the pseudo-language, on a phone and on a desk: whatever is not in its brackets escaped the catalogues.
// And no page is too wide for a phone in any language or for any window in French, nor has axe anything serious to say
// of it in one of the looks that a page can have: node walk.mjs ADDRESS [PART OF A SCENE'S NAME].
import assert from 'node:assert/strict';
import { dress, LOOKS, violations } from './axe.mjs';
import { at, withBrowser } from './browser.mjs';
import { furnish, TALK } from './hall.mjs';
import { settled, tooWide } from './measures.mjs';
import { ask } from './people.mjs';
import { open, scenesOf } from './scenes.mjs';

const [base = 'http://127.0.0.1:8000', wanted = ''] = process.argv.slice(2);
const PSEUDO = 'en-XA';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1366, height: 768 };
/** `SMALL=1` looks at the pages that most people see, in few windows and in the languages with the longest words. */
const SMALL = process.env.SMALL === '1';
const FIRST = [
  'front', 'lobby', 'quick-friend', 'learn', 'lesson-show', 'library', 'study-dames', 'passage', 'puzzle', 'rules-trictrac', 'mine', 'archive', 'player',
  'analysis', 'settings', 'sign-in', 'register', 'table-trictrac', 'table-dames', 'table-dominos', 'table-echecs',
];
const WINDOWS = (SMALL ? [[320, 640]] : [[320, 640], [844, 390], [768, 1024], [1024, 768], [1366, 768], [1920, 1080]]).map(([width, height]) => ({ width, height }));
/** The longest words of a whole language. */
const LONGEST = 'fr';
const TABS = 4;
const SLOWEST = 'analysis';

/**
 * Reads pages in the pseudo-language, and has the content that the server sends translated into it: lessons, studies
 * and rules of the books come in the languages they were written in, and pages show any language they find there.
 * What has no language is kept as names: ids, names that are the same in every language, the headings of chapters that
 * are cited, and the terms of the books that pictures point at.
 */
function inPseudo(language) {
  if (!location.protocol.startsWith('http')) return;
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
    const headings = ['heading', 'title', 'source'].includes(value.kind) ? value.numbers : [];
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
/** The sigla of books, the names of formats, guests as the server names them, squares of chess and what is taken there. */
const NAME = /\b[A-Z]{2,}(-[A-Z])?\b|\bguest-[0-9a-f]{8}\b|\/(library|passage)\/(?=\S)|(?<![\w-])[a-h]?[1-8]?x?[a-h][1-8]\b/g;
/** Whether a text has words that are neither in brackets nor names; the longest names first, for one may begin another. */
const escaped = (text, names) => WORD.test(names.reduce((left, name) => left.replaceAll(name, ' '), outside(text).replace(NAME, ' ')));

/** Change the language as the menu does, wherever it is. */
async function read(page, language) {
  await at(page, 'language').evaluate((menu, chosen) => {
    menu.value = chosen;
    menu.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}

/** What is said on a page that is in no catalogue. */
async function uncatalogued(page, names) {
  const found = [];
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await settled(page);
    const known = [...names, ...(await page.evaluate(() => [...globalThis.names]))].toSorted((one, other) => other.length - one.length);
    for (const text of await spoken(page)) if (escaped(text, known)) found.push(`not in the catalogues: ${text.trim().slice(0, 200)}`);
  }
  return found;
}

/** What has too little room: on a phone in every language, in the longest of them in other windows too. */
async function cramped(page, languages) {
  const found = [];
  for (const language of languages) {
    await read(page, language);
    for (const size of language === LONGEST ? [PHONE, ...WINDOWS] : [PHONE]) {
      await page.setViewportSize(size);
      await settled(page);
      found.push(...(await tooWide(page)).map((flaw) => `${size.width} x ${size.height} px, ${language}: ${flaw}`));
    }
  }
  return found;
}

/** What is wrong with a page. */
async function flawsOf(page, scene, { hall, languages, names }, look) {
  await page.setViewportSize(PHONE);
  await open(page, scene, hall);
  const found = [...(await uncatalogued(page, names)), ...(await cramped(page, languages))];
  await page.setViewportSize(look.room === 'dark' ? DESK : PHONE);
  await dress(page, look);
  // A title that is there only while one points at its place is no part of the page.
  await page.mouse.move(0, 0);
  await settled(page);
  found.push(...(await violations(page)).map((flaw) => `${look.boardTheme}, ${look.room}: ${flaw}`));
  return [...new Set(found)];
}

/** What is found in a tab of its own; a page that is not there in time is opened once more, since a machine can be busy. */
async function visited(visitor, name, look, again = true) {
  const page = await visitor.context().newPage();
  try {
    return await look(page);
  } catch (error) {
    if (!again || error.name !== 'TimeoutError') throw error;
    console.log(`${name}: not there in time, opened once more`);
    return await visited(visitor, name, look, false);
  } finally {
    await page.close();
  }
}

/** The look in which a scene is walked through, the same whatever other scenes there are. */
const lookOf = (name) => LOOKS[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % LOOKS.length];
/** The site's name, what is searched for in vain, and what browsers, apps of others and `Intl` are called or say. */
const ELSEWHERE = ['Académie', 'Personne', 'zzzz', 'Chrome', 'Firefox', 'Safari', 'Linux', 'iPhone', 'Tableau', 'board.example', 'camille@example.org', 'hours ago', 'days ago', 'minute ago', 'minutes ago', 'second ago', 'seconds ago', 'now', 'last week'];
/** The language that `tests.e2e` adds as a folder. */
const SCRAP = 'oc';
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
  const offered = await (await fetch(`${base}/words/index.json`)).json();
  for (const scrap of offered.filter(({ language }) => language === SCRAP)) await readScrap(person, scrap);
  const complete = offered.filter((each) => each.complete).map(({ language }) => language);
  if (!complete.includes(PSEUDO)) throw new Error(`the server does not know ${PSEUDO}`);
  const languages = SMALL ? [PSEUDO, LONGEST] : [PSEUDO, ...complete.filter((each) => each !== PSEUDO)];
  const world = { hall, languages, names: [hall.name, hall.rival, ...ELSEWHERE, ...offered.map(({ name }) => name), ...TALK.map(([, line]) => line)] };
  // What takes longest is begun first: an analysis.
  const all = scenesOf(hall);
  assert.deepEqual(FIRST.filter((name) => !(name in all)), [], 'no such scene');
  const scenes = Object.entries(all).filter(([name]) => name.includes(wanted) && (!SMALL || FIRST.includes(name))).toSorted(([one], [other]) => (other === SLOWEST) - (one === SLOWEST));
  const [walked, storageState] = [scenes.length, await hall.page.context().storageState()];
  let flaws = 0;
  const options = { viewport: PHONE, reducedMotion: 'reduce', expected: /status of (401|403|404|409|429|500|503)|net::ERR_|WebSocket/ };
  const walk = async () => {
    // Tabs of one browser share the language, so everyone who walks has a browser of their own.
    const [member, stranger] = await Promise.all([person({ ...options, storageState }), person(options)]);
    for (const each of [member, stranger]) await each.context().addInitScript(inPseudo, PSEUDO);
    for (let next = scenes.shift(); next !== undefined; next = scenes.shift()) {
      const [name, scene] = next;
      const visitor = scene.stranger ? stranger : member;
      const found = await visited(visitor, name, (page) => flawsOf(page, scene, world, lookOf(name)));
      for (const flaw of found) console.log(`${name}: ${flaw}`);
      flaws += found.length;
    }
  };
  await Promise.all(Array.from({ length: TABS }, walk));
  // Whoever comes next to this server sits down at the first table there is.
  await ask(hall.other, 'DELETE', `/tables/${await hall.table()}`);
  console.log(`${walked} pages walked in ${languages.join(', ')} in ${Math.round((Date.now() - began) / 1000)} s; ${flaws} flaws`);
  if (flaws > 0) throw new Error(`${flaws} flaws`);
});
