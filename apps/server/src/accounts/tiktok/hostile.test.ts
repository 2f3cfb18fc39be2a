import type { TikTokSignIn } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aBrowser, type Browser } from './tiktok.testing.ts';

let service: TestService;
let victim: Browser;
let attacker: Browser;
let handle: string;
let count = 0;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(() => {
  count += 1;
  handle = `hostile.${count}`;
  service.tiktok.addSeller({ handle });
  service.tiktok.publish({ handle, caption: 'Shoes 85k #TRACK' });
  victim = aBrowser(service);
  attacker = aBrowser(service);
});

const elsewhere = '/auth/tiktok/done?outcome=elsewhere';

test('a state works once: the same answer of TikTok again changes nothing', async () => {
  const begun = await victim.open('/auth/tiktok?intent=signup');
  const state = victim.jar.get('dukalink_tiktok');
  const answered = await victim.answerTikTok(begun.location, { handle });
  expect((await victim.open(answered)).location).toBe('/auth/tiktok/done');
  const result = victim.jar.get('dukalink_tiktok_result');
  expect((await victim.open(answered)).location, 'the page loaded once more').toBe('/auth/tiktok/done');
  expect(victim.jar.get('dukalink_tiktok_result')).toEqual(result);
  // Even with the state's cookie kept from before.
  victim.jar.set('dukalink_tiktok', state ?? { value: '', path: '/' });
  expect((await victim.open(answered)).location).toBe(elsewhere);
  expect((await victim.finish()).body.data.step).toBe('open_shop');
});

test('no one is signed in to the account of a stranger who sent them a link', async () => {
  const begun = await attacker.open('/auth/tiktok?intent=signin');
  const answered = await attacker.answerTikTok(begun.location, { handle });
  // Without a sign-in of their own, and with one.
  expect((await victim.open(answered)).location).toBe('/auth/tiktok/done');
  expect((await victim.finish()).body.code).toBe('tiktok_sign_in_ended');
  await victim.open('/auth/tiktok?intent=signin');
  expect((await victim.open(answered)).location).toBe(elsewhere);
  expect((await victim.finish()).body.code).toBe('tiktok_sign_in_ended');
});

test('no one’s TikTok is connected with the shop of a stranger who sent them there', async () => {
  const shop = await service.signUp(`attacker.${count}`);
  await attacker.call('POST', '/auth/tiktok/link', { body: {}, token: shop.accessToken });
  const begun = await attacker.open('/auth/tiktok?intent=link');
  const answered = await victim.answerTikTok(begun.location, { handle });
  expect((await victim.open(answered)).location).toBe('/auth/tiktok/done');
  expect((await victim.finish('link')).body.code).toBe('tiktok_sign_in_ended');
  const bound = await service.db.selectFrom('tiktok_connections').selectAll().execute();
  expect(bound.filter(({ account_id }) => account_id === shop.user.id)).toEqual([]);
});

test('the key of the call that gave the session brings no other browser a session', async () => {
  await victim.goToTikTok({ handle });
  expect((await victim.finish()).body.data.step).toBe('open_shop');
  const headers = { 'idempotency-key': `a-known-key-of-test-${count}` };
  const finish = (browser: Browser) =>
    browser.call<TikTokSignIn>('POST', '/auth/tiktok/session', { body: { choice: 'open_shop' }, headers });
  const given = await finish(victim);
  expect(given.body.data.session?.user.handle).toBe(handle);
  // With no cookie, and with that of a sign-in of its own.
  expect((await finish(attacker)).text).not.toContain('Token');
  await attacker.goToTikTok({ handle });
  const stolen = await finish(attacker);
  expect([stolen.status, stolen.body.code]).toEqual([422, 'idempotency_key_reused']);
  expect((await finish(victim)).text, 'its own answer was lost').toBe(given.text);
});

test('what one account began is ended by no other, nor without a session', async () => {
  const one = await service.signUp(handle);
  const other = await service.signUp(`other.${count}`);
  await victim.link({ handle }, one.accessToken);
  for (const token of [undefined, other.accessToken]) {
    const { status, body } = await victim.finish('link', token);
    expect([status, body.code]).toEqual([410, 'tiktok_sign_in_ended']);
  }
  expect((await victim.finish(undefined, one.accessToken)).body.data.step).toBe('link');
});

test('connecting begins with a session and nothing else', async () => {
  expect((await victim.open('/auth/tiktok?intent=link&return=/settings')).location).toBe(
    '/auth/tiktok/done?outcome=signed_out&intent=link&return=%2Fsettings',
  );
  await victim.open('/auth/tiktok?intent=signin');
  expect((await victim.open('/auth/tiktok?intent=link')).location).toContain('outcome=signed_out');
  expect((await victim.call('POST', '/auth/tiktok/link', { body: {} })).status).toBe(401);
});

