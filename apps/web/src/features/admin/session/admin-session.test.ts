import type { AdminSessionAnswer } from '@app/contracts/admin/session.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAdminEndpoint, anEndpoint } from '#web/test/an-endpoint.testing.ts';
import {
  type AnsweringServer,
  cut,
  json,
  ok,
  refused,
  silence,
  startAnsweringServer,
  text,
} from '#web/test/answering-server.testing.ts';
import { type Browser, hurry, stubBrowser } from '#web/test/browser.testing.ts';

let server: AnsweringServer;
let browser: Browser;
let stops: (() => void)[] = [];

beforeEach(async () => {
  server = await startAnsweringServer();
  browser = stubBrowser(server.origin);
  hurry();
});
afterEach(async () => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
  await server.close();
});

/** A tab has modules of its own; network and locks are the browser's. */
async function openTab() {
  vi.resetModules();
  const tab = {
    ...(await import('./admin-session.ts')),
    ...(await import('./renew-token.ts')),
    ...(await import('./call-admin.ts')),
    ...(await import('./sign-in-out.ts')),
    ...(await import('./admin-tabs.ts')),
  };
  stops.push(tab.followAdminTabs());
  return tab;
}

const nakato = { username: 'nakato@duka.example', role: 'support', mustSetUpSecondFactor: false } as const;
const session = (accessToken: string, changed: Partial<AdminSessionAnswer> = {}) =>
  json(200, { success: true, message: 'OK', accessToken, ...nakato, ...changed });

const refusal = refused(401, 'refresh_token_invalid', 'Please sign in again');

/** Refuses every token but this one, as the server does. */
const only =
  (token: string): ReturnType<typeof ok> =>
  (response, request) =>
    (request.headers.authorization === `Bearer ${token}` ? ok('mine') : refused(401, 'session_ended'))(
      response,
      request,
    );

const arrivedAt = (path: string) => server.arrived.filter((one) => one.path === `/api/v1${path}`);
const bearersOf = (path: string) => arrivedAt(path).map(({ headers }) => headers.authorization);

async function signedIn(token = 'first') {
  const tab = await openTab();
  server.on('/admin/login', session(token));
  await tab.logIn({ username: nakato.username, password: 'Matooke-4' });
  return tab;
}

test('a login keeps who it is, and nothing in the browser’s storage', async () => {
  const tab = await signedIn();
  expect(tab.readAdminSession()).toEqual({ status: 'signed-in', admin: nakato });
  expect([...browser.storage]).toEqual([]);
  expect(JSON.parse(arrivedAt('/admin/login')[0]?.body ?? '')).toEqual({
    username: nakato.username,
    password: 'Matooke-4',
  });
});

test('the bearer goes to calls under /admin/ and nowhere else', async () => {
  const tab = await signedIn();
  server.on('/admin/stats', ok({}));
  await tab.callAdmin(anAdminEndpoint('/admin/stats'));
  expect(bearersOf('/admin/stats')).toEqual(['Bearer first']);
  for (const path of ['/auth/profile', '/administration', 'https://elsewhere.example/admin/x'])
    await expect(tab.callAdmin(anEndpoint(path) as never)).rejects.toThrow(TypeError);
  expect(server.arrived.map(({ path }) => path)).toEqual(['/api/v1/admin/login', '/api/v1/admin/stats']);
});

test('the cookie alone signs in on load, once for all who ask', async () => {
  const tab = await openTab();
  expect(tab.readAdminSession().status).toBe('unknown');
  server.on('/admin/refresh', session('second'));
  server.on('/admin/users', only('second'));
  await Promise.all([
    tab.checkAdminSession(),
    tab.callAdmin(anAdminEndpoint('/admin/users')),
    tab.callAdmin(anAdminEndpoint('/admin/users')),
  ]);
  expect(tab.readAdminSession()).toMatchObject({ status: 'signed-in' });
  expect(arrivedAt('/admin/refresh')).toHaveLength(1);
  expect(arrivedAt('/admin/refresh')[0]).toMatchObject({ method: 'POST', body: '' });
});

test('without a cookie no one is signed in, and nothing ended', async () => {
  const tab = await openTab();
  server.on('/admin/refresh', refusal);
  await tab.checkAdminSession();
  expect(tab.readAdminSession()).toEqual({ status: 'signed-out', end: 'never' });
});

