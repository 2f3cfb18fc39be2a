import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, goodPassword, openAccountsApi } from './accounts.testing.ts';

let api: AccountsApi;
const tokens: Record<string, string | undefined> = {};

beforeAll(async () => {
  api = await openAccountsApi();
  const expired = await api.signUp('expired.caller');
  api.clock.advance(16 * 60_000);
  const signedOut = await api.signUp('signedout.caller');
  await api.call('POST', '/auth/signout', { token: signedOut.accessToken });
  const live = await api.signUp('live.caller');
  Object.assign(tokens, {
    'a visitor': undefined,
    'an id token': live.idToken,
    'an expired token': expired.accessToken,
    'a signed-out seller': signedOut.accessToken,
    'a seller': live.accessToken,
  });
});
afterAll(() => api.close());

const callers = ['a visitor', 'an id token', 'an expired token', 'a signed-out seller', 'a seller'];
const open = [200, 200, 200, 200, 200];
/** A seller's own, read or written. */
const own = [401, 401, 401, 401, 200];
/** Open to all, and no code was sent. */
const noCode = [400, 400, 400, 400, 400];

// Sign-out last: it ends the seller's session.
const routes = [
  { method: 'POST', path: '/auth/validate-handle', body: { handle: 'live.caller' }, answers: open },
  {
    method: 'POST',
    path: '/auth/password/signup',
    body: { handle: 'live.caller', password: goodPassword },
    answers: [409, 409, 409, 409, 409],
  },
  {
    method: 'POST',
    path: '/auth/password/signin',
    body: { handle: 'live.caller', password: goodPassword },
    answers: open,
  },
  { method: 'POST', path: '/auth/refresh', body: { refreshToken: 'x' }, answers: [401, 401, 401, 401, 401] },
  { method: 'GET', path: '/auth/me', answers: own },
  { method: 'GET', path: '/auth/profile', answers: own },
  { method: 'PUT', path: '/auth/me', body: { phoneNumber: '0772123456' }, answers: own },
  { method: 'PUT', path: '/auth/handle', body: { handle: 'live.caller' }, answers: own },
  {
    method: 'POST',
    path: '/auth/signup',
    body: { handle: 'live.caller', phoneNumber: '0772600001' },
    answers: [409, 409, 409, 409, 409],
  },
  {
    method: 'POST',
    path: '/auth/verify-signup',
    body: { handle: 'live.caller', phoneNumber: '0772600001', code: '123456' },
    answers: noCode,
  },
  // The second asks within the minute.
  { method: 'POST', path: '/auth/signin', body: { phoneNumber: '0772600002' }, answers: [200, 429, 429, 429, 429] },
  { method: 'POST', path: '/auth/verify-signin', body: { phoneNumber: '0772600003', code: '123456' }, answers: noCode },
  {
    method: 'POST',
    path: '/auth/recovery/codes',
    body: { phoneNumber: '0772600004' },
    answers: [200, 429, 429, 429, 429],
  },
  {
    method: 'POST',
    path: '/auth/recovery/complete',
    body: { phoneNumber: '0772600005', code: '123456', password: goodPassword },
    answers: noCode,
  },
  {
    method: 'POST',
    path: '/auth/me/login-phone-codes',
    body: { phoneNumber: '0772600006', password: goodPassword },
    answers: own,
  },
  {
    method: 'PUT',
    path: '/auth/me/login-phone',
    body: { phoneNumber: '0772600007', code: '123456' },
    answers: [401, 401, 401, 401, 400],
  },
  // It has no proven number.
  { method: 'POST', path: '/auth/me/contact-codes', answers: [401, 401, 401, 401, 403] },
  { method: 'GET', path: '/auth/ownership', answers: own },
  { method: 'POST', path: '/auth/ownership/check', answers: own },
  {
    method: 'POST',
    path: '/auth/ownership/claims',
    body: { handle: 'live.caller' },
    answers: [201, 201, 201, 201, 201],
  },
  {
    method: 'POST',
    path: '/auth/ownership/claims/:claimId/complete',
    at: `/auth/ownership/claims/${'A'.repeat(32)}/complete`,
    body: { password: goodPassword },
    answers: [410, 410, 410, 410, 410],
  },
  { method: 'GET', path: '/auth/sessions', answers: own },
  {
    method: 'POST',
    path: '/auth/sessions/:sessionId/end',
    at: '/auth/sessions/00000000-0000-4000-8000-000000000000/end',
    body: { password: goodPassword },
    answers: [401, 401, 401, 401, 404],
  },
  { method: 'POST', path: '/auth/sessions/end-others', body: { password: goodPassword }, answers: own },
  {
    method: 'PUT',
    path: '/auth/password',
    body: { currentPassword: goodPassword, newPassword: goodPassword },
    answers: own,
  },
  { method: 'GET', path: '/shop/:handle/settings', at: '/shop/live.caller/settings', answers: own },
  {
    method: 'PUT',
    path: '/shop/:handle/settings',
    at: '/shop/live.caller/settings',
    body: { displayName: null },
    answers: own,
  },
  { method: 'POST', path: '/auth/me/welcome', answers: own },
  { method: 'GET', path: '/auth/me/export', answers: own },
  { method: 'POST', path: '/auth/me/deletion', body: { password: goodPassword }, answers: own },
  { method: 'DELETE', path: '/auth/me/deletion', answers: own },
  { method: 'POST', path: '/auth/signout', answers: [401, 401, 401, 200, 200] },
] as const;

