import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { phoneCalls } from './phone.testing.ts';

let api: AccountsApi;
let calls: ReturnType<typeof phoneCalls>;

beforeAll(async () => {
  api = await openAccountsApi();
  calls = phoneCalls(api);
  await calls.signUpByPhone('known.number', known);
});
// A day later nothing of the test before counts.
afterEach(async () => {
  api.clock.advance(25 * 3600_000);
  await api.forgetLimits();
});
afterAll(() => api.close());

const known = '+256772200001';
const unknown = '+256772200099';
const minuteMs = 60_000;

const ask = (phoneNumber: string) => calls.post('/signin', { phoneNumber });
const bring = (phoneNumber: string, code: string) => calls.post('/verify-signin', { phoneNumber, code });

test('a code works for five minutes and not a moment longer', async () => {
  await ask(known);
  const late = calls.codeTo(known);
  api.clock.advance(5 * minuteMs);
  expect((await bring(known, late)).body).toEqual({
    success: false,
    code: 'code_expired',
    message: 'This code is no longer valid. Please ask for a new one.',
  });
  await ask(known);
  api.clock.advance(5 * minuteMs - 1);
  expect((await bring(known, calls.codeTo(known))).status).toBe(200);
});

test('a used code is worth nothing', async () => {
  await ask(known);
  const code = calls.codeTo(known);
  expect((await bring(known, code)).status).toBe(200);
  expect((await bring(known, code)).body.code).toBe('code_expired');
});

test('a new code can be asked for after 60 seconds, and voids the one before it', async () => {
  await ask(known);
  const first = calls.codeTo(known);
  api.clock.advance(20_500);
  const early = await ask(known);
  expect(early.status).toBe(429);
  expect(early.headers['retry-after']).toBe('40');
  expect(early.body).toEqual({
    success: false,
    code: 'rate_limited',
    message: 'A code was sent just now. Please wait 40 seconds before you ask for another one.',
  });
  api.clock.advance(39_500);
  expect((await ask(known)).status).toBe(200);
  const second = calls.codeTo(known);
  if (first !== second) expect((await bring(known, first)).body.code).toBe('code_wrong');
  expect((await bring(known, second)).status).toBe(200);
});

test('a code that a process sent whose clock was an hour ahead stands in the way of no other', async () => {
  api.clock.advance(60 * minuteMs);
  await ask(known);
  api.clock.advance(-60 * minuteMs);
  expect((await ask(known)).status).toBe(200);
  expect((await ask(known)).status).toBe(429);
});

test('of many requests at once one message goes out', async () => {
  const before = calls.sentTo(known);
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(known)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
  expect(calls.sentTo(known)).toBe(before + 1);
});

test('after five wrong tries a browser waits out the hour; neither the right code nor a new one helps', async () => {
  const browser = calls.browser();
  const ask = (phoneNumber: string) => browser.post('/signin', { phoneNumber });
  const bring = (phoneNumber: string, code: string) => browser.post('/verify-signin', { phoneNumber, code });
  await ask(known);
  const code = calls.codeTo(known);
  const wrong = calls.wrongFor(code);
  for (let tries = 0; tries < 5; tries += 1)
    expect((await bring(known, wrong)).body).toEqual({
      success: false,
      code: 'code_wrong',
      message: 'Please enter a valid 6-digit verification code',
      errors: [{ field: 'code', message: 'This code is wrong. Please check the newest message again.' }],
    });
  api.clock.advance(2 * minuteMs);
  const locked = await bring(known, code);
  expect(locked.status).toBe(429);
  expect(locked.headers['retry-after']).toBe('3480');
  expect(locked.body.message).toBe(
    'Too many wrong codes for this number. Please wait 58 minutes, then ask for a new code.',
  );
  expect((await ask(known)).body).toMatchObject({ code: 'rate_limited', message: locked.body.message });
  api.clock.advance(58 * minuteMs);
  expect((await bring(known, code)).body.code).toBe('code_expired');
  expect((await ask(known)).status).toBe(200);
  expect((await bring(known, calls.codeTo(known))).status).toBe(200);
});

