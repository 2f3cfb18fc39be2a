import type { Payment } from '@app/contracts/billing/billing.schemas';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { waitsForALock } from '#server/platform/database/database.testing.ts';
import { openTestService, type TestService, testPassword } from '#server/test/service.testing.ts';
import { markLapsedPayments } from './payments.queries.ts';

// The embedded database has one connection, so there nothing comes between.
describe.runIf(testDatabaseUrl())('the hourly lapsing and a seller who pays, on PostgreSQL', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService({
      PAYMENT_PROVIDER: 'manual',
      MANUAL_MERCHANT_NUMBER: '+256772123456',
      MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
    });
  });
  afterAll(() => service?.close());

  test('a payment that lapses while the seller pays makes room for the new one', async () => {
    const { user } = await service.signUp('pays.late');
    const body = { handle: 'pays.late', password: testPassword };
    const subscribe = async () => {
      const { accessToken } = (await service.call<{ accessToken: string }>('POST', '/auth/password/signin', { body }))
        .body.data;
      return service.call<{ payment: Payment }>('POST', '/auth/subscribe', {
        token: accessToken,
        headers: { 'content-type': 'application/json' },
      });
    };
    const first = (await subscribe()).body.data.payment;
    service.clock.advance(7 * 24 * 3600_000);
    // The payment starts while the lapse is written and not yet committed.
    const lapsing = await service.db.startTransaction().execute();
    expect(await markLapsedPayments(lapsing, service.clock.now())).toBe(1);
    const paying = subscribe();
    await vi.waitUntil(() => waitsForALock(service.db), { timeout: 20_000 });
    await lapsing.commit().execute();
    const second = await paying;
    expect(second).toMatchObject({ status: 200, body: { data: { payment: { status: 'pending' } } } });
    expect(second.body.data.payment.reference).not.toBe(first.reference);
    const ledger = await service.db
      .selectFrom('payment_ledger')
      .select('entry')
      .where('shop_id', '=', user.id)
      .orderBy('entry')
      .execute();
    expect(ledger.map(({ entry }) => entry)).toEqual(['lapsed', 'started', 'started']);
  });
});
