// Stories of the other games of the trictrac board.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { ask, enter, playOut } from './people.mjs';
import { moving, player, tap } from './table.mjs';

/** Where something can be lifted now, or put down. */
const places = (page, mark) => page.locator(`.ac-site.${mark}`).evaluateAll((all) => all.map((site) => site.dataset.place));

const confirm = (page) => page.getByRole('button', { name: 'Confirm' });
/** Whether the turn is whole; before it begins there is nothing to confirm. */
const whole = async (page) => (await confirm(page).count()) > 0 && confirm(page).isEnabled();

/** Plays one turn on the board by taps, always with the first man to the first place, and undoes its first step once. */
async function turnByTaps(who) {
  const { page } = who;
  for (let steps = 0, undone = false; steps < 10; steps += 1) {
    if (await whole(page)) return moving(who, () => confirm(page).click());
    const [from] = await places(page, 'ac-can-lift');
    const held = (await page.locator('.ac-lifted').count()) > 0;
    if (!held) await tap(page, from);
    const [to] = await places(page, 'ac-can-drop');
    await tap(page, to);
    if (!undone) await page.getByRole('button', { name: 'Undo' }).click();
    undone = true;
  }
  throw new Error('the turn does not end');
}

/** Plays one turn by keys alone. */
async function turnByKeys(who) {
  const { page } = who;
  await page.locator('.ac-site[tabindex="0"]').focus();
  await moving(who, async () => {
    for (let steps = 0; steps < 10; steps += 1) {
      const ends = await whole(page);
      for (const key of ends ? ['Enter'] : ['PageDown', 'Enter', 'PageDown', 'Enter']) await page.keyboard.press(key);
      if (ends) return;
    }
  });
}

const toPlay = ({ page }) => page.waitForFunction(() => document.querySelectorAll('[data-test="acts"] [data-act]').length > 0);

/** Sits down to a game against the simple player. */
async function begun({ page, heard }, terms) {
  const { game } = await ask(page, 'POST', '/tables', { ...terms, opponent: { engine: 'simple' }, seat: 0 });
  Object.assign(heard, { view: null, seq: -1 });
  await page.goto(`/table/${game}`);
  await at(page, 'board').locator('.ac-board').waitFor();
}

/** A game against the simple player: a turn by taps, one by keys, the others by the list. */
async function playedOut(who, terms) {
  const { page } = who;
  await enter(page);
  await begun(who, terms);
  for (const turn of [turnByTaps, turnByKeys]) {
    await toPlay(who);
    await turn(who);
  }
  const turns = await playOut(page);
  assert.match(await at(page, 'over').innerText(), /You (win|lose)/);
  return `${turns} acts by the list`;
}

export const TABLES = {
  'a game of gammon against the simple player, begun on the board and played to its end': async (person) => {
    const who = await player(person, { reducedMotion: 'reduce' });
    return playedOut(who, { game: 'toute-table', ruleset: 'toute-table/gammon-1818', options: { holes: 1 } });
  },

  'a game of jacquet against the simple player, begun on the board of a phone and played to its end': async (person) => {
    const who = await player(person, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    return playedOut(who, { game: 'jacquet' });
  },

  'every other game of the trictrac board is played on it by taps and by keys': async (person) => {
    const who = await player(person, { reducedMotion: 'reduce' });
    await enter(who.page);
    for (const game of ['revertier', 'garanguet', 'plein', 'tourne-case', 'rabattues']) {
      await begun(who, { game });
      for (const turn of [turnByTaps, turnByKeys]) {
        await toPlay(who);
        await turn(who);
      }
    }
  },
};