test.each([
  ['a broken connection', cut],
  ['a server in trouble', refused(503, 'unavailable')],
  ['too many requests', refused(429, 'rate_limited', 'Wait', { 'retry-after': '40' })],
])('a check that meets %s is no answer, and can be made again', async (_, trouble) => {
  const tab = await openTab();
  server.on('/admin/refresh', trouble);
  await tab.checkAdminSession();
  expect(tab.readAdminSession()).toMatchObject({ status: 'unreachable', error: { name: 'ApiError' } });
  server.on('/admin/refresh', session('second'));
  await tab.checkAdminSession();
  expect(tab.readAdminSession()).toMatchObject({ status: 'signed-in' });
});

test('calls that meet a 401 at the same time share one refresh and are repeated once', async () => {
  const tab = await signedIn();
  server.on('/admin/refresh', session('second'));
  server.on('/admin/users', only('second'));
  const answers = await Promise.all([1, 2, 3, 4].map(() => tab.callAdmin(anAdminEndpoint('/admin/users'))));
  expect(answers.map(({ data }) => data)).toEqual(['mine', 'mine', 'mine', 'mine']);
  expect(arrivedAt('/admin/refresh')).toHaveLength(1);
  expect(arrivedAt('/admin/users')).toHaveLength(8);
});

test('a call whose 401 comes after the others’ refresh takes their token', async () => {
  const tab = await signedIn();
  server.on('/admin/refresh', session('second'));
  let letGo = () => {};
  server.on(
    '/admin/late',
    (response, request) => {
      letGo = () => refused(401, 'session_ended')(response, request);
    },
    only('second'),
  );
  server.on('/admin/users', only('second'));
  const late = tab.callAdmin(anAdminEndpoint('/admin/late'));
  await vi.waitFor(() => expect(arrivedAt('/admin/late')).toHaveLength(1), { interval: 1 });
  await tab.callAdmin(anAdminEndpoint('/admin/users'));
  letGo();
  expect((await late).data).toBe('mine');
  expect(arrivedAt('/admin/refresh')).toHaveLength(1);
});

test('a second 401 is not asked about again', async () => {
  const tab = await signedIn();
  server.on('/admin/refresh', session('second'));
  server.on('/admin/users', refused(401, 'session_ended', 'Over'));
  await expect(tab.callAdmin(anAdminEndpoint('/admin/users'))).rejects.toMatchObject({
    statusCode: 401,
    message: 'Over',
  });
  expect(arrivedAt('/admin/users')).toHaveLength(2);
  expect(arrivedAt('/admin/refresh')).toHaveLength(1);
});

test('a refresh that is refused clears the token and ends the session', async () => {
  const tab = await signedIn();
  server.on('/admin/users', refused(401, 'session_ended'));
  server.on('/admin/refresh', refusal);
  await expect(tab.callAdmin(anAdminEndpoint('/admin/users'))).rejects.toMatchObject({ statusCode: 401 });
  expect(tab.readAdminToken()).toBeNull();
  expect(tab.readAdminSession()).toEqual({ status: 'signed-out', end: 'ended' });
});

test('a network that fails during the refresh keeps the session', async () => {
  const tab = await signedIn();
  server.on('/admin/users', only('second'));
  server.on('/admin/refresh', cut);
  await expect(tab.callAdmin(anAdminEndpoint('/admin/users'))).rejects.toMatchObject({ isNetworkError: true });
  expect(tab.readAdminSession().status).toBe('signed-in');
  server.on('/admin/refresh', session('second'));
  expect((await tab.callAdmin(anAdminEndpoint('/admin/users'))).data).toBe('mine');
});

