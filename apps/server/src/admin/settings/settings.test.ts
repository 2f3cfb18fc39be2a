import type { AdminSettings } from '@app/contracts/admin/settings.schemas';
import type { Payment, Subscription } from '@app/contracts/billing/billing.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdmin, auditOf, type TestAdmin } from '#server/admin/admin.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { announce, type CommittedEvent, listenForEvents } from '#server/platform/realtime/events.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { readLanding } from '#server/web-pages.ts';

let service: TestService;
let owner: TestAdmin;
let count = 0;

beforeAll(async () => {
  service = await openTestService({
    PAYMENT_PROVIDER: 'manual',
    MANUAL_MERCHANT_NUMBER: '123456',
    MANUAL_MERCHANT_NAME: 'Duka',
  });
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  await service.db.deleteFrom('settings').execute();
  await service.db
    .insertInto('settings')
    .values([
      { key: 'price_ugx', value: '10000' },
      { key: 'trial_days', value: '7' },
    ])
    .execute();
  owner = await anAdmin(service);
});

const reason = 'New prices from December on';
const read = (admin: TestAdmin = owner) =>
  service.call<AdminSettings>('GET', '/admin/settings', { token: admin.accessToken });
const change = (body: Record<string, unknown>, admin: TestAdmin = owner) =>
  service.call<AdminSettings>('PATCH', '/admin/settings', { token: admin.accessToken, body: { reason, ...body } });
const subscription = async (token: string) =>
  (await service.call<Subscription>('GET', '/auth/subscription-status', { token })).body.data;
const giveSecondFactor = (admin: TestAdmin) =>
  service.db
    .updateTable('admins')
    .set({ totp_secret: Buffer.from('sealed'), totp_enabled_at: service.clock.now() })
    .where('admin_id', '=', admin.adminId)
    .execute();

const quietDoor = (door: string) => ({ door, out: null, reads: [], canaries: [] });

test('everybody in administration reads what is set', async () => {
  const viewer = await anAdmin(service, { role: 'viewer' });
  expect(await read(viewer)).toMatchObject({
    status: 200,
    body: {
      data: {
        priceUgx: 10_000,
        trialDays: 7,
        secondFactorRequired: false,
        sources: [
          { source: 'display', enabled: true, state: 'closed', openUntil: null, doors: [quietDoor('display')] },
          {
            source: 'embed',
            enabled: true,
            state: 'closed',
            openUntil: null,
            doors: [quietDoor('embed'), quietDoor('video-page')],
          },
          { source: 'oembed', enabled: true, state: 'closed', openUntil: null, doors: [quietDoor('oembed')] },
        ],
      },
    },
  });
});

