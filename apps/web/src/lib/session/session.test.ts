import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEndpoint } from '#web/test/an-endpoint.testing.ts';
import { type AnsweringServer, cut, ok, refused, startAnsweringServer } from '#web/test/answering-server.testing.ts';
import { type Browser, hurry, stubBrowser, tellTab } from '#web/test/browser.testing.ts';

let server: AnsweringServer;
let browser: Browser;
let issued = 0;

beforeEach(async () => {
  server = await startAnsweringServer();
  browser = stubBrowser(server.origin);
  hurry();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await server.close();
});

/** A tab has modules of its own; storage, network and locks are the browser's. */
async function openTab() {
  vi.resetModules();
  return {
    ...(await import('./session.ts')),
    ...(await import('#web/lib/requests/call.ts')),
    ...(await import('./session-store.ts')),
    ...(await import('./store-session.ts')),
  };
}

const user = { id: 'a1', handle: 'nakato', shopHandle: 'nakato', displayName: 'Nakato' } as User;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens as the server makes them: 15 minutes, by the server's clock, which is no business of the phone. */
function newTokens(): Tokens {
  issued += 1;
  const iat = 1_000_000 + issued;
  const accessToken = `${part({ alg: 'HS256' })}.${part({ iat, exp: iat + 900 })}.${issued}`;
  return { accessToken, refreshToken: `refresh-${issued}`, idToken: `id-${issued}` };
}

const bearersOf = (path: string) =>
  server.arrived.filter((one) => one.path === `/api/v1${path}`).map(({ headers }) => headers.authorization);
const countOf = (path: string) => bearersOf(path).length;
const minutes = 60_000;

/** Refuses every token but this one, as the server does. */
const only =
  (tokens: Tokens) => (response: Parameters<ReturnType<typeof ok>>[0], request: Parameters<ReturnType<typeof ok>>[1]) =>
    (request.headers.authorization === `Bearer ${tokens.accessToken}` ? ok('mine') : refused(401, 'unauthenticated'))(
      response,
      request,
    );

test('signing in stores everything under the specified keys, and no password', async () => {
  const tab = await openTab();
  const tokens = newTokens();
  tab.signIn(tokens, user);
  expect(tab.readSession()).toEqual({ status: 'signed-in', user });
  expect(Object.fromEntries(browser.storage)).toMatchObject({
    'dukalink.accessToken': tokens.accessToken,
    'dukalink.token': tokens.accessToken,
    'dukalink.refreshToken': tokens.refreshToken,
    'dukalink.idToken': tokens.idToken,
    'dukalink.user': JSON.stringify(user),
  });
});

test('a token is renewed shortly before its end and not earlier', async () => {
  const tab = await openTab();
  const [old, next] = [newTokens(), newTokens()];
  tab.signIn(old, user);
  server.on('/thing', ok({}));
  server.on('/auth/refresh', ok(next));
  browser.moveClock(13 * minutes);
  await tab.call(anEndpoint('/thing'));
  expect(countOf('/auth/refresh')).toBe(0);
  browser.moveClock(14.5 * minutes);
  await tab.call(anEndpoint('/thing'));
  expect(bearersOf('/thing')).toEqual([`Bearer ${old.accessToken}`, `Bearer ${next.accessToken}`]);
  expect(JSON.parse(server.arrived.find(({ path }) => path.endsWith('refresh'))?.body ?? '')).toEqual({
    refreshToken: old.refreshToken,
  });
});

test('a phone whose clock is years wrong calls with the token it has', async () => {
  browser.moveClock(-10 * 365 * 24 * 60 * minutes);
  const tab = await openTab();
  tab.signIn(newTokens(), user);
  server.on('/thing', ok({}));
  await tab.call(anEndpoint('/thing'));
  expect(countOf('/auth/refresh')).toBe(0);
});