test.each(routes)('$method $path lets in whom it should', async (route) => {
  for (const [index, caller] of callers.entries()) {
    const token = tokens[caller];
    const answer = await api.call(route.method, 'at' in route ? route.at : route.path, {
      ...('body' in route ? { body: route.body } : {}),
      ...(token ? { token } : {}),
    });
    expect(answer.status, caller).toBe(route.answers[index]);
    expect(answer.body.success, caller).toBe(answer.status < 400);
    expect(answer.headers['cache-control'], caller).toBe('no-store');
  }
});

test('every route of the accounts is in the table', () => {
  const listed = routes.map((route) => `${route.method} /api/v1${route.path}`);
  const registered = api.routes();
  expect(registered.sort()).toEqual(listed.sort());
});

test('both reads of the profile answer the same, with all that is stored', async () => {
  const { accessToken, user } = await api.signUp('same.profile');
  const now = api.clock.now();
  await api.db
    .updateTable('shops')
    .set({
      display_name: 'Same Profile',
      photo_hash: '0123456789abcdef0123456789abcdef',
      follower_count: 1234,
      is_verified: true,
    })
    .where('shop_id', '=', user.id)
    .execute();
  await api.db
    .updateTable('accounts')
    .set({ whatsapp_number: '+256772123456', confirmed_at: now })
    .where('account_id', '=', user.id)
    .execute();
  const me = await api.call('GET', '/auth/me', { token: accessToken });
  expect(me.body.data).toMatchObject({
    id: user.id,
    userId: user.id,
    handle: 'same.profile',
    tiktokHandle: 'same.profile',
    shopHandle: 'same.profile',
    shopLink: 'http://localhost:3000/shop/same.profile',
    phoneNumber: '+256772123456',
    displayName: 'Same Profile',
    profilePhotoUrl: '/images/0123456789abcdef0123456789abcdef/160.jpg',
    followerCount: 1234,
    isVerified: true,
    subscriptionStatus: 'trial',
    confirmedAt: now.toISOString(),
    createdAt: now.toISOString(),
  });
  const profile = await api.call('GET', '/auth/profile', { token: accessToken });
  expect(profile.text).toBe(me.text);
});

test('a body with more or other than what is named is refused', async () => {
  const more = { handle: 'live.caller', password: goodPassword, isVerified: true };
  for (const body of [more, { handle: 'live.caller' }, { handle: 7, password: goodPassword }, [], 'x']) {
    const answer = await api.call('POST', '/auth/password/signin', {
      body: typeof body === 'string' ? JSON.stringify(body) : body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.body).toMatchObject({ success: false, code: 'invalid_request' });
  }
});
