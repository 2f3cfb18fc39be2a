import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, type Answer, goodPassword, openAccountsApi } from '#server/accounts/accounts.testing.ts';

let api: AccountsApi;

beforeAll(async () => {
  api = await openAccountsApi();
});
afterEach(() => api.forgetLimits());
afterAll(() => api.close());

function signIn(handle: string, password: string, { ip = '10.1.0.1', cookie = '' } = {}) {
  return api.call('POST', '/auth/password/signin', {
    body: { handle, password },
    ip,
    ...(cookie ? { headers: { cookie } } : {}),
  });
}

/** The cookie of a browser that got this answer, as it sends it back. */
function cookieOf(answer: Answer): string {
  return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
}

/** A browser that signed in to the handle's account. */
async function knownBrowser(handle: string): Promise<string> {
  return cookieOf(await signIn(handle, goodPassword, { ip: '10.1.0.9' }));
}

/** Closes every gate that strangers share, as an attack from many networks does, and the address's own. */
async function closeToStrangers(handle: string, right = goodPassword): Promise<void> {
  for (let tries = 0; tries < 12; tries++) await signIn(handle, 'Wrong-Password-1');
  await api.db.updateTable('rate_limits').set({ points: 600 }).where('key', 'like', 'signin_account:tries%').execute();
  await signIn(handle, 'Wrong-Password-1', { ip: '10.2.0.2' });
  expect((await signIn(handle, right, { ip: '10.3.0.3' })).status).toBe(429);
}

test('strangers who try passwords keep no one out of a browser that signed in before', async () => {
  await api.signUp('open.door');
  const cookie = await knownBrowser('open.door');
  await closeToStrangers('open.door');
  // At whatever address, that of the attack too.
  expect((await signIn('open.door', goodPassword, { cookie })).status).toBe(200);
  expect((await signIn('open.door', goodPassword, { cookie, ip: '10.1.0.4' })).status).toBe(200);
});

test('the cookie is for the service only, and stands in no answer', async () => {
  await api.signUp('private.cookie');
  const answer = await signIn('private.cookie', goodPassword);
  const [value, ...attributes] = String(answer.headers['set-cookie']).split('; ');
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/api/v1/auth', 'SameSite=Strict']);
  expect(value).toMatch(/^dukalink_device=[\w-]{36}\.[\w-]{36}\.[\w-]{43}$/);
  expect(answer.text).not.toContain(value?.split('.')[2]);
});

test('every way to a session makes its browser a known one: signing up and renewing, too', async () => {
  api.tiktok.accounts.set('every.way', { displayName: 'Every Way' });
  const body = { handle: 'every.way', password: goodPassword };
  const signedUp = await api.call('POST', '/auth/password/signup', { body });
  const { refreshToken } = signedUp.body.data;
  const renewed = await api.call('POST', '/auth/refresh', { body: { refreshToken } });
  // One session is one browser: renewing it brings no new tries.
  expect(cookieOf(renewed)).toBe(cookieOf(signedUp));
  await closeToStrangers('every.way');
  expect((await signIn('every.way', goodPassword, { cookie: cookieOf(renewed) })).status).toBe(200);
});

test('the cookie does not sign in, and has tries of its own that end', async () => {
  await api.signUp('stolen.cookie');
  const cookie = await knownBrowser('stolen.cookie');
  for (let tries = 1; tries <= 11; tries++)
    expect((await signIn('stolen.cookie', 'Wrong-Password-1', { cookie, ip: `10.5.0.${tries}` })).status).toBe(401);
  expect((await signIn('stolen.cookie', goodPassword, { cookie, ip: '10.5.1.1' })).status).toBe(429);
  // What its holder tried keeps no other browser out.
  expect((await signIn('stolen.cookie', goodPassword, { ip: '10.5.1.2' })).status).toBe(200);
});

