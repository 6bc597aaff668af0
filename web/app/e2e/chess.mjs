// Stories of chess: a game to its mate, and what a pawn becomes.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { drag, mover, moving, player, seated, tap } from './table.mjs';

/** Moves a piece by the squares of its act: `e2e4`. */
async function move(who, act, how = tapping) {
  await moving(who, () => how(who.page, act.slice(0, 2), act.slice(2, 4)));
}

async function tapping(page, from, to) {
  await tap(page, from);
  await tap(page, to);
}

async function keys(page, from, to) {
  for (const place of [from, to]) {
    await page.locator(`.ac-site[data-place="${place}"]`).focus();
    await page.keyboard.press('Enter');
  }
}

export const CHESS = {
  'two people play chess to a mate': async (person) => {
    const players = [await player(person), await player(person, { viewport: { width: 390, height: 844 }, locale: 'fr-FR' })];
    await seated(players, { game: 'echecs', ruleset: 'philidor' });
    const [white, black] = players;
    const ways = [tapping, drag, keys];
    for (const [nth, act] of ['f2f3', 'e7e5', 'g2g4'].entries()) {
      const who = await mover(players);
      assert.equal(who, nth % 2 === 0 ? white : black);
      await move(who, act, ways[nth]);
    }
    await mover(players);
    await move(black, 'd8h4', drag);
    await Promise.all(players.map(({ page }) => at(page, 'over').waitFor()));
    assert.match(await at(white.page, 'over').innerText(), /You lose\s+by checkmate/);
    assert.match(await at(black.page, 'over').innerText(), /Vous gagnez\s+par échec et mat/);
    await white.page.locator('.ac-check').waitFor({ state: 'attached' });
  },

  'it is asked what a pawn becomes, and one castles by the king': async (person) => {
    const players = [await player(person), await player(person)];
    await seated(players, { game: 'echecs', ruleset: 'fide', options: { position: 'k7/8/8/8/8/8/1p6/4K2R w K - 0 1' } });
    const [white, black] = players;
    await move(white, 'e1g1');
    await mover(players);
    for (const [square, piece] of [['f1', 'rook'], ['g1', 'king']]) {
      await black.page.getByRole('button', { name: `${square}: white ${piece}` }).waitFor({ state: 'attached' });
    }
    await tapping(black.page, 'b2', 'b1');
    await moving(black, () => at(black.page, 'asking').getByRole('button', { name: 'Knight' }).click());
    await mover(players);
    await at(white.page, 'events').getByText('promotes to a knight on b1').waitFor();
    await white.page.getByRole('button', { name: 'b1: black knight' }).waitFor({ state: 'attached' });
  },
};
