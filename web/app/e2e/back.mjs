// Stories of what goes on at a table while one looks back.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { moving, player, seated } from './table.mjs';

const firstAct = (who) =>
  moving(who, async () => {
    await at(who.page, 'acts').evaluate((each) => { each.open = true; });
    await at(who.page, 'acts').locator('[data-act]:enabled').first().click();
  });

/** Notes whether a turn is staged on the board from now on. */
const noteStaged = (page) =>
  page.evaluate(() => {
    globalThis.staged = false;
    const look = () => {
      globalThis.staged ||= document.querySelector('[data-playing]') !== null;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

export const BACK = {
  'what is played while one looks back waits for one, and is shown afterwards': async (person) => {
    const players = [await player(person), await player(person, { speed: 'slow' })];
    await seated(players, { game: 'dames' });
    const [one, two] = players;
    await firstAct(one);
    await two.page.waitForFunction(() => document.querySelectorAll('.ac-can-lift').length > 0);
    await firstAct(two);
    await at(two.page, 'first').click();
    await at(two.page, 'looking-back').waitFor();
    await noteStaged(two.page);
    await firstAct(one);
    await at(two.page, 'turn-in-game').waitFor();
    assert.equal(await two.page.evaluate(() => globalThis.staged), false, 'nothing is played to nobody');
    await at(two.page, 'return').click();
    await two.page.waitForFunction(() => globalThis.staged);
    await two.page.waitForFunction(() => document.querySelector('[data-playing]') === null && document.querySelectorAll('.ac-can-lift').length > 0);
  },
};
