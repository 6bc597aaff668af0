// What people do over and over in stories.
import { at } from './browser.mjs';
import { seen } from './table.mjs';

const MOST_TURNS = 600;
/** What others do may be shown turn by turn before it is one's own. */
const LONGEST_MS = 60_000;

/** The quick start of a game, its details unfolded. */
export async function quickStart(page, game, company) {
  await page.goto(`/play?play=${game}&with=${company}`);
  const dialog = page.getByRole('dialog');
  await at(page, 'details').evaluate((details) => { details.open = true; });
  return dialog;
}

/** Opens a table by the quick start; `choices` are the values of its questions, `opponent` an engine or who may join. */
export async function openTable(page, game, { opponent = 'open', guestsChat = false, ...choices }) {
  const machine = opponent.startsWith('engine:');
  const dialog = await quickStart(page, game, machine ? 'machine' : 'friend');
  const asked = { ...(machine ? { level: opponent.slice('engine:'.length) } : { opponent }), ...choices };
  for (const [name, value] of Object.entries(asked)) {
    await dialog.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
  }
  if (guestsChat) await at(page, 'guests-chat').click();
  await at(page, 'open').click();
}

/** Plays the machine at once, as the quick start proposes it. */
export async function playNow(page, game) {
  await page.goto(`/play?play=${game}&with=machine`);
  await at(page, 'open').click();
  await page.waitForURL('**/table/*');
}

/** Plays one's turns by the list of acts, the first of each, until the game is over; how many there were. `playing` hears of each before it is played. */
export async function playOut(page, playing = async () => undefined) {
  const list = at(page, 'acts');
  const first = list.locator('[data-act]:enabled').first();
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    await first.or(at(page, 'over')).first().waitFor({ state: 'attached', timeout: LONGEST_MS });
    if (await at(page, 'over').isVisible()) return turns;
    const act = await first.elementHandle();
    await list.evaluate((each) => { each.open = true; });
    const seq = await list.getAttribute('data-seq');
    await playing();
    await act.click();
    // The same act may be legal in the next turn, by the same button.
    await page.waitForFunction(
      ([button, before]) => !button.isConnected || button.disabled || button.closest('[data-seq]')?.dataset.seq !== before,
      [act, seq],
    );
  }
  throw new Error('the game does not end');
}

/** Asks the server as a page does; the page is on the server's own address already. */
export const ask = (page, method, path, body) =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(`/api${where}`, {
        method: how,
        ...(what && { body: JSON.stringify(what), headers: { 'Content-Type': 'application/json' } }),
      });
      const words = await answer.text();
      if (!answer.ok) throw new Error(words);
      return words === '' ? null : JSON.parse(words);
    },
    [method, path, body],
  );

const BROKEN_LINE = /ERR_CONNECTION_RESET/;

/** Comes in; whoever gives a name has an account of that name. */
export async function enter(page, name) {
  await page.goto('/').catch((reason) => {
    // As anybody does, once: a server that is gone is gone the second time too.
    if (!BROKEN_LINE.test(reason.message)) throw reason;
    console.error(`asked again: ${reason.message}`);
    return page.goto('/');
  });
  await at(page, 'me').waitFor({ state: 'attached' });
  if (name === undefined) return;
  await ask(page, 'POST', '/accounts', { name, password: 'a long password' });
  await page.reload();
  await at(page, 'me').waitFor({ state: 'attached' });
}

const nonce = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A game against a machine played by asking the server alone, at most so many acts of one's own; then given up. */
export async function playQuickly(page, terms, most) {
  const { game } = await ask(page, 'POST', '/tables', { opponent: { engine: 'random' }, ...terms });
  await playOn(page, game, most);
  if ((await ask(page, 'GET', `/games/${game}`)).view.outcome) return game;
  // The machine's answer to the last act may have ended the game.
  await ask(page, 'POST', `/bot/games/${game}/say`, { id: crypto.randomUUID(), word: 'resign' }).catch(async (reason) => {
    if (!(await ask(page, 'GET', `/games/${game}`)).view.outcome) throw reason;
  });
  return game;
}

/** Goes on with a game by asking the server alone, at most so many acts of one's own. */
export async function playOn(page, game, most) {
  for (let acts = 0, looks = 0; acts < most && looks < 40 * most; looks += 1) {
    const { seq, view } = await ask(page, 'GET', `/games/${game}`);
    if (view.outcome) return;
    const offered = seen(view).acts;
    if (offered.length === 0) {
      await page.waitForTimeout(20);
      continue;
    }
    const act = offered[(acts * 7) % offered.length];
    await ask(page, 'POST', `/bot/games/${game}/act`, { id: crypto.randomUUID(), act, nonce: nonce(), seq });
    acts += 1;
  }
}

/** A lesson at one of its steps, from wherever it was left. */
export async function stepTo(page, step) {
  await at(page, 'question').waitFor();
  while (await at(page, 'previous').isEnabled()) await at(page, 'previous').click();
  for (let nth = 1; nth < step; nth += 1) await at(page, 'next').click();
}

/** Plays an act by the list of acts. */
export async function byList(page, act) {
  await at(page, 'acts').evaluate((each) => { each.open = true; });
  await at(page, 'acts').locator(`[data-act="${act}"]`).click();
}
