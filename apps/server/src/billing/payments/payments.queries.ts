import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Network } from '#server/billing/providers/provider.ts';
import type { Period } from '#server/billing/subscriptions/periods.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { newPaymentReference } from './payment-reference.ts';

export type PaymentRow = Selectable<Tables['payments']>;

/** `handle` is null when the account is being deleted. */
export type NamedPaymentRow = PaymentRow & { handle: string | null };

/** Will the account be deleted? Nobody pays for a shop that goes. */
export async function isLeaving(trx: Trx, shopId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('deletion_due_at')
    .where('account_id', '=', shopId)
    .executeTakeFirst();
  return row?.deletion_due_at != null;
}

/** The number that is asked where the seller names none: the one that signs in, else the one that buyers write to. */
export async function readSavedNumber(db: Db, shopId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select(['login_phone', 'whatsapp_number'])
    .where('account_id', '=', shopId)
    .executeTakeFirst();
  return row?.login_phone ?? row?.whatsapp_number ?? null;
}

interface NewPayment {
  shopId: string;
  idempotencyKey: string;
  provider: string;
  amountUgx: number;
  months: number;
  createdAt: Date;
  lapsesAt: Date;
  /** Money that is there already, and what proves it; without it the payment waits. */
  paid?: { period: Period; receipt: string };
}

/** Stores a payment under a reference that no other one has. */
export async function insertPayment(trx: Trx, payment: NewPayment): Promise<PaymentRow> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const stored = await insertUnderReference(trx, payment, newPaymentReference());
    if (stored) return stored;
  }
  throw new Error('No free payment reference was found.');
}