test('a new code brings no new tries, for another purpose neither', async () => {
  await ask(known);
  const first = calls.wrongFor(calls.codeTo(known));
  for (let tries = 0; tries < 3; tries += 1) expect((await bring(known, first)).body.code).toBe('code_wrong');
  api.clock.advance(minuteMs);
  await ask(known);
  expect((await bring(known, calls.wrongFor(calls.codeTo(known)))).body.code).toBe('code_wrong');
  api.clock.advance(minuteMs);
  await calls.post('/recovery/codes', { phoneNumber: known });
  const code = calls.codeTo(known);
  const complete = (given: string) =>
    calls.post('/recovery/complete', { phoneNumber: known, code: given, password: 'Another-Good-1' });
  expect((await complete(calls.wrongFor(code))).body.code).toBe('code_wrong');
  expect((await complete(code)).body.code).toBe('rate_limited');
});

test('tries at once are counted one by one', async () => {
  await ask(known);
  const wrong = calls.wrongFor(calls.codeTo(known));
  const answers = await Promise.all(Array.from({ length: 12 }, () => bring(known, wrong)));
  const codes = answers.map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(5);
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(7);
});

test('a right code clears the wrong tries; what is not six digits is none', async () => {
  for (let round = 0; round < 2; round += 1) {
    await ask(known);
    const code = calls.codeTo(known);
    for (let tries = 0; tries < 4; tries += 1) await bring(known, calls.wrongFor(code));
    for (const typed of ['12345', '1234567', 'abcdef', '٠١٢٣٤٥', '12345x'])
      expect((await bring(known, typed)).body).toMatchObject({
        code: 'invalid_request',
        message: 'Please enter a valid 6-digit verification code',
        errors: [{ field: 'code' }],
      });
    expect((await bring(known, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    api.clock.advance(minuteMs);
  }
});

test('a number has five codes a day', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await ask(known)).status).toBe(200);
    api.clock.advance(10 * minuteMs);
  }
  const answer = await ask(known);
  expect(answer.status).toBe(429);
  expect(answer.headers['retry-after']).toBe(String(23 * 3600 + 10 * 60));
  expect(answer.body.message).toBe('This number has had all its codes for today. Please try again in 24 hours.');
  api.clock.advance(23 * 3600_000 + 10 * minuteMs);
  expect((await ask(known)).status).toBe(200);
});

