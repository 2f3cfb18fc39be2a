import type { Wallet } from '@app/contracts/billing/billing.schemas';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { PaymentKey, PaymentRow } from '#server/billing/payments/payments.queries.ts';
import { troubledPayments } from '#server/billing/payments/to-decide.ts';
import type { Network } from '#server/billing/providers/provider.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** A payment with its row of `mobile_payments`. */
export type MobilePayment = PaymentRow & Omit<Selectable<Tables['mobile_payments']>, 'network'> & { network: Network };

export async function insertMobilePayment(
  trx: Trx,
  payment: PaymentRow,
  { phoneNumber, network, nextCheckAt }: Wallet & { nextCheckAt: Date },
): Promise<MobilePayment> {
  const row = await trx
    .insertInto('mobile_payments')
    .values({
      shop_id: payment.shop_id,
      payment_id: payment.payment_id,
      phone_number: phoneNumber,
      network,
      asked_at: payment.created_at,
      next_check_at: nextCheckAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, ...payment, network };
}

const mobilePayments = (db: Db | Trx) =>
  db
    .selectFrom('mobile_payments as m')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.shop_id', '=', 'm.shop_id').onRef('p.payment_id', '=', 'm.payment_id'),
    )
    .selectAll('m')
    .selectAll('p')
    .$castTo<MobilePayment>();

/** Nothing for a payment by hand, and for one whose account is gone. */
export async function findMobilePayment(db: Db, paymentId: string): Promise<MobilePayment | undefined> {
  return mobilePayments(db).where('p.payment_id', '=', paymentId).executeTakeFirst();
}

/**
 * What an account has proven. `payer`: that the number pays for it, by a code to the number or by money that came from
 * it. `known`: who it is, by its TikTok account, or by money that came from any number. Money that came although its
 * seller had called the number wrong proves nothing.
 */
export type AccountTrust = 'payer' | 'known' | 'stranger';

/** What the account has proven, for a prompt to this number. */
export async function readTrust(
  db: Db | Trx,
  { shopId, phoneNumber }: { shopId: string; phoneNumber: string },
): Promise<AccountTrust> {
  const { rows } = await sql<{ trust: AccountTrust }>`
    select case
      when a.login_phone = ${phoneNumber} or bool_or(m.phone_number = ${phoneNumber}) then 'payer'
      when a.proven_tiktok_id is not null or count(p.payment_id) > 0 then 'known'
      else 'stranger' end as trust
    from accounts a
      left join (payments p left join mobile_payments m on m.shop_id = p.shop_id and m.payment_id = p.payment_id)
        on p.shop_id = a.account_id and p.status = 'paid' and not p.from_former_holder and m.stopped_at is null
    where a.account_id = ${shopId} group by a.account_id`.execute(db);
  return rows[0]?.trust ?? 'stranger';
}

export async function listPendingPrompts(trx: Trx, shopId: string): Promise<MobilePayment[]> {
  return mobilePayments(trx).where('p.shop_id', '=', shopId).where('p.status', '=', 'pending').execute();
}

/**
 * Claims up to `limit` payments that are due for a check. No other process checks them for `leaseMs`: longer than any
 * answer takes, so that a process that dies leaves them to the next one.
 */
export async function claimDue(db: Db, now: Date, limit: number, leaseMs: number): Promise<MobilePayment[]> {
  const { rows } = await sql<MobilePayment>`
    with due as (
      select shop_id, payment_id from mobile_payments where next_check_at <= ${now.toISOString()}::timestamptz
      order by next_check_at limit ${limit} for update skip locked
    ), claimed as (
      update mobile_payments m set next_check_at = ${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz
      from due where m.shop_id = due.shop_id and m.payment_id = due.payment_id returning m.*
    )
    select m.*, p.* from claimed m join payments p on p.shop_id = m.shop_id and p.payment_id = m.payment_id`.execute(
    db,
  );
  return rows;
}

/** When the next payment is due; null when none is. */
export async function nextDueAt(db: Db): Promise<Date | null> {
  const query = db.selectFrom('mobile_payments').select('next_check_at').where('next_check_at', 'is not', null);
  return (await query.orderBy('next_check_at').limit(1).executeTakeFirst())?.next_check_at ?? null;
}

export async function updateMobilePayment(
  db: Db | Trx,
  { shop_id, payment_id }: PaymentKey,
  change: Updateable<Tables['mobile_payments']>,
): Promise<void> {
  const update = db.updateTable('mobile_payments').set(change);
  await update.where((eb) => eb.and({ shop_id, payment_id })).execute();
}

/** More than a day of checks brings. */
const maxAnswers = 300;

/** Its provider's answers and callbacks, newest first. */
export async function listAnswers(db: Db, key: PaymentKey) {
  const { shop_id, payment_id } = key;
  const answers = db
    .selectFrom('payment_answers')
    .selectAll()
    .where((eb) => eb.and({ shop_id, payment_id }));
  return answers.orderBy('received_at', 'desc').limit(maxAnswers).execute();
}

/** How many payments are still checked, by provider. */
export async function countWaiting(db: Db) {
  const { rows } = await sql<{ provider: string; count: number }>`
    select p.provider, count(*)::int as count from mobile_payments m
    join payments p on p.shop_id = m.shop_id and p.payment_id = m.payment_id
    where m.next_check_at is not null and p.status in ('pending', 'unknown') group by p.provider`.execute(db);
  return rows;
}

/** How many payments only a person can put right, by why. */
export async function countTroubled(db: Db) {
  const { rows } = await sql<{ trouble: string; count: number }>`
    select trouble, count(*)::int as count from (${troubledPayments}) t group by trouble`.execute(db);
  return rows;
}
