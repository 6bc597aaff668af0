// Stories of the library.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { enter } from './people.mjs';
import { tap } from './table.mjs';

const OURS = 'Our paraphrase, not the book’s words';
const status = (page, words) => at(page, 'status').getByText(words).waitFor();

export const LIBRARY = {
  'a study is found by its theme, gone along by the book, left, played against the machine, and taken away': async (person) => {
    const page = await person({ viewport: { width: 390, height: 844 } });
    await enter(page);
    await page.goto('/library');
    await page.locator('[data-theme="trois-contre-une"]').click();
    await at(page, 'count').getByText(/^1\d studies$/).waitFor();
    await page.locator('[data-study="man-9"]').click();
    await page.waitForURL('**/library/man-9');
    await status(page, 'You follow the book.');
    assert.equal(await at(at(page, 'notes'), 'ours').textContent(), OURS);

    // Along the line on the board itself, then by the arrow keys.
    await tap(page, '27');
    await tap(page, '22');
    await page.locator('[data-node="1"][aria-current="true"]').click();
    await page.keyboard.press('End');
    await status(page, 'The book stops here.');
    await page.keyboard.press('Home');

    // Off it: what is known of the move is shown, and there is a way back.
    await at(page, 'acts').evaluate((each) => { each.open = true; });
    await at(page, 'acts').locator('[data-act="27-9"]').click();
    await status(page, 'You have left the book.');
    await at(page, 'judged').getByText('known not to work').waitFor();
    await at(page, 'to-book').click();
    await status(page, 'You follow the book.');

    await at(page, 'level').selectOption('random');
    await at(page, 'spar').click();
    await at(page, 'acts').evaluate((each) => { each.open = true; });
    await at(page, 'acts').locator('[data-act="27-9"]').click();
    await page.waitForFunction(() => document.querySelectorAll('[data-test="tree"] .man.black').length >= 2);
    await status(page, 'You have left the book.');
    await at(page, 'stop').click();

    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export="pdn"]').click()]);
    assert.equal(file.suggestedFilename(), 'man-9.pdn');
    await at(page, 'after').click();
    await page.waitForURL('**/library/man-10');
  },

  'a citation shows what its passage says, which is read with what rests on it, and left by the keys and back': async (person) => {
    const page = await person();
    await enter(page);
    await page.goto('/rules/trictrac');
    const cited = at(page, 'section-march').getByRole('button', { name: 'LEP, rule 40; rule 60' });
    await cited.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('need not pass a man').waitFor();
    assert.equal(await at(dialog, 'ours').count(), await dialog.locator('section').count());
    assert.equal(await at(dialog, 'ours').first().textContent(), OURS);
    // It is closed by the key, and the focus is where it was.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'LEP, rule 40; rule 60');
    await cited.click();
    await at(page, 'to-passage').first().click();
    await page.waitForURL('**/passage/LEP.r40');

    // The passage, what it decides, and what others hold instead.
    await at(page, 'paraphrase').getByText('need not pass a man').waitFor();
    assert.equal(await at(at(page, 'leaf'), 'ours').textContent(), OURS);
    const point = page.locator('[data-point="petit_jan_coin_exception"]');
    await point.getByText('by this passage').waitFor();
    await point.getByRole('button', { name: /^ACAD-A/ }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/passage/LEP.r41');
    await page.getByRole('heading', { name: 'LEP, rule 41' }).waitFor();
    await at(page, 'previous').click();
    await page.waitForURL('**/passage/LEP.r40');
    await page.goBack();
    await page.getByRole('heading', { name: 'LEP, rule 41' }).waitFor();

    // From the books down to a sentence, at its own address.
    await page.goto('/library');
    await at(page, 'to-books').click();
    await page.locator('[data-book="LEP"]').click();
    await page.waitForURL('**/passage?source=LEP');
    await page.locator('[data-passage="LEP.4"]').click();
    await page.locator('.text [data-passage="LEP.4.I"]').click();
    await page.locator('.text [data-passage="LEP.r54"]').click();
    await page.locator('[data-sentence="LEP.r54.s2"] a').click();
    await page.waitForURL('**/passage/LEP.r54.s2');
    await page.locator('.asked[data-sentence="LEP.r54.s2"]').waitFor();
    assert.match((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '', /\/passage\/LEP\.r54$/);
    await page.locator('[data-verdict="refuted"]').first().waitFor();

    // A position has its board.
    await page.goto('/passage/MAN.N58');
    await at(page, 'study-board').locator('.ac-board').waitFor();
    await at(page, 'to-study').click();
    await page.waitForURL('**/library/man-58');
  },

  'an example of trictrac is thrown as the book has it, then otherwise, and its claim is shown': async (person) => {
    const page = await person({ locale: 'fr-FR' });
    await enter(page);
    await page.goto('/library?said=mezeas&game=trictrac');
    await page.locator('[data-study="l1-iii-2"]').click();
    await page.locator('[data-verdict="confirmed"]').getByText('confirmé').waitFor();
    await at(page, 'forward').click();
    await at(page, 'events').getByText('Jan de mézéas').first().waitFor();
    await at(page, 'back').click();
    await at(page, 'words').locator('[data-act="5-4"]').click();
    await status(page, 'Vous avez quitté le livre.');
    await at(page, 'spar').click();
    await at(page, 'acts').locator('[data-act]').first().waitFor({ state: 'attached' });
  },
};
