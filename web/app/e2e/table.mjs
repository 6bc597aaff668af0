// What people do at a table, and what their page received: by the board and the buttons, as people do.
import { at } from './browser.mjs';

const nothingHeard = () => ({ seat: null, view: null, seq: -1, acts: 0 });

/** A view as stories need it: the acts by their texts too. */
export const seen = (view) => ({ ...view, acts: (view.choices.acts ?? []).map(({ text }) => text) });

/** Keeps what the page receives of its game: its seat, and the newest view. */
export function listen(page) {
  const heard = nothingHeard();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.t === 'joined') heard.seat = message.seat;
      heard.acts += (message.log ?? []).filter(({ kind, body }) => kind === 'act' && !body.act?.includes('toucher')).length;
      if ((message.t === 'joined' || message.t === 'step') && message.seq >= heard.seq) {
        [heard.view, heard.seq] = [seen(message.view), message.seq];
      }
    });
  });
  return heard;
}

/** A player, with what the page receives. */
export async function player(person, options) {
  const page = await person(options);
  return { page, heard: listen(page) };
}

/** Two or more at one table of those terms; the first has opened it, and all see the board. */
export async function seated(players, terms) {
  const [host, ...guests] = players;
  await Promise.all(players.map(({ page }) => page.goto('/')));
  await Promise.all(players.map(({ page }) => at(page, 'me').waitFor({ state: 'attached' })));
  for (const { heard } of players) Object.assign(heard, nothingHeard());
  const ask = (page, path, body) =>
    page.evaluate(
      async ([where, what]) => {
        const answer = await fetch(`/api${where}`, {
          method: 'POST',
          ...(what && { body: JSON.stringify(what), headers: { 'Content-Type': 'application/json' } }),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      },
      [path, body],
    );
  const table = await ask(host.page, '/tables', { clock: { pace: 'none' }, rated: false, private: true, seat: 0, ...terms });
  let begun = table;
  for (const { page } of guests) begun = await ask(page, `/tables/${table.id}/join`);
  await Promise.all(players.map(({ page }) => page.goto(`/table/${begun.game}`)));
  await Promise.all(players.map(({ page }) => at(page, 'turn').waitFor()));
  return begun.game;
}

/** Whose turn it is, once everyone has heard the same. */
export async function mover(players) {
  for (let tries = 0; tries < 200; tries += 1) {
    const [first, ...others] = players;
    const newest = Math.max(...players.map(({ heard }) => heard.seq));
    if (first.heard.view && others.every(({ heard }) => heard.seq === newest) && first.heard.seq === newest) {
      const { turn } = first.heard.view;
      return turn === null ? null : (players.find(({ heard }) => heard.seat === turn) ?? null);
    }
    await first.page.waitForTimeout(20);
  }
  throw new Error('the players do not hear the same');
}

/** Does something, and waits until it has been done: to touch a man is not yet to play him. */
export async function moving({ page, heard }, what) {
  const before = heard.acts;
  await what();
  for (let tries = 0; tries < 300 && heard.acts === before; tries += 1) await page.waitForTimeout(20);
  if (heard.acts === before) throw new Error(`nothing came of it; the page says: ${await page.locator('main').innerText()}`);
}

/** The middle of a place on the screen, where it is brought if it is not there, once it stays where it is. */
const spot = (page, place) =>
  page.evaluate(async (name) => {
    // Asked for each time: a board that is laid out anew draws its places anew.
    const site = () => document.querySelector(`.ac-site[data-place="${name}"] rect`);
    const middle = () => {
      const { x, y, width, height } = site().getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const [, y] = middle();
    if (y < 0 || y > innerHeight) site().scrollIntoView({ block: 'center' });
    let before = middle();
    for (let tries = 0; tries < 30; tries += 1) {
      await new Promise((frame) => { requestAnimationFrame(() => requestAnimationFrame(frame)); });
      const now = middle();
      if (now.every((part, axis) => part === before[axis])) return now;
      before = now;
    }
    return before;
  }, place);

export async function tap(page, place) {
  await page.mouse.click(...(await spot(page, place)));
}

export async function drag(page, from, to) {
  await page.mouse.move(...(await spot(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await spot(page, to)), { steps: 4 });
  await page.mouse.up();
}

const FLECHES = 24;

/** The places of the board that an act of wood moves men between. */
export function wood(act, seat) {
  const place = (point) => {
    if (point === 'off') return `off-${seat}`;
    return String(seat === 0 ? Number(point) : FLECHES - 1 - Number(point));
  };
  return act
    .split(' ')
    .filter((word) => word.includes('/'))
    .map((move) => move.split('/').map(place));
}

export const verb = (act) => act.replace(/^(white|black) /, '').split(' ')[0];

/** The men one plays: at a table of several they change about. */
export const colour = ({ seat, view }) => ((view.at_board ?? []).length > 0 ? view.at_board.indexOf(seat) : seat);

/** Plays the wood of an act with one's hands and confirms it. */
export async function playWood(player, act) {
  const { page, heard } = player;
  for (const [from, to] of wood(act, colour(heard))) {
    await tap(page, from);
    await tap(page, to);
  }
  await moving(player, () => page.getByRole('button', { name: 'Confirm' }).click());
}

/** Says something in the chat, wherever it is. */
export async function tell(page, words) {
  await at(page, 'chat').click();
  await page.locator('#chat-field').fill(words);
  await page.keyboard.press('Enter');
  await at(page, 'chats').getByText(words).waitFor();
}
