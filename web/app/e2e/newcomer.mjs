// Who has never played: from the front page to the first lesson, puzzle and game, and the rules to read.
import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { at } from './browser.mjs';
import { byList, playOut } from './people.mjs';

const PICTURES = process.env.NEWCOMER_PICTURES;

/** A picture of where one is, if pictures are wanted. */
async function seen(page, name) {
  if (PICTURES === undefined) return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

const WORDS = new URL('../../words/catalogues/', import.meta.url);

/** What the pages say in each language and not in the other: the messages that take nothing. */
async function catalogues() {
  const [fr, en] = await Promise.all(['fr', 'en'].map(async (language) => JSON.parse(await readFile(new URL(`${language}.json`, WORDS), 'utf8'))));
  const plain = (words) => new Set(Object.entries(words).filter(([key, said]) => key.startsWith('web-') && typeof said === 'string').map(([, said]) => said));
  return { fr: less(plain(fr), plain(en)), en: less(plain(en), plain(fr)) };
}

const less = (some, others) => new Set([...some].filter((each) => !others.has(each)));

/** Words of the other language, found on the page as whole lines. */
async function strangers(page, foreign) {
  const lines = await page.evaluate(() => document.querySelector('main').innerText.replaceAll('\u00a0', ' ').split('\n').map((line) => line.trim()));
  // A single letter is a name on the rim.
  return lines.filter((line) => line.length > 1 && foreign.has(line));
}

/** Every button and link of a finished page that leads on. */
const waysOn = (page, name) => at(page, name).locator('a[href], button:enabled').count();

/** A lesson taken to its end, each answer being asked for. */
async function throughLesson(page) {
  await at(page, 'question').waitFor();
  for (let steps = 0; steps < 30 && (await at(page, 'lesson-over').count()) === 0; steps += 1) {
    await at(page, 'next').click();
    await at(page, 'lesson-over').or(at(page, 'question')).first().waitFor();
  }
  await at(page, 'lesson-over').waitFor();
}

export const NEWCOMER = {
  'who never played finds where to begin, takes a lesson, meets a puzzle and plays a game to its end': async (person) => {
    const { en: english } = await catalogues();
    assert.ok(english.size > 300, 'the catalogues are read');
    const page = await person({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
    const check = async (name) => {
      await seen(page, name);
      assert.deepEqual(await strangers(page, english), [], `English on the French page: ${name}`);
    };
    await page.goto('/');
    await at(page, 'living').getByText('Que vaudront-ils').waitFor();
    await check('1-front');
    await page.goto('/learn');
    await at(page, 'begin').waitFor();
    await check('2-learn');
    await at(page, 'begin').click();
    await page.waitForURL('**/learn/trictrac-01-marche');
    await at(page, 'question').waitFor();
    await check('3-lesson');
    await throughLesson(page);
    await at(page, 'next-lesson').waitFor();
    await check('4-lesson-over');
    assert.ok((await waysOn(page, 'lesson-over')) >= 4, 'a finished lesson leads on');

    await at(page, 'to-practice').click();
    await page.waitForURL('**/practice');
    await at(page, 'begin-dames').click();
    await at(page, 'puzzle').waitFor();
    await check('5-puzzle');
    await byList(page, await at(page, 'acts').locator('[data-act]').first().getAttribute('data-act'));
    await at(page, 'verdict').waitFor();
    await check('6-puzzle-answered');
    await at(page, 'next').waitFor();

    await page.goto('/rules/tourne-case');
    await at(page, 'and-now').waitFor();
    await check('7-rules');
    await at(page, 'and-now').locator('[data-test="play-easy"]').click();
    await page.waitForURL('**/table/*');
    await at(page, 'turn').waitFor();
    const turns = await playOut(page);
    await at(page, 'over').waitFor();
    await check('8-game-over');
    assert.ok((await waysOn(page, 'over')) >= 3, 'a finished game leads on');
    await at(page, 'over').getByRole('link', { name: 'Nouvel adversaire' }).click();
    await at(page, 'front').or(at(page, 'open-tables')).first().waitFor();
    return `${turns} acts`;
  },

  'rules are read, tried on their diagrams, and tell where the sources differ': async (person) => {
    const { fr: french } = await catalogues();
    const page = await person();
    await page.goto('/rules');
    await at(page, 'rules-trictrac').click();
    await page.waitForURL('**/rules/trictrac');
    const jan = page.locator('[data-test^="diagram-"]', { hasText: 'Jan de deux tables' });
    await jan.locator('[data-test="cast"]').selectOption('4-3');
    await jan.locator('[data-test="throw"]').click();
    await jan.locator('details', { hasText: 'jan de deux tables' }).first().waitFor();
    await jan.locator('[data-test="reset"]').click();
    await jan.locator('[data-trial="4-3"]').click();
    await jan.locator('[data-test="tried"]', { hasText: '4 points' }).waitFor();
    await page.locator('[data-point="bearoff"]').getByText('LEP, part 1 ch. V').waitFor();
    assert.equal(await page.locator('[data-point="bearoff"] tr').count(), 3);
    assert.deepEqual(await strangers(page, french), [], 'French on the English page');
    await page.getByRole('link', { name: 'Movement' }).click();
    assert.match(page.url(), /#section-march$/);
    await page.goto('/rules');
    await at(page, 'rules-ecrire').click();
    await at(page, 'law').getByText('Poule', { exact: false }).first().waitFor();
    const paper = await page.pdf({ preferCSSPageSize: true });
    assert.ok(paper.length > 10_000, 'it can be printed');
  },
};
