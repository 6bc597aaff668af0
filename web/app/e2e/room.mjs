// Stories of the analysis room: a finished game gone through, its mistakes learnt from, other moves tried.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { ask, enter, openTable, playOut, playQuickly } from './people.mjs';

const LOCALES = ['en-GB', 'fr-FR'];
const SHORT = { game: 'trictrac', options: { holes: 1 }, seat: 0 };
const MOST_REASONS = 3;

/** Until all moves have been rated once: then they are looked at more deeply, or that is done too. */
const rated = (page) => page.waitForFunction(() => document.querySelector('[data-test="progress"]') === null || document.querySelector('[data-test="progress"]')?.textContent?.match(/deeper|approfondie/), null, { timeout: 60_000 });

/** A finished game of somebody who errs, open in the room; how long it took from then on until every move was rated. */
async function inRoom(page, terms = SHORT, acts = 16) {
  await enter(page);
  const game = await playQuickly(page, terms, acts);
  await page.goto(`/game/${game}`);
  await at(page, 'board').locator('.ac-board').waitFor();
  const begun = performance.now();
  await rated(page);
  return { game, milliseconds: Math.round(performance.now() - begun) };
}

/** A journey in both languages, its clicks counted. */
const journey = (most, walk) => async (person) => {
  const found = [];
  for (const locale of LOCALES) {
    const page = await person({ locale });
    let clicks = 0;
    const click = async (what) => {
      await what.click();
      clicks += 1;
    };
    await walk(page, click);
    assert.ok(clicks <= most, `${clicks} clicks, ${most} at most, in ${locale}`);
    found.push(clicks);
    await page.context().close();
  }
  return `${Math.max(...found)} clicks`;
};

