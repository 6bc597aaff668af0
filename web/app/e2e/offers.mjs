// Stories of what is said between players, and of pages where there is nothing.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { ask } from './people.mjs';
import { player, seated, tell } from './table.mjs';

const NO_ID = '0192f0c0-0000-7000-8000-000000000001';
/** Addresses of nothing, with what is said there. */
const MISSING = {
  '/elsewhere': ['This page is not on the board', 'Cette page n’est pas sur le tablier'],
  '/learn/no-lesson': ['There is no such lesson', 'Cette leçon n’existe pas'],
  '/library/no-study': ['There is no such study', 'Cette étude n’existe pas'],
  '/rules/no-game': ['No game of this name has rules here', 'Aucun jeu de ce nom n’a de règles ici'],
  '/player/nobody-here': ['No player has this name', 'Personne ne porte ce nom ici'],
  [`/table/${NO_ID}`]: ['There is no such game', 'Cette partie n’existe pas'],
  [`/game/${NO_ID}`]: ['There is no such game', 'Cette partie n’existe pas'],
  [`/dice/${NO_ID}`]: ['There is no such game', 'Cette partie n’existe pas'],
  [`/join/${NO_ID}`]: ['This table is closed', 'Cette table est fermée'],
};

const titled = (page, pattern) => page.waitForFunction((source) => new RegExp(source).test(document.title), pattern.source);
const firstAct = async ({ page }) => {
  await at(page, 'acts').evaluate((each) => { each.open = true; });
  await at(page, 'acts').locator('[data-act]').first().click();
};

/** Two at a game of draughts, the first to play; the second reads French. */
async function pair(person, terms = {}) {
  // Whoever asks after a rematch that was declined learns that it is gone.
  const expected = /status of (401|404)/;
  const players = [await player(person, { expected }), await player(person, { locale: 'fr-FR', viewport: { width: 390, height: 844 } })];
  const game = await seated(players, { game: 'dames', ...terms });
  return { players, pages: players.map(({ page }) => page), game };
}

export const OFFERS = {
  'an address of nothing shows our own page, in both languages, and leads on': async (person) => {
    const page = await person({ expected: /status of (401|404)/ });
    for (const [path, [english, french]] of Object.entries(MISSING)) {
      assert.equal((await page.goto(path)).status(), 404, path);
      const heading = at(page, 'missing').getByRole('heading');
      await heading.getByText(english, { exact: true }).waitFor();
      await at(page, 'language').selectOption('fr');
      await heading.getByText(french, { exact: true }).waitFor();
      await at(page, 'language').selectOption('en');
    }
    await page.goto('/elsewhere');
    await at(page, 'missing').getByRole('link', { name: 'Search the library' }).click();
    await page.waitForURL('**/library');
    await at(page, 'themes').waitFor();
  },

  'the title says whose turn it is; a takeback is asked for when it can be, and a refusal is shown': async (person) => {
    const { players: [white], pages: [one, two] } = await pair(person);
    await Promise.all([titled(one, /^Your turn – /), titled(two, /^(?!À vous)/)]);
    assert.equal(await at(one, 'takeback').count(), 0, 'nothing has been played');
    await firstAct(white);
    await Promise.all([titled(one, /^(?!Your turn)/), titled(two, /^À vous – /)]);
    await at(one, 'takeback').click();
    await two.getByRole('button', { name: 'Refuser' }).click();
    await at(one, 'declined').getByText('declined the takeback').waitFor();
    await at(one, 'draw').click();
    await at(one, 'offer').getByText('Draw offered').waitFor();
    await two.getByRole('button', { name: 'Refuser' }).click();
    await at(one, 'declined').getByText('declined the draw').waitFor();
    await at(two, 'declined').waitFor();
  },

  'chat and clocks stay as they were; a rematch is offered, declined, offered again and accepted': async (person) => {
    const { players: [white], pages: [one, two], game } = await pair(person, { clock: { pace: 'sudden', base_ms: 600_000 } });
    await tell(one, 'Bonjour !');
    await at(two, 'chat').getByText('1').waitFor();
    await two.reload();
    const onlooker = await person();
    await onlooker.goto(`/table/${game}`);
    await at(two, 'chat').click();
    await at(two, 'chats').getByText('Bonjour !').waitFor();
    await at(onlooker, 'chat').click();
    await at(onlooker, 'watching').getByText('1 watching').waitFor();
    await at(two, 'close-panel').click();
    assert.equal(await at(onlooker, 'chats').getByText('Bonjour !').count(), 0, 'what players say is theirs until the end');
    await firstAct(white);

    const clock = at(two, 'seat-1').getByRole('timer');
    await clock.getByText(/^9:5[0-8]$/).waitFor();
    await at(one, 'resign').click();
    await at(one, 'really-resign').click();
    await Promise.all([one, two].map((page) => at(page, 'over').waitFor()));
    await at(onlooker, 'room-players').click();
    await at(onlooker, 'chats').getByText('Bonjour !').waitFor();
    const stopped = await clock.innerText();
    assert.match(stopped, /^9:[345]\d$/);
    await two.reload();
    await at(two, 'over').waitFor();
    assert.equal(await clock.innerText(), stopped);

    const { name } = await ask(one, 'GET', '/me');
    const offer = at(two, 'rematch-offer');
    await one.getByRole('button', { name: 'Rematch' }).click();
    await offer.getByText(`${name} vous propose la revanche`).waitFor();
    await offer.getByRole('button', { name: 'Refuser' }).click();
    await at(one, 'rematch-declined').waitFor();
    await one.getByRole('button', { name: 'Rematch' }).click();
    await at(two, 'rematch').getByText('Accepter la revanche').click();
    await Promise.all([one, two].map((page) => page.waitForURL((url) => !url.href.endsWith(game))));
    await Promise.all([one, two].map((page) => at(page, 'turn').waitFor()));
  },

  'a first move is awaited for so long only, and whoever then stays away may lose the game': async (person) => {
    const { players: [white, black], pages: [one, two] } = await pair(person, { clock: { pace: 'increment', base_ms: 50_000, step_ms: 10_000 } });
    await at(one, 'first-act').getByText(/^Make your first move within 0:\d\d, or the game is aborted\.$/).waitFor();
    await at(two, 'first-act').getByText(/ a 0:\d\d pour jouer son premier coup/).waitFor();
    await firstAct(white);
    await at(two, 'first-act').getByText(/^Jouez votre premier coup dans les 0:\d\d/).waitFor();
    await titled(two, /^À vous – /);
    await firstAct(black);
    await titled(one, /^Your turn – /);
    assert.equal(await at(one, 'first-act').count(), 0);
    await firstAct(white);
    await two.goto('/');
    await at(one, 'away-claim').getByText(/^Away – you may claim the win in 0:\d\d$/).waitFor();
    assert.equal(await at(one, 'claim').count(), 0, 'it is too soon');
    await at(one, 'claim').getByText(/is away\. You may claim the game\.$/).waitFor({ timeout: 20_000 });
    await at(one, 'claim-draw').getByText('Claim a draw').waitFor();
    await at(one, 'claim-win').click();
    assert.match(await at(one, 'over').innerText(), /You win\s+as the other player stayed away/);
    await two.goto(one.url());
    assert.match(await at(two, 'over').innerText(), /Vous perdez\s+par l’absence de l’adversaire/);
  },
};
