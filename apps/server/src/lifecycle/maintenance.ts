import { sql } from 'kysely';
import Type from 'typebox';
import { purgeClaims } from '#server/accounts/claims/claims.queries.ts';
import { purgePhoneCodes } from '#server/accounts/phone/codes.queries.ts';
import { purgeTikTokSignIns } from '#server/accounts/tiktok/sign-ins.queries.ts';
import { purgeAdminSessions } from '#server/admin/administrators/admin-sessions.ts';
import { closeUnknownSignIns } from '#server/admin/audit/unknown-sign-ins.ts';
import { purgeRecentReports, purgeReportsWithoutShop } from '#server/admin/reports/reports.queries.ts';
import { purgeVisits } from '#server/analytics/visits.queries.ts';
import { purgeAnswers } from '#server/billing/mobile-money/raw-answers.ts';
import { markLapsedPayments } from '#server/billing/payments/payments.queries.ts';
import { purgeReminders } from '#server/billing/reminders/reminders.queries.ts';
import { purgeDeletedAccounts } from '#server/catalog/deleted-accounts/deleted-accounts.queries.ts';
import { purgeUnusedPhotos } from '#server/catalog/owner/photos/photos.ts';
import { purgeSessions } from '#server/identity/seller-sessions.ts';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { purgeLimits } from '#server/platform/http/database-limits.ts';
import { purgeIdempotencyKeys } from '#server/platform/http/idempotency.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

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
  await purgeSessions(db, now);
  await purgeAdminSessions(db, now);
  await purgeClaims(db, now);
  await purgeDeletedAccounts(db, now);
  await purgePhoneCodes(db, now);
  await purgeTikTokSignIns(db, now);
  await purgeIdempotencyKeys(db, now);
  await purgeLimits(db, now);
  await purgeVisits(db, now);
  await purgeRecentReports(db, now);
  await purgeReportsWithoutShop(db, now);
  await markLapsedPayments(db, now);
  await purgeAnswers(db, now);
  await purgeReminders(db, now);
  // A host without a request for an hour is free; the database's clock wrote these.
  await sql`delete from request_gaps where free_at < now() - interval '1 hour'`.execute(db);
  await sql`delete from import_runs where finished_at < ${daysBefore(now, 30)}`.execute(db);
  await sql`delete from source_reads where began_at < ${daysBefore(now, 30)}`.execute(db);
  await sql`delete from apify_runs where started_at < ${daysBefore(now, 90)}`.execute(db);
  await sql`delete from gone_checks where hour < ${daysBefore(now, 2)}`.execute(db);
  await sql`delete from daily_budgets where day < ${daysBefore(now, 7)}::date`.execute(db);
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
