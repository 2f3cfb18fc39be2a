import { sql } from 'kysely';
import Type from 'typebox';
import { adminSessions } from '#server/admin/administrators/admin-sessions.ts';
import { invitationsKeptMs } from '#server/admin/administrators/invitations/invitations.queries.ts';
import { closeUnknownSignIns } from '#server/admin/audit/unknown-sign-ins.ts';
import { purgeRecentReports, purgeReportsWithoutShop } from '#server/admin/reports/reports.queries.ts';
import { purgeAnswers } from '#server/billing/mobile-money/raw-answers.ts';
import { markLapsedPayments } from '#server/billing/payments/payments.queries.ts';
import { purgeDeletedAccounts } from '#server/catalog/deleted-accounts/deleted-accounts.queries.ts';
import { purgeUnusedPhotos } from '#server/catalog/owner/photos/photos.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { purgeRuns } from '#server/ingestion/ingestion.queries.ts';
import { purgeOrders } from '#server/orders/upkeep/purge-orders.ts';
import { type Clock, dayMs, hourMs } from '#server/platform/clock.ts';
import { deleteInSteps } from '#server/platform/database/delete-in-steps.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { purgeLimits } from '#server/platform/http/database-limits.ts';
import { purgeIdempotencyKeys } from '#server/platform/http/idempotency/idempotency.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { forgetNetworks } from '#server/reviews/reviews.queries.ts';
import { networkCountsMs } from '#server/reviews/write-review.ts';

const purgeJob = defineJob({ name: 'maintenance.purge', payload: Type.Object({}), add: 'unless_waiting_or_running' });

/** Deletes hourly what is kept for a limited time, and writes down what was counted in that hour. */
export function handleMaintenanceJobs(deps: { jobs: JobQueue; db: Db; clock: Clock; store: ImageStore }): void {
  const { jobs, db, clock, store } = deps;
  jobs.handle(purgeJob, async () => {
    await purgeExpired(db, clock.now());
    await purgeUnusedPhotos(db, store, clock.now());
    await closeUnknownSignIns(db, clock.now());
  });
  jobs.schedule(purgeJob, '17 * * * *');
}

export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await sellerSessions.purge(db, now);
  await adminSessions.purge(db, now);
  await purgeDeletedAccounts(db, now);
  await purgeIdempotencyKeys(db, now);
  await purgeLimits(db, now);
  await purgeRecentReports(db, now);
  await purgeReportsWithoutShop(db, now);
  await purgeRuns(db, now);
  await markLapsedPayments(db, now);
  await purgeAnswers(db, now);
  await purgeOrders(db, now);
  await forgetNetworks(db, new Date(now.getTime() - networkCountsMs));
  // A host without a request for an hour is free; the database's clock wrote these.
  await sql`delete from request_gaps where free_at < now() - interval '1 hour'`.execute(db);
  for (const [table, column, forMs] of kept)
    await deleteInSteps(db, table, sql`${sql.ref(column)} < ${before(now, forMs)}::timestamptz`);
  await sql`delete from daily_budgets where day < ${before(now, 7 * dayMs)}::date`.execute(db);
}

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();

/** Rows that go when the time in this column is so long past. What else decides stands beside its table's other queries. */
const kept: [table: keyof Tables, column: string, forMs: number][] = [
  ['admin_invitations', 'expires_at', invitationsKeptMs],
  ['apify_runs', 'started_at', 90 * dayMs],
  ['back_asks', 'day', 90 * dayMs],
  // Answered: the seller has had time to tell those who asked.
  ['back_asks', 'back_at', 7 * dayMs],
  // No rule about codes counts longer; the codes themselves go with the number.
  ['code_numbers', 'used_at', dayMs],
  ['gone_checks', 'hour', 2 * dayMs],
  ['ownership_claims', 'expires_at', hourMs],
  ['phone_signups', 'requested_at', dayMs],
  // Hashes of visitors.
  ['recent_visits', 'counted_at', dayMs],
  // After the period that they were about.
  ['renewal_reminders', 'period_ends_at', 90 * dayMs],
  ['source_reads', 'began_at', 30 * dayMs],
  ['tiktok_sign_ins', 'expires_at', 0],
];
