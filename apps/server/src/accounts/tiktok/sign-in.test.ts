import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signupByAddress } from '#server/accounts/limits.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { openTestService, type TestService, testPassword } from '#server/test/service.testing.ts';
import { aBrowser, type Browser } from './tiktok.testing.ts';

let service: TestService;
let browser: Browser;
let handle: string;
let count = 0;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(() => {
  count += 1;
  handle = `tt.seller${count}`;
  browser = aBrowser(service);
});
afterEach(() => {
  service.tiktok.heal();
  service.tiktok.setVideoPages('as-asked');
});

const onTikTok = (name = handle, posts = 1) => {
  const { userId } = service.tiktok.addSeller({ handle: name, nickname: `Shop of ${name}` });
  for (let at = 0; at < posts; at += 1) service.tiktok.publish({ handle: name, caption: 'Bag 45,000 #TRACK' });
  return userId;
};
const accountOf = (id: string) =>
  service.db
    .selectFrom('accounts')
    .innerJoin('shops', 'shop_id', 'account_id')
    .select(['handle', 'proven_tiktok_id', 'confirmed_at', 'password_hash'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
const connectionOf = (id: string) =>
  service.db.selectFrom('tiktok_connections').selectAll().where('account_id', '=', id).executeTakeFirst();

test('a TikTok user who allows it opens a confirmed shop with one question, and is signed in', async () => {
  const userId = onTikTok();
  const landed = await browser.goToTikTok({ handle });
  expect(landed).toBe('/auth/tiktok/done');
  const asked = await browser.finish();
  expect(asked.body.data).toMatchObject({ step: 'open_shop', handle, session: null, displayName: `Shop of ${handle}` });
  expect(asked.body.data.hadTrialBefore).toBe(false);
  const { body } = await browser.finish('open_shop');
  expect(body.data).toMatchObject({ step: 'signed_in', handle });
  const { user, accessToken = '' } = body.data.session ?? {};
  expect(user).toMatchObject({ handle, handleCheck: null, subscriptionStatus: 'trial' });
  expect(user?.confirmedAt).not.toBeNull();
  const account = await accountOf(user?.id ?? '');
  expect(account).toMatchObject({ proven_tiktok_id: userId, password_hash: null });
  expect((await service.call('GET', '/auth/me', { token: accessToken })).status).toBe(200);
  await service.import(user?.id ?? '');
  const { body: products } = await service.call<{ data: unknown[] }>('GET', `/shop/${handle}/products`);
  expect(products.data.data, 'the existing sources fill it').toHaveLength(1);
});

test('sign-ups of an address that prove nothing close no sign-up by TikTok from there', async () => {
  onTikTok();
  const { limits } = service.app.services;
  const make = () => limits.take(signupByAddress, addressKey(browser.ip));
  await expect(
    (async () => {
      for (let n = 0; n < 45; n += 1) await make();
    })(),
  ).rejects.toMatchObject({ code: 'rate_limited' });
  service.tiktok.addSeller({ handle: 'closed.address' });
  const unproven = { handle: 'closed.address', password: testPassword };
  const refused = await service.call('POST', '/auth/password/signup', { body: unproven, ip: browser.ip });
  expect(refused.status).toBe(429);
  expect((await browser.signInOrOpenAccount({ handle })).user).toMatchObject({ handle });
});

test('a list whose first page is empty although there is more proves who it is', async () => {
  const userId = onTikTok();
  service.tiktok.setVideoPages('empty-first');
  const { user } = await browser.signInOrOpenAccount({ handle });
  expect(await accountOf(user.id)).toMatchObject({ handle, proven_tiktok_id: userId });
});

test('a seller who comes again is signed in to the same account, even while TikTok’s pages cannot be read', async () => {
  onTikTok();
  const first = await browser.signInOrOpenAccount({ handle });
  service.tiktok.fail('embed', { mode: 'blocked-wait' });
  service.tiktok.fail('video', { mode: 'blocked-wait' });
  const other = aBrowser(service);
  await other.goToTikTok({ handle }, 'signin');
  const { body } = await other.finish();
  expect(body.data.step).toBe('signed_in');
  expect(body.data.session?.user.id).toBe(first.user.id);
});

test('no token, code or name stands in any address that the service sends a browser to', async () => {
  onTikTok();
  const begun = await browser.open('/auth/tiktok?intent=signup&return=/dashboard');
  const asked = new URL(begun.location);
  expect(asked.searchParams.get('redirect_uri')).toBe('http://localhost:3000/auth/tiktok/callback');
  expect(asked.searchParams.get('scope')).toBe('user.info.basic,user.info.profile,user.info.stats,video.list');
  const back = await browser.open(await browser.answerTikTok(begun.location, { handle }));
  expect([back.status, back.location]).toEqual([303, '/auth/tiktok/done']);
  expect(back.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const cookies = [back.headers['set-cookie']].flat().join('\n');
  expect(cookies).toMatch(/dukalink_tiktok_result=[\w-]{43}; .*HttpOnly; SameSite=Strict/);
  const state = [begun.headers['set-cookie']].flat().join('\n');
  expect(state).toMatch(/dukalink_tiktok=[\w-]{86}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
  expect((await browser.finish()).body.data.returnPath).toBe('/dashboard');
  const { log } = service.tiktok.state();
  expect(log.requests.length).toBeGreaterThan(0);
  for (const line of service.logLines) expect(line).not.toMatch(/act\.|rft\.|a-simulated-client-secret/);
});

test('the session is given once: what was finished is over for a repeated call', async () => {
  onTikTok();
  await browser.signInOrOpenAccount({ handle });
  expect((await browser.finish()).body.code).toBe('tiktok_sign_in_ended');
});

test('two pages that ask at once exchange the code once', async () => {
  onTikTok();
  await browser.goToTikTok({ handle });
  service.tiktok.clearLog();
  const answers = await Promise.all([browser.finish(), browser.finish(), browser.finish()]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  for (const { status, body, headers } of answers)
    if (status !== 200) expect([body.code, headers['retry-after']]).toEqual(['conflict', '1']);
  expect(service.tiktok.state().log.counts.token).toBe(1);
  expect((await browser.finish('open_shop')).body.data.step).toBe('signed_in');
});

test('an API that does not answer costs nothing: the same sign-in goes on when it does', async () => {
  onTikTok();
  await browser.goToTikTok({ handle });
  service.tiktok.fail('token', { mode: 'server-error', times: 1 });
  expect((await browser.finish()).body.code).toBe('tiktok_unavailable');
  service.tiktok.fail('user-info', { mode: 'rate-limited', times: 1 });
  expect((await browser.finish()).body.code).toBe('tiktok_unavailable');
  expect((await browser.finish()).body.data.step).toBe('open_shop');
});

test('where nothing public can be read nothing is bound; the same sign-in goes on when it can', async () => {
  onTikTok();
  await browser.goToTikTok({ handle });
  service.tiktok.fail('embed', { mode: 'blocked-wait' });
  service.tiktok.fail('video', { mode: 'blocked-wait' });
  const { body, status } = await browser.finish('open_shop');
  expect([status, body.code]).toEqual([409, 'tiktok_not_read']);
  expect(body.message).toMatch(/nothing was connected.*code in your bio/);
  expect(await service.db.selectFrom('shops').select('handle').where('handle', '=', handle).execute()).toEqual([]);
  service.tiktok.heal();
  expect((await browser.finish('open_shop')).body.data.step).toBe('signed_in');
});

test('the author of a listed post tells the numeric id where the account’s own page does not', async () => {
  const userId = onTikTok();
  service.tiktok.fail('embed', { mode: 'blocked-shell' });
  const { user } = await browser.signInOrOpenAccount({ handle });
  expect(await accountOf(user.id)).toMatchObject({ proven_tiktok_id: userId });
});

test('a refusal, and a scope that is not ticked, are said; trying again goes well', async () => {
  onTikTok();
  const refused = await browser.goToTikTok({ handle, refuses: true });
  expect(refused).toBe('/auth/tiktok/done?outcome=refused&intent=signup');
  await browser.goToTikTok({ handle, scopes: ['user.info.profile'] });
  const { body } = await browser.finish();
  expect(body.code).toBe('tiktok_scope_missing');
  expect(body.message).toMatch(/leave everything ticked/);
  await browser.goToTikTok({ handle, scopes: ['video.list'] });
  expect((await browser.finish()).body.data, 'the posts name the handle').toMatchObject({ step: 'open_shop', handle });
});

test('an account without any post is known by its page alone', async () => {
  const userId = onTikTok(handle, 0);
  const { user } = await browser.signInOrOpenAccount({ handle, scopes: ['user.info.profile'] });
  expect(await accountOf(user.id)).toMatchObject({ proven_tiktok_id: userId });
});

test('the name alone opens no account: a page that is older than a change of names is not believed', async () => {
  onTikTok();
  const owner = await browser.signInOrOpenAccount({ handle });
  // Another account has the handle by now, while TikTok still shows the former holder's page.
  const page = service.tiktok.state().sellers.find((seller) => seller.handle === handle);
  service.tiktok.rename(handle, `${handle}.old`);
  service.tiktok.addSeller({ handle });
  service.tiktok.publish({ handle, caption: 'Mine' });
  const accounts = service.app.services.accounts;
  const { lookAtBio } = accounts;
  const stale = { tiktokUserId: page?.userId ?? '', bio: '', displayName: 'x', followerCount: 1, isVerified: false };
  accounts.lookAtBio = async () => ({
    ok: true,
    account: { ...stale, postIds: page?.posts.map(({ id }) => id) ?? [] },
  });
  try {
    for (const scopes of [undefined, ['user.info.profile']]) {
      const thief = aBrowser(service);
      await thief.goToTikTok({ handle, ...(scopes ? { scopes } : {}) }, 'signin');
      const { body } = await thief.finish('open_shop');
      expect(body.data?.session?.user.id).not.toBe(owner.user.id);
    }
  } finally {
    accounts.lookAtBio = lookAtBio;
  }
  expect(await accountOf(owner.user.id)).toMatchObject({ proven_tiktok_id: page?.userId });
});

test('another handle than the shop’s is said, and the seller chooses', async () => {
  onTikTok();
  const first = await browser.signInOrOpenAccount({ handle });
  const renamed = `${handle}.new`;
  service.tiktok.rename(handle, renamed);
  await browser.goToTikTok({ handle: renamed }, 'signin');
  expect((await browser.finish()).body.data).toMatchObject({ step: 'move_shop', handle: renamed, shopHandle: handle });
  const kept = await browser.finish('keep_handle');
  expect(kept.body.data.session?.user).toMatchObject({ id: first.user.id, handle });
  const moved = await browser.signInOrOpenAccount({ handle: renamed });
  expect(moved.user).toMatchObject({ id: first.user.id, handle: renamed });
});

test('a shop that was never confirmed is taken over only after a yes', async () => {
  onTikTok();
  const squatter = await service.signUp(handle);
  await browser.goToTikTok({ handle }, 'signin');
  expect((await browser.finish()).body.data).toMatchObject({ step: 'take_over', handle, shopHandle: handle });
  expect((await browser.finish('open_shop')).body.data.step, 'another answer is none').toBe('take_over');
  expect((await service.call('GET', '/auth/me', { token: squatter.accessToken })).status).toBe(200);
  const { body } = await browser.finish('take_over');
  expect(body.data.session?.user.id).toBe(squatter.user.id);
  expect((await service.call('GET', '/auth/me', { token: squatter.accessToken })).body.code).toBe('session_ended');
  expect(await accountOf(squatter.user.id)).toMatchObject({ password_hash: null });
});

test('a shop that was never confirmed, of posts by another TikTok account, is not offered', async () => {
  onTikTok();
  const seller = await service.signUp(handle);
  service.tiktok.rename(handle, `${handle}.moved`);
  onTikTok();
  await browser.goToTikTok({ handle }, 'signin');
  expect((await browser.finish('take_over')).body.data.step).toBe('open_shop');
  const { body } = await browser.finish('open_shop');
  expect(body.data.session?.user.id).not.toBe(seller.user.id);
  expect(await accountOf(seller.user.id)).toMatchObject({ handle: null, proven_tiktok_id: null });
});

test('a handle whose former holder proved it opens a new shop, and theirs is not shown', async () => {
  const former = onTikTok();
  const owner = await browser.signInOrOpenAccount({ handle });
  service.tiktok.rename(handle, `${handle}.moved`);
  const userId = onTikTok();
  const { user } = await aBrowser(service).signInOrOpenAccount({ handle });
  expect(user.id).not.toBe(owner.user.id);
  expect(await accountOf(user.id)).toMatchObject({ handle, proven_tiktok_id: userId });
  expect(await accountOf(owner.user.id)).toMatchObject({ handle: null, proven_tiktok_id: former });
  const back = aBrowser(service);
  await back.goToTikTok({ handle: `${handle}.moved` }, 'signin');
  expect((await back.finish()).body.data).toMatchObject({ step: 'move_shop', shopHandle: null });
  const returned = await back.finish('move_shop');
  expect(returned.body.data.session?.user).toMatchObject({ id: owner.user.id, handle: `${handle}.moved` });
});

test('tokens are kept sealed, and belong to their account alone', async () => {
  onTikTok();
  const { user } = await browser.signInOrOpenAccount({ handle });
  const kept = await connectionOf(user.id);
  expect(kept?.open_id).toBe(service.tiktok.openIdOf(handle));
  expect(`${kept?.access_token} ${kept?.refresh_token}`).toMatch(/^1\.[\w-]{8}\.[\w-]+ 1\.[\w-]{8}\.[\w-]+$/);
  const { sealed } = service.app.services.tiktok;
  expect(sealed.open(kept?.access_token ?? '', user.id)).toMatch(/^act\./);
  expect(sealed.open(kept?.access_token ?? '', crypto.randomUUID())).toBeNull();
});

test('two phones of one seller that open a shop at once open one', async () => {
  onTikTok();
  const phones = [browser, aBrowser(service), aBrowser(service)];
  for (const phone of phones) {
    await phone.goToTikTok({ handle });
    expect((await phone.finish()).body.data.step).toBe('open_shop');
  }
  const first = await Promise.all(phones.map((phone) => phone.finish('open_shop')));
  for (const { status, body } of first) if (status !== 200) expect(body.code).toBe('conflict');
  const ids = new Set<string | undefined>();
  for (const [at, phone] of phones.entries()) {
    const { body } = first[at]?.status === 200 ? (first[at] ?? {}) : await phone.finish('open_shop');
    ids.add(body?.data.session?.user.id);
  }
  expect(ids.size).toBe(1);
  const shops = await service.db.selectFrom('shops').select('shop_id').where('handle', '=', handle).execute();
  expect(shops.map(({ shop_id }) => shop_id)).toEqual([...ids]);
});

test('a reserved word opens no shop this way either', async () => {
  service.tiktok.addSeller({ handle: 'webhooks' });
  await browser.goToTikTok({ handle: 'webhooks' });
  expect((await browser.finish('open_shop')).body).toMatchObject({ code: 'invalid_request' });
});
