import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import {
  maxReminderDays,
  reminderDays,
  type SubscriptionDates,
  subscriptionDates,
} from '#server/billing/subscriptions/when-paid-time-ends.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db } from '#server/platform/database/transaction.ts';

/** For a message that was surely not sent; attempts are an hour apart. */
const maxAttempts = 3;

/**
 * Sellers with a reminder that is due at `now`: the latest one whose day has come, so one that was missed while the
 * service was down is skipped. Its seller has a proven number, has not switched reminders off, keeps the account, and
 * has a visible shop. A seller who may have paid already gets none: after a prompt of the last 24 hours without an
 * answer, or with a transaction ID that waits to be confirmed.
 */
function dueReminders(now: Date): RawBuilder<unknown> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`
    select s.shop_id, s.subscription_ends_at as period_ends_at, step.days_before
    from subscriptions s
      join accounts a on a.account_id = s.shop_id
      join shops h on h.shop_id = s.shop_id
      cross join lateral (select min(days)::smallint as days_before from unnest(${reminderDays}::int[]) days
        where kampala_day(s.subscription_ends_at - interval '1 millisecond') - kampala_day(${at}) between 0 and days) step
    where s.subscription_ends_at > ${at} - interval '1 day'
      and s.subscription_ends_at < ${at} + make_interval(days => ${maxReminderDays + 1})
      and step.days_before is not null
      and s.subscription_ends_at >= greatest(s.trial_ends_at, s.complimentary_ends_at)
      and a.login_phone is not null and a.renewal_sms and a.deletion_due_at is null
      and h.handle is not null and h.suspended_at is null
      and not exists (select from payments p where p.shop_id = s.shop_id and (
        p.status in ('pending', 'unknown') and p.provider <> 'manual' and p.created_at > ${at} - interval '1 day'
        or p.status = 'pending' and p.receipt is not null and p.lapses_at > ${at}))
      and not exists (select from renewal_reminders r
        where r.shop_id = s.shop_id and r.period_ends_at = s.subscription_ends_at and r.days_before = step.days_before
          and not ${mayBeTriedAgain(sql`r`, now)})`;
}

function mayBeTriedAgain(reminder: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(${reminder}.outcome = 'not_sent', false) and ${reminder}.attempts < ${maxAttempts}
    and ${reminder}.claimed_at <= ${now.toISOString()}::timestamptz - interval '1 hour')`;
}

/** Shops with a due reminder, by their ids after `after`. */
export async function listDueShops(db: Db, now: Date, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ shop_id: string }>`select shop_id from (${dueReminders(now)}) due
    where ${after}::uuid is null or shop_id > ${after}::uuid order by shop_id limit ${limit}`.execute(db);
  return rows.map((row) => row.shop_id);
}

/** A reminder that this process alone may send, once. */
export interface ClaimedReminder {
  shopId: string;
  daysBefore: number;
  claimedAt: Date;
  loginPhone: string;
  dates: SubscriptionDates & { subscriptionEndsAt: Date };
}

/** Claims the due reminder of this shop; null when it is not due any more, or another process has claimed it. */
export async function claimReminder(db: Db, shopId: string, now: Date): Promise<ClaimedReminder | null> {
  const { rows } = await sql<{
    days_before: number;
    login_phone: string;
    trial_ends_at: Date;
    subscription_ends_at: Date;
    complimentary_ends_at: Date | null;
  }>`
    with claimed as (
      insert into renewal_reminders as r (shop_id, period_ends_at, days_before, attempts, claimed_at)
      select due.shop_id, due.period_ends_at, due.days_before, 1, ${now.toISOString()}::timestamptz
      from (${dueReminders(now)}) due where due.shop_id = ${shopId}
      on conflict (shop_id, period_ends_at, days_before) do update
        set attempts = r.attempts + 1, claimed_at = excluded.claimed_at, outcome = null
        where ${mayBeTriedAgain(sql`r`, now)}
      returning r.shop_id, r.days_before
    )
    select c.days_before, a.login_phone, s.trial_ends_at, s.subscription_ends_at, s.complimentary_ends_at
    from claimed c join accounts a on a.account_id = c.shop_id join subscriptions s on s.shop_id = c.shop_id`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const dates = { ...subscriptionDates(row), subscriptionEndsAt: row.subscription_ends_at };
  return { shopId, daysBefore: row.days_before, claimedAt: now, loginPhone: row.login_phone, dates };
}

const rowOf = ({ shopId, daysBefore, claimedAt }: ClaimedReminder) =>
  expressionBuilder<Tables, 'renewal_reminders'>().and({
    shop_id: shopId,
    days_before: daysBefore,
    claimed_at: claimedAt,
  });

export async function storeOutcome(
  db: Db,
  reminder: ClaimedReminder,
  outcome: 'sent' | 'not_sent' | 'unknown',
): Promise<void> {
  await db.updateTable('renewal_reminders').set({ outcome }).where(rowOf(reminder)).execute();
}

/** Makes an attempt that sent nothing count as none. */
export async function deleteReminder(db: Db, reminder: ClaimedReminder): Promise<void> {
  await db.deleteFrom('renewal_reminders').where(rowOf(reminder)).execute();
}
