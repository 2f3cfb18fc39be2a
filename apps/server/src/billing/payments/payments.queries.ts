import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Network } from '#server/billing/providers/provider.ts';
import type { Period } from '#server/billing/subscriptions/periods.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { newPaymentReference } from './payment-reference.ts';
import { troubleOfPayment, waitsByHand } from './to-decide.ts';

export type PaymentRow = Selectable<Tables['payments']>;
export type PaymentKey = Pick<PaymentRow, 'shop_id' | 'payment_id'>;

/**
 * `handle` is the one that the shop had before it was detached, and null when the account is being deleted. The others
 * say why an administrator has to decide it (`to-decide.ts`).
 */
export type NamedPaymentRow = PaymentRow & { handle: string | null; trouble: string | null; waits_by_hand: boolean };

/** Whether the account waits to be deleted: no one pays for its shop then. */
export async function isDeletionPending(trx: Trx, shopId: string): Promise<boolean> {
  const query = trx.selectFrom('accounts').select('deletion_due_at').where('account_id', '=', shopId);
  return (await query.executeTakeFirst())?.deletion_due_at != null;
}

/** The number to ask where the seller names none: the one that signs in, else the one that buyers write to. */
export async function readSavedNumber(db: Db, shopId: string): Promise<string | null> {
  const query = db.selectFrom('accounts').select(['login_phone', 'whatsapp_number']).where('account_id', '=', shopId);
  const row = await query.executeTakeFirst();
  return row?.login_phone ?? row?.whatsapp_number ?? null;
}

type NewPayment = Omit<Insertable<Tables['payments']>, 'payment_id' | 'reference'>;

/** Stores a payment under a reference that no other one has. */
export async function insertPayment(trx: Trx, payment: NewPayment): Promise<PaymentRow> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const stored = await trx
      .insertInto('payments')
      .values({ ...payment, payment_id: randomUUID(), reference: newPaymentReference() })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (stored) return stored;
  }
  throw new Error('No free payment reference was found.');
}

const paymentsOf = (db: Db | Trx, shopId: string) =>
  db.selectFrom('payments').selectAll().where('shop_id', '=', shopId);

export async function findPaymentByKey(db: Db | Trx, shopId: string, key: string): Promise<PaymentRow | undefined> {
  return paymentsOf(db, shopId).where('idempotency_key', '=', key).executeTakeFirst();
}

const pendingPayment = (db: Db | Trx, shopId: string) => paymentsOf(db, shopId).where('status', '=', 'pending');

/** The payment whose stored status is pending; its time may be over. */
export async function findPendingPayment(db: Db, shopId: string): Promise<PaymentRow | undefined> {
  return pendingPayment(db, shopId).executeTakeFirst();
}

/** The same, locked so that the hourly job cannot mark it lapsed. */
export async function lockPendingPayment(trx: Trx, shopId: string): Promise<PaymentRow | undefined> {
  return pendingPayment(trx, shopId).forUpdate().executeTakeFirst();
}

export async function lockPaymentRow(trx: Trx, shopId: string, paymentId: string): Promise<PaymentRow | undefined> {
  return paymentsOf(trx, shopId).where('payment_id', '=', paymentId).forUpdate().executeTakeFirst();
}

/** The shop's other paid payments, locked by the shop's row. */
export async function listOtherPaid(trx: Trx, payment: PaymentRow): Promise<PaymentRow[]> {
  const others = paymentsOf(trx, payment.shop_id).where('payment_id', '!=', payment.payment_id);
  return others.where('status', '=', 'paid').execute();
}

/** First key of this advisory lock. */
const receiptLock = 1;

