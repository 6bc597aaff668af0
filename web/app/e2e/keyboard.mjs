// Stories of those who do not point and do not see: whole games by keys alone, and what is spoken of a turn.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { playByKeys, seek } from './bykeys.mjs';
import { ask, enter } from './people.mjs';
import { mover, moving, player, seated } from './table.mjs';

/** Games that are soon over: of each board, and of each way of playing on it. */
const GAMES = {
  trictrac: { game: 'trictrac', options: { holes: 1 } },
  plein: { game: 'plein' },
  draughts: { game: 'dames', ruleset: 'manoury-1787', options: { position: 'W:W32,33,37,38:B18,19,23' } },
  dominoes: { game: 'dominos', ruleset: 'tete-a-tete-1806', options: { points: 1 } },
};

/** Run in a page before anything else: keeps every line that is read out, in order. */
function hearing() {
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], [role="alertdialog"]';
  const last = new WeakMap();
  globalThis.spoken = [];
  const words = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.matches('[role="img"], button, svg') ? node.getAttribute('aria-label') : null;
    return label ?? [...node.childNodes].map(words).join(node.matches('ul, ol, div, section') ? ' ' : '');
  };
  const read = (region) => {
    const text = words(region).replace(/\s+/g, ' ').trim();
    if (text === '' || last.get(region) === text) return;
    last.set(region, text);
    globalThis.spoken.push({ where: region.dataset.test ?? region.closest('[data-test]')?.dataset.test ?? '', text });
  };
  new MutationObserver((changes) => {
    const regions = new Set();
    for (const { target } of changes) {
      const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      const region = element?.closest(LIVE);
      if (region) regions.add(region);
      else element?.querySelectorAll(LIVE).forEach((each) => regions.add(each));
    }
    regions.forEach(read);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function begun(page, terms) {
  const { game } = await ask(page, 'POST', '/tables', { opponent: { engine: 'random' }, seat: 0, ...terms });
  await page.goto(`/table/${game}`);
  await at(page, 'turn').waitFor();
  return game;
}

const wholeGames = Object.fromEntries(
  Object.entries(GAMES).map(([name, terms]) => [
    `a whole game of ${name} is played by keyboard alone`,
    async (person) => {
      const page = await person({ reducedMotion: 'reduce' });
      await enter(page);
      await begun(page, terms);
      const steps = await playByKeys(page);
      assert.match(await at(page, 'over').innerText(), /You (win|lose)|Draw|drawn/i);
      return `${steps} steps`;
    },
  ]),
);

export const KEYBOARD = {
  ...wholeGames,

  'a whole game of chess is played by keyboard alone, on both sides': async (person) => {
    const players = [await player(person, { reducedMotion: 'reduce' }), await player(person, { reducedMotion: 'reduce' })];
    await seated(players, { game: 'echecs', ruleset: 'philidor' });
    for (const act of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) {
      const who = await mover(players);
      await who.page.waitForFunction(() => document.querySelector('.ac-can-lift') !== null);
      await moving(who, async () => {
        for (const place of [act.slice(0, 2), act.slice(2)]) {
          await seek(who.page, place);
          await who.page.keyboard.press('Enter');
        }
      });
    }
    for (const { page } of players) await at(page, 'over').getByText('by checkmate').waitFor();
  },

  'of a whole turn everything is spoken: the throw, what it is worth, the moves of both': async (person) => {
    const page = await person({ reducedMotion: 'reduce' });
    await page.addInitScript(hearing);
    await enter(page);
    const game = await begun(page, { game: 'trictrac' });
    const own = async () => (await ask(page, 'GET', `/games/${game}/log`)).filter(({ kind, seat }) => kind === 'act' && seat === 0);
    await playByKeys(page, { most: 60, enough: async () => (await own()).length >= 3 });
    await page.waitForFunction(() => document.querySelector('.ac-can-lift, [data-test="words"] [data-act]') !== null);
    const [spoken, log] = [await page.evaluate(() => globalThis.spoken), await ask(page, 'GET', `/games/${game}/log`)];
    const said = (words, place) => spoken.filter(({ where, text }) => text.includes(words) && (place === undefined || where === place)).length;
    const all = spoken.map(({ text }) => text).join(' | ');
    const throws = log.filter(({ kind, body }) => kind === 'roll' && /^\d-\d$/.test(body.act)).map(({ body }) => body.act);
    assert.ok(throws.length > 2, 'dice were thrown');
    for (const dice of throws) assert.ok(said(`threw ${dice}`) > 0, `nobody said that ${dice} was thrown: ${all}`);
    const theirs = new Set(log.filter(({ kind, seat }) => kind === 'act' && seat === 1).map(({ body }) => body.act));
    assert.ok(theirs.size > 0 && said('', 'last-move') >= theirs.size, `${said('', 'last-move')} of ${theirs.size} moves of the machine were spoken: ${all}`);
    assert.ok(said('Played: ') >= (await own()).length, `one’s own moves are confirmed: ${all}`);
    assert.equal(spoken.filter(({ text }) => /\b\d+\/\d+\b/.test(text)).length, 0, `no move is told as its code: ${all}`);
    return `${spoken.length} lines for ${log.length} entries of the log`;
  },
};
