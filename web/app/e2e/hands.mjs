// Stories of hands on the table: marking by hand, faults, and what is claimed for them.
import assert from 'node:assert/strict';
import { at, SOCKET } from './browser.mjs';
import { playNow } from './people.mjs';
import { drag, mover, moving, player, playWood, seated, seen, tap, verb, wood } from './table.mjs';

const MOST_ACTS = 120;
/** The dice are the server's: a partie can end before anybody leaves, so that a story may need another. */
const MOST_PARTIES = 8;
const said = (page, words) => at(page, 'events').getByText(words).first().waitFor();

/** Makes a claim by the panel: its verb, and the act that is chosen. */
async function claim(who, name, act) {
  const { page } = who;
  await at(page, 'claims').evaluate((each) => { each.open = true; });
  const line = at(page, `claim-${name}`);
  if (act !== undefined) await line.locator('select').selectOption(act);
  await moving(who, () => line.locator('[data-try]').click());
}

/** Does the first of the acts offered that is no claim, by hand and without marking anything. */
async function carelessly(who) {
  const { page, heard } = who;
  const acts = heard.view.acts;
  const throwing = acts.find((act) => verb(act) === 'jeter');
  if (throwing) return moving(who, () => at(page, 'words').locator(`[data-act="${throwing}"]`).click());
  const plays = acts.filter((act) => verb(act) === 'bois');
  const play = plays[Math.floor(plays.length / 2)];
  assert.ok(play, `no wood among ${acts.join()}`);
  if (!play.endsWith('passe')) return playWood(who, play);
  await at(page, 'seldom').evaluate((each) => { each.open = true; });
  return moving(who, () => at(page, 'seldom').getByRole('button', { name: 'Play nothing' }).click());
}

/** What each player shows. */
const marked = ({ heard }) => heard.view.board.counters.map(({ points = 0, holes = 0 }) => ({ points, holes }));
const owed = ({ heard }) => heard.view.acts.find((act) => ['jeton', 'fichet'].includes(verb(act)));
const school = ({ heard }) => heard.view.acts.find((act) => verb(act) === 'ecole');

