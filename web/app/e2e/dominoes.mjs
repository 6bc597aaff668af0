// Stories of dominoes: four round a table, and hands that may do wrong.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { drag, mover, moving, player, seated, tap } from './table.mjs';

const MOST_ACTS = 60;
const PHONE = { viewport: { width: 390, height: 844 } };

/** The line and the hands of a position, each dé by its numbers. */
function table({ board }) {
  const named = (tiles) => tiles.map((tile) => tile.join('-'));
  return { line: named(board.line), hands: board.hands.map(({ tiles = [] }) => named(tiles)) };
}

/** The places a dé is carried between for an act that lays it. */
function way({ seat, view }, act) {
  const [inner, outer] = act.split(' ').find((word) => /^\d-\d$/.test(word)).split('-');
  const { line, hands } = table(view);
  const nth = hands[seat].findIndex((tile) => tile === `${inner}-${outer}` || tile === `${outer}-${inner}`);
  const end = line.length === 0 || line.at(-1).at(-1) === inner ? 'right' : 'left';
  return [`hand-${nth}`, end];
}

const HOW = {
  tapping: async (page, from, to) => {
    await tap(page, from);
    await tap(page, to);
  },
  dragging: drag,
  keys: async (page, from, to) => {
    for (const place of [from, to]) {
      await page.locator(`.ac-site[data-place="${place}"]`).focus();
      await page.keyboard.press('Enter');
    }
  },
};

const lays = (act) => /(?:^| )\d-\d$/.test(act) && !act.includes('annoncer');

/** Plays an act by hand if it lays a dé, else by its word. */
export async function play(who, act, how = HOW.tapping) {
  const { page, heard } = who;
  if (lays(act)) return moving(who, () => how(page, ...way(heard, act)));
  return moving(who, () => page.locator(`[data-act="${act}"]:visible`).first().click());
}

export const DOMINOES = {
  'four play a round of dominoes, partners opposite, each seeing his own hand alone': async (person) => {
    const players = [await player(person), await player(person, PHONE), await player(person, { locale: 'fr-FR' }), await player(person)];
    await seated(players, { game: 'dominos', ruleset: 'piquet-voleur-1806', options: { players: 4 }, seats: 4 });
    const ways = Object.values(HOW);
    const used = new Set();
    for (let acts = 0; acts < MOST_ACTS; acts += 1) {
      const who = await mover(players);
      const { heard } = who;
      const over = heard.view.events.some(({ code }) => code === 'CoupWon');
      for (const { heard: each } of over ? [] : players) {
        const { hands } = table(each.view);
        hands.forEach((hand, seat) => {
          assert.ok(seat === each.seat || hand.length === 0, `seat ${each.seat} sees ${hand.join()}`);
        });
      }
      if (over) {
        for (const { page } of players) await page.locator('[data-tile]:not([data-tile="?"])').first().waitFor();
        await at(players[0].page, 'events').getByText(/goes out: domino|wins the round/).waitFor();
        assert.equal(await at(players[1].page, 'seat-3').getByText('partner').count(), 1);
        await play(who, heard.view.acts[0]);
        assert.ok(used.size === ways.length, 'every way of laying a dé was tried');
        return `${acts} acts`;
      }
      const act = heard.view.acts[acts % heard.view.acts.length];
      const how = acts % ways.length;
      if (lays(act)) used.add(how);
      await play(who, act, ways[how]);
    }
    throw new Error('the round does not end');
  },

  'in rigour a dé laid where it does not fit is taken back by who sees it, with its article': async (person) => {
    const players = [await player(person), await player(person)];
    await seated(players, { game: 'dominos', ruleset: 'tete-a-tete-1806', options: { marking: 'rigueur' } });
    for (let acts = 0; acts < MOST_ACTS; acts += 1) {
      const who = await mover(players);
      const other = players.find((each) => each !== who);
      const { page, heard } = who;
      const wrong = table(heard.view).line.length > 0 && misfit(heard);
      if (!wrong) {
        await play(who, heard.view.acts.find(lays) ?? heard.view.acts[0]);
        continue;
      }
      assert.equal(await at(page, 'acts').count(), 0, 'rigour tells nobody what fits');
      await moving(who, async () => {
        await HOW.tapping(page, `hand-${wrong.nth}`, wrong.end);
        await at(page, 'asking').getByRole('button').first().click();
      });
      await mover(players);
      await at(other.page, 'events').getByText('where it does not fit').waitFor();
      await moving(other, () => at(other.page, 'words').getByRole('button', { name: 'Have the tile taken back' }).click());
      for (const each of players) await at(each.page, 'events').getByText('taken back').first().waitFor();
      await at(page, 'events').getByText('taken back').first().click();
      await at(page, 'events').getByText('ACAD-D').first().waitFor();
      return `${wrong.tile} after ${acts} acts`;
    }
    throw new Error('nobody could go wrong');
  },
};

/** A dé of one's hand that goes to neither end of the line; it is asked how such a dé is laid, unless it is a double. */
function misfit({ seat, view }) {
  const { line, hands } = table(view);
  const [left, right] = [line[0][0], line.at(-1).at(-1)];
  const nth = hands[seat].findIndex((tile) => !tile.includes(left) && !tile.includes(right) && tile[0] !== tile.at(-1));
  return nth < 0 ? null : { nth, end: 'right', tile: hands[seat][nth] };
}
