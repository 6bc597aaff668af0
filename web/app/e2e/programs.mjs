// Programs that act for somebody: tokens, apps that are let in, and the name they act for.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { ask, enter } from './people.mjs';

const BACK = 'https://board.example/done';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
/** The address that an app opens, asking for so much. */
export const consentPath = (changed = {}) =>
  `/oauth/authorize?${new URLSearchParams({
    response_type: 'code', client_id: 'Board Example', redirect_uri: BACK, scope: 'play challenge:read challenge:write',
    state: 'xyz', code_challenge: CHALLENGE, code_challenge_method: 'S256', ...changed,
  }).toString()}`;

/** Answers for the app, and remembers where the browser was sent. */
async function answering(page) {
  const sent = [];
  await page.route(`${BACK}**`, (route) => {
    sent.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<title>done</title>' });
  });
  return sent;
}

export const PROGRAMS = {
  'somebody makes a token for a bot, sees it once, and revokes it': async (person) => {
    const page = await person();
    await enter(page, `Jeton${Date.now() % 1e6}`);
    await page.goto('/settings/programs');
    await at(page, 'new-token').click();
    await at(page, 'token-label').fill('My bot');
    await at(page, 'scope-follow').check();
    await at(page, 'make-token').click();
    const secret = await at(page, 'secret').inputValue();
    assert.match(secret, /^aca_[\w-]{43}$/);
    const headers = { Authorization: `Bearer ${secret}` };
    assert.equal((await page.request.get('/api/me', { headers })).status(), 200);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await at(page, 'tokens').getByText('My bot').waitFor();
    assert.match(await at(page, 'tokens').innerText(), /Follow players/);
    await page.getByRole('button', { name: 'Revoke My bot' }).click();
    await at(page, 'revoke').click();
    await at(page, 'tokens').getByText('You have no tokens').waitFor();
  },

  'somebody lets an app in, finds it in the settings, and ends it': async (person) => {
    const page = await person();
    const sent = await answering(page);
    await enter(page, `Appli${Date.now() % 1e6}`);
    await page.goto(consentPath());
    await at(page, 'consent').getByText('board.example').first().waitFor();
    await at(page, 'refuse').click();
    await page.waitForURL(`${BACK}**`);
    assert.equal(sent[0].searchParams.get('error'), 'access_denied');
    await page.goto(consentPath());
    await at(page, 'allow').click();
    await page.waitForURL(`${BACK}**`);
    assert.equal(sent[1].searchParams.get('state'), 'xyz');
    const form = {
      grant_type: 'authorization_code', code: sent[1].searchParams.get('code'), client_id: 'Board Example', redirect_uri: BACK,
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    };
    assert.equal((await page.request.post('/oauth/token', { form })).status(), 200);
    await page.goto('/settings/programs');
    await at(page, 'apps').getByText('Board Example').waitFor();
    await page.getByRole('button', { name: 'Revoke Board Example' }).click();
    await at(page, 'revoke').click();
    await at(page, 'apps').getByText('You have let no app in').waitFor();
  },

  'an app that is not safe, or a guest, is told so before anything is sent': async (person) => {
    const page = await person({ expected: /status of (400|401)/ });
    const sent = await answering(page);
    await page.goto(consentPath());
    await at(page, 'consent').getByText('A guest can let no app in').waitFor();
    assert.equal(await at(page, 'allow').count(), 0);
    for (const changed of [{ code_challenge_method: 'plain' }, { state: '' }, { scope: 'everything' }, { redirect_uri: 'javascript:alert(1)' }]) {
      await page.goto(consentPath(changed));
      await page.getByRole('heading', { name: 'This app cannot be let in' }).waitFor();
    }
    assert.deepEqual(sent, []);
  },

  'somebody changes their name, and links with the former one lead to the new one': async (person) => {
    const page = await person();
    const stamp = Date.now() % 1e6;
    await enter(page, `Ancien${stamp}`);
    await page.goto('/settings');
    await at(page, 'change-name').click();
    await at(page, 'new-name').fill(`Nouveau${stamp}`);
    await page.keyboard.press('Enter');
    await at(page, 'settings-profile').getByText(`Nouveau${stamp}`).waitFor();
    await page.goto(`/player/Ancien${stamp}`);
    await page.waitForURL(`**/player/Nouveau${stamp}`);
    await page.getByRole('heading', { name: `Nouveau${stamp}` }).waitFor();
    assert.equal((await ask(page, 'GET', '/me')).name, `Nouveau${stamp}`);
  },
};