test('a sign-in that takes longer than ten minutes is over', async () => {
  const begun = await victim.open('/auth/tiktok?intent=signup');
  const answered = await victim.answerTikTok(begun.location, { handle });
  service.clock.advance(10 * 60_000);
  expect((await victim.open(answered)).location).toBe(elsewhere);
  await victim.goToTikTok({ handle });
  service.clock.advance(10 * 60_000);
  expect((await victim.finish()).body.code).toBe('tiktok_sign_in_ended');
});

test('a code of another sign-in, a made-up one and a used one open nothing', async () => {
  const first = await victim.open('/auth/tiktok?intent=signup');
  const code = new URL(await victim.answerTikTok(first.location, { handle })).searchParams.get('code') ?? '';
  const use = async (browser: Browser, given: string) => {
    const begun = await browser.open('/auth/tiktok?intent=signup');
    const state = new URL(begun.location).searchParams.get('state') ?? '';
    await browser.open(`/auth/tiktok/callback?${new URLSearchParams({ state, code: given })}`);
    return browser.finish();
  };
  expect((await use(victim, 'made-up*!1')).body.code).toBe('tiktok_sign_in_ended');
  expect((await use(victim, code)).body.data.step).toBe('open_shop');
  expect((await use(attacker, code)).body.code).toBe('tiktok_sign_in_ended');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
])('no one is led to %j afterwards', async (target) => {
  const query = new URLSearchParams({ intent: 'signup', return: target });
  const begun = await victim.open(`/auth/tiktok?${query}`);
  await victim.open(await victim.answerTikTok(begun.location, { handle }));
  expect((await victim.finish()).body.data.returnPath).toBeNull();
  const refused = await victim.open(`/auth/tiktok?${query}`);
  const back = await victim.open(await victim.answerTikTok(refused.location, { handle, refuses: true }));
  expect(back.location).toBe('/auth/tiktok/done?outcome=refused&intent=signup');
});

test('another site can neither finish a sign-in nor read its answer', async () => {
  await victim.goToTikTok({ handle });
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ] as Record<string, string>[])
    expect((await victim.call('POST', '/auth/tiktok/session', { body: {}, headers })).status).toBe(403);
  expect((await victim.finish()).status).toBe(200);
});

test('whatever stands in the callback’s address, the browser stays here', async () => {
  const values = ['', 'x', '<script>', '//evil.example', 'a'.repeat(200), '💥', '%00'];
  for (const value of values)
    for (const name of ['state', 'code', 'error']) {
      const { status, location } = await victim.open(`/auth/tiktok/callback?${new URLSearchParams({ [name]: value })}`);
      expect(status).toBe(303);
      expect(location).toMatch(/^\/auth\/tiktok\/done(\?outcome=(elsewhere|failed))?$/);
    }
  expect((await victim.open(`/auth/tiktok/callback?state=${'a'.repeat(5000)}`)).status).toBe(400);
  expect((await victim.open('/auth/tiktok?intent=everything')).status).toBe(400);
});

test('asking for the head of an answer uses no state up, and without an intent it is a sign-in', async () => {
  const begun = await victim.open('/auth/tiktok');
  const answered = new URL(await victim.answerTikTok(begun.location, { handle }));
  const cookie = `dukalink_tiktok=${victim.jar.get('dukalink_tiktok')?.value}`;
  const url = answered.pathname + answered.search;
  const headers = { host: 'localhost:3000', cookie };
  expect((await service.app.server.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404);
  expect((await victim.open(answered.href)).location).toBe('/auth/tiktok/done');
  expect((await victim.finish()).body.data.step).toBe('open_shop');
});

test('without a client key none of it is there', async () => {
  const without = await openTestService({ TIKTOK_CLIENT_KEY: '', TIKTOK_CLIENT_SECRET: '' });
  try {
    const seller = await without.signUp('no.tiktok');
    const get = (url: string) => without.app.server.inject({ method: 'GET', url, headers: { host: 'localhost:3000' } });
    for (const path of ['/auth/tiktok?intent=signin', '/auth/tiktok/callback?state=x&code=y'])
      expect((await get(path)).statusCode, path).toBe(404);
    const hook = { method: 'POST', url: '/webhooks/tiktok', payload: {}, headers: { host: 'localhost:3000' } } as const;
    expect((await without.app.server.inject(hook)).statusCode).toBe(404);
    const { accessToken: token } = seller;
    for (const [method, path] of [
      ['POST', '/auth/tiktok/session'],
      ['POST', '/auth/tiktok/link'],
      ['GET', '/auth/tiktok/connection'],
      ['DELETE', '/auth/tiktok/connection'],
    ] as const)
      expect((await without.call(method, path, { token, body: method === 'POST' ? {} : undefined })).status).toBe(404);
  } finally {
    await without.close();
  }
});
