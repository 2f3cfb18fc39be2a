import type { SettlementContext } from '#server/billing/billing.context.ts';
import type { Period } from '#server/billing/subscriptions/periods.ts';
import { updateSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  insertLedgerEntry,
  listOtherPaid,
  type PaymentKey,
  type PaymentRow,
  refusedColumns,
  updatePayment,
} from './payments.queries.ts';
import {
  announcePayment,
  confirmPaymentInTransaction,
  type DecidedPayment,
  lockPayment,
  refusePaymentInTransaction,
} from './settlement.ts';

/** `confirm` reverses a refusal, too; `shown` is what the seller reads. */
type Decision =
  | { decision: 'confirm'; receipt?: string }
  | { decision: 'refuse'; shown: string }
  | { decision: 'take_back'; isRefunded: boolean };

/**
 * A person's decision, in the caller's transaction; each can be reversed by another one. Administrators from the role
 * "support" on may take it (`payments.endpoints.ts` of the contracts), and the operator by `npm run payment`.
 * `removed` is what a taken-back confirmation loses of its months. Throws `not_found`, and `conflict` where the
 * payment's state does not allow it.
 */
export async function decidePayment(
  context: SettlementContext,
  trx: Trx,
  key: PaymentKey,
  made: Decision,
  actor: string,
): Promise<DecidedPayment & { removed?: Period | null }> {
  switch (made.decision) {
    case 'confirm': {
      const { decision: _, ...receipt } = made;
      return confirmPaymentInTransaction(context, trx, key, { actor, refusedToo: true, ...receipt });
    }
    case 'refuse':
      return refusePaymentInTransaction(context, trx, key, { shown: made.shown, actor });
    case 'take_back':
      return takeBackPayment(context, trx, key, { actor, isRefunded: made.isRefunded });
  }
}

const takenBackText = 'This payment was confirmed by mistake: the money did not arrive.';
const refundedText = 'The money of this payment was given back to you, and its months have ended.';

/**
 * Reverses a confirmation, because the money never came or was refunded: the payment is refused and loses what is left
 * of its months. Months and days after it start that much earlier, so none is lost or won. A refused payment stays as
 * it is. Throws `not_found`, `conflict` for a payment that was never confirmed.
 */
export async function takeBackPayment(
  context: SettlementContext,
  trx: Trx,
  key: PaymentKey,
  { actor, isRefunded = false }: { actor: string; isRefunded?: boolean },
): Promise<DecidedPayment & { removed: Period | null }> {
  const { payment, dates } = await lockPayment(trx, key);
  const from = payment.status;
  if (from === 'refused') return { payment, from, removed: null };
  const period = periodOf(payment);
  if (!period)
    throw new AppError('conflict', { message: `The payment ${payment.reference} has not been confirmed. Refuse it.` });
  const now = context.clock.now();
  const removed = period.endsAt > now ? { ...period, startsAt: period.startsAt > now ? period.startsAt : now } : null;
  const shown = isRefunded ? refundedText : takenBackText;
  const refused = await updatePayment(trx, payment, refusedColumns(shown, now));
  const paidUntil = await closeGap(trx, payment, period, removed);
  await updateSubscription(trx, payment.shop_id, { subscription_ends_at: paidUntil });
  const given = dates.complimentaryEndsAt;
  if (given && given > period.endsAt)
    await updateSubscription(trx, payment.shop_id, {
      complimentary_ends_at: new Date(given.getTime() - gapOf(removed)),
    });
  const entry = { entry: 'taken_back', actor, at: now, reason: shown } as const;
  await insertLedgerEntry(trx, refused, removed ? { ...entry, period: removed } : entry);
  await announcePayment(trx, refused);
  return { payment: refused, from, removed };
}

/** Moves later paid periods up into `removed`; returns when the last one ends then, null when there is none. */
async function closeGap(trx: Trx, payment: PaymentRow, period: Period, removed: Period | null): Promise<Date | null> {
  const gapMs = gapOf(removed);
  let lastEndMs: number | null = null;
  for (const other of await listOtherPaid(trx, payment)) {
    const theirs = periodOf(other);
    if (!theirs) continue;
    const shiftMs = theirs.startsAt >= period.endsAt ? gapMs : 0;
    const endMs = theirs.endsAt.getTime() - shiftMs;
    if (shiftMs > 0)
      await updatePayment(trx, other, {
        period_starts_at: new Date(theirs.startsAt.getTime() - shiftMs),
        period_ends_at: new Date(endMs),
      });
    lastEndMs = Math.max(lastEndMs ?? endMs, endMs);
  }
  return lastEndMs === null ? null : new Date(lastEndMs);
}

function gapOf(removed: Period | null): number {
  return removed ? removed.endsAt.getTime() - removed.startsAt.getTime() : 0;
}

function periodOf({ period_starts_at, period_ends_at }: PaymentRow): Period | null {
  return period_starts_at && period_ends_at ? { startsAt: period_starts_at, endsAt: period_ends_at } : null;
}