test('an address has fifty codes a day that were not brought back, and is then slowed down', async () => {
  const ip = '10.20.30.40';
  const sendTo = (index: number) =>
    calls.post('/signin', { phoneNumber: `+25677${String(3_000_000 + index * 10_007)}` }, { ip });
  for (let index = 0; index < 50; index += 1) expect((await sendTo(index)).status).toBe(200);
  expect((await sendTo(50)).status).toBe(200);
  expect(await sendTo(51)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  const elsewhere = await calls.post('/signin', { phoneNumber: '+256774000001' }, { ip: '10.20.30.41' });
  expect(elsewhere.status).toBe(200);
});

test('a caller with a whole IPv6 network has no more than a hundred, from however many addresses', async () => {
  const send = (phoneNumber: string, ip: string) => calls.post('/signin', { phoneNumber }, { ip });
  expect((await send('+256774100001', '2001:db8:5:1::1')).status).toBe(200);
  await api.db.updateTable('rate_limits').set({ points: 100 }).where('key', 'like', 'codes_network:tries%').execute();
  expect((await send('+256774200002', '2001:db8:5:2::1')).status).toBe(200);
  expect((await send('+256774300003', '2001:db8:6:3::1')).status).toBe(429);
  expect((await send('+256774300003', '2001:db8:106:3::1')).status).toBe(200);
});

test('a caller with a whole IPv4 block has no more than a hundred, either', async () => {
  const send = (phoneNumber: string, ip: string) => calls.post('/signin', { phoneNumber }, { ip });
  expect((await send('+256774500001', '203.0.113.1')).status).toBe(200);
  await api.db.updateTable('rate_limits').set({ points: 100 }).where('key', 'like', 'codes_network:tries%').execute();
  expect((await send('+256774600002', '203.0.113.2')).status).toBe(200);
  expect((await send('+256774700003', '203.0.113.3')).status).toBe(429);
  expect((await send('+256774700003', '203.0.114.3')).status).toBe(200);
});

test('what was brought back does not count against the address', async () => {
  const tries = async () => {
    const rows = await api.db.selectFrom('rate_limits').selectAll().where('key', 'like', 'codes_%').execute();
    return rows.reduce((sum, { points }) => sum + points, 0);
  };
  await ask(known);
  expect(await tries()).toBe(3);
  await bring(known, calls.codeTo(known));
  expect(await tries()).toBe(0);
});

test('a row of numbers is slowed down whatever the addresses', async () => {
  const sendTo = (index: number) =>
    calls.post('/signin', { phoneNumber: `+25678111${String(1000 + index)}` }, { ip: `10.30.0.${index}` });
  for (let index = 0; index < 21; index += 1) expect((await sendTo(index)).status).toBe(200);
  const counted = async () =>
    (await api.db.selectFrom('rate_limits').select('points').where('key', 'like', 'codes_address:tries%').execute())
      .map(({ points }) => points)
      .sort();
  const before = await counted();
  // Nothing was sent, so the address keeps what it has.
  expect((await sendTo(21)).status).toBe(429);
  expect(await counted()).toEqual([0, ...before]);
});

test('numbers with and without an account get the same answers all along', async () => {
  const tell = (answer: { status: number; text: string }) =>
    `${answer.status} ${answer.text.replace(/\*\d{3}/g, '*nnn')}`;
  const story = async (phoneNumber: string): Promise<string[]> => {
    const told: string[] = [];
    for (const path of ['/signin', '/recovery/codes']) {
      for (let asked = 0; asked < 2; asked += 1) told.push(tell(await calls.post(path, { phoneNumber })));
      api.clock.advance(minuteMs);
    }
    for (let tries = 0; tries < 6; tries += 1) {
      const code = tries % 2 ? { code: '000000', password: 'Another-Good-1' } : { code: '000001' };
      told.push(tell(await calls.post(tries % 2 ? '/recovery/complete' : '/verify-signin', { phoneNumber, ...code })));
    }
    return told;
  };
  expect(await story(unknown)).toEqual(await story(known));
});

test.each([
  ['07721234', 'Please enter a valid phone number'],
  ['077212345678', 'Please enter a valid phone number'],
  ['+256222123456', 'Please enter a valid phone number'],
  ['+254712345678', 'Codes can be sent to Ugandan mobile numbers (+256) only. Please use one, or use a password.'],
  ['0414123456', 'Codes can be sent to Ugandan mobile numbers (+256) only. Please use one, or use a password.'],
])('%s gets no code', async (phoneNumber, message) => {
  const before = api.outbox.messages().length;
  for (const path of ['/signin', '/recovery/codes'])
    expect((await calls.post(path, { phoneNumber })).body).toEqual({
      success: false,
      code: 'invalid_request',
      message,
      errors: [{ field: 'phoneNumber', message }],
    });
  expect(api.outbox.messages()).toHaveLength(before);
});

test('the database holds no code, and of numbers only those of sign-ups and accounts', async () => {
  await ask(unknown);
  await ask(known);
  const code = calls.codeTo(known);
  const rows = [
    ...(await api.db.selectFrom('phone_codes').selectAll().execute()),
    ...(await api.db.selectFrom('code_numbers').selectAll().execute()),
  ];
  const text = rows
    .map((row) =>
      Object.values(row).map((value) =>
        Buffer.from(value instanceof Uint8Array ? value : String(value)).toString('latin1'),
      ),
    )
    .join();
  expect(text).not.toContain(code);
  expect(text).not.toContain('772200');
});