test('one action has one key before and after the refresh', async () => {
  const tab = await signedIn();
  server.on('/admin/refresh', session('second'));
  server.on('/admin/users/a1/suspension', only('second'));
  await tab.callAdmin(anAdminEndpoint('/admin/users/a1/suspension', 'POST'), { body: {} });
  const keys = arrivedAt('/admin/users/a1/suspension').map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('two tabs refresh one after the other, because the cookie changes each time', async () => {
  const first = await signedIn('a');
  const second = await signedIn('a');
  let open = 0;
  let most = 0;
  let issued = 0;
  server.on('/admin/refresh', (response, request) => {
    most = Math.max(most, ++open);
    setTimeout(() => {
      open--;
      session(`new-${++issued}`)(response, request);
    }, 20);
  });
  server.on('/admin/users', (response, request) =>
    (request.headers.authorization === 'Bearer a' ? refused(401, 'session_ended') : ok('mine'))(response, request),
  );
  await Promise.all([
    first.callAdmin(anAdminEndpoint('/admin/users')),
    second.callAdmin(anAdminEndpoint('/admin/users')),
  ]);
  expect(issued).toBe(2);
  expect(most).toBe(1);
});

test.each([
  ['says that it went well', ok({}), true],
  ['says that it was over already', refused(401, 'session_ended'), true],
  ['is not reached', cut, false],
])('signing out ends it here, also when the server %s', async (_, reply, isTold) => {
  const tab = await signedIn();
  server.on('/admin/logout', reply);
  server.on('/admin/refresh', refusal);
  expect(await tab.logOut()).toBe(isTold);
  expect(tab.readAdminSession()).toEqual({ status: 'signed-out', end: 'asked' });
  expect(tab.readAdminToken()).toBeNull();
});

test('a refresh that comes back after signing out is dropped', async () => {
  const tab = await signedIn();
  let answer = () => {};
  server.on('/admin/refresh', (response, request) => {
    answer = () => session('second')(response, request);
  });
  server.on('/admin/users', refused(401, 'session_ended'));
  const call = tab.callAdmin(anAdminEndpoint('/admin/users')).catch((error) => error);
  await vi.waitFor(() => expect(arrivedAt('/admin/refresh')).toHaveLength(1), { interval: 1 });
  server.on('/admin/logout', ok({}));
  await tab.logOut();
  answer();
  expect(await call).toMatchObject({ statusCode: 401 });
  expect(tab.readAdminSession()).toEqual({ status: 'signed-out', end: 'asked' });
});

test('signing out and in is followed by other tabs', async () => {
  const other = await openTab();
  server.on('/admin/refresh', refusal);
  await other.checkAdminSession();
  server.on('/admin/refresh', session('other'));
  const tab = await signedIn();
  await vi.waitFor(() => expect(other.readAdminSession()).toMatchObject({ status: 'signed-in' }), { interval: 1 });
  server.on('/admin/logout', ok({}));
  await tab.logOut();
  await vi.waitFor(() => expect(other.readAdminSession()).toEqual({ status: 'signed-out', end: 'asked' }), {
    interval: 1,
  });
});

test('wrong credentials are false; everything else that goes wrong throws', async () => {
  const tab = await openTab();
  const body = { username: 'a@b.c', password: 'x' };
  server.on('/admin/login', refused(401, 'invalid_credentials'));
  expect(await tab.logIn(body)).toBe(false);
  server.on('/admin/login', refused(401, 'second_factor_required'));
  await expect(tab.logIn(body)).rejects.toMatchObject({ code: 'second_factor_required' });
  server.on('/admin/login', silence);
  await expect(tab.logIn(body)).rejects.toMatchObject({ isTimeoutError: true });
  expect(arrivedAt('/admin/login')).toHaveLength(3);
});

test('an owner who requires a second factor from now on is noticed at the next call', async () => {
  const tab = await signedIn();
  server.on('/admin/users', refused(403, 'second_factor_setup_required', 'Set up your second factor'));
  await expect(tab.callAdmin(anAdminEndpoint('/admin/users'))).rejects.toMatchObject({ statusCode: 403 });
  expect(tab.readAdminSession()).toMatchObject({ admin: { mustSetUpSecondFactor: true } });
});

test.each([
  [json(400, { success: false, message: 'Page too high', code: 'invalid_request' }), 'Page too high'],
  [json(502, { error: 'Bad gateway' }), 'Bad gateway'],
  [text(502, '<h1>nginx</h1>'), 'Service temporarily unavailable. Please try again later.'],
  [json(404, { success: false }), 'API request failed'],
  [cut, 'Network error. Please check your internet connection and try again.'],
])(
  'the words of a failure are the answer’s message, else its error field, else the error’s (%#)',
  async (reply, words) => {
    const tab = await signedIn();
    server.on('/admin/users', reply);
    const error = await tab.callAdmin(anAdminEndpoint('/admin/users')).catch((failure) => failure);
    expect(tab.adminWordsOf(error)).toBe(words);
    expect(tab.adminWordsOf(null)).toBe('Unknown error');
  },
);