test('only an owner changes settings, and only with a session are they read', async () => {
  for (const role of ['viewer', 'support'] as const) {
    const admin = await anAdmin(service, { role });
    expect(await change({ priceUgx: 12_000 }, admin)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const body = { enabled: false, reason };
    const path = '/admin/settings/sources/embed';
    expect((await service.call('PUT', path, { token: admin.accessToken, body })).status).toBe(403);
    expect(await auditOf(service.db, admin.adminId)).toEqual([]);
  }
  expect((await service.call('GET', '/admin/settings')).status).toBe(401);
  const { accessToken } = await service.signUp(`seller.${count}`);
  expect((await service.call('GET', '/admin/settings', { token: accessToken })).status).toBe(401);
  expect((await read()).body.data.priceUgx).toBe(10_000);
});

test('a new price and trial count from now on: a trial that runs and a payment that waits keep theirs', async () => {
  const before = await service.signUp(`before.${count}`);
  const waiting = await service.call<Subscription & { payment: Payment }>('POST', '/auth/subscribe', {
    token: before.accessToken,
  });
  expect(waiting.body.data.payment.amountUgx).toBe(10_000);
  const trialEnd = (await subscription(before.accessToken)).trialEndDate;
  const answer = await change({ priceUgx: 12_000, trialDays: 14 });
  expect(answer).toMatchObject({ status: 200, body: { data: { priceUgx: 12_000, trialDays: 14 } } });

  const now = await subscription(before.accessToken);
  expect(now).toMatchObject({ trialEndDate: trialEnd, priceUgx: 12_000, trialDays: 14 });
  expect(now.payment?.amountUgx).toBe(10_000);
  const after = await service.signUp(`after.${count}`);
  const days =
    (Date.parse((await subscription(after.accessToken)).trialEndDate ?? '') - service.clock.now().getTime()) /
    86_400_000;
  expect(days).toBe(14);
  const paying = await service.call<Subscription & { payment: Payment }>('POST', '/auth/subscribe', {
    token: after.accessToken,
  });
  expect(paying.body.data.payment.amountUgx).toBe(12_000);
  expect(await readLanding(service.db, { exampleShopHandle: null, readsWithAi: false })).toMatchObject({
    priceUgx: 12_000,
    trialDays: 14,
  });
});

test('each change is on the audit log with what was there before, and a repetition is no change', async () => {
  await change({ priceUgx: 12_000, trialDays: 7 });
  const again = await change({ priceUgx: 12_000 });
  expect(again).toMatchObject({ status: 200, body: { data: { priceUgx: 12_000 } } });
  expect(await auditOf(service.db, owner.adminId)).toEqual([
    {
      action: 'settings.changed',
      subject_id: null,
      address: '127.0.0.1',
      reason,
      details: { priceUgx: { from: 10_000, to: 12_000 } },
    },
  ]);
});

test('two owners at once change one after the other, and the log tells how', async () => {
  const other = await anAdmin(service);
  await Promise.all([change({ priceUgx: 12_000 }), change({ priceUgx: 15_000 }, other)]);
  const entries = [...(await auditOf(service.db, owner.adminId)), ...(await auditOf(service.db, other.adminId))];
  const steps = entries.map((entry) => (entry.details as { priceUgx: { from: number; to: number } }).priceUgx);
  const last = (await read()).body.data.priceUgx;
  const first = last === 12_000 ? 15_000 : 12_000;
  expect(steps).toContainEqual({ from: 10_000, to: first });
  expect(steps).toContainEqual({ from: first, to: last });
});

test.each([
  ['nothing to change', {}],
  ['a price below what mobile money sends', { priceUgx: 499 }],
  ['half a shilling', { priceUgx: 1000.5 }],
  ['a trial of less than no days', { trialDays: -1 }],
  ['a setting that there is not', { currency: 'USD' }],
  ['no reason', { priceUgx: 12_000, reason: undefined }],
  ['a reason with a number to call', { priceUgx: 12_000, reason: 'asked by +256 772 123456' }],
  ['a reason with a handle', { priceUgx: 12_000, reason: 'asked by @amina.styles' }],
])('%s is refused and changes nothing', async (_, body) => {
  expect(await change(body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect((await read()).body.data.priceUgx).toBe(10_000);
  expect(await auditOf(service.db, owner.adminId)).toEqual([]);
});

test('an owner who requires the second factor of all must have one; who has none reads nothing more', async () => {
  expect(await change({ secondFactorRequired: true, priceUgx: 12_000 })).toMatchObject({
    status: 403,
    body: { code: 'second_factor_setup_required' },
  });
  expect((await read()).body.data).toMatchObject({ secondFactorRequired: false, priceUgx: 10_000 });
  await giveSecondFactor(owner);
  const viewer = await anAdmin(service, { role: 'viewer' });
  expect((await change({ secondFactorRequired: true })).body.data.secondFactorRequired).toBe(true);
  expect(await read(viewer)).toMatchObject({ status: 403, body: { code: 'second_factor_setup_required' } });
  expect((await change({ secondFactorRequired: false })).status).toBe(200);
  expect((await read(viewer)).status).toBe(200);
});

test('every process hears that settings changed, so that no kept page shows the old price', async () => {
  const heard: CommittedEvent[] = [];
  const last = Promise.withResolvers<void>();
  const stop = await listenForEvents(
    service.database,
    (event) => {
      heard.push(event);
      if (event.type === 'shop_changed') last.resolve();
    },
    () => {},
  );
  await change({ priceUgx: 12_000 });
  await change({ priceUgx: 12_000 });
  await inTransaction(service.db, 'test.tell', (trx) => announce(trx, { type: 'shop_changed', shopId: 'last' }));
  await last.promise;
  await stop();
  expect(heard.filter((event) => event.type === 'settings_changed')).toHaveLength(1);
});