export const ROOM = {
  'a game against the simple player is played out, gone through in the analysis room and taken along': async (person) => {
    const page = await person();
    await enter(page);
    await openTable(page, 'trictrac', { opponent: 'engine:simple', length: 'short' });
    await at(page, 'turn').waitFor();
    const game = page.url().split('/').at(-1);
    const turns = await playOut(page);
    await at(page, 'replay').click();
    await page.waitForURL(`**/game/${game}`);
    await at(page, 'tree').waitFor();
    const { acts } = await ask(page, 'GET', `/games/${game}/record`);
    for (let step = 0; step < 3; step += 1) await at(page, 'forward').click();
    assert.match(page.url(), /\?at=\d+$/, 'the place is in the address');
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(`**?at=${acts.length}`);
    await page.keyboard.press('ArrowUp');
    await page.waitForURL((url) => url.searchParams.get('at') !== String(acts.length));
    const download = page.waitForEvent('download');
    await at(page, 'exports').locator('summary').click();
    await at(page, 'exports').getByRole('link', { name: 'Score sheet' }).click();
    assert.equal((await download).suggestedFilename(), `${game}.txt`);
    return `${turns} acts`;
  },

  'another move tried on the board of a past game is a line of one’s own': async (person) => {
    const page = await person();
    await enter(page);
    const game = await playQuickly(page, { game: 'dames', seat: 0 }, 4);
    await page.goto(`/game/${game}`);
    await at(page, 'board').locator('.ac-board').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.ac-can-lift').length > 0);
    const { acts } = await ask(page, 'GET', `/games/${game}/record`);
    await page.locator('.ac-site[tabindex="0"]').focus();
    // The last man that can be moved, so that it is not the one that was.
    for (const key of ['PageUp', 'Enter', 'PageDown', 'Enter']) await page.keyboard.press(key);
    await at(page, 'try-out').locator('.tried [data-node]').waitFor();
    const { searchParams } = new URL(page.url());
    assert.notEqual(searchParams.get('line'), acts[0]);
    await at(page, 'try-out').locator('.tried .pill').waitFor();
    await page.reload();
    await at(page, 'try-out').locator('.tried [data-node]').waitFor();
    await at(page, 'drop').click();
    await page.waitForURL((url) => !url.searchParams.has('line'));
    assert.equal(await at(page, 'tree').locator('[data-node]').count(), 0);
  },

  'a finished game is analysed at once: how it went, mistake by mistake, with reasons and the throws that follow': async (person) => {
    const page = await person();
    const { milliseconds } = await inRoom(page);
    const faults = await at(page, 'fortune').locator('xpath=..').locator('[data-fault]').count();
    assert.ok(faults > 0, 'who plays at random errs');
    assert.equal(await at(page, 'summary').locator('tbody tr').count(), 2);
    for (let nth = 0; nth < Math.min(2, faults); nth += 1) {
      await page.keyboard.press('n');
      await at(page, 'choice').locator('.pill.bad').waitFor();
      await at(page, 'compared').locator('tbody tr.best').waitFor();
      assert.ok((await at(page, 'reasons').locator('li').count()) <= MOST_REASONS);
    }
    await at(page, 'tab-mistakes').click();
    assert.equal(await at(page, 'mistakes').locator('[data-fault]').count(), await at(page, 'fortune').locator('xpath=..').locator('[data-fault]').count());
    // Where one points in the graph is gone to, and arrows go on from there.
    await at(page, 'fortune').click({ position: { x: 4, y: 20 } });
    const before = new URL(page.url()).searchParams.get('at');
    await at(page, 'fortune').press('ArrowRight');
    await page.waitForURL((url) => url.searchParams.get('at') !== before);
    return `${faults} mistakes, rated within ${milliseconds} ms`;
  },

  'who learns from mistakes is told what is wrong, shown the answer, and led on': async (person) => {
    const page = await person();
    await inRoom(page);
    await at(page, 'learn').click();
    const many = Number((await at(page, 'learning').innerText()).match(/1 of (\d+)/)[1]);
    await at(page, 'learn-answer').click();
    await at(page, 'learning').locator('[data-answer="shown"] p').waitFor();
    const best = await at(page, 'compared').locator('tr.best').getAttribute('data-act');
    await at(page, 'learn-next').click();
    for (let nth = 1; nth < many; nth += 1) await at(page, 'learn-skip').click();
    await at(page, 'learning').getByText(`Done: 0 of ${many} found`).waitFor();
    await at(page, 'learn-leave').click();
    await at(page, 'learn').waitFor();
    assert.ok(best);
    return `${many} mistakes`;
  },

  'the analysis of draughts is filled in from the first move on, and can be stopped': async (person) => {
    const page = await person();
    await enter(page);
    const game = await playQuickly(page, { game: 'dames', seat: 0 }, 8);
    await page.goto(`/game/${game}`);
    await at(page, 'progress').getByText(/Analysed \d+ of \d+/).waitFor();
    await at(page, 'stop-analysis').click();
    await at(page, 'analyse').waitFor();
    assert.equal(await page.getByRole('columnheader', { name: 'Luck' }).count(), 0, 'no dice, no luck');
    await at(page, 'analyse').click();
    await at(page, 'progress').waitFor({ state: 'detached', timeout: 60_000 });
  },

  'who wants to learn from mistakes needs two clicks from the end of the game': journey(2, async (page, click) => {
    await enter(page);
    const game = await playQuickly(page, SHORT, 8);
    await page.goto(`/table/${game}`);
    await click(at(page, 'replay'));
    await click(at(page, 'learn'));
    await at(page, 'learning').waitFor();
  }),

  'who wants to try another move with another throw needs two clicks in the analysis room': journey(2, async (page, click) => {
    await inRoom(page);
    const played = at(page, 'compared').locator('tbody tr.best[data-act*="/"] button');
    const thrown = at(page, 'throws').locator('[data-act="5-4"]');
    // After some mistakes nobody throws: they are words, or what is better brings a hole, to hold or leave by.
    for (let nth = 0; nth < 12; nth += 1) {
      await page.keyboard.press('n');
      await at(page, 'compared').locator('tbody tr.best').waitFor();
      await page.waitForTimeout(500);
      if (!(await played.isVisible())) continue;
      const mistake = page.url();
      await played.click();
      const found = await thrown.waitFor({ timeout: 3000 }).then(() => true, () => false);
      await page.goto(mistake);
      await rated(page);
      if (found) break;
    }
    await click(played);
    await click(thrown);
    await page.waitForURL((url) => url.searchParams.getAll('line').includes('5-4'));
  }),

  'who wants to check the dice of a game needs one click in the analysis room': journey(1, async (page, click) => {
    const { game } = await inRoom(page);
    await click(at(page, 'check-dice'));
    await page.waitForURL(`**/dice/${game}`);
  }),
};
