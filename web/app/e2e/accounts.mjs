// Stories of one's account: registering, links by mail, passkeys, codes, sessions, leaving. Mail is read and time passes by what
// stands beside the browser (BESIDE).
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { at, until } from './browser.mjs';
import { ask } from './people.mjs';

const PASSWORD = 'quatre mots pour jouer';
const ANOTHER = 'cinq autres mots pour jouer';
/** What is refused on purpose. */
const REFUSED = /status of 40[0134]/;

const near = (path, init) => fetch(`${process.env.BESIDE}${path}`, init).then((answer) => answer.json());
let born = 0;
const newName = () => `p${Date.now() % 1e7}${(born += 1)}`;

const OPTIONS = '**/api/sessions/passkey/options';
const CHECKPOINT = '**/log/checkpoint';
/** How late an answer is that is held up. */
const LATE_MS = 500;

/** Holds the answers of an address up until it is told to stop, and then says how many were waited for at once. */
async function heldUp(page, address) {
  let [waiting, most] = [0, 0];
  const late = (asked) => {
    waiting += 1;
    most = Math.max(most, waiting);
    setTimeout(() => {
      waiting -= 1;
      // A page that has gone meanwhile waits for nothing.
      asked.continue().catch(() => undefined);
    }, LATE_MS);
  };
  await page.route(address, late);
  return async () => {
    await page.unroute(address, late);
    return most;
  };
}

