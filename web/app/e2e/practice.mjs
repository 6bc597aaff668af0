// Stories of practice.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { ask, byList, enter } from './people.mjs';

/** The best play of the puzzle before somebody, as shown to a stranger who gives up. */
async function bestOf(stranger, page) {
  const id = await at(page, 'puzzle').getAttribute('data-puzzle');
  return (await ask(stranger, 'POST', `/practice/puzzles/${id}`, { answer: null })).best;
}

export const PRACTICE = {
  'a puzzle is solved, another is missed and its best play shown': async (person) => {
    const [page, stranger] = [await person({ viewport: { width: 390, height: 844 } }), await person()];
    await enter(stranger);
    await enter(page);
    await page.goto('/practice');
    await at(page, 'standing').getByText('Nothing to review').waitFor();
    await at(page, 'begin-dames').click();
    await at(page, 'puzzle').waitFor();
    await byList(page, await bestOf(stranger, page));
    await at(page, 'verdict').getByText('Right.').waitFor();

    // Who has answered goes on by Enter.
    await page.waitForFunction(() => document.activeElement?.matches('[data-test="next"]'));
    const before = await at(page, 'puzzle').getAttribute('data-puzzle');
    await page.keyboard.press('Enter');
    await page.waitForFunction((id) => document.querySelector('[data-test="puzzle"]')?.dataset.puzzle !== id, before);
    const best = await bestOf(stranger, page);
    const acts = await at(page, 'acts').locator('[data-act]').evaluateAll((all) => all.map((each) => each.dataset.act));
    await byList(page, acts.find((act) => act !== best));
    await at(page, 'verdict').getByText('Not the best.').waitFor();
    await at(page, 'side-yours').click();
    assert.equal(await at(page, 'side-yours').getAttribute('aria-pressed'), 'true');
    // N asks the next, which names its side, its task and its source.
    const missed = await at(page, 'puzzle').getAttribute('data-puzzle');
    await page.keyboard.press('n');
    await page.waitForFunction((id) => document.querySelector('[data-test="puzzle"]')?.dataset.puzzle !== id, missed);
    assert.match(await at(page, 'puzzle').innerText(), /^(White|Black) to play\.$/);
    assert.match(await at(page, 'source').innerText(), /Manoury|machines/);
    await page.goto('/practice');
    await at(page, 'standing').getByText('1 day of practice').waitFor();
    await at(page, 'subject-dames').getByText('2 of ').waitFor();
  },

  'a round of throws is counted by keys alone, and the law says what each was worth': async (person) => {
    const page = await person();
    await enter(page);
    await page.goto('/practice/marking');
    for (let nth = 1; nth <= 3; nth += 1) {
      await page.waitForFunction(() => document.activeElement?.matches('[data-test="mine"]'));
      for (const key of ['0', 'Tab', '0', 'Enter']) await page.keyboard.press(key);
      await at(page, 'verdict').getByText('to the thrower').waitFor();
      await at(page, 'verdict').getByText(`right of ${nth}`).waitFor();
      await page.waitForFunction(() => document.activeElement?.matches('[data-test="next"]'));
      await page.keyboard.press('Enter');
    }
    const { marking } = await ask(page, 'GET', '/practice');
    assert.equal(marking.asked, 3);
  },
};
