import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { anAdmin } from './admin.testing.ts';
import { createAdminTokens } from './administrators/admin-tokens.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test("a seller's token opens no administrator's call, and an administrator's no seller's", async () => {
  const [admin, seller] = [await anAdmin(service), await service.signUp('mama.duka')];
  const sellers = [seller.accessToken, seller.idToken, seller.refreshToken];
  for (const token of sellers) {
    const answer = await service.call('GET', '/admin/me', { token });
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  }
  for (const path of ['/auth/me', '/auth/sessions', '/shop/mama.duka/owner'])
    expect((await service.call('GET', path, { token: admin.accessToken })).status, path).toBe(401);
  expect(await service.app.services.accounts.guards.checkSocketJoin(admin.accessToken)).toBeNull();
});

test('a token that names another session, or none, opens nothing', async () => {
  const [one, two] = [await anAdmin(service), await anAdmin(service)];
  const seller = await service.signUp('papa.duka');
  const tokens = createAdminTokens({ secret: service.config.tokenSecret, clock: service.clock });
  for (const forged of [
    { adminId: one.adminId, sessionId: two.sessionId },
    { adminId: seller.user.id, sessionId: one.sessionId },
    { adminId: one.adminId, sessionId: crypto.randomUUID() },
  ])
    expect((await service.call('GET', '/admin/me', { token: await tokens.sign(forged) })).body.code).toBe(
      'session_ended',
    );
  const strangers = createAdminTokens({ secret: 'another secret that is long enough', clock: service.clock });
  expect((await service.call('GET', '/admin/me', { token: await strangers.sign(one) })).status).toBe(401);
});

test('the same key of two administrators is two actions', async () => {
  const [one, two] = [await anAdmin(service), await anAdmin(service)];
  const begin = (token: string) =>
    service.call<{ secret: string }>('POST', '/admin/me/second-factor', {
      token,
      body: { password: 'Mutungo-7-Bridges' },
      headers: { 'idempotency-key': 'the-same-key-for-both' },
    });
  const first = await begin(one.accessToken);
  expect((await begin(one.accessToken)).body.data).toEqual(first.body.data);
  expect((await begin(two.accessToken)).body.data.secret).not.toBe(first.body.data.secret);
});
