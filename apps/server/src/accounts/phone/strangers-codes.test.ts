import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { phoneCalls } from './phone.testing.ts';

let api: AccountsApi;
let calls: ReturnType<typeof phoneCalls>;
let refreshToken: string;

beforeAll(async () => {
  api = await openAccountsApi();
  calls = phoneCalls(api);
  refreshToken = (await calls.signUpByPhone('has.number', number)).refreshToken;
});
// A day later nothing of the test before counts.
afterEach(async () => {
  api.clock.advance(25 * 3600_000);
  await api.forgetLimits();
});
afterAll(() => api.close());

const number = '+256772700001';
const password = 'Jackfruit-88-Rain';
const minuteMs = 60_000;

type Browser = ReturnType<typeof calls.browser>;

const ask = (browser: Browser) => browser.post('/signin', { phoneNumber: number });
const bring = (browser: Browser, code: string) => browser.post('/verify-signin', { phoneNumber: number, code });

/** Five wrong tries, by a browser and by a program that keeps no cookies. */
async function guess(stranger: Browser): Promise<void> {
  const wrong = calls.wrongFor(calls.codeTo(number));
  for (let tries = 0; tries < 6; tries += 1) await bring(stranger, wrong);
  for (let tries = 0; tries < 6; tries += 1) await calls.post('/verify-signin', { phoneNumber: number, code: wrong });
}

/** All messages that the number has in a day for strangers. */
async function spendTheDay(stranger: Browser): Promise<void> {
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await ask(stranger)).status).toBe(200);
    api.clock.advance(minuteMs);
  }
}

test("a stranger's wrong tries and newer codes leave the owner's code as it is", async () => {
  const [owner, stranger] = [calls.browser(), calls.browser()];
  await ask(owner);
  const code = calls.codeTo(number);
  api.clock.advance(minuteMs);
  expect((await ask(stranger)).status).toBe(200);
  await guess(stranger);
  expect((await bring(stranger, code)).status).toBe(429);
  expect((await bring(owner, code)).status).toBe(200);
});

test("a stranger's wrong tries at a sign-up leave the newcomer's code as it is", async () => {
  const newcomer = calls.browser();
  const phoneNumber = '+256772700009';
  const body = { handle: 'new.comer', phoneNumber };
  api.tiktok.accounts.set('new.comer', { displayName: 'new.comer' });
  expect((await newcomer.post('/signup', body)).status).toBe(200);
  const code = calls.codeTo(phoneNumber);
  for (let tries = 0; tries < 6; tries += 1) {
    await calls.post('/verify-signup', { ...body, code: calls.wrongFor(code) }, { ip: `198.51.${tries}.7` });
    await calls.browser().post('/verify-signup', { ...body, code: calls.wrongFor(code) });
  }
  expect((await calls.post('/verify-signup', { ...body, code })).status).toBe(429);
  expect((await newcomer.post('/verify-signup', { ...body, code })).status).toBe(201);
});

test("after a stranger's wrong tries the owner waits for nothing but the next message", async () => {
  const stranger = calls.browser();
  await ask(stranger);
  await guess(stranger);
  api.clock.advance(minuteMs);
  // In a browser that was never here.
  const owner = calls.browser();
  expect((await ask(owner)).status).toBe(200);
  expect((await bring(owner, calls.codeTo(number))).status).toBe(200);
});

test('a browser that signed in before has messages of its own, five a day', async () => {
  const owner = calls.browser();
  await ask(owner);
  expect((await bring(owner, calls.codeTo(number))).status).toBe(200);
  api.clock.advance(25 * 3600_000);
  const stranger = calls.browser();
  await spendTheDay(stranger);
  expect((await ask(calls.browser())).body.message).toContain('all its codes for today');
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await ask(owner)).status).toBe(200);
    expect((await bring(owner, calls.codeTo(number))).status).toBe(200);
    api.clock.advance(minuteMs);
  }
  expect((await ask(owner)).body.message).toContain('all its codes for today');
});

test('a signed-in seller proves their number, whatever strangers asked for and tried', async () => {
  const stranger = calls.browser();
  await spendTheDay(stranger);
  await guess(stranger);
  const renewed = await calls.post('/refresh', { refreshToken });
  refreshToken = renewed.body.data.refreshToken;
  const token = renewed.body.data.accessToken;
  expect((await api.call('POST', '/auth/me/contact-codes', { token })).status).toBe(200);
  const body = { newPassword: 'Jackfruit-77-Rain', code: calls.codeTo(number) };
  expect((await api.call('PUT', '/auth/password', { token, body })).status).toBe(200);
});

