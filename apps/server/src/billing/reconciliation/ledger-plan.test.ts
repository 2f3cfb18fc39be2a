import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerAnalyticsSql } from '#server/admin/figures/payment-analytics.queries.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/database/database.testing.ts';
import { ledgerPaymentsSql } from './ledger-payments.queries.ts';

let opened: TestDatabase;

/** A year of 200 payments a day, of accounts that are gone: 73,000 entries that were started. */
beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
  await sql`insert into payment_ledger (shop_id, payment_id, entry, provider, reference, amount_ugx, actor, recorded_at)
    select gen_random_uuid(), gen_random_uuid(), 'started', 'mtn', 'DK-' || n, 10000, 'seller',
      '2026-01-01T00:00:00Z'::timestamptz + n * interval '7 minutes 12 seconds'
    from generate_series(1, 73000) n`.execute(opened.database.db);
  await sql`analyze payment_ledger`.execute(opened.database.db);
}, 60_000);
afterAll(() => opened.drop());

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain (analyze, costs off, timing off, summary off) ${query}`.execute(opened.database.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('a day is compared by the ledger’s indexes of time, ids and references, whatever was paid in other years', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `DK-${index * 30}`);
  const ids = Array.from({ length: 50 }, () => randomUUID().toUpperCase());
  const plan = await planOf(ledgerPaymentsSql({ provider: 'mtn', day: '2026-07-01', names: [...names, ...ids] }));
  for (const index of ['by_time', 'started', 'by_reference']) expect(plan).toContain(`payment_ledger_${index}`);
  expect(plan).not.toContain('Seq Scan on payment_ledger');
});

test('the figures of a week read that week', async () => {
  const plan = await planOf(providerAnalyticsSql('2026-12-24'));
  expect(plan).toContain('payment_ledger_by_time');
  expect(plan).not.toContain('Seq Scan on payment_ledger');
});
