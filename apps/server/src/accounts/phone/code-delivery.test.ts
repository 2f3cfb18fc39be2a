import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { startAfricasTalking } from '#server/platform/messaging/africas-talking.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { codesDelivered } from './send-code.ts';

let gateway: Awaited<ReturnType<typeof startAfricasTalking>>;
let service: TestService;

beforeAll(async () => {
  gateway = await startAfricasTalking();
  service = await openTestService({
    SMS_PROVIDER: 'africastalking',
    AT_USERNAME: 'duka',
    AT_API_KEY: 'right-key',
    AT_API_ORIGIN: gateway.origin,
    SMS_DAILY_BUDGET: '6',
  });
});
afterAll(async () => {
  await service.close();
  await gateway.close();
});

const proven = '+256772500002';
const ask = (phoneNumber: string) => service.call('POST', '/auth/signin', { body: { phoneNumber } });

/** Asks for the code of a sign-up, to a number that was never proven. */
function signUp(handle: string, phoneNumber: string) {
  if (!service.tiktok.state().sellers.some((seller) => seller.handle === handle)) service.tiktok.addSeller({ handle });
  return service.call('POST', '/auth/signup', { body: { handle, phoneNumber } });
}

const delivered = () => codesDelivered(service.app.services.accounts);

test('a code that the gateway refused never happened: it can be asked for again at once', async () => {
  gateway.control.answer = { recipientCode: 405 };
  const refused = await signUp('was.refused', '+256772500001');
  expect(refused.status).toBe(503);
  expect(refused.body).toEqual({
    success: false,
    code: 'code_delivery_failed',
    message: 'Failed to send verification code',
  });
  const counted = await service.db
    .selectFrom('rate_limits')
    .select('points')
    .where('key', 'like', 'codes_address:tries%')
    .execute();
  expect(counted).toEqual([{ points: 0 }]);
  gateway.control.answer = { recipientCode: 101 };
  expect((await signUp('was.refused', '+256772500001')).status).toBe(200);
});

test('a code that may still arrive stays valid, and no second one is sent for a minute', async () => {
  gateway.control.answer = 'hang up';
  const signup = { handle: 'may.arrive', phoneNumber: proven };
  const asked = await signUp(signup.handle, signup.phoneNumber);
  expect(asked.body.code).toBe('code_delivery_failed');
  gateway.control.answer = { recipientCode: 101 };
  const again = await service.call('POST', '/auth/signup', { body: signup });
  expect(again.status).toBe(429);
  const code = /^\d{6}/.exec(gateway.forms.at(-1)?.fields.message ?? '')?.[0];
  const opened = await service.call('POST', '/auth/verify-signup', { body: { ...signup, code } });
  expect(opened.status).toBe(201);
});

test("half of the day's messages are for numbers that sign in already: a stranger who types others cannot spend it", async () => {
  // Three of six went out above.
  const sent = gateway.forms.length;
  expect((await signUp('too.late', '+256772500003')).body).toMatchObject({ code: 'code_delivery_failed' });
  expect(gateway.forms).toHaveLength(sent);
  service.clock.advance(61_000);
  await ask(proven);
  await delivered();
  expect(gateway.forms.at(-1)?.fields.to).toBe(proven);
});

test('a number without an account is sent nothing', async () => {
  const sent = gateway.forms.length;
  const unknown = await ask('+256772500004');
  await delivered();
  expect(unknown.body).toMatchObject({ success: true, message: 'OTP sent to +256*****004' });
  expect(gateway.forms).toHaveLength(sent);
});

test('the answer does not wait for the message, so that its time does not tell whether one went out', async () => {
  service.clock.advance(61_000);
  let answer = (_said: { recipientCode: number }) => {};
  gateway.control.answer = new Promise((resolve) => {
    answer = resolve;
  });
  // The gateway has the message and says nothing.
  expect((await ask(proven)).status).toBe(200);
  answer({ recipientCode: 405 });
  await delivered();
  // Refused by the gateway, so it can be asked for again at once.
  gateway.control.answer = { recipientCode: 101 };
  expect((await ask(proven)).status).toBe(200);
  await delivered();
});

test("when the day's messages are spent no code goes out, and the log says so", async () => {
  service.clock.advance(61_000);
  const sent = gateway.forms.length;
  await ask(proven);
  await delivered();
  expect(gateway.forms).toHaveLength(sent);
  expect(service.logLines.join('')).toContain('SMS_DAILY_BUDGET is spent for today');
});

test('where messages are really sent there is no page that shows them', async () => {
  const page = await service.app.server.inject({ url: '/dev/outbox', headers: { host: 'localhost:3000' } });
  expect(page.statusCode).toBe(404);
});

test('where there is no SMS every call says so', async () => {
  const none = await openAccountsApi({ withSms: false });
  const { accessToken: token } = await none.signUp('password.only');
  const number = { phoneNumber: '+256772500007' };
  const code = { code: '123456' };
  for (const [method, path, body] of [
    ['POST', '/auth/signup', { handle: 'new.seller', ...number }],
    ['POST', '/auth/verify-signup', { handle: 'new.seller', ...number, ...code }],
    ['POST', '/auth/signin', number],
    ['POST', '/auth/verify-signin', { ...number, ...code }],
    ['POST', '/auth/recovery/codes', number],
    ['POST', '/auth/recovery/complete', { ...number, ...code, password: 'Another-Good-1' }],
    ['POST', '/auth/me/login-phone-codes', { ...number, password: 'x' }],
    ['PUT', '/auth/me/login-phone', { ...number, ...code }],
    ['POST', '/auth/me/contact-codes', undefined],
  ] as const)
    expect(await none.call(method, path, { token, ...(body ? { body } : {}) }), path).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: 'Phone sign-in is not available here. Please use your password.' },
    });
  await none.close();
});
