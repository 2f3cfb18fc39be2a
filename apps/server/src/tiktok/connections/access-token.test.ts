import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBrowser, aConnectedSeller } from '#server/accounts/tiktok/tiktok.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { accessToken } from './access-token.ts';

let service: TestService;
let handle: string;
let accountId: string;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  ({ handle, shopId: accountId } = await aConnectedSeller(service));
});
afterEach(() => service.tiktok.heal());

const token = (refused?: string) => accessToken(service.app.services.tiktok, accountId, refused);
const asked = () => service.tiktok.state().log.counts.token;
const tokenOf = async (given: ReturnType<typeof token>): Promise<string> => {
  const answer = await given;
  if (!answer.ok) throw new Error(answer.reason);
  return answer.accessToken;
};
/** Does TikTok take it? */
const works = async (accessToken: string): Promise<boolean> => {
  const authorization = `Bearer ${accessToken}`;
  const address = `${service.tiktokOrigin}/v2/user/info/?fields=open_id`;
  return (await fetch(address, { headers: { authorization } })).ok;
};
const hours = (many: number): void => service.clock.advance(many * 3600_000);

test('a token is used until it runs out, and then renewed', async () => {
  const first = await tokenOf(token());
  expect(await tokenOf(token())).toBe(first);
  expect(asked()).toBe(0);
  hours(2);
  const second = await tokenOf(token());
  expect(second).not.toBe(first);
  expect(await works(second)).toBe(true);
  hours(2);
  await tokenOf(token());
  expect(asked(), 'the refresh token that came with the second one').toBe(2);
});

test('what TikTok refuses is renewed once, even if another process has just renewed it', async () => {
  const first = await tokenOf(token());
  service.tiktok.expireTokens('access');
  const second = await tokenOf(token(first));
  expect(await works(second)).toBe(true);
  expect(await tokenOf(token(first)), 'of a slower worker').toBe(second);
  expect(asked()).toBe(1);
});

test('two workers renew one seller’s token at once: TikTok is asked once, and both have the new one', async () => {
  const { tiktok } = service.app.services;
  // Another process: it shares nothing but the database.
  const other = { ...tiktok, sealed: tiktok.sealed };
  hours(2);
  service.tiktok.fail('token', { delayMs: 150, times: 1 });
  const tokens = await Promise.all(
    [tiktok, other, tiktok, other].map((context) => tokenOf(accessToken(context, accountId))),
  );
  expect(new Set(tokens).size).toBe(1);
  expect(asked()).toBe(1);
  expect(await works(tokens[0] ?? '')).toBe(true);
});

test('a consent that is over is said once, and TikTok is not asked again', async () => {
  hours(2);
  service.tiktok.expireTokens('all');
  expect(await token()).toEqual({ ok: false, reason: 'lost' });
  for (let times = 0; times < 3; times += 1) expect(await token()).toEqual({ ok: false, reason: 'lost' });
  expect(asked()).toBe(1);
  const row = await service.db
    .selectFrom('tiktok_connections')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();
  expect(row[0]).toMatchObject({ access_token: null, refresh_token: null, lost_reason: 'invalid_grant' });
  const again = await aBrowser(service).signInOrOpenAccount({ handle });
  expect(again.user.id).toBe(accountId);
  expect(await works(await tokenOf(token()))).toBe(true);
});

test('a TikTok that does not answer loses nothing', async () => {
  hours(2);
  for (const mode of [
    'server-error',
    'rate-limited',
    'blocked-empty',
    'changed-layout',
    'dropped-connection',
  ] as const) {
    service.tiktok.fail('token', { mode, times: 1 });
    expect(await token(), mode).toEqual({ ok: false, reason: 'unavailable' });
  }
  expect(await works(await tokenOf(token()))).toBe(true);
});

test('a worker that died while it renewed holds the others up for 20 seconds at most', async () => {
  hours(2);
  const until = new Date(service.clock.now().getTime() + 20_000);
  await service.db.updateTable('tiktok_connections').set({ renewing_until: until }).execute();
  const waiting = tokenOf(token());
  service.clock.advance(20_000);
  expect(await works(await waiting)).toBe(true);
});

test('tokens outlive a change of the secret where the former one is known, and have to be given again where not', async () => {
  const { tiktok } = service.app.services;
  const first = await tokenOf(token());
  const { createSealedTexts } = await import('#server/platform/sealed-text.ts');
  const secret = 'another secret that is long enough too';
  const sealed = createSealedTexts([secret, service.config.tokenSecret], 'tiktok-tokens');
  expect(await tokenOf(accessToken({ ...tiktok, sealed }, accountId))).toBe(first);
  const without = { ...tiktok, sealed: createSealedTexts([secret], 'tiktok-tokens') };
  expect(await accessToken(without, accountId)).toEqual({ ok: false, reason: 'lost' });
});

test('a seller who never connected has no token', async () => {
  const { user } = await service.signUp('never.connected');
  expect(await accessToken(service.app.services.tiktok, user.id)).toEqual({ ok: false, reason: 'not_connected' });
});