test('many calls that meet a 401 wait for one renewal and then go well', async () => {
  const tab = await openTab();
  const next = newTokens();
  tab.signIn(newTokens(), user);
  server.on('/thing', only(next));
  server.on('/auth/refresh', ok(next));
  const answers = await Promise.all([1, 2, 3, 4].map(() => tab.call(anEndpoint('/thing'))));
  expect(answers.map(({ data }) => data)).toEqual(['mine', 'mine', 'mine', 'mine']);
  expect(countOf('/auth/refresh')).toBe(1);
});

test.each([true, false])('two tabs renew once between them (with the Locks API: %s)', async (locks) => {
  vi.unstubAllGlobals();
  browser = stubBrowser(server.origin, { locks });
  hurry();
  const first = await openTab();
  const next = newTokens();
  first.signIn(newTokens(), user);
  const second = await openTab();
  server.on('/thing', only(next));
  server.on('/auth/refresh', ok(next));
  const answers = await Promise.all([
    first.call(anEndpoint('/thing')),
    second.call(anEndpoint('/thing')),
    first.call(anEndpoint('/thing')),
  ]);
  expect(answers.map(({ data }) => data)).toEqual(['mine', 'mine', 'mine']);
  expect(countOf('/auth/refresh')).toBe(1);
});

test('a lost answer of the renewal is asked for again with the same token, and nothing happens to the seller', async () => {
  const tab = await openTab();
  const [old, next] = [newTokens(), newTokens()];
  tab.signIn(old, user);
  server.on('/thing', only(next));
  server.on('/auth/refresh', cut, ok(next));
  expect((await tab.call(anEndpoint('/thing'))).data).toBe('mine');
  const asked = server.arrived.filter(({ path }) => path.endsWith('/refresh')).map(({ body }) => body);
  expect(asked).toEqual(Array(2).fill(JSON.stringify({ refreshToken: old.refreshToken })));
  expect(tab.readSession().status).toBe('signed-in');
});

test('a refused renewal signs out everywhere', async () => {
  const other = await openTab();
  other.signIn(newTokens(), user);
  const heard = vi.fn();
  other.followSession(heard);
  const tab = await openTab();
  server.on('/thing', refused(401, 'session_ended'));
  server.on('/auth/refresh', refused(401, 'refresh_token_invalid'));
  await expect(tab.call(anEndpoint('/thing'))).rejects.toMatchObject({ statusCode: 401 });
  expect(tab.readSession()).toEqual({ status: 'signed-out', end: 'ended' });
  expect([...browser.storage.keys()]).toEqual(['dukalink.sessionEnd']);
  tellTab('dukalink.accessToken');
  expect(heard).toHaveBeenCalled();
  expect(other.readSession()).toEqual({ status: 'signed-out', end: 'ended' });
});

test.each([
  ['offline', () => browser.setOnline(false)],
  ['a broken connection', () => server.on('/auth/refresh', cut)],
  ['a server in trouble', () => server.on('/auth/refresh', refused(503, 'unavailable'))],
  ['too many requests', () => server.on('/auth/refresh', refused(429, 'rate_limited'))],
])('%s during the renewal keeps the session', async (_, trouble) => {
  const tab = await openTab();
  tab.signIn(newTokens(), user);
  browser.moveClock(20 * minutes);
  trouble();
  await expect(tab.call(anEndpoint('/thing'))).rejects.toMatchObject({ name: 'ApiError' });
  expect(tab.readSession().status).toBe('signed-in');
  browser.setOnline(true);
  server.on('/auth/refresh', ok(newTokens()));
  server.on('/thing', ok('again'));
  expect((await tab.call(anEndpoint('/thing'))).data).toBe('again');
});

test('who signs in while an old session is refused stays signed in', async () => {
  const tab = await openTab();
  tab.signIn(newTokens(), user);
  const fresh = newTokens();
  server.on('/auth/refresh', (response, request) => {
    tab.signIn(fresh, user);
    refused(401, 'refresh_token_invalid')(response, request);
  });
  server.on('/thing', only(fresh));
  expect((await tab.call(anEndpoint('/thing'))).data).toBe('mine');
  expect(tab.readSession().status).toBe('signed-in');
});

