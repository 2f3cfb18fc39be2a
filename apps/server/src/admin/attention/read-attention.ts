import type { AdminAttention, AdminSource } from '@app/contracts/admin/figures.schemas';
import { sql } from 'kysely';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { countOpenPayments } from '#server/admin/payments/payment-page.ts';
import { countOpenReports } from '#server/admin/reports/reports.queries.ts';
import { readAdminSources } from '#server/admin/settings/admin-sources.ts';
import { refreshStatuses } from '#server/admin/users/users.queries.ts';
import { readReconciliationOverview } from '#server/billing/billing.service.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';

const trialsEndWithinDays = 3;

/** What waits for an administrator. Differences are compared by support and owners only. */
export async function readAttention(
  context: AdminContext,
  { comparesPayments }: { comparesPayments: boolean },
): Promise<AdminAttention> {
  const { db, clock } = context;
  const now = clock.now();
  const [openReports, payments, books, sources, trialsEnding] = await Promise.all([
    countOpenReports(db),
    countOpenPayments(db, now),
    comparesPayments ? readReconciliationOverview(context.billing) : null,
    readAdminSources(context),
    countTrialsEnding(db, now),
  ]);
  return {
    openReports,
    paymentsByHand: payments.byHand,
    paymentsStuck: payments.stuck,
    daysDiffering: books === null ? null : books.open.length,
    sourcesDown: sources.flatMap(doorsDown),
    trialsEnding,
    trialsEndWithinDays,
  };
}

/** One that an owner switched off is not down. */
function doorsDown({ source, enabled, state, doors }: AdminSource): AdminAttention['sourcesDown'] {
  if (!enabled) return [];
  const out = doors.flatMap(({ door, out }) => (out ? [{ door, since: out.since }] : []));
  return out.length === 0 && state === 'open' ? [{ door: source, since: null }] : out;
}

/** A running trial's `status_until` is its end. */
async function countTrialsEnding(db: Db, now: Date): Promise<number> {
  await refreshStatuses(db, now);
  const until = new Date(now.getTime() + trialsEndWithinDays * dayMs);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from seller_directory d
    where d.status = 'trial' and d.status_until > ${now} and d.status_until <= ${until}`.execute(db);
  return rows[0]?.count ?? 0;
}
