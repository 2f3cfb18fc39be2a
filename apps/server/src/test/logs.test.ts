import { afterAll, beforeAll, expect, test } from 'vitest';
import { codesDelivered } from '#server/accounts/phone/send-code.ts';
import { adminPassword, anAdmin, setUpSecondFactor, signInAdmin } from '#server/admin/admin.testing.ts';
import { openTestService, testPassword } from './service.testing.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
beforeAll(async () => {
  service = await openTestService({ METRICS_TOKEN: 'Zk3vQ9xw7Lr2Tn8c' });
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

test('codes that are sent, brought back, wrong, late and not sent leave neither code nor number in the logs', async () => {
  const { call, tiktok, app } = service;
  tiktok.addSeller({ handle: 'secret.codes' });
  const phoneNumber = '+256782345678';
  const post = (path: string, body: object) => call('POST', path, { body });
  const codes: string[] = [];
  const newest = (): string => {
    const code = app.services.outbox?.messages()[0]?.text.slice(0, 6) ?? '';
    codes.push(code);
    return code;
  };
  expect((await post('/auth/signup', { handle: 'secret.codes', phoneNumber })).status).toBe(200);
  const wrong = await post('/auth/verify-signup', { handle: 'secret.codes', phoneNumber, code: '112358' });
  expect(wrong.body.code).toBe('code_wrong');
  const opened = await post('/auth/verify-signup', { handle: 'secret.codes', phoneNumber, code: newest() });
  expect(opened.status).toBe(201);
  expect((await post('/auth/signin', { phoneNumber })).status).toBe(429);
  service.clock.advance(61_000);
  expect((await post('/auth/recovery/codes', { phoneNumber })).status).toBe(200);
  await codesDelivered(app.services.accounts);
  const code = newest();

  // A query that fails with all its values in the error.
  await service.database.boss.executeSql(
    'alter table accounts add constraint no_recovery check (contact_new_until is null) not valid',
  );
  const failed = await post('/auth/recovery/complete', { phoneNumber, code, password: 'Recovered-Pass-1' });
  expect(failed.status).toBe(500);

  const logs = service.logLines.join('');
  expect(logs).toContain('no_recovery');
  for (const secret of [...codes, '112358', '782345678', 'Recovered-Pass-1']) expect(logs).not.toContain(secret);
});

test('what administrators type, search for and correct is in no log, also when the database fails at it', async () => {
  const own = await openTestService();
  const { user } = await own.signUp('looked.for');
  const admin = await anAdmin(own);
  const { username, accessToken: token } = admin;
  const secret = await setUpSecondFactor(own, admin);
  const first = await signInAdmin(own, { username: 'not.known@duka.example', password: 'Wrong-password-2' });
  const second = await signInAdmin(own, { username, password: adminPassword, code: '987654' });
  expect([first.status, second.status]).toEqual([401, 401]);
  const reason = 'Asked for on the telephone';
  const correct = (phoneNumber: string) =>
    own.call('PUT', `/admin/users/${user.id}/number`, { token, body: { phoneNumber, reason } });
  const search = () => own.call('GET', '/admin/users?search=%2B256772888', { token });
  expect([(await correct('+256772123456')).status, (await search()).status]).toEqual([200, 200]);
  const details = 'I paid to 0772 111 222';
  expect((await own.call('POST', '/shop/looked.for/reports', { body: { reason: 'scam', details } })).status).toBe(200);

  // Queries that fail with all their values in the error.
  for (const statement of [
    'alter table accounts add constraint no_more check (whatsapp_number is null) not valid',
    'alter table seller_directory rename to somewhere_else',
    'alter table reports rename column details to words',
  ])
    await own.database.boss.executeSql(statement);
  expect([(await correct('+256772777666')).status, (await search()).status]).toEqual([500, 500]);
  const other = { reason: 'offensive', details };
  expect((await own.call('POST', '/shop/looked.for/reports', { body: other })).status).toBe(500);
  const logs = own.logLines.join('');
  expect(logs).toContain('unexpected error');
  for (const typed of [adminPassword, 'Wrong-password-2', '987654', secret, token, 'not.known'])
    expect(logs).not.toContain(typed);
  for (const number of ['77212345', '77277766', '772888', '772 111', 'looked.for']) expect(logs).not.toContain(number);
  expect(logs).not.toContain('$argon2');
  await own.close();
});