/** Nothing when another payment has this reference. */
function insertUnderReference(trx: Trx, payment: NewPayment, reference: string): Promise<PaymentRow | undefined> {
  return trx
    .insertInto('payments')
    .values({
      shop_id: payment.shopId,
      payment_id: randomUUID(),
      idempotency_key: payment.idempotencyKey,
      provider: payment.provider,
      ...(payment.paid ? paidColumns(payment.paid.period, payment.createdAt) : { status: 'pending' }),
      receipt: payment.paid?.receipt ?? null,
      amount_ugx: payment.amountUgx,
      months: payment.months,
      reference,
      created_at: payment.createdAt,
      lapses_at: payment.lapsesAt,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
}

const paymentsOf = (db: Db | Trx, shopId: string) =>
  db.selectFrom('payments').selectAll().where('shop_id', '=', shopId);

export async function findPaymentByKey(db: Db | Trx, shopId: string, key: string): Promise<PaymentRow | undefined> {
  return paymentsOf(db, shopId).where('idempotency_key', '=', key).executeTakeFirst();
}

/**
 * The one whose stored status is pending, locked so that the hourly lapsing cannot come between; its time may be over.
 */
export async function lockPendingPayment(trx: Trx, shopId: string): Promise<PaymentRow | undefined> {
  return paymentsOf(trx, shopId).where('status', '=', 'pending').forUpdate().executeTakeFirst();
}

/** The same without the lock. */
export async function findWaitingPayment(db: Db, shopId: string): Promise<PaymentRow | undefined> {
  return paymentsOf(db, shopId).where('status', '=', 'pending').executeTakeFirst();
}

export async function lockPaymentRow(trx: Trx, shopId: string, paymentId: string): Promise<PaymentRow | undefined> {
  return paymentsOf(trx, shopId).where('payment_id', '=', paymentId).forUpdate().executeTakeFirst();
}

/** The shop's paid ones but for this, locked by the shop's row. */
export async function listOtherPaid(trx: Trx, payment: PaymentRow): Promise<PaymentRow[]> {
  const others = paymentsOf(trx, payment.shop_id).where('payment_id', '!=', payment.payment_id);
  return others.where('status', '=', 'paid').execute();
}

/** The number of this lock among those with two. */
const receiptLock = 1;

/**
 * Is this receipt on a paid payment of any shop? Only one can have it: until the transaction ends nobody else gets an
 * answer about it.
 */
export async function isReceiptUsed(trx: Trx, receipt: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${receiptLock}, hashtext(upper(${receipt})))`.execute(trx);
  const row = await trx
    .selectFrom('payments')
    .select('payment_id')
    .where(sql<boolean>`upper(receipt) = upper(${receipt})`)
    .where('status', '=', 'paid')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose payment a reference names: an operator knows nothing else. */
export async function findPaymentByReference(db: Db, reference: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Whose payments these are, in words for administrators; the handle that it had where it has none now. */
export async function findPaymentHandle(db: Db, shopId: string): Promise<string | null> {
  const query = db.selectFrom('shops').select(['handle', 'detached_handle']).where('shop_id', '=', shopId);
  const shop = await query.executeTakeFirst();
  return shop?.handle ?? shop?.detached_handle ?? null;
}

const newestPayments = (db: Db, shopId: string, limit: number) =>
  paymentsOf(db, shopId).orderBy('created_at', 'desc').orderBy('payment_id', 'desc').limit(limit);

/** All of the shop, those of a former holder too. */
export async function listPayments(db: Db, shopId: string, limit: number): Promise<PaymentRow[]> {
  return newestPayments(db, shopId, limit).execute();
}

/** With what one by mobile money has beside; all of that is null for a payment by hand. */
export type OwnPaymentRow = PaymentRow & Nullable<{ phone_number: string; network: Network; redirect_url: string }>;
type Nullable<Columns> = { [Name in keyof Columns]: Columns[Name] | null };

const ownPayments = (db: Db, shopId: string) =>
  db
    .selectFrom('payments as p')
    .leftJoin('mobile_payments as m', (join) =>
      join.onRef('m.shop_id', '=', 'p.shop_id').onRef('m.payment_id', '=', 'p.payment_id'),
    )
    .selectAll('p')
    .select(['m.phone_number', 'm.network', 'm.redirect_url'])
    .where('p.shop_id', '=', shopId)
    .where('p.from_former_holder', '=', false)
    .$castTo<OwnPaymentRow>();

/** Those that the shop's owner began, newest first. */
export async function listOwnPayments(db: Db, shopId: string, limit: number): Promise<OwnPaymentRow[]> {
  return ownPayments(db, shopId).orderBy('p.created_at', 'desc').orderBy('p.payment_id', 'desc').limit(limit).execute();
}

/** One that the shop's owner began. */
export async function findOwnPayment(
  db: Db,
  shopId: string,
  by: { reference: string } | { paymentId: string },
): Promise<OwnPaymentRow | undefined> {
  const payments = ownPayments(db, shopId);
  const found =
    'reference' in by
      ? payments.where('p.reference', '=', by.reference)
      : payments.where('p.payment_id', '=', by.paymentId);
  return found.executeTakeFirst();
}

/**
 * Who began them had never proven the shop's handle, and its owner has now: they are that holder's, and administrators'
 * to decide. The money counts for the shop, as the plan does.
 */
export async function putAwayFormerPayments(trx: Trx, shopId: string): Promise<void> {
  await trx.updateTable('payments').set({ from_former_holder: true }).where('shop_id', '=', shopId).execute();
}

type PaymentChange =
  | (ReturnType<typeof paidColumns> & { receipt: string | null })
  | ReturnType<typeof refusedColumns>
  | ReturnType<typeof failedColumns>
  | { status: 'lapsed' | 'unknown' }
  | { receipt: string | null }
  | { period_starts_at: Date; period_ends_at: Date };

/** A decision takes the place of the one before it. */
export const paidColumns = (period: Period, now: Date) => ({
  status: 'paid' as const,
  paid_at: now,
  period_starts_at: period.startsAt,
  period_ends_at: period.endsAt,
  refused_at: null,
  refused_reason: null,
});

export const refusedColumns = (reason: string, now: Date) => ({
  status: 'refused' as const,
  paid_at: null,
  period_starts_at: null,
  period_ends_at: null,
  refused_at: now,
  refused_reason: reason,
});

export const failedColumns = (shown: string, now: Date) => ({
  ...refusedColumns(shown, now),
  status: 'failed' as const,
});

export async function updatePayment(trx: Trx, payment: PaymentRow, change: PaymentChange): Promise<PaymentRow> {
  return trx
    .updateTable('payments')
    .set(change)
    .where('shop_id', '=', payment.shop_id)
    .where('payment_id', '=', payment.payment_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface LedgerEntry {
  entry: 'started' | 'paid' | 'period_granted' | 'refused' | 'lapsed' | 'taken_back' | 'failed' | 'unanswered';
  /** `seller`, `operator`, `service`, a provider's name or an administrator's id. */
  actor: string;
  at: Date;
  reason?: string;
  period?: Period;
}

export async function insertLedgerEntry(trx: Trx, payment: PaymentRow, entry: LedgerEntry): Promise<void> {
  await trx
    .insertInto('payment_ledger')
    .values({
      shop_id: payment.shop_id,
      payment_id: payment.payment_id,
      entry: entry.entry,
      provider: payment.provider,
      reference: payment.reference,
      amount_ugx: payment.amount_ugx,
      actor: entry.actor,
      reason: entry.reason ?? null,
      period_starts_at: entry.period?.startsAt ?? null,
      period_ends_at: entry.period?.endsAt ?? null,
      recorded_at: entry.at,
    })
    .execute();
}

/** What the time that ran out makes of a payment that waits: only of one by hand is it known that no money moved. */
export const overdueStatus = (provider: string) => (provider === 'manual' ? 'lapsed' : 'unknown');

/** Stores what every reading says already. */
export async function storeOverdue(trx: Trx, payment: PaymentRow, at: Date): Promise<void> {
  const status = overdueStatus(payment.provider);
  const overdue = await updatePayment(trx, payment, { status });
  await insertLedgerEntry(trx, overdue, { entry: status === 'lapsed' ? 'lapsed' : 'unanswered', actor: 'service', at });
}

/**
 * `storeOverdue` for a batch of payments. One statement, so payment and ledger change together; a payment that is being
 * decided right now is left alone.
 */
export async function markOverduePayments(db: Db, now: Date): Promise<number> {
  const at = now.toISOString();
  const { rows } = await sql`
    with late as (
      select shop_id, payment_id from payments where status = 'pending' and lapses_at <= ${at}::timestamptz
      limit 500 for update skip locked
    ), changed as (
      update payments p set status = case p.provider when 'manual' then 'lapsed' else 'unknown' end
      from late where p.shop_id = late.shop_id and p.payment_id = late.payment_id
      returning p.shop_id, p.payment_id, p.provider, p.reference, p.amount_ugx, p.status
    )
    insert into payment_ledger (shop_id, payment_id, entry, provider, reference, amount_ugx, actor, recorded_at)
    select shop_id, payment_id, case status when 'lapsed' then 'lapsed' else 'unanswered' end, provider, reference, amount_ugx,
      'service', ${at}::timestamptz from changed
    returning payment_id`.execute(db);
  return rows.length;
}
