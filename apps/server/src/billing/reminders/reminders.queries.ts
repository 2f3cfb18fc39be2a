import { type RawBuilder, sql } from 'kysely';
import { type SubscriptionDates, subscriptionDates } from '#server/billing/subscriptions/subscription-status.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';

/** A message that was surely not sent is tried again so often, an hour apart. */
const maxAttempts = 3;

/**
 * Whose next reminder is due at `now`, and which: the latest one whose day has come, so what was missed while the service
 * was down is not made up for. Only a proven number gets any, unless its seller has switched them off; nobody does whose
 * account goes or whose shop is not shown, nor whoever may have paid already: by a prompt of the last 24 hours that no
 * network has answered for, or by the seller's word that the money is sent.
 */
function dueReminders(now: Date): RawBuilder<unknown> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`
    select s.shop_id, s.subscription_ends_at as period_ends_at, step.days_before
    from subscriptions s
      join accounts a on a.account_id = s.shop_id
      join shops h on h.shop_id = s.shop_id
      cross join lateral (select case kampala_day(s.subscription_ends_at - interval '1 millisecond') - kampala_day(${at})
        when 0 then 0 when 1 then 1 when 2 then 3 when 3 then 3 end::smallint as days_before) step
    where s.subscription_ends_at > ${at} - interval '1 day' and s.subscription_ends_at < ${at} + interval '4 days'
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

/** Of an alias of renewal_reminders. */
function mayBeTriedAgain(reminder: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(${reminder}.outcome = 'not_sent', false) and ${reminder}.attempts < ${maxAttempts}
    and ${reminder}.claimed_at <= ${now.toISOString()}::timestamptz - interval '1 hour')`;
}

/** The shops with a reminder that is due, by their ids after `after`. */
export async function listDueShops(db: Db, now: Date, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ shop_id: string }>`select shop_id from (${dueReminders(now)}) due
    where ${after}::uuid is null or shop_id > ${after}::uuid order by shop_id limit ${limit}`.execute(db);
  return rows.map((row) => row.shop_id);
}

/** A reminder that whoever has it may send, once. */
export interface ClaimedReminder {
  shopId: string;
  daysBefore: number;
  claimedAt: Date;
  loginPhone: string;
  dates: SubscriptionDates & { subscriptionEndsAt: Date };
}

/**
 * Writes the reminder of this shop down as going out; null when it is not due any more, or when somebody else has it. Of
 * two who claim at once the second finds the row of the first.
 */
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

/** What became of the message. */
export async function noteReminder(
  db: Db,
  { shopId, daysBefore, claimedAt }: ClaimedReminder,
  outcome: 'sent' | 'not_sent' | 'unknown',
): Promise<void> {
  await db
    .updateTable('renewal_reminders')
    .set({ outcome })
    .where('shop_id', '=', shopId)
    .where('days_before', '=', daysBefore)
    .where('claimed_at', '=', claimedAt)
    .execute();
}

/** Nothing was sent, and nobody is to blame: as if it had not been tried. */
export async function forgetReminder(db: Db, { shopId, daysBefore, claimedAt }: ClaimedReminder): Promise<void> {
  await db
    .deleteFrom('renewal_reminders')
    .where('shop_id', '=', shopId)
    .where('days_before', '=', daysBefore)
    .where('claimed_at', '=', claimedAt)
    .execute();
}

/** So long after the period that they were about. */
const keptForMs = 90 * dayMs;

export async function purgeReminders(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptForMs);
  await db.deleteFrom('renewal_reminders').where('period_ends_at', '<', before).execute();
}
