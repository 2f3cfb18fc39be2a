import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import type { Payment, PaymentStatus, Subscription, Wallet } from '@app/contracts/billing/billing.schemas';
import type { PaymentInstructions } from '#server/billing/providers/provider.ts';
import { dayMs } from '#server/platform/clock.ts';
import { paymentMessage } from './payment.messages.ts';
import { lapsedStatus, type NamedPaymentRow, type OwnPaymentRow, type PaymentRow } from './payments.queries.ts';

/** The status at `now`: a pending payment lapses by the clock, before the hourly job stores it. */
export function paymentStatus(payment: PaymentRow, now: Date): PaymentStatus {
  if (payment.status === 'pending' && payment.lapses_at.getTime() <= now.getTime())
    return lapsedStatus(payment.provider);
  return payment.status as PaymentStatus;
}

/** A payment as its owner sees it; where to send money by hand is read as it is configured now. */
export function toPayment(payment: OwnPaymentRow, merchant: PaymentInstructions | null, now: Date): Payment {
  const status = paymentStatus(payment, now);
  const wallet = walletOf(payment);
  const instructions = status === 'pending' && payment.provider === 'manual' ? merchant : null;
  const redirectUrl = status === 'pending' ? payment.redirect_url : null;
  const stoppedAt = payment.stopped_at?.toISOString() ?? null;
  const fields = { ...paymentFields(payment, status), wallet, instructions, redirectUrl, stoppedAt };
  return { ...fields, message: paymentMessage(fields) };
}

function walletOf({ phone_number: phoneNumber, network }: OwnPaymentRow): Wallet | null {
  return phoneNumber !== null && network !== null ? { phoneNumber, network } : null;
}

/** What a seller can repeat with one tap; null before the first payment. A number that they called wrong is none. */
export function lastPaidOf(payments: OwnPaymentRow[]): Subscription['lastPaid'] {
  const paidAtMs = ({ paid_at: at }: PaymentRow): number => at?.getTime() ?? 0;
  const [last] = payments
    .filter(({ status, stopped_at: stoppedAt }) => status === 'paid' && stoppedAt === null)
    .toSorted((one, other) => paidAtMs(other) - paidAtMs(one));
  return last ? { months: last.months, wallet: walletOf(last) } : null;
}

/** A payment as administrators see it. */
export function toAdminPayment(payment: NamedPaymentRow, now: Date): AdminPayment {
  return {
    ...paymentFields(payment, paymentStatus(payment, now)),
    userId: payment.shop_id,
    handle: payment.handle,
    trouble: payment.trouble,
    needsDecision: payment.trouble !== null || payment.waits_by_hand,
  };
}

function paymentFields(payment: PaymentRow, status: PaymentStatus) {
  return {
    paymentId: payment.payment_id,
    provider: payment.provider,
    status,
    amountUgx: payment.amount_ugx,
    months: payment.months,
    reference: payment.reference,
    receipt: payment.receipt,
    createdAt: payment.created_at.toISOString(),
    lapsesAt: payment.lapses_at.toISOString(),
    paidAt: payment.paid_at?.toISOString() ?? null,
    periodStartsAt: payment.period_starts_at?.toISOString() ?? null,
    periodEndsAt: payment.period_ends_at?.toISOString() ?? null,
    refusedReason: payment.refused_reason,
  };
}

/** For so long the seller sees a decision. */
const newsMs = 7 * dayMs;

/**
 * The payment that the seller sees: the one that waits, else the one decided last within a week. Instructions that made
 * room for another payment before their time are left out.
 */
export function paymentToShow<Row extends PaymentRow>(payments: Row[], now: Date): Row | null {
  const waiting = payments.find((payment) => paymentStatus(payment, now) === 'pending');
  if (waiting) return waiting;
  const decidedMs = (payment: PaymentRow): number =>
    (payment.paid_at ?? payment.refused_at ?? payment.lapses_at).getTime();
  const decided = payments.filter(({ status, lapses_at: at }) => status !== 'lapsed' || at.getTime() <= now.getTime());
  const [latest] = decided.toSorted((left, right) => decidedMs(right) - decidedMs(left));
  return latest && now.getTime() - decidedMs(latest) < newsMs ? latest : null;
}

/**
 * A payment that was paid although the seller had begun `shown` in its place: its prompt was stopped or unanswered, and
 * approved later. Its period counts besides.
 */
export function paidBesides<Row extends PaymentRow>(payments: Row[], shown: Row | null, now: Date): Row | null {
  if (!shown) return null;
  const isPaidBesides = ({ payment_id: id, paid_at: paidAt, created_at: begunAt }: Row) =>
    id !== shown.payment_id &&
    paidAt !== null &&
    begunAt <= shown.created_at &&
    paidAt > shown.created_at &&
    now.getTime() - paidAt.getTime() < newsMs;
  return payments.find(isPaidBesides) ?? null;
}