/** Whether a paid payment of any shop has this receipt; other transactions wait for the answer until this one ends. */
export async function isReceiptUsed(trx: Trx, receipt: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${receiptLock}, hashtext(upper(${receipt})))`.execute(trx);
  const ofReceipt = trx.selectFrom('payments').where(sql<boolean>`upper(receipt) = upper(${receipt})`);
  return (await ofReceipt.select('payment_id').where('status', '=', 'paid').executeTakeFirst()) !== undefined;
}

export async function findPaymentByReference(db: Db, reference: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** About `p`. */
export const namedColumns = (now: Date) =>
  sql<Pick<NamedPaymentRow, 'handle' | 'trouble' | 'waits_by_hand'>>`
    (select coalesce(s.handle, s.detached_handle) from shops s where s.shop_id = p.shop_id) as handle,
    ${troubleOfPayment} as trouble, ${waitsByHand(now)} as waits_by_hand`;

/** Throws `not_found`. */
export async function findNamedPayment(db: Db, paymentId: string, now: Date): Promise<NamedPaymentRow> {
  const { rows } = await sql<NamedPaymentRow>`select p.*, ${namedColumns(now)} from payments p
    where p.payment_id = ${paymentId}`.execute(db);
  if (!rows[0]) throw new AppError('not_found');
  return rows[0];
}

/** All of the shop, those of a former holder too, newest first. */
export async function listPayments(db: Db, shopId: string, limit: number, now: Date): Promise<NamedPaymentRow[]> {
  const { rows } = await sql<NamedPaymentRow>`select p.*, ${namedColumns(now)} from payments p
    where p.shop_id = ${shopId} order by p.created_at desc, p.payment_id desc limit ${limit}`.execute(db);
  return rows;
}

/** With its columns of `mobile_payments`, which are null for a payment by hand. */
export interface OwnPaymentRow extends PaymentRow {
  phone_number: string | null;
  network: Network | null;
  redirect_url: string | null;
  stopped_at: Date | null;
}

const ownPayments = (db: Db, shopId: string) =>
  db
    .selectFrom('payments as p')
    .leftJoin('mobile_payments as m', (join) =>
      join.onRef('m.shop_id', '=', 'p.shop_id').onRef('m.payment_id', '=', 'p.payment_id'),
    )
    .selectAll('p')
    .select(['m.phone_number', 'm.network', 'm.redirect_url', 'm.stopped_at'])
    .where('p.shop_id', '=', shopId)
    .where('p.from_former_holder', '=', false)
    .$castTo<OwnPaymentRow>();

/** Those that the shop's owner started, newest first. */
export async function listOwnPayments(db: Db, shopId: string, limit: number): Promise<OwnPaymentRow[]> {
  return ownPayments(db, shopId).orderBy('p.created_at', 'desc').orderBy('p.payment_id', 'desc').limit(limit).execute();
}

/** One of them. Throws `not_found`. */
export async function requireOwnPayment(
  db: Db,
  shopId: string,
  by: { reference: string } | { paymentId: string },
): Promise<OwnPaymentRow> {
  const payments = ownPayments(db, shopId);
  const query =
    'reference' in by
      ? payments.where('p.reference', '=', by.reference)
      : payments.where('p.payment_id', '=', by.paymentId);
  return query.executeTakeFirstOrThrow(() => new AppError('not_found'));
}

/**
 * Hides payments from a new owner who has proven the handle; the former holder never had. Administrators still decide
 * them, and their money counts for the shop.
 */
export async function archiveFormerHoldersPayments(trx: Trx, shopId: string): Promise<void> {
  await trx.updateTable('payments').set({ from_former_holder: true }).where('shop_id', '=', shopId).execute();
}

/** A decision replaces the one before it. */
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

export async function updatePayment(
  trx: Trx,
  payment: PaymentRow,
  change: Partial<Omit<PaymentRow, keyof PaymentKey>>,
): Promise<PaymentRow> {
  const { shop_id, payment_id } = payment;
  const update = trx.updateTable('payments').set(change);
  return update
    .where((eb) => eb.and({ shop_id, payment_id }))
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

export async function insertLedgerEntry(
  trx: Trx,
  { shop_id, payment_id, provider, reference, amount_ugx }: PaymentRow,
  { entry, actor, at, reason, period }: LedgerEntry,
): Promise<void> {
  const payment = { shop_id, payment_id, provider, reference, amount_ugx };
  const periodColumns = { period_starts_at: period?.startsAt ?? null, period_ends_at: period?.endsAt ?? null };
  const row = { ...payment, entry, actor, reason: reason ?? null, ...periodColumns, recorded_at: at };
  await trx.insertInto('payment_ledger').values(row).execute();
}

/** The status of a pending payment once its time is over: only by hand is it certain that no money moved. */
export const lapsedStatus = (provider: string) => (provider === 'manual' ? 'lapsed' : 'unknown');

export async function markLapsed(trx: Trx, payment: PaymentRow, at: Date): Promise<void> {
  const status = lapsedStatus(payment.provider);
  const lapsed = await updatePayment(trx, payment, { status });
  await insertLedgerEntry(trx, lapsed, { entry: status === 'lapsed' ? 'lapsed' : 'unanswered', actor: 'service', at });
}

/**
 * `markLapsed` for payments whose time is over. One statement, so payment and ledger change together; it skips a payment
 * that another transaction decides at this moment.
 */
export async function markLapsedPayments(db: Db, now: Date): Promise<number> {
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
