import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import type { Shop } from '@app/contracts/catalog/catalog.schemas';
import type { ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { claimRefused, nameRefused, wordRefused } from './display-name.ts';

let service: TestService;
let owner: Awaited<ReturnType<TestService['signUp']>>;
let stranger: typeof owner;

beforeAll(async () => {
  service = await openTestService();
  service.tiktok.addSeller({ handle: 'named.shop', nickname: 'TikTok Name' });
  owner = await service.signUp('named.shop');
  stranger = await service.signUp('named.stranger');
});
afterAll(() => service.close());

const settings = (token: string | undefined = owner.accessToken, handle = 'named.shop') =>
  service.call<ShopSettings>('GET', `/shop/${handle}/settings`, { token });
const name = (displayName: unknown, token: string | undefined = owner.accessToken, handle = 'named.shop') =>
  service.call<ShopSettings>('PUT', `/shop/${handle}/settings`, { token, body: { displayName } });
const shown = async () => (await service.call<Shop>('GET', '/shop/named.shop')).body.data.displayName;

test("the owner's name stands above TikTok's, and null gives TikTok's back", async () => {
  expect((await settings()).body.data).toEqual({
    displayName: null,
    importedDisplayName: 'TikTok Name',
    phoneNumber: null,
    callsAllowed: false,
    hours: null,
    closedUntil: null,
    renewalSms: true,
    salesAt: 'received',
    contactNewUntil: null,
    contactNeedsProof: false,
    loginPhoneNumber: null,
    hasPassword: true,
    deletionDueAt: null,
  });
  expect((await name('  Amina’s Styles 👩‍👧  ')).body.data.displayName).toBe('Amina’s Styles 👩‍👧');
  expect(await shown()).toBe('Amina’s Styles 👩‍👧');
  await service.import(owner.user.id);
  expect(await shown()).toBe('Amina’s Styles 👩‍👧');
  await name(null);
  expect(await shown()).toBe('TikTok Name');
});

test('buyers may call while the owner says so and there is a number, and the name stays as it is', async () => {
  const { accessToken: token } = owner;
  const allow = (callsAllowed: unknown) =>
    service.call<ShopSettings>('PUT', '/shop/named.shop/settings', { token, body: { callsAllowed } });
  const mayCall = async () => (await service.call<Shop>('GET', '/shop/named.shop')).body.data.callsAllowed;
  await name('Called Shop');
  expect((await allow(true)).body.data).toMatchObject({ callsAllowed: true, displayName: 'Called Shop' });
  expect(await mayCall(), 'nowhere to call').toBe(false);
  await service.db
    .updateTable('accounts')
    .set({ whatsapp_number: '+256700123456' })
    .where('account_id', '=', owner.user.id)
    .execute();
  expect(await mayCall()).toBe(true);
  expect((await allow(false)).body.data.callsAllowed).toBe(false);
  expect(await mayCall()).toBe(false);
  expect((await allow('yes')).status).toBe(400);
  expect((await service.call('PUT', '/shop/named.shop/settings', { token, body: {} })).status).toBe(400);
});

test('reminders by SMS are switched off and on again, and no page changes by it', async () => {
  const { accessToken: token } = owner;
  const version = () =>
    service.db.selectFrom('shops').select('version').where('shop_id', '=', owner.user.id).executeTakeFirstOrThrow();
  const before = await version();
  for (const renewalSms of [false, true]) {
    const answer = await service.call<ShopSettings>('PUT', '/shop/named.shop/settings', {
      token,
      body: { renewalSms },
    });
    expect(answer.body.data.renewalSms).toBe(renewalSms);
    expect((await settings()).body.data.renewalSms).toBe(renewalSms);
  }
  expect(await version()).toEqual(before);
});

test('a new name changes the cached pages and the pictures of link previews; the same name changes nothing', async () => {
  const state = async () => {
    const shop = await service.db
      .selectFrom('shops')
      .select('version')
      .where('shop_id', '=', owner.user.id)
      .executeTakeFirstOrThrow();
    return Number(shop.version);
  };
  await sql`delete from pgboss.job where name = 'catalog.make-previews'`.execute(service.db);
  const before = await state();
  await name('New Name');
  expect(await state()).toBe(before + 1);
  const { rows } = await sql<{ key: string }>`select singleton_key as key from pgboss.job
    where name = 'catalog.make-previews'`.execute(service.db);
  expect(rows).toEqual([{ key: owner.user.id }]);
  await name('New Name');
  expect(await state()).toBe(before + 1);
});

test.each([
  '',
  '   ',
  'x'.repeat(61),
  'two\nlines',
  'null\u0000byte',
  'moc.live\u202eevil.com',
  'turned\u2066around',
  '\u200d\u200d',
  'half \ud83d sign',
])('%j is no name', async (displayName) => {
  const answer = await name(displayName);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', errors: [{ field: 'displayName' }] } });
  expect(nameRefused).toContain('1 to 60');
});

test.each(['Confirmed ✅ Amina', 'Verified on TikTok', 'Amina ✔', 'Ａmina ｖｅｒｉｆｉｅｄ'])(
  'a name does not say of itself what only the page may say: %s',
  async (displayName) => {
    const errors = [{ field: 'displayName', message: claimRefused }];
    expect(await name(displayName)).toMatchObject({ status: 400, body: { errors } });
  },
);

test.each([
  ['Vеrіfіеd shop', claimRefused],
  ['ⓒⓞⓝⓕⓘⓡⓜⓔⓓ', claimRefused],
  ['Duka\u200blink help', wordRefused('Dukalink')],
  ['Customer ѕupport', wordRefused('support')],
  ['M.T.N agents', wordRefused('MTN')],
])('a name does not pass for what it is not by other letters: %s', async (displayName, message) => {
  const errors = [{ field: 'displayName', message }];
  expect(await name(displayName)).toMatchObject({ status: 400, body: { errors } });
});

test('what cannot be seen is left out of a typed name', async () => {
  expect((await name('Ami\u200bna\u00ad’s \u3164 S\u0301\u0301\u0301\u0301hop')).body.data.displayName).toBe(
    'Amina’s Ś\u0301\u0301hop',
  );
});

test('a nickname is cleaned by sign-up and import, and the handle stands for one that claims what is not true', async () => {
  service.tiktok.addSeller({ handle: 'nick.clean', nickname: 'Na\u202eka\u200bto 👩‍👧' });
  service.tiktok.addSeller({ handle: 'nick.false', nickname: 'Vеrіfіеd ѕeller' });
  for (const [handle, shown] of [
    ['nick.clean', 'Nakato 👩‍👧'],
    ['nick.false', '@nick.false'],
  ] as const) {
    const seen = async () => (await service.call<Shop>('GET', `/shop/${handle}`)).body.data.displayName;
    const validated = await service.call<{ displayName: string | null }>('POST', '/auth/validate-handle', {
      body: { handle },
    });
    expect(validated.body.data.displayName ?? `@${handle}`).toBe(shown);
    const { user } = await service.signUp(handle);
    expect(await seen()).toBe(shown);
    await service.import(user.id);
    expect(await seen()).toBe(shown);
    const stored = { display_name: 'Vеrіfіеd before' };
    await service.db.updateTable('shops').set(stored).where('shop_id', '=', user.id).execute();
    expect(await seen()).toBe(`@${handle}`);
  }
});

test('60 characters are a name, whatever they are made of', async () => {
  expect((await name('😀'.repeat(60))).status).toBe(200);
  expect((await name('Ŋ'.repeat(60))).status).toBe(200);
});

test('a contact is new until the date, and no longer', async () => {
  const until = new Date(service.clock.now().getTime() + 1000);
  const row = { contact_new_until: until };
  await service.db.updateTable('accounts').set(row).where('account_id', '=', owner.user.id).execute();
  expect((await settings()).body.data.contactNewUntil).toBe(until.toISOString());
  service.clock.advance(1000);
  expect((await settings()).body.data.contactNewUntil).toBeNull();
});

test('only the owner reads or writes them', async () => {
  expect((await settings(stranger.accessToken)).status).toBe(403);
  expect((await name('Hacked', stranger.accessToken)).status).toBe(403);
  expect((await settings(owner.accessToken, 'no.one.here')).status).toBe(404);
  expect((await service.call('GET', '/shop/named.shop/settings')).status).toBe(401);
  expect((await service.call('PUT', '/shop/named.shop/settings', { body: { displayName: 'x' } })).status).toBe(401);
  expect((await settings(owner.accessToken, 'NAMED.shop')).status).toBe(200);
});

test('opening hours and a pause are set with the settings, stand among the facts, and close no order', async () => {
  const hours = { days: [6, 1], opens: '08:00', closes: '19:00' };
  const { accessToken: token } = owner;
  const set = (body: Record<string, unknown>) =>
    service.call<ShopSettings>('PUT', '/shop/named.shop/settings', { token, body });
  const inOrder = { ...hours, days: [1, 6] };
  expect((await set({ hours, closedUntil: '2026-12-28' })).body.data).toMatchObject({
    hours: inOrder,
    closedUntil: '2026-12-28',
  });
  const facts = async () => (await service.call<ShopFacts>('GET', '/shop/named.shop/facts')).body.data;
  expect(await facts()).toMatchObject({ hours: inOrder, closedUntil: '2026-12-28', place: null });
  expect((await set({ closedUntil: null })).body.data).toMatchObject({ hours: inOrder, closedUntil: null });
  const refused = await set({ hours: { ...hours, opens: '19:00', closes: '08:00' } });
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'hours.closes']);
  for (const wrong of [{ ...hours, days: [] }, { ...hours, days: [0] }, { ...hours, opens: '24:00' }, { days: [1] }])
    expect((await set({ hours: wrong })).status).toBe(400);
  for (const day of ['2026-02-30', 'Monday', '']) expect((await set({ closedUntil: day })).status).toBe(400);
  expect(await facts()).toMatchObject({ hours: inOrder, closedUntil: null });
  expect((await set({ hours: null })).body.data.hours).toBeNull();
});