export const HANDS = {
  'in rigour points forgotten are an école, claimed by who sees it and granted': async (person) => {
    const players = [await player(person), await player(person)];
    await seated(players, { game: 'trictrac', ruleset: 'lep-rigueur', options: { marking: 'rigueur' } });
    for (let acts = 0; acts < MOST_ACTS; acts += 1) {
      const who = await mover(players);
      const claimed = school(who);
      if (claimed === undefined) {
        assert.equal(await at(who.page, 'due').count(), 0, 'rigour tells nobody what to mark');
        await carelessly(who);
        continue;
      }
      const points = claimed.split(' ').at(-1);
      assert.equal(await at(who.page, 'events').getByText('may claim an école').count(), 0, 'nobody says it aloud');
      await claim(who, 'ecole', claimed);
      for (const { page } of players) await said(page, `to school for ${points} points`);
      await at(who.page, 'events').getByRole('button', { name: 'LEP, part 1 ch. I' }).first().click();
      await said(who.page, 'LEP, part 1 ch. I');
      return `${points} points after ${acts} acts`;
    }
    throw new Error('nobody forgot anything');
  },

  'a jeton is dragged to its points or set there by keys, and what was marked too much is set right': async (person) => {
    const players = [await player(person), await player(person, { viewport: { width: 820, height: 1180 } })];
    await seated(players, { game: 'trictrac', ruleset: 'lep-rigueur', options: { marking: 'rigueur' } });
    const who = await mover(players);
    const other = players.find((each) => each !== who);
    const side = who.heard.seat;
    await moving(who, () => drag(who.page, 'jetons', `points-${side}-4`));
    assert.deepEqual(marked(who)[side], { points: 4, holes: 0 });
    await mover(players);
    await claim(other, 'rectifier');
    for (const { page } of players) await said(page, /is set right for .*, without an école/);
    assert.deepEqual(marked(other), [{ points: 0, holes: 0 }, { points: 0, holes: 0 }]);
    await moving(who, async () => {
      for (const place of ['jetons', `points-${side}-2`]) {
        await who.page.locator(`.ac-site[data-place="${place}"]`).focus();
        await who.page.keyboard.press('Enter');
      }
    });
    assert.deepEqual(marked(who)[side], { points: 2, holes: 0 });
  },

  'in good company the table says what is to be marked': async (person) => {
    const players = [await player(person), await player(person)];
    await seated(players, { game: 'trictrac', ruleset: 'lep-rigueur', options: { marking: 'courtois' } });
    for (let acts = 0; acts < MOST_ACTS; acts += 1) {
      const who = await mover(players);
      const mark = owed(who);
      if (mark === undefined) {
        await carelessly(who);
        continue;
      }
      await moving(who, () => at(who.page, 'due').locator(`[data-act="${mark}"]`).click());
      return `${mark} after ${acts} acts`;
    }
    throw new Error('nobody gained anything');
  },

  'a piece that did not take is huffed by pointing at it': async (person) => {
    const players = [await player(person), await player(person, { viewport: { width: 390, height: 844 } })];
    const options = { marking: 'rigueur', position: 'W:W32,40:B28,10' };
    await seated(players, { game: 'dames', ruleset: 'manoury-1787', options });
    const [white, black] = players;
    await tap(white.page, '40');
    await moving(white, () => tap(white.page, '34'));
    await mover(players);
    await at(black.page, 'claims').evaluate((each) => { each.open = true; });
    await at(black.page, 'claim-souffler').getByRole('button', { name: 'Point at it on the board' }).click();
    await moving(black, () => tap(black.page, '32'));
    for (const { page } of players) {
      await said(page, 'huffs the piece on 32');
      await said(page, 'had to take and has not taken');
    }
    assert.ok(!black.heard.view.board.pieces.some(({ at: squares }) => squares.includes('32')));
  },

  'two people play a relevé and finish a partie': async (person) => {
    const players = [await player(person), await player(person)];
    const whole = { game: 'trictrac', ruleset: 'lep-rigueur', options: { holes: 3 } };
    for (let parties = 1; parties <= MOST_PARTIES; parties += 1) {
      await seated(players, whole);
      const releves = await playToTheEnd(players);
      if (releves > 0) return `${releves} relevés in the partie number ${parties}`;
    }
    throw new Error('no relevé was begun');
  },

  'three play a chouette: who waits looks on, and every marqué goes on the sheet': async (person) => {
    const players = [await player(person), await player(person), await player(person, { viewport: { width: 390, height: 844 } })];
    const options = { company: 'chouette', players: 3, marques: 2, holes: 1 };
    await seated(players, { game: 'ecrire', options, seats: 3 });
    const [first] = players;
    let waited = 0;
    for (let acts = 0; acts < 8 * MOST_ACTS; acts += 1) {
      const who = await mover(players);
      if (who === null) break;
      const { page, heard } = who;
      const [idle] = players.filter((each) => !heard.view.at_board.includes(each.heard.seat));
      if (waited < 2 && idle) {
        waited += 1;
        await idle.page.getByText('You are waiting for your turn at the board').waitFor();
        await at(idle.page, 'waiting').waitFor();
      }
      const word = heard.view.acts.find((act) => act === 's-en-aller');
      if (word) await moving(who, () => at(page, 'words').locator(`[data-act="${word}"]`).click());
      else await byHand(who, heard.view.acts[acts % heard.view.acts.length]);
    }
    for (const { page } of players) await at(page, 'over').waitFor();
    assert.ok(waited > 0, 'nobody waited');
    await at(first.page, 'tab-score').click();
    assert.ok((await at(first.page, 'sheet').locator('tbody tr').count()) >= 2, 'the marqués are on the sheet');
    assert.equal(await at(first.page, 'over').locator('dd').count(), 3);
    return `${(await at(first.page, 'sheet').locator('tbody tr').count())} lines written`;
  },

  'a throw half played outlives a cut of the line': async (person) => {
    const { page, heard } = await player(person);
    const sockets = [];
    await page.routeWebSocket(SOCKET, (socket) => {
      sockets.push(socket);
      const server = socket.connectToServer();
      server.onMessage((message) => {
        const received = JSON.parse(message);
        if (received.view && (received.seq ?? -1) >= heard.seq) [heard.view, heard.seq, heard.seat] = [seen(received.view), received.seq, received.seat ?? heard.seat];
        if (received.t === 'ack') heard.acts += 1;
        socket.send(message);
      });
    });
    await playNow(page, 'trictrac');
    await at(page, 'turn').waitFor();
    for (let tries = 0; tries < 300 && !heard.view?.acts.some((act) => act.split(' ').length > 1); tries += 1) await page.waitForTimeout(20);
    const act = heard.view.acts.find((each) => each.split(' ').length > 1);
    const [[from, to], [then, there]] = wood(act, heard.seat);
    await tap(page, from);
    await tap(page, to);
    await sockets.at(-1).close();
    await page.getByText('Connection lost').waitFor();
    await page.getByText('Connection lost').waitFor({ state: 'hidden' });
    assert.ok(await page.getByRole('button', { name: 'Undo' }).isEnabled(), 'the man put down is still there');
    await tap(page, then);
    await tap(page, there);
    await moving({ page, heard }, () => page.getByRole('button', { name: 'Confirm' }).click());
  },
};

/** An act of the law by the board where it is one, else by its word. */
async function byHand(who, act) {
  const { page, heard } = who;
  if (act === 'passe') return moving(who, () => page.getByRole('button', { name: 'Confirm' }).click());
  if (wood(act, heard.seat).length > 0) return playWood(who, act);
  return moving(who, () => at(page, 'words').locator(`[data-act="${act}"]`).click());
}

/** Plays a partie to its end, leaving whenever the law allows it; the number of relevés begun. */
async function playToTheEnd(players) {
  let releves = 0;
  for (let acts = 0; acts < 8 * MOST_ACTS; acts += 1) {
    const who = await mover(players);
    if (who === null) break;
    const { page, heard } = who;
    releves += heard.view.events.filter(({ code }) => code === 'NewReleve').length;
    const word = heard.view.acts.find((act) => act === 's-en-aller');
    if (word) await moving(who, () => at(page, 'words').locator(`[data-act="${word}"]`).click());
    else await byHand(who, heard.view.acts[acts % heard.view.acts.length]);
  }
  for (const { page } of players) await at(page, 'over').waitFor();
  return releves;
}
