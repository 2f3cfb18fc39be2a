import { randomUUID } from 'node:crypto';
import { AdminUserAnswer } from '@app/contracts/admin/users.schemas';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '#server/admin/admin.testing.ts';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aReader, aSignup, type Reader } from './users.testing.ts';

let service: TestService;
let reader: Reader;

beforeAll(async () => {
  service = await openTestService();
  reader = await aReader(service);
});
afterAll(() => service.close());

test('one seller is shown with all that helps to help, and each look is on the audit log', async () => {
  const { user } = await service.signUp('helped.seller');
  const now = service.clock.now();
  const { db } = service;
  const shop = { shopId: user.id, handle: user.handle };
  await aProduct(db, shop, { title: 'Pan' });
  await aProduct(db, shop, { title: 'Gone', goneAt: now });
  await db
    .insertInto('reports')
    .values([
      { shop_id: user.id, report_id: randomUUID(), reason: 'fake', created_at: now },
      { shop_id: user.id, report_id: randomUUID(), reason: 'fake', created_at: now, state: 'dismissed' },
    ])
    .execute();
  await db
    .updateTable('import_states')
    .set({ last_finished_at: now, last_outcome: 'error', last_reason: 'blocked' })
    .where('shop_id', '=', user.id)
    .execute();
  await db
    .updateTable('accounts')
    .set({ login_phone: '+256701000001', contact_new_until: new Date(now.getTime() - 1) })
    .where('account_id', '=', user.id)
    .execute();
  await db
    .updateTable('shops')
    .set({
      suspended_at: now,
      suspended_message: 'Sells what is not theirs.',
      display_name: 'Helped Seller',
      follower_count: 1234,
      is_verified: true,
    })
    .where('shop_id', '=', user.id)
    .execute();
  const paidUntil = new Date(now.getTime() - 10 * dayMs);
  await db
    .updateTable('subscriptions')
    .set({ subscription_ends_at: paidUntil })
    .where('shop_id', '=', user.id)
    .execute();
  const { status, body } = await reader.get(`/users/${user.id}`);
  expect(status).toBe(200);
  expect(Value.Check(AdminUserAnswer, body)).toBe(true);
  expect(body.data).toMatchObject({
    userId: user.id,
    handle: 'helped.seller',
    displayName: 'Helped Seller',
    followerCount: 1234,
    isVerified: true,
    phoneNumber: '+256701000001',
    loginPhoneNumber: '+256701000001',
    shopLink: user.shopLink,
    subscriptionStatus: 'trial',
    trialEndDate: user.trialEndDate,
    subscriptionEndDate: paidUntil.toISOString(),
    createdAt: user.createdAt,
    lastLoginAt: now.toISOString(),
    contactNewUntil: null,
    suspension: { since: now.toISOString(), message: 'Sells what is not theirs.' },
    productCount: 1,
    sessionCount: 1,
    openReportCount: 1,
    trust: { orders: 0, browsers: 0, recent: 0, senders: 0, reviews: 0, counted: 0 },
    lastImport: { finishedAt: now.toISOString(), outcome: 'error', reason: 'blocked' },
    payments: [],
  });
  expect(await auditOf(db, reader.adminId)).toEqual([
    { action: 'user.looked_at', subject_id: user.id, address: '127.0.0.1', reason: null, details: {} },
  ]);
  // The list counts products by the same rule.
  expect((await reader.list({ search: 'helped.' })).users).toMatchObject([{ userId: user.id, productCount: 1 }]);
});

test('of many payments the newest 20 are shown, lapsed ones as lapsed', async () => {
  const { user } = await service.signUp('pays.often');
  const now = service.clock.now().getTime();
  const payments = Array.from({ length: 25 }, (_, n) => ({
    shop_id: user.id,
    payment_id: randomUUID(),
    idempotency_key: `key ${n}`,
    provider: 'manual',
    status: n === 24 ? 'pending' : 'lapsed',
    amount_ugx: 10_000,
    months: 1,
    reference: `DUKA-${n}`,
    created_at: new Date(now - (30 - n) * dayMs),
    lapses_at: new Date(now - 1),
  }));
  await service.db.insertInto('payments').values(payments).execute();
  const { body } = await reader.get(`/users/${user.id}`);
  const shown = (body.data as { payments: { reference: string; status: string; handle: string }[] }).payments;
  expect(shown.map(({ reference }) => reference)).toEqual(Array.from({ length: 20 }, (_, n) => `DUKA-${24 - n}`));
  expect(shown[0]).toMatchObject({ status: 'lapsed', handle: 'pays.often' });
});

test('a sign-up that waits for its code can be looked at, too', async () => {
  const id = await aSignup(service, 'not.yet', '+256772000009');
  const { body } = await reader.get(`/users/${id}`);
  expect(Value.Check(AdminUserAnswer, body)).toBe(true);
  expect(body.data).toMatchObject({
    userId: id,
    handle: 'not.yet',
    subscriptionStatus: 'pending',
    sessionCount: 0,
    lastImport: null,
  });
  expect((await auditOf(service.db, reader.adminId)).at(-1)?.subject_id).toBe(id);
});

test('an unknown user is not found, and nothing is noted', async () => {
  const before = await auditOf(service.db, reader.adminId);
  expect((await reader.get(`/users/${randomUUID()}`)).status).toBe(404);
  expect((await reader.get('/users/me')).status).toBe(400);
  expect(await auditOf(service.db, reader.adminId)).toEqual(before);
});
