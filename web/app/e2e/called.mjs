// Somebody is called back to a game with days for each move: by the bell, by a notification of the browser, and by mail.
import assert from 'node:assert/strict';
import { at, until } from './browser.mjs';

const DAYS = { pace: 'days', base_ms: 0, step_ms: 3 * 86_400_000 };
/** The helper of `python -m tests.e2e`: a push service that checks and decrypts, and what no page can do. */
const helper = process.env.PUSH_SERVICE;

const asked = async (path, body) => (await fetch(`${helper}${path}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })).json();

/** Calls the server as the page does, by its cookie. */
const call = (page, method, path, body) =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where, { method: how, ...(what === null ? {} : { body: JSON.stringify(what), headers: { 'Content-Type': 'application/json' } }) });
      if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, body ?? null],
  );

async function register(page, name) {
  await page.goto('/settings');
  await at(page, 'me').waitFor();
  await call(page, 'POST', '/api/accounts', { name, password: `of ${name} alone` });
  await page.reload();
  await at(page, 'me').getByText(name).waitFor();
}

/** Chromium has no push service here: the subscription is one of ours, with the keys of ours. */
const subscribeTo = (subscription) => {
  PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => subscription });
};

/** Delivers a message to the service worker as the browser does when its push service brings one. */
async function deliver(page, data) {
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise((found) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  await tools.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId: await registered, data });
}

export const CALLED = {
  'who is away is called to a turn by the bell, by a notification and by mail': async (person) => {
    const [ada, bob] = [await person(), await person()];
    const names = ['ada', 'bob'].map((name) => `${name}${Date.now() % 1e9}`);
    const browser = await asked('/browser', {});
    await ada.context().grantPermissions(['notifications']);
    await ada.addInitScript(subscribeTo, browser.subscription);
    await register(ada, names[0]);
    await register(bob, names[1]);
    const address = `${names[0]}@example.org`;
    await asked('/email', { name: names[0], email: address });

    await ada.goto('/settings/notices');
    await ada.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await ada.reload();
    await at(ada, 'set-push').click();
    await ada.locator('[data-test="set-push"][aria-checked="true"]').waitFor();
    await at(ada, 'like-your-turn-mail').check();
    await at(ada, 'saved').getByText('Saved').waitFor();

    const table = await call(bob, 'POST', '/api/tables', { game: 'dames', opponent: { name: names[0] }, clock: DAYS, seat: 1 });
    await at(ada, 'unread').getByText('1').waitFor();
    assert.match(await ada.title(), /^\(1\) /);
    await at(ada, 'bell').click();
    await at(ada, 'notices').getByText(`${names[1]} challenges you`).waitFor();
    await at(ada, 'unread').waitFor({ state: 'detached' });
    await ada.keyboard.press('Escape');
    assert.doesNotMatch(await ada.title(), /^\(/);

    const { game } = await call(ada, 'POST', `/api/tables/${table.id}/join`, {});
    const [pushed] = await until(async () => {
      const told = await asked(browser.path);
      return told.filter(({ url }) => url === `/table/${game}`).length > 0 ? told.filter(({ url }) => url === `/table/${game}`) : null;
    }, 'the push message');
    assert.match(pushed.title, new RegExp(`^Your turn against ${names[1]}`));
    assert.equal(pushed.tag, game);
    await deliver(ada, JSON.stringify(pushed));
    const [shown] = await until(
      () => ada.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.length > 0 ? all.map(({ title, body, tag, data }) => ({ title, body, tag, data })) : null;
      }),
      'the notification',
    );
    assert.deepEqual(shown, { title: pushed.title, body: pushed.body, tag: game, data: { url: `/table/${game}` } });

    const mail = await (await fetch(`${process.env.BESIDE}/mail/${encodeURIComponent(address)}`)).json();
    assert.match(mail.subject, /Your turn against/);
    assert.ok(mail.text.includes(`/table/${game}`));

    await ada.goto(`/table/${game}`);
    await at(ada, 'turn').waitFor();
    await at(ada, 'unread').waitFor({ state: 'detached' });
  },
};