test("a cookie of another account, a made-up one and one of the password before are strangers' ones", async () => {
  const { accessToken } = await api.signUp('not.yours');
  await api.signUp('attackers.own');
  const before = await knownBrowser('not.yours');
  const others = await knownBrowser('attackers.own');
  const [mine = '', session = '', mac = ''] = before.split('=')[1]?.split('.') ?? [];
  const changed = await api.call('PUT', '/auth/password', {
    token: accessToken,
    body: { currentPassword: goodPassword, newPassword: 'Jackfruit-77-Rain' },
  });
  expect(changed.status).toBe(200);
  await closeToStrangers('not.yours');
  const forged = [
    others,
    others.replace(/=[^.]+/, `=${mine}`),
    `dukalink_device=${mine}.${session}.${mac.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `dukalink_device=${mine}`,
    'dukalink_device=~~.~..',
    before,
  ];
  for (const cookie of forged)
    expect((await signIn('not.yours', 'Jackfruit-77-Rain', { cookie, ip: '10.6.0.1' })).status, cookie).toBe(429);
});

test('the browser that changes the password is known by the new one at once', async () => {
  await api.signUp('new.word');
  const signedIn = await signIn('new.word', goodPassword, { ip: '10.1.0.9' });
  const body = { currentPassword: goodPassword, newPassword: 'Another-Tree-43' };
  const token = signedIn.body.data.accessToken;
  const changed = await api.call('PUT', '/auth/password', { token, body, headers: { cookie: cookieOf(signedIn) } });
  expect(changed.body).toMatchObject({ success: true, data: {} });
  expect(changed.text).not.toContain(cookieOf(changed).slice('dukalink_device='.length));
  await closeToStrangers('new.word', 'Another-Tree-43');
  expect((await signIn('new.word', 'Another-Tree-43', { cookie: cookieOf(changed) })).status).toBe(200);
});

test('a phone that two sellers share is known to both', async () => {
  await api.signUp('shares.one');
  await api.signUp('shares.two');
  const first = await knownBrowser('shares.one');
  const both = cookieOf(await signIn('shares.two', goodPassword, { cookie: first }));
  for (const handle of ['shares.one', 'shares.two']) {
    await closeToStrangers(handle);
    expect((await signIn(handle, goodPassword, { cookie: both })).status, handle).toBe(200);
    await api.forgetLimits();
  }
});

test('claims of strangers at the same address keep no known browser from proving the handle again', async () => {
  await api.signUp('forgot.it');
  const cookie = await knownBrowser('forgot.it');
  const claims = '/auth/ownership/claims';
  const at = { ip: '10.7.0.1' };
  const open = (headers: Record<string, string>) =>
    api.call('POST', claims, { body: { handle: 'forgot.it' }, headers, ...at });
  const prove = (claimId: string | undefined, headers: Record<string, string>) =>
    api.call('POST', `${claims}/${claimId}/complete`, { body: { password: 'Jackfruit-77-Rain' }, headers, ...at });
  for (let tries = 0; tries < 32; tries += 1) {
    await open({});
    await prove('a'.repeat(32), {});
  }
  expect((await open({})).status).toBe(429);
  expect((await prove('a'.repeat(32), {})).status).toBe(429);
  const { code, claimId } = (await open({ cookie })).body.data as Answer['body']['data'] & { claimId: string };
  api.tiktok.accounts.set('forgot.it', { displayName: 'Forgot It', bio: code ?? '' });
  expect((await prove(claimId, { cookie })).status).toBe(200);
});

test('the addresses of one small network count as one: they use up no one else’s tries', async () => {
  await api.signUp('one.block');
  for (let host = 1; host <= 40; host += 1) await signIn('one.block', 'Wrong-Password-1', { ip: `10.8.0.${host}` });
  expect((await signIn('one.block', goodPassword, { ip: '10.8.0.99' })).status).toBe(429);
  const row = await api.db
    .selectFrom('rate_limits')
    .select('points')
    .where('key', 'like', 'signin_account:tries%')
    .execute();
  expect(row.map(({ points }) => points)).toEqual([11]);
  expect((await signIn('one.block', goodPassword, { ip: '10.9.0.1' })).status).toBe(200);
});
