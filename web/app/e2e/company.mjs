// People among each other: following, writing, blocking, reporting, and what moderators decide.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { codeOf } from './accounts.mjs';
import { at } from './browser.mjs';
import { ask, enter } from './people.mjs';

const ACADEMIE = process.env.ACADEMIE_COMMAND ?? 'academie';
let nth = 0;
const named = (who) => `${who}${Date.now() % 1e6}${(nth += 1)}`;

/** Somebody with an account, on a page of their own. */
export async function member(person, who, options) {
  const page = await person({ expected: /status of (401|403|409)/, ...options });
  const name = named(who);
  await enter(page, name);
  return { page, name };
}

/** A moderator: somebody with a second factor, to whom the operator's command gives the role. */
export async function moderator(person, who, options) {
  const found = await member(person, who, options);
  const { secret } = await ask(found.page, 'POST', '/totp');
  await ask(found.page, 'PUT', '/totp', { code: codeOf(secret) });
  execFileSync(ACADEMIE, ['roles', 'give', found.name, 'moderator']);
  return found;
}

/** A finished game of two in which the second was rude, reported by the first. */
export async function reportedGame(one, two, reason = 'Rude from the first move.') {
  const table = await ask(one.page, 'POST', '/tables', { game: 'dames', private: true, seat: 0, rated: true, clock: { pace: 'sudden', base_ms: 600_000 } });
  const { game } = await ask(two.page, 'POST', `/tables/${table.id}/join`);
  for (const [who, text] of [[one, 'Bonjour, bonne partie !'], [two, 'Joue plus vite, idiot.'], [one, 'Pardon ?']]) await ask(who.page, 'POST', `/bot/games/${game}/chat`, { text });
  await ask(two.page, 'POST', `/bot/games/${game}/say`, { id: crypto.randomUUID(), word: 'resign' });
  const lines = await ask(one.page, 'GET', `/games/${game}/chat`);
  const { id } = lines.find(({ name }) => name === two.name);
  await ask(one.page, 'POST', '/reports', { kind: 'chat', reason: 'harassment', game, subject: id, text: reason });
  await ask(one.page, 'POST', '/reports', { kind: 'game', reason: 'arranged', game, name: two.name });
  return game;
}

/** Decides a case that is open on a page of moderators. */
export async function decide(page, what, reason) {
  const order = at(page, 'order');
  await order.locator(`input[value="${what}"]`).check();
  await order.locator('textarea').fill(reason);
  await order.getByRole('button', { name: /Do it|Décider/ }).click();
}

export const COMPANY = {
  'two people follow each other and write; one blocks the other, who can write no more': async (person) => {
    const phone = { viewport: { width: 390, height: 844 }, locale: 'fr-FR', hasTouch: true };
    const [one, two] = [await member(person, 'Anne'), await member(person, 'Bertrand', phone)];
    await one.page.goto(`/player/${two.name}`);
    await at(one.page, 'follow').click();
    await at(one.page, 'follow').getByText('Unfollow').waitFor();
    await two.page.goto(`/player/${one.name}`);
    await at(two.page, 'player-actions').getByText('Vous suit').waitFor();
    await at(two.page, 'follow').click();
    await at(two.page, 'player-actions').getByText('Ami', { exact: true }).waitFor();
    await at(one.page, 'write').click();
    await at(one.page, 'message-field').fill('Une partie ce soir ?');
    await one.page.keyboard.press('Enter');
    await at(one.page, 'messages-said').getByText('Une partie ce soir ?').waitFor();
    await two.page.goto('/messages');
    await at(two.page, 'threads').getByText('1 nouveau').waitFor();
    await at(two.page, 'threads').getByText(one.name).click();
    await at(two.page, 'messages-said').getByText('Une partie ce soir ?').waitFor();
    // It is told at once that it was read, and what is answered comes without a reload.
    await at(one.page, 'messages-said').getByText('Read').waitFor();
    await at(two.page, 'message-field').fill('Volontiers.');
    await two.page.getByRole('button', { name: 'Envoyer' }).click();
    await at(one.page, 'messages-said').getByText('Volontiers.').waitFor();
    await at(two.page, 'challenge').click();
    await two.page.getByRole('dialog').locator(`input[name="name"]`).waitFor();
    await one.page.goto(`/player/${two.name}`);
    await at(one.page, 'block').click();
    await at(one.page, 'block-sure').click();
    await at(one.page, 'block').getByText('Unblock').waitFor();
    assert.equal(await at(one.page, 'challenge').count(), 0);
    await two.page.goto(`/messages/${one.name}`);
    await at(two.page, 'thread').getByText(`${one.name} n’accepte pas vos messages.`).waitFor();
    await one.page.goto(`/player/${one.name}`);
    await at(one.page, 'people-blocked').getByText(two.name).waitFor();
  },

  'a line of chat is reported, a moderator suspends, the person reads why and appeals, another moderator lifts it': async (person) => {
    const [one, two] = [await member(person, 'Claire'), await member(person, 'Denis')];
    const [first, second] = [await moderator(person, 'Emile'), await moderator(person, 'Flore')];
    await reportedGame(one, two);
    await first.page.goto('/moderation');
    await at(first.page, 'cases').getByText(two.name).click();
    await at(first.page, 'case').locator('.reported').getByText('Joue plus vite, idiot.').waitFor();
    await at(first.page, 'take').click();
    await decide(first.page, 'suspend', 'Insults at the table.');
    await at(first.page, 'done').waitFor();
    await at(two.page, 'decision-news').getByRole('link').click();
    await at(two.page, 'decisions').getByText('Insults at the table.').waitFor();
    await at(two.page, 'appeal').click();
    await at(two.page, 'decisions').locator('textarea').fill('I was teased first.');
    await two.page.getByRole('button', { name: 'Send the appeal' }).click();
    await at(two.page, 'decisions').getByText('Your appeal is waiting').waitFor();
    await first.page.goto('/moderation/appeals');
    await at(first.page, 'appeals').getByText('another moderator decides').first().waitFor();
    await second.page.goto('/moderation/appeals');
    const appeal = at(second.page, 'appeals').locator('li').filter({ hasText: two.name });
    await appeal.locator('textarea').fill('A warning was enough.');
    await appeal.getByRole('button', { name: 'Lift the decision' }).click();
    await appeal.waitFor({ state: 'detached' });
    await two.page.reload();
    await at(two.page, 'decisions').getByText('Appeal granted: A warning was enough.').waitFor();
    await second.page.goto('/moderation/trail');
    await at(second.page, 'trail').getByText('granted the appeal of').first().waitFor();
    await one.page.goto('/decisions');
    await at(one.page, 'my-reports').getByText('something was done').first().waitFor();
  },
};