/** A device that makes and uses passkeys without asking. */
export async function withDevice(page) {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', { options });
  /** Whether whoever has the device touches it when it asks: a page may ask as soon as it shows a field for names. */
  return (enabled) => line.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

/** The path of the link in the last of so many mails to an address. */
export async function linkTo(address, many = 1) {
  const mail = await near(`/mail/${encodeURIComponent(address)}?many=${many}`);
  assert.ok(mail, `no mail to ${address}`);
  const [link] = /https?:\/\/\S+#\S+/.exec(mail.text) ?? [];
  assert.ok(link, mail.text);
  return link;
}

/** So many minutes pass that one must show again who one is. */
export const later = () => near('/later', { method: 'POST' });

/** The code of an authenticator app, some steps of 30 seconds from now; each serves once. */
export function codeOf(secret, steps = 0) {
  const bits = [...secret.replaceAll(' ', '')].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const made = createHmac('sha1', key).update(moment).digest();
  return String((made.readUInt32BE(made[19] & 15) & 0x7fffffff) % 1e6).padStart(6, '0');
}

const dialog = (page) => at(page, 'account-dialog');

/** Creates an account by the dialog. */
export async function register(page, { name = newName(), email = '' } = {}) {
  await page.goto('/');
  await at(page, 'sign-in').click();
  await at(page, 'register').click();
  await at(page, 'name').fill(name);
  if (email) await at(page, 'email').fill(email);
  await at(page, 'password').fill(PASSWORD);
  await at(page, 'go-on').click();
  if (email) await at(page, 'done').click();
  await at(page, 'me').getByText(name).waitFor();
  return name;
}

/** Signs in as far as the password goes. */
async function signIn(page, who, password = PASSWORD) {
  await at(page, 'sign-in').click();
  await at(page, 'who').fill(who);
  await page.keyboard.press('Enter');
  await at(page, 'password').fill(password);
  await page.keyboard.press('Enter');
}
async function signOut(page) {
  await at(page, 'sign-out').click();
  await at(page, 'sign-in').waitFor();
}

/** Waits until so many of the reader's keys are in the public log: each is there some time after it came. */
const entered = (page, keys) =>
  until(async () => (await ask(page, 'GET', '/me/keys')).filter(({ entry }) => entry !== null).length >= keys, `${keys} keys in the log`);

/** Run in a page that has a key in the public log: whether its browser has read the log to its end once, so that what comes later is new. */
const hasReadLog = () =>
  new Promise((done) => {
    indexedDB.open('academie-dice').onsuccess = ({ target: { result: base } }) => {
      base.transaction('own').objectStore('own').getAll(IDBKeyRange.bound('log ', 'log ~')).onsuccess = ({ target }) => {
        base.close();
        done(target.result.some(({ whole }) => whole));
      };
    };
  });

/** Somebody in two browsers: the first had read the public log before the second came, and finds its key there when it next looks. */
async function inTwoBrowsers(person) {
  const [page, other] = [await person({ expected: REFUSED }), await person({ expected: REFUSED })];
  // What is routed does not come from the cache, which keeps a checkpoint for two seconds.
  await page.route(CHECKPOINT, (asked) => asked.continue());
  const name = await register(page);
  // Before its first entry there is no log to read; it is read at the start of a page.
  await entered(page, 1);
  await page.reload();
  await until(() => page.evaluate(hasReadLog), 'the log to be read');
  await other.goto('/play');
  await signIn(other, name);
  await at(other, 'me').getByText(name).waitFor();
  await entered(other, 2);
  return [page, other];
}

/** What a banner tells lies over the head, and pushes nothing. */
async function standsAsItStood(page) {
  const [head, main] = await Promise.all(['header', 'main'].map((each) => page.locator(each).first().boundingBox()));
  assert.equal(main.y, head.y + head.height, `${page.url()} stands where it stood`);
}

/** The files of an archive, by name. */
function unzipped(bytes) {
  const found = new Map();
  for (let place = 0; bytes.readUInt32LE(place) === 0x04034b50; ) {
    const [method, size, name, extra] = [bytes.readUInt16LE(place + 8), bytes.readUInt32LE(place + 18), bytes.readUInt16LE(place + 26), bytes.readUInt16LE(place + 28)];
    const start = place + 30 + name + extra;
    const packed = bytes.subarray(start, start + size);
    found.set(bytes.toString('utf8', place + 30, place + 30 + name), method === 0 ? packed : inflateRawSync(packed));
    place = start + size;
  }
  return found;
}

export const ACCOUNTS = {
  'who registers has a name, signs out and in again; mistakes are told where they are made': async (person) => {
    const page = await person({ expected: REFUSED, viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await page.locator('header .menu').click();
    await at(page, 'sign-in').click();
    await at(page, 'register').click();
    const name = newName();
    await at(page, 'name').fill(name);
    await at(page, 'password').fill('password1');
    await at(page, 'go-on').click();
    const password = at(page, 'password');
    await page.waitForFunction(() => document.querySelector('[data-test="password"]')?.getAttribute('aria-invalid') === 'true');
    assert.ok(await password.evaluate((field) => field === document.activeElement), 'the field is gone to');
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await at(page, 'me').getByText(name).waitFor();
    await signOut(page);
    await signIn(page, name, 'not this one');
    await dialog(page).getByRole('alert').waitFor();
    await at(page, 'password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await at(page, 'me').getByText(name).waitFor();
  },

  'an address is confirmed by its link, and a forgotten password replaced by another link, each of which serves once': async (person) => {
    const page = await person({ expected: REFUSED });
    const email = `${newName()}@example.org`;
    const name = await register(page, { email });
    const link = await linkTo(email);
    for (const said of ['confirmed', 'again']) {
      await page.goto(link);
      await at(page, 'go-on').click();
      await at(page, said).waitFor();
    }
    await page.goto('/settings/email');
    await at(page, 'address').getByText(email).waitFor();
    await signOut(page);

    await at(page, 'sign-in').click();
    await at(page, 'who').fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Forgot the password?' }).click();
    await at(page, 'go-on').click();
    await at(page, 'sent').waitFor();
    await page.goto(await linkTo(email, 2));
    await at(page, 'password').fill(ANOTHER);
    await at(page, 'go-on').click();
    await at(page, 'recovered').waitFor();
    assert.equal(new URL(page.url()).hash, '');
    await at(page, 'go-on').click();
    await at(page, 'who').fill(name);
    await page.keyboard.press('Enter');
    await at(page, 'password').fill(ANOTHER);
    await page.keyboard.press('Enter');
    await at(page, 'me').getByText(name).waitFor();
    await page.goto('/recover#never-sent');
    await at(page, 'password').fill(ANOTHER);
    await at(page, 'go-on').click();
    await at(page, 'again').click();
    await at(page, 'forgot-form').waitFor();
  },

  'a passkey is added, renamed and signed in with, in French; without it a recovery code serves': async (person) => {
    const page = await person({ expected: REFUSED, locale: 'fr-FR' });
    const touching = await withDevice(page);
    const name = await register(page);
    await page.goto('/settings/security');
    await at(page, 'add-passkey').click();
    await at(page, 'label').fill('Téléphone');
    await at(page, 'passkey-form').getByRole('button', { name: 'Continuer' }).click();
    await at(page, 'codes').waitFor();
    const codes = await at(page, 'codes').locator('code').allInnerTexts();
    assert.equal(codes.length, 10);
    await at(page, 'kept').click();
    await at(page, 'passkey').getByText('Téléphone').waitFor();
    assert.match(await at(page, 'codes-left').innerText(), /Il en reste 10/);
    await at(page, 'rename').click();
    await at(page, 'label').fill('Mon téléphone');
    await page.keyboard.press('Enter');
    await at(page, 'passkey').getByText('Mon téléphone').waitFor();
    await touching(false);
    await signOut(page);
    const mostAtOnce = await heldUp(page, OPTIONS);
    const offer = page.waitForRequest(OPTIONS);
    await at(page, 'sign-in').click();
    await offer;
    const asked = page.waitForRequest(OPTIONS);
    await at(page, 'by-passkey').click();
    await asked;
    // The device is there before the button asks for it, but not for what the browser offers in the field.
    await touching(true);
    await at(page, 'me').getByText(name).waitFor();
    assert.equal(await mostAtOnce(), 1, 'the button asks once the offer is made, which would otherwise end what it asked for');
    await touching(false);
    await signOut(page);
    await signIn(page, name);
    await dialog(page).getByText('Un des codes gardés').waitFor();
    await at(page, 'code').fill('aaaa-bbbb-cccc-dddd');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('alert').waitFor();
    await at(page, 'code').fill(codes[0]);
    await page.keyboard.press('Enter');
    await at(page, 'me').getByText(name).waitFor();
    await page.goto('/settings/security');
    await at(page, 'codes-left').getByText('Il en reste 9').waitFor();
  },

  'who registers with a passkey gets recovery codes and needs no password': async (person) => {
    const page = await person({ expected: REFUSED });
    await withDevice(page);
    await page.goto('/');
    await at(page, 'sign-in').click();
    await at(page, 'register').click();
    const name = newName();
    await at(page, 'name').fill(name);
    await at(page, 'by-passkey').click();
    await at(page, 'codes').waitFor();
    await at(page, 'kept').click();
    await at(page, 'me').getByText(name).waitFor();
    await page.goto('/settings/security');
    await later();
    await at(page, 'change-password').click();
    await at(page, 'password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await at(page, 'prove').getByRole('button', { name: 'Use a passkey' }).click();
    await at(page, 'saved').getByText('Saved').waitFor();
    await at(page, 'remove-password').waitFor();
  },

  'two-step sign-in is turned on and asks for a code; other sessions end and their browser is signed out': async (person) => {
    const [page, other] = [await person({ expected: REFUSED }), await person({ expected: REFUSED })];
    const name = await register(page);
    await other.goto('/play');
    await signIn(other, name);
    await at(other, 'me').getByText(name).waitFor();
    await page.goto('/settings/sessions');
    await at(page, 'session').nth(1).waitFor();
    assert.match(await at(page, 'session').first().innerText(), /this one/);
    await at(page, 'settings-sessions').getByRole('button', { name: 'Sign out everywhere else' }).click();
    await at(page, 'alone').getByText('Every other browser is signed out').waitFor();
    await at(other, 'told').getByText('You have been signed out').waitFor();
    await at(other, 'me').getByText('guest').waitFor();

    await later();
    await at(page, 'set-totp').click();
    await at(page, 'prove').getByLabel('Password', { exact: true }).fill('not this one');
    await page.keyboard.press('Enter');
    await at(page, 'prove').getByRole('alert').waitFor();
    await at(page, 'prove').getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const secret = await at(page, 'secret').innerText();
    await at(page, 'code').fill(codeOf(secret, -1));
    await page.keyboard.press('Enter');
    await at(page, 'codes').waitFor();
    await at(page, 'kept').click();
    await page.locator('[data-test="set-totp"][aria-checked="true"]').waitFor();

    await signIn(other, name);
    await at(other, 'code').fill(codeOf(secret));
    await other.keyboard.press('Enter');
    await at(other, 'me').getByText(name).waitFor();
    await at(page, 'set-totp').click();
    await at(page, 'really').click();
    await page.locator('[data-test="set-totp"][aria-checked="false"]').waitFor();
  },

  'a second device raises no alarm: the first asks in its bell whether it was you; another log is an alarm, and pushes no board': async (person) => {
    const [page, other] = await inTwoBrowsers(person);
    const looked = other.waitForResponse(CHECKPOINT);
    await other.goto('/settings/sessions');
    await looked;
    await at(other, 'device').nth(1).waitFor();
    await page.reload();
    await at(page, 'unread').waitFor();
    assert.equal(await at(page, 'device-news').count(), 0);
    await at(page, 'bell').click();
    await at(page, 'new-device').getByText(/Signed in on .+ Was it you\?/).waitFor();
    await at(page, 'notices').getByRole('button', { name: 'Yes' }).click();
    await at(page, 'new-device').waitFor({ state: 'detached' });
    assert.deepEqual(await Promise.all(['device-alarm', 'new-device'].map((what) => at(other, what).count())), [0, 0], 'what a browser finds at first is known');

    const { game } = await ask(page, 'POST', '/tables', { game: 'trictrac', opponent: { engine: 'random' }, seat: 0 });
    await page.route(CHECKPOINT, (route) => route.fulfill({ body: 'another log' }));
    for (const path of ['/library/b-ix-1', '/passage/MAN.N58', '/openings/trictrac', `/table/${game}`]) {
      await page.goto(path);
      await at(page, 'device-news').waitFor();
      await page.locator('main [data-test*="board"] svg').first().waitFor();
      await standsAsItStood(page);
    }
    const board = await at(page, 'board').boundingBox();
    assert.ok(board.y + board.height <= 900, 'the board is in the window');
  },

  'a device that was not oneself is signed out by No in Sessions, and told so without a page being pushed': async (person) => {
    const [page, other] = await inTwoBrowsers(person);
    await page.goto('/settings/sessions');
    const asked = at(page, 'new-device');
    await asked.getByText(/^Signed in on .+, today \d{1,2}:\d\d\. Was it you\?/).waitFor();
    await asked.getByRole('button', { name: 'No', exact: true }).click();
    await asked.waitFor({ state: 'detached' });
    await at(page, 'device').filter({ hasText: 'withdrawn' }).waitFor();
    assert.equal(await at(page, 'device').count(), 2);
    await other.locator('header a[href="/games"]').first().click();
    await at(other, 'told').getByText('You have been signed out of this browser.').waitFor();
    await other.locator('header a[href="/"]').first().click();
    await at(other, 'front').waitFor();
    await standsAsItStood(other);
  },

  'everything kept about somebody is downloaded, the account closed, and kept by signing in again, in French': async (person) => {
    const page = await person({ expected: REFUSED, locale: 'fr-FR' });
    const name = await register(page);
    await page.goto('/settings/data');
    await at(page, 'export').click();
    const download = page.waitForEvent('download');
    await at(page, 'download').click();
    const files = unzipped(await readFile(await (await download).path()));
    const [{ name: written }] = JSON.parse(files.get('account.json').toString());
    assert.equal(written, name);
    await at(page, 'close-account').click();
    await at(page, 'name').fill('un autre');
    await at(page, 'really').click();
    await at(page, 'close-form').getByRole('alert').waitFor();
    await at(page, 'name').fill(name);
    await at(page, 'really').click();
    await at(page, 'told').getByText('Votre compte sera supprimé le').waitFor();
    await at(page, 'me').getByText('invité').waitFor();
    await signIn(page, name);
    await at(page, 'told').getByText('il reste').waitFor();
    await at(page, 'me').getByText(name).waitFor();
    return `${files.size} files`;
  },
};
