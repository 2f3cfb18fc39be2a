import type { ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { forgetFormerHolder } from '#server/catalog/owner/former-holder.ts';
import { anOwner } from '#server/catalog/owner/owner.testing.ts';
import { findShopPage } from '#server/catalog/pages/page.queries.ts';
import { findOpenShopState, findShop } from '#server/catalog/shop/shop.queries.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let owner: Awaited<ReturnType<typeof anOwner>>;

beforeAll(async () => {
  service = await openTestService();
  owner = await anOwner(service, 'nakato.styles');
});
afterAll(() => service.close());

const read = async () => (await service.call<ShopFacts>('GET', '/shop/nakato.styles/facts')).body.data;
const state = (body: Record<string, unknown>) => owner.call<ShopFacts>('PUT', '/facts', body);
const ntinda = { name: 'Ntinda', feeUgx: 5000, ways: ['boda'] };

test('a shop that states nothing says so of each fact, and what it states is there for everyone', async () => {
  expect(await read()).toEqual({
    zones: [],
    freeOverUgx: null,
    place: null,
    landmark: null,
    payOnDelivery: null,
    returns: null,
    legalName: null,
    registration: null,
    mobileMoney: null,
    moneyNewUntil: null,
    hours: null,
    closedUntil: null,
    phone: null,
    announcement: null,
  });
  const stated = { place: ' Kikuubo,\n Kampala ', payOnDelivery: true, zones: [ntinda], freeOverUgx: 100_000 };
  expect((await state(stated)).body.data).toMatchObject({ place: 'Kikuubo, Kampala', payOnDelivery: true });
  await state({ returns: '7 days' });
  expect(await read()).toMatchObject({
    place: 'Kikuubo, Kampala',
    returns: '7 days',
    freeOverUgx: 100_000,
    zones: [{ ...ntinda, id: expect.stringMatching(/^[a-z0-9]{8}$/) }],
  });
  await state({ place: ' \u202e ', payOnDelivery: null, freeOverUgx: null });
  expect(await read()).toMatchObject({ place: null, payOnDelivery: null, freeOverUgx: null, returns: '7 days' });
});

test('a zone keeps its id when it is changed or moved, and an id that is not the shop’s is replaced', async () => {
  const [first] = (await state({ zones: [ntinda] })).body.data.zones;
  const bus = { id: 'abcdefgh', name: 'Upcountry', feeUgx: null, ways: ['bus', 'pick_up'] };
  const { zones } = (
    await state({
      zones: [bus, { ...ntinda, id: first?.id, feeUgx: 6000 }, { ...ntinda, id: first?.id, name: 'Twice' }],
    })
  ).body.data;
  expect(zones.map(({ id }) => id === first?.id)).toEqual([false, true, false]);
  expect(zones[0]?.id).not.toBe('abcdefgh');
  expect(new Set(zones.map(({ id }) => id)).size).toBe(3);
});

test('two zones of one name, a nameless one, a fee that is none and a 41st zone are refused, and nothing is lost', async () => {
  await state({ zones: [ntinda] });
  const before = await read();
  const fieldOf = async (zones: unknown[]) => (await state({ zones })).body.errors?.[0]?.field;
  expect(await fieldOf([ntinda, { ...ntinda, name: 'NTINDA ' }])).toBe('zones.1.name');
  expect(await fieldOf([{ ...ntinda, name: '\u200b' }])).toBe('zones.0.name');
  expect(await fieldOf([{ ...ntinda, feeUgx: -1 }])).toBe('zones.0.feeUgx');
  expect(
    (await state({ zones: Array.from({ length: 41 }, (_, n) => ({ ...ntinda, name: `Zone ${n}` })) })).status,
  ).toBe(400);
  expect((await state({})).status).toBe(400);
  expect(await read()).toEqual(before);
});

test('an area where goods are only picked up costs nothing, and is no delivery', async () => {
  const areas = async () => (await findShop(service.db, 'nakato.styles'))?.delivery_areas;
  const atTheShop = { name: 'At the shop', feeUgx: 6000, ways: ['pick_up'] };
  const { zones } = (await state({ zones: [atTheShop, { ...atTheShop, name: 'In town', feeUgx: null }] })).body.data;
  expect(zones.map(({ feeUgx }) => feeUgx)).toEqual([0, 0]);
  expect(await areas()).toEqual([]);
  await state({ zones: [atTheShop, { ...ntinda, ways: ['pick_up', 'boda'] }] });
  expect(await areas()).toEqual([{ name: ntinda.name, feeUgx: 5000 }]);
});

test('what would pass for our own word is refused by its field, and returns may say what is confirmed', async () => {
  const fieldOf = async (body: Record<string, unknown>) => (await state(body)).body.errors?.[0]?.field;
  expect(await fieldOf({ place: 'Verified seller, Kampala' })).toBe('place');
  expect(await fieldOf({ legalName: 'V\u200berified ✔' })).toBe('legalName');
  expect(await fieldOf({ zones: [{ ...ntinda, name: 'Verified area' }] })).toBe('zones.0.name');
  expect(await fieldOf({ registration: 'Verified by Dukalink' })).toBe('registration');
  const returns = 'Once the damage is confirmed, at the MTN shop';
  expect((await state({ returns })).body.data.returns).toBe(returns);
});

test('an announcement stands until its end by the clock of the server, and its pages and their names live no longer', async () => {
  const handle = 'nakato.styles';
  const shown = async () => (await findShopPage(service.db, handle, { limit: 1 }))?.shop;
  const inMs = (ms: number) => new Date(service.clock.now().getTime() + ms).toISOString();
  const announcement = { text: ' Closed\non Sunday. <b>New</b> goods on Monday! ', endsAt: inMs(3 * dayMs) };
  const text = 'Closed on Sunday. <b>New</b> goods on Monday!';
  expect((await state({ announcement })).body.data.announcement).toEqual({ ...announcement, text });
  expect(await shown()).toMatchObject({ announcement: text, changes_at: new Date(announcement.endsAt) });
  expect((await findOpenShopState(service.db, handle))?.changes_at).toEqual(new Date(announcement.endsAt));
  const soon = await aProduct(service.db, owner.shop, { priceUgx: 10_000 });
  await owner.change(soon, { sale_price: 9000, sale_ends_at: inMs(dayMs) });
  expect((await shown())?.changes_at, 'the discount ends first').toEqual(new Date(inMs(dayMs)));
  await sql`update shop_facts set announcement_ends_at = now() where shop_id = ${owner.shop.shopId}`.execute(
    service.db,
  );
  await sql`update products set sale_ends_at = now() where shop_id = ${owner.shop.shopId}`.execute(service.db);
  expect(await shown()).toMatchObject({ announcement: null, changes_at: null });
  expect((await findOpenShopState(service.db, handle))?.changes_at).toBeNull();
  expect((await read()).announcement).toBeNull();
});

test('an announcement that is none, leads elsewhere, passes for our word or has no end to come is refused by its field', async () => {
  const endsAt = new Date(service.clock.now().getTime() + dayMs).toISOString();
  const fieldOf = async (announcement: object) => (await state({ announcement })).body.errors?.[0]?.field;
  for (const text of ['\u202e', 'Call 0772 123 456', 'New shop: duka.com', 'Verified by Dukalink'])
    expect(await fieldOf({ text, endsAt }), text).toBe('announcement.text');
  for (const days of [-1, 91])
    expect(
      await fieldOf({ text: 'Sale', endsAt: new Date(service.clock.now().getTime() + days * dayMs).toISOString() }),
    ).toBe('announcement.endsAt');
  // A day is chosen on the form, which sends its last minute.
  const lastDay = (days: number) => `${addDays(dayInKampala(service.clock.now()), days)}T20:59:00.000Z`;
  expect(await fieldOf({ text: 'Sale', endsAt: lastDay(90) })).toBeUndefined();
  expect(await fieldOf({ text: 'Sale', endsAt: lastDay(91) })).toBe('announcement.endsAt');
  expect((await state({ announcement: { text: 'x'.repeat(141), endsAt } })).status).toBe(400);
  expect((await state({ announcement: { text: 'Only @40k today, 5,000 off', endsAt } })).status).toBe(200);
  expect((await state({ announcement: null })).body.data.announcement).toBeNull();
});

test('a new holder of the handle starts with no facts', async () => {
  await state({ zones: [ntinda], place: 'Kikuubo' });
  await inTransaction(service.db, 'take over', (trx) =>
    forgetFormerHolder(trx, owner.shop.shopId, service.clock.now()),
  );
  expect(await read()).toMatchObject({ zones: [], place: null });
});
