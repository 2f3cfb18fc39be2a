import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi } from '#server/accounts/accounts.testing.ts';

let api: AccountsApi;
beforeAll(async () => {
  api = await openAccountsApi();
});
afterAll(() => api.close());

test('a welcome that was seen once is known at every sign-in, with the time of the first', async () => {
  const { accessToken, user } = await api.signUp('is.welcomed');
  expect(user.welcomedAt).toBeNull();
  const seenAt = api.clock.now().toISOString();
  const noteWelcome = () => api.call('POST', '/auth/me/welcome', { token: accessToken });
  expect((await noteWelcome()).body.data.welcomedAt).toBe(seenAt);
  api.clock.advance(60_000);
  expect((await noteWelcome()).body.data.welcomedAt).toBe(seenAt);
  const me = await api.call('GET', '/auth/me', { token: accessToken });
  expect(me.body.data.welcomedAt).toBe(seenAt);
});