test('signing out tells the server, forgets everything and is followed by other tabs', async () => {
  const other = await openTab();
  const tokens = newTokens();
  other.signIn(tokens, user);
  other.followSession(() => {});
  const tab = await openTab();
  server.on('/auth/signout', ok({}));
  expect(await tab.signOut()).toBe(true);
  expect(bearersOf('/auth/signout')).toEqual([`Bearer ${tokens.accessToken}`]);
  expect([...browser.storage.keys()]).toEqual(['dukalink.sessionEnd']);
  tellTab('dukalink.accessToken');
  expect(other.readSession()).toEqual({ status: 'signed-out', end: 'asked' });
});

test('copies of the seller’s shop go however the session ends; the caption of this tab goes with signing out alone', async () => {
  vi.stubGlobal('sessionStorage', localStorage);
  const caption = 'dukalink.caption';
  for (const [path, end] of [
    ['/thing', 'ended'],
    ['/auth/signout', 'asked'],
  ] as const) {
    const kept = new Map(['nakato', 'other'].map((shop) => [`/shop/${shop}`, JSON.stringify({ shop })]));
    const cache = {
      keys: async () => [...kept.keys()],
      match: async (key: string) => ({ headers: new Headers({ 'x-copy': kept.get(key) ?? '' }) }),
      delete: async (key: string) => kept.delete(key),
    };
    vi.stubGlobal('caches', { keys: async () => ['copies'], open: async () => cache });
    const tab = await openTab();
    tab.signIn(newTokens(), user);
    browser.storage.set(caption, 'Red gomesi 85k');
    server.on(path, refused(401, 'session_ended'));
    server.on('/auth/refresh', refused(401, 'refresh_token_invalid'));
    await (path === '/thing' ? tab.call(anEndpoint(path)).catch(() => {}) : tab.signOut());
    expect(tab.readSession()).toEqual({ status: 'signed-out', end: end });
    await expect.poll(() => [...kept.keys()], { message: path }).toEqual(['/shop/other']);
    expect(browser.storage.has(caption)).toBe(path === '/thing');
  }
});

test('signing out without a network signs out on this phone, and says that the server does not know', async () => {
  const tab = await openTab();
  tab.signIn(newTokens(), user);
  browser.setOnline(false);
  expect(await tab.signOut()).toBe(false);
  expect(tab.readSession()).toEqual({ status: 'signed-out', end: 'asked' });
});

test('the profile is read again; a 401 ends the session, a failing server does not', async () => {
  const tab = await openTab();
  tab.signIn(newTokens(), user);
  server.on('/auth/profile', ok({ ...user, displayName: 'Nakato Styles' }));
  await tab.refreshProfile();
  expect(tab.readSession()).toMatchObject({ user: { displayName: 'Nakato Styles' } });
  server.on('/auth/profile', refused(500, 'internal'));
  await tab.refreshProfile();
  expect(tab.readSession().status).toBe('signed-in');
  server.on('/auth/refresh', ok(newTokens()));
  server.on('/auth/profile', refused(401, 'session_ended'));
  await tab.refreshProfile();
  expect(tab.readSession()).toEqual({ status: 'signed-out', end: 'ended' });
});

test('a browser that forbids storage keeps the session as long as the page lives', async () => {
  vi.stubGlobal('localStorage', undefined);
  const tab = await openTab();
  const tokens = newTokens();
  tab.signIn(tokens, user);
  server.on('/thing', only(tokens));
  expect((await tab.call(anEndpoint('/thing'))).data).toBe('mine');
  tab.updateUser({ ...user, displayName: 'N' });
  expect(tab.readSession()).toMatchObject({ status: 'signed-in', user: { displayName: 'N' } });
});

test('what another program wrote into storage is no session', async () => {
  browser.storage.set('dukalink.user', '{"id":').set('dukalink.accessToken', 'x').set('dukalink.refreshToken', 'y');
  expect((await openTab()).readSession()).toEqual({ status: 'signed-out', end: 'none' });
});
