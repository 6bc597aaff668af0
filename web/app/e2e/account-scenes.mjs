// The dialogs and pages of one's account, for pictures and measurements. What the server would only say after days or by
// mail, a scene answers itself.
import { at } from './browser.mjs';

const days = (many) => new Date(Date.now() - many * 86_400_000).toISOString();
const json = (body, status = 200) => ({ status, contentType: 'application/json', body: JSON.stringify(body) });
const problem = (status, key, extra) => json({ status_code: status, detail: '', message: { key }, code: key, extra }, status);

const PASSKEYS = [
  { id: '00000000-0000-4000-8000-000000000001', label: 'Téléphone de Camille', created_at: days(46), used_at: days(1) },
  { id: '00000000-0000-4000-8000-000000000002', label: 'Firefox, Linux', created_at: days(3), used_at: null },
];
const FACTORS = { password: true, totp: true, passkeys: PASSKEYS, recovery_codes: 7, email: 'camille@example.org', recent: true, password_alone: true };
const PLAIN = { ...FACTORS, totp: false, passkeys: [], recovery_codes: 0, email: null };
const session = (nth, browser, system, address, seen, current = false) =>
  ({ id: `00000000-0000-4000-8000-00000000001${nth}`, browser, system, address, network: nth === 3, created_at: days(40), seen_at: days(seen), expires_at: days(-20), current });
const SESSIONS = [session(1, 'Firefox', 'Linux', '192.0.2.17', 0, true), session(2, 'Safari', 'iPhone', '192.0.2.17', 0.13), session(3, null, null, '198.51.100.0', 12)];
const CODES = Array.from('acdefghjkm', (letter, nth) => `k4v${letter}-m7qa-2xw${2 + (nth % 6)}-p5tz`);
const modules = Array.from({ length: 29 * 29 }, (_, nth) => ((nth * nth * 7 + nth * 3) % 11 < 5 ? `M${(nth % 29) + 4} ${Math.floor(nth / 29) + 4}h1v1h-1z` : '')).join('');
const ENROLMENT = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSQ',
  uri: 'otpauth://totp/Acad%C3%A9mie:Camille?secret=JBSWY3DPEHPK3PXP',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37"><path fill="#fff" d="M0 0h37v37H0z"/><path d="${modules}"/></svg>`,
};

/** Answers what is asked of these paths, each with its method. */
const answering = (answers) => async (page) => {
  for (const [asked, answer] of Object.entries(answers)) {
    const [method, path] = asked.split(' ');
    await page.route(`**/api${path}`, (route) => (route.request().method() === method ? route.fulfill(answer) : route.fallback()));
  }
};
const FULL = { 'GET /factors': json(FACTORS), 'GET /sessions': json(SESSIONS) };

async function openDialog(page) {
  const menu = page.locator('header .menu');
  await at(page, 'me').waitFor({ state: 'attached' });
  if (await menu.isVisible()) await menu.click();
  await at(page, 'sign-in').click();
  await at(page, 'who').waitFor();
}
async function enterPassword(page) {
  await openDialog(page);
  await at(page, 'who').fill('Camille');
  await at(page, 'go-on').click();
  await at(page, 'password').fill('quatre mots pour jouer');
}
const stranger = (ready, answers = {}) => ({ path: () => '/', stranger: true, before: answering(answers), ready });
const second = (ways) =>
  stranger(
    async (page) => {
      await enterPassword(page);
      await at(page, 'go-on').click();
      await at(page, 'sign-in-form').waitFor({ state: 'detached' });
    },
    { 'POST /sessions': problem(401, 'identity-second-step', { pending: 'abc', ways }) },
  );
/** A section of the settings, and what is done there. */
const section = (key, answers = {}, done = async () => undefined) => ({
  path: () => `/settings/${key}`,
  before: answering({ ...FULL, ...answers }),
  ready: async (page) => {
    await at(page, 'session').first().waitFor();
    await page.locator(`#${key}`).scrollIntoViewIfNeeded();
    await done(page);
  },
});
const click = (...names) => async (page) => {
  for (const name of names) await at(page, name).first().click();
};

export const ACCOUNT_SCENES = {
  'sign-in': stranger(openDialog),
  'sign-in-password': stranger(
    async (page) => {
      await enterPassword(page);
      await at(page, 'go-on').click();
      await page.getByRole('alert').waitFor();
    },
    { 'POST /sessions': problem(401, 'server-wrong-password') },
  ),
  register: stranger(async (page) => {
    await openDialog(page);
    await at(page, 'register').click();
    await at(page, 'name').fill('Camille');
  }),
  'sign-in-second': second(['totp', 'passkey', 'recovery-code']),
  'sign-in-enrol': second(['new-passkey']),
  'forgot-sent': stranger(
    async (page) => {
      await enterPassword(page);
      await page.locator('.forgot .link').click();
      await at(page, 'go-on').click();
      await at(page, 'sent').waitFor();
    },
    { 'POST /recovery': { status: 202 } },
  ),
  recover: { path: () => '/recover#abc', stranger: true, ready: (page) => at(page, 'password').waitFor() },
  'link-over': { path: () => '/recover', stranger: true, ready: (page) => at(page, 'again').waitFor() },
  'confirm-email': { path: () => '/confirm-email#abc', stranger: true, ready: (page) => at(page, 'go-on').waitFor() },
  'settings-security': { ...section('security'), whole: true },
  'settings-security-plain': section('security', { 'GET /factors': json(PLAIN) }),
  'settings-passkey': section('security', { 'GET /factors': json(PLAIN) }, click('add-passkey')),
  'settings-password': section('security', {}, click('change-password')),
  'settings-prove': section('security', { 'PUT /password': problem(403, 'identity-prove-again') }, async (page) => {
    await at(page, 'change-password').click();
    await at(page, 'password').fill('quatre mots pour jouer');
    await at(page, 'go-on').click();
    await at(page, 'prove').waitFor();
  }),
  'settings-two-step': section('security', { 'GET /factors': json(PLAIN), 'POST /totp': json(ENROLMENT, 201) }, click('set-totp')),
  'settings-codes': section('security', { 'POST /recovery-codes': json({ recovery_codes: CODES }, 201) }, click('new-codes', 'really')),
  'settings-sessions': section('sessions'),
  'settings-data': section('data', {
    'GET /exports': json([{ id: '00000000-0000-4000-8000-000000000021', bytes: 48_213, made_at: days(1), expires_at: days(-6) }]),
  }),
  'settings-close': section('data', {}, click('close-account')),
};