describe('a browser that signed in before and lost the cookie of its asking', () => {
  let cookie: string;
  const post = (path: string, body: object) =>
    calls.post(path, { phoneNumber: number, ...body }, { headers: { cookie } });

  beforeEach(async () => {
    const owner = calls.browser();
    await ask(owner);
    const answer = await bring(owner, calls.codeTo(number));
    cookie = /dukalink_device=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';
    api.clock.advance(25 * 3600_000);
  });

  test.each([
    { first: 'the strangers', path: '/signin', done: '/verify-signin', more: {} },
    { first: 'the owner', path: '/signin', done: '/verify-signin', more: {} },
    { first: 'the strangers', path: '/recovery/codes', done: '/recovery/complete', more: { password } },
  ])('has tries that strangers cannot spend: $done, $first asked first', async ({ first, path, done, more }) => {
    const byOwner = async () => {
      expect((await post(path, {})).status).toBe(200);
      return calls.codeTo(number);
    };
    const code = first === 'the owner' ? await byOwner() : null;
    const stranger = calls.browser();
    expect((await ask(stranger)).status).toBe(200);
    await guess(stranger);
    expect((await bring(calls.browser(), '123456')).status).toBe(429);
    expect((await post(done, { code: code ?? (await byOwner()), ...more })).status).toBe(200);
  });

  test('has five tries an hour, also at a code that a stranger asked for', async () => {
    await ask(calls.browser());
    const code = calls.codeTo(number);
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await post('/verify-signin', { code: calls.wrongFor(code) })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await bring(calls.browser(), code)).status).toBe(200);
  });
});

test('the newest message counts, too, no matter who asked for it', async () => {
  const browser = calls.browser();
  await ask(browser);
  api.clock.advance(minuteMs);
  // An administrator's is one that no browser asked for.
  await ask(calls.browser());
  expect((await bring(browser, calls.codeTo(number))).status).toBe(200);
});

test('a used code is worth nothing, neither in the browser that asked nor elsewhere', async () => {
  for (const first of ['browser', 'program']) {
    const browser = calls.browser();
    await ask(browser);
    const code = calls.codeTo(number);
    const byProgram = () => calls.post('/verify-signin', { phoneNumber: number, code });
    const byBrowser = () => bring(browser, code);
    const [used, again] = first === 'browser' ? [byBrowser, byProgram] : [byProgram, byBrowser];
    expect((await used()).status).toBe(200);
    expect((await again()).body.code).toBe('code_expired');
    api.clock.advance(minuteMs);
  }
});

test('a made-up cookie brings no tries', async () => {
  await ask(calls.browser());
  const code = calls.wrongFor(calls.codeTo(number));
  const statuses: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const cookie = `dukalink_code=${String(tries).repeat(22)}`;
    const answer = await api.call('POST', '/auth/verify-signin', {
      body: { phoneNumber: number, code },
      headers: { cookie },
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
});

test('the cookie of the asker is for the accounts’ calls only, and lives for a day', async () => {
  const answer = await calls.post('/signin', { phoneNumber: number });
  const [value, ...attributes] = String(answer.headers['set-cookie']).split('; ');
  expect(value).toMatch(/^dukalink_code=[\w-]{22}$/);
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=86400', 'Path=/api/v1/auth', 'SameSite=Strict']);
});

test('a browser whose answer was lost is known by the repetition as the one that asked', async () => {
  const key = 'the-same-key-twice';
  const send = () => calls.post('/signin', { phoneNumber: number }, { key });
  const cookieOf = (answer: Awaited<ReturnType<typeof send>>) => String(answer.headers['set-cookie']).split(';')[0];
  const lost = cookieOf(await send());
  const repeated = await send();
  expect([repeated.status, cookieOf(repeated)]).toEqual([200, lost]);
  expect(lost).toMatch(/^dukalink_code=[\w-]{22}$/);
});

test('a refused asker leaves nothing behind, however many cookies are made up', async () => {
  const count = async () =>
    Number(
      (
        await api.db
          .selectFrom('code_numbers')
          .select((eb) => eb.fn.countAll().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows,
    );
  await ask(calls.browser());
  const before = await count();
  for (let tries = 0; tries < 10; tries += 1) expect((await ask(calls.browser())).status).toBe(429);
  expect(await count()).toBe(before);
});
