import type { OwnerShop, Shop } from '@app/contracts/catalog/catalog.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, aShop } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let owner: Awaited<ReturnType<TestService['signUp']>>;
let stranger: typeof owner;

beforeAll(async () => {
  service = await openTestService();
  owner = await service.signUp('owner.shop');
  stranger = await service.signUp('stranger.shop');
});
afterAll(() => service.close());

beforeEach(() => service.tiktok.heal());

const read = (handle: string, options: { token?: string; ip?: string } = {}) =>
  service.call<Shop>('GET', `/shop/${handle}`, options);

test('a shop has every field of the wire; a visitor does not learn the subscription', async () => {
  const createdAt = new Date('2026-10-01T08:00:00Z');
  const confirmedAt = new Date('2026-10-02T08:00:00Z');
  const shop = await aShop(service.db, {
    handle: 'all.fields',
    displayName: 'Amina Styles',
    confirmedAt,
    whatsappNumber: '+256700123456',
    followerCount: 4200,
    isVerified: true,
    createdAt,
  });
  await aProduct(service.db, shop);
  await aProduct(service.db, shop, { hidden: true });
  const answer = await read('ALL.fields');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    message: 'Shop',
    data: {
      shopId: shop.shopId,
      handle: 'all.fields',
      shopLink: 'http://localhost:3000/shop/all.fields',
      displayName: 'Amina Styles',
      profilePhotoUrl: null,
      followerCount: 4200,
      isVerified: true,
      subscriptionStatus: 'unknown',
      createdAt: createdAt.toISOString(),
      phoneNumber: '+256700123456',
      callsAllowed: false,
      productCount: 1,
      views: 0,
      confirmedAt: confirmedAt.toISOString(),
      chatAllowed: true,
      contactNewUntil: null,
    },
  });
});

test('an unconfirmed shop shows neither tick nor followers', async () => {
  await aShop(service.db, {
    handle: 'not.proven',
    tiktokUserId: '7100000000000000001',
    followerCount: 900,
    whatsappNumber: '+256700123456',
  });
  expect((await read('not.proven')).body.data).toMatchObject({
    followerCount: 0,
    isVerified: false,
    confirmedAt: null,
    chatAllowed: true,
    phoneNumber: '+256700123456',
  });
});

test.each([
  ['that TikTok has verified', { isVerified: true }],
  ['with more than 10,000 followers', { followerCount: 10_001 }],
  ['that was never read on TikTok', { tiktokUserId: null }],
])('the number of an unconfirmed shop %s is kept back', async (_, known) => {
  const { handle } = await aShop(service.db, {
    tiktokUserId: '7100000000000000001',
    ...known,
    whatsappNumber: '+256700123456',
  });
  expect((await read(handle)).body.data).toMatchObject({ chatAllowed: false, phoneNumber: null });
});

test("only its owner reads a shop's true status, by the public address and by the owner's", async () => {
  const { accessToken: token } = owner;
  expect((await read('owner.shop', { token })).body.data.subscriptionStatus).toBe('trial');
  expect((await read('owner.shop', { token: stranger.accessToken })).body.data.subscriptionStatus).toBe('unknown');
  expect((await read('owner.shop', { token: 'nonsense' })).body.data.subscriptionStatus).toBe('unknown');
  const answer = await service.call<OwnerShop>('GET', '/shop/owner.shop/owner', { token });
  expect(answer).toMatchObject({ status: 200, body: { data: { subscriptionStatus: 'trial' } } });
  for (const [caller, status] of [
    [stranger.accessToken, 403],
    [undefined, 401],
    ['nonsense', 401],
  ] as const)
    expect((await service.call('GET', '/shop/owner.shop/owner', { ...(caller ? { token: caller } : {}) })).status).toBe(
      status,
    );
  expect((await service.call('GET', '/shop/no.such.shop/owner', { token })).status).toBe(404);
});

test('to the public address an owner whose session has ended is a visitor', async () => {
  const former = await service.signUp('former.owner');
  const { accessToken: token } = former;
  await service.call('POST', '/auth/signout', { token });
  expect((await read('former.owner', { token })).body.data.subscriptionStatus).toBe('unknown');
  await service.db
    .updateTable('shops')
    .set({ suspended_at: service.clock.now(), suspended_message: 'Please write to support.' })
    .where('shop_id', '=', former.user.id)
    .execute();
  expect((await read('former.owner', { token })).status).toBe(404);
});

test('the owner reads how many products there are of each kind', async () => {
  const shop = { shopId: owner.user.id, handle: 'owner.shop' };
  await aProduct(service.db, shop);
  await aProduct(service.db, shop, { availability: 'sold_out' });
  await aProduct(service.db, shop, { priceUgx: null });
  await aProduct(service.db, shop, { hidden: true });
  await aProduct(service.db, shop, { goneAt: new Date() });
  const { data } = (await service.call<OwnerShop>('GET', '/shop/owner.shop/owner', { token: owner.accessToken })).body;
  expect(data.counts).toEqual({ total: 4, available: 2, soldOut: 1, hidden: 1, needsHand: 1 });
  expect(data.productCount).toBe(3);
});

test('for a handle without a shop that TikTok knows there is the fallback shop', async () => {
  service.tiktok.addSeller({ handle: 'only.tiktok' });
  const answer = await read('Only.TikTok', { ip: '10.1.0.1' });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: {
        shopId: '',
        handle: 'only.tiktok',
        displayName: '@only.tiktok',
        followerCount: 0,
        isVerified: false,
        subscriptionStatus: 'unknown',
        createdAt: null,
        phoneNumber: null,
      },
    },
  });
});

test('a handle that TikTok does not know is not found, and neither is one while TikTok cannot be read', async () => {
  expect(await read('no.one.at.all', { ip: '10.1.0.2' })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  service.tiktok.addSeller({ handle: 'blocked.now' });
  service.tiktok.fail('all', { mode: 'blocked-captcha' });
  expect((await read('blocked.now', { ip: '10.1.0.2' })).status).toBe(404);
  service.tiktok.heal();
  expect((await read('blocked.now', { ip: '10.1.0.2' })).status).toBe(200);
});

test('asking again for an unknown handle does not ask TikTok again, and no visitor asks for many', async () => {
  service.tiktok.addSeller({ handle: 'asked.twice' });
  await read('asked.twice', { ip: '10.1.0.3' });
  service.tiktok.clearLog();
  for (let again = 0; again < 30; again += 1) expect((await read('asked.twice', { ip: '10.1.0.3' })).status).toBe(200);
  expect(service.tiktok.state().log.requests).toEqual([]);
  const statuses = [];
  for (let at = 0; at < 12; at += 1) statuses.push((await read(`guess.${at}`, { ip: '10.1.0.3' })).status);
  expect(statuses).toContain(429);
  expect((await read('guess.99', { ip: '10.1.0.4' })).status).toBe(404);
});

test('a handle that cannot be one is refused', async () => {
  for (const handle of ['a', 'x'.repeat(25), 'a%20b', "a'b", '%00', '..%2f..', '@owner.shop'])
    expect((await read(handle)).status, handle).toBe(400);
});
