import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import type { Database } from '#server/platform/database/database.ts';
import { subscriptionStatus } from './when-paid-time-ends.ts';

let database: Database;
let drop: () => Promise<void>;
const now = new Date('2026-11-21T09:00:00.000Z');
const farFuture = new Date('2100-01-01T00:00:00.000Z');

beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(testDatabaseUrl()));
});
afterAll(() => drop());

/** Around now by milliseconds, where rules part, and far from it. */
const end = fc
  .oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -40 * 86_400_000, max: 40 * 86_400_000 }))
  .map((ms) => new Date(now.getTime() + ms));
/** And where the grace of a paid period ends. */
const paidEnd = fc.oneof(
  end,
  fc.integer({ min: -2, max: 2 }).map((ms) => new Date(now.getTime() - 72 * 3_600_000 + ms)),
);
const dates = fc.record({
  trialEndsAt: end,
  subscriptionEndsAt: fc.option(paidEnd),
  complimentaryEndsAt: fc.option(end),
});

test('the list has the status that the seller has, and knows until when', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(dates, { minLength: 30, maxLength: 60 }), async (many) => {
      const given = many.map((one, n) => ({
        n,
        t: one.trialEndsAt,
        s: one.subscriptionEndsAt,
        c: one.complimentaryEndsAt,
      }));
      const { rows } = await sql<{ n: number; status: string; until: Date | null }>`
        select n, seller_status(t, s, c, ${now.toISOString()}::timestamptz) as status, seller_status_until(t, s, c, ${now.toISOString()}::timestamptz) as until
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(n int, t timestamptz, s timestamptz, c timestamptz) order by n`.execute(
        database.db,
      );
      for (const [n, one] of many.entries()) {
        const [row, status] = [rows[n], subscriptionStatus(one, now)];
        expect(row?.status).toBe(status);
        // The status stays as it is up to the last millisecond before, and is another one then.
        const until = row?.until ?? farFuture;
        expect(subscriptionStatus(one, new Date(until.getTime() - 1))).toBe(status);
        if (row?.until) expect(subscriptionStatus(one, until)).not.toBe(status);
        else expect(status).toBe('expired');
      }
    }),
    { numRuns: 25 },
  );
});
