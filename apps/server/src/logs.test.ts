import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, testPassword } from './testing.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
beforeAll(async () => {
  service = await openTestService({ METRICS_TOKEN: 'a token for the metrics' });
});
afterAll(() => service.close());

test('a whole sign-up, a contact, its change and failing requests leave no secret and no phone number in the logs', async () => {
  const { call, tiktok, logLines } = service;
  tiktok.addSeller({ handle: 'quiet.duka' });
  const signedUp = await call<{ accessToken: string; refreshToken: string; idToken: string }>(
    'POST',
    '/auth/password/signup',
    {
      body: { handle: 'quiet.duka', password: testPassword },
    },
  );
  expect(signedUp.status).toBe(201);
  const { accessToken, refreshToken, idToken } = signedUp.body.data;
  const token = accessToken;
  expect((await call('PUT', '/auth/me', { token, body: { phoneNumber: '+256772123456' } })).status).toBe(200);
  expect((await call('PUT', '/auth/me', { token, body: { phoneNumber: '0772 654 321' } })).status).toBe(403);
  const changed = await call('PUT', '/auth/me', {
    token,
    body: { phoneNumber: '0772 654 321', password: testPassword },
  });
  expect(changed.status).toBe(200);
  expect(
    (await call('POST', '/auth/password/signin', { body: { handle: 'quiet.duka', password: 'Wrong-password-1' } }))
      .status,
  ).toBe(401);
  expect((await call('PUT', '/auth/me', { token, body: { phoneNumber: 'not +256772999888' } })).status).toBe(400);
  const refreshed = await call<{ refreshToken: string }>('POST', '/auth/refresh', { body: { refreshToken } });
  expect(refreshed.status).toBe(200);

  // A query that fails with all its values in the error.
  await service.database.boss.executeSql(
    'alter table accounts add constraint no_more check (whatsapp_number is null) not valid',
  );
  const failed = await call('PUT', '/auth/me', {
    token,
    body: { phoneNumber: '+256772777666', password: testPassword },
  });
  expect(failed.status).toBe(500);
  expect(failed.text).not.toContain('256772777666');

  const logs = logLines.join('');
  expect(logs).toContain('unexpected error');
  expect(logs).toContain('no_more');
  const secrets = [
    testPassword,
    'Wrong-password-1',
    accessToken,
    refreshToken,
    idToken,
    refreshed.body.data.refreshToken,
  ];
  for (const secret of [...secrets, '77212345', '772 654', '77265432', '77299988', '77277766'])
    expect(logs).not.toContain(secret);
  expect(logs).not.toContain('$argon2');
});
