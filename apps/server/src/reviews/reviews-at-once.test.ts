import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aReviewedShop } from './reviewed-shop.testing.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

/** Where one connection serves all, nothing waits for a lock. */
const onPostgres = test.runIf(testDatabaseUrl());

/** Begins both calls, and lets them go on once each has met what `held` locks, or the other. */
async function meet<Answer>(held: RawBuilder<unknown>, calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  await service.db.transaction().execute(async (trx) => {
    await held.execute(trx);
    for (const call of calls) {
      answers.push(call());
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(service.db);
        expect(rows).toHaveLength(answers.length);
      }, 3000);
    }
  });
  return Promise.all(answers);
}

onPostgres(
  'two buyers of one shop who take back a proof with its review at once do not wait for each other',
  async () => {
    const shop = await aReviewedShop(service, 'undone.at.once');
    const orders = [await shop.received(), await shop.received()];
    for (const order of orders) await shop.review(order);
    const held = sql`select from reviews where shop_id = ${shop.shop.shopId} for update`;
    const undone = await meet(
      held,
      orders.map((order) => () => shop.undo(order, 'received', { secret: order.secret })),
    );
    expect(undone.map(({ status }) => status)).toEqual([200, 200]);
  },
);

onPostgres(
  'a seller who answers a review while its buyer takes the proof back does not wait for the buyer',
  async () => {
    const shop = await aReviewedShop(service, 'answered.at.once');
    const order = await shop.received();
    const reviewId = (await shop.review(order)).body.data.review?.id ?? '';
    const held = sql`select from shops where shop_id = ${shop.shop.shopId} for share`;
    const answers = await meet<{ status: number }>(held, [
      () => shop.answer(reviewId, 'Thank you'),
      () => shop.undo(order, 'received', { secret: order.secret }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  },
);
