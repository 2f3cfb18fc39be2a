import type { AdminPayment } from '@app/contracts/admin-users';
import type { Payment, Subscription } from '@app/contracts/billing';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { BillingContext } from './billing.context.ts';
import { readSettings } from './billing-settings.ts';
import { listAllPayments, type NamedPaymentRow, type PaymentListQuery } from './payments/list-payments.ts';
import { paymentToTell, toAdminPayment, toPayment } from './payments/payment.wire.ts';
import { listPayments, type PaymentRow } from './payments/payments.queries.ts';
import { type ReceivedPayment, recordPayment } from './payments/record-payment.ts';
import {
  confirmIn,
  confirmPayment,
  type Decided,
  refuseIn,
  refusePayment,
  requireByReference,
} from './payments/settlement.ts';
import { subscribe } from './payments/subscribe.ts';
import { takeBackIn } from './payments/take-back.ts';
import { createPaymentProvider, type PaymentConfig } from './providers/providers.ts';
import { endPlan, grantPlan } from './subscriptions/complimentary-plan.ts';
import { type Period, runningUntil } from './subscriptions/periods.ts';
import { sellerStatus, subscriptionStatus } from './subscriptions/subscription-status.ts';
import { findSubscription } from './subscriptions/subscriptions.queries.ts';

/** Everything that can be done with subscriptions and payments. `reference` is what a person typed. */
export interface Billing {
  readSubscription(shopId: string): Promise<Subscription>;
  /** `key` is one action of the seller: repeated, it finds the same payment. The answer's `payment` is the one that was made or waits. */
  subscribe(shopId: string, key: string): Promise<Subscription & { payment: Payment }>;
  listPayments(shopId: string): Promise<Payment[]>;
  confirmPayment(reference: string, actor: string): Promise<PaymentRow>;
  refusePayment(reference: string, reason: string, actor: string): Promise<PaymentRow>;
  listOpenPayments(limit: number): Promise<NamedPaymentRow[]>;
  administration: BillingAdministration;
}

/** What administrators do, each in their transaction; `actor` is the administrator's id. Throws what the parts throw. */
export interface BillingAdministration {
  /** `nextBefore` is the reference after which the next ones come, null at the end. */
  listPayments(
    query: Omit<PaymentListQuery, 'limit'>,
  ): Promise<{ payments: AdminPayment[]; nextBefore: string | null }>;
  /** Throws `not_found`. */
  requirePayment(reference: string): Promise<PaymentRow>;
  /** Also a refused one. */
  confirm(trx: Trx, payment: PaymentRow, actor: string): Promise<Decided>;
  refuse(trx: Trx, payment: PaymentRow, refusal: { shown: string; actor: string }): Promise<Decided>;
  takeBack(trx: Trx, payment: PaymentRow, actor: string): ReturnType<typeof takeBackIn>;
  record(trx: Trx, shopId: string, received: ReceivedPayment, actor: string): ReturnType<typeof recordPayment>;
  grantPlan(trx: Trx, shopId: string, days: number): Promise<Period>;
  endPlan(trx: Trx, shopId: string): Promise<Period>;
}

export type BillingDeps = Omit<BillingContext, 'provider'> & { payments: PaymentConfig };

/** More than anybody pays; a limit so that no answer grows without end. */
const paymentsListed = 200;
/** What an administrator looks through at once. */
const paymentsOnPage = 50;

export function createBilling({ payments, ...deps }: BillingDeps): Billing {
  const context: BillingContext = { ...deps, provider: createPaymentProvider(payments) };
  return {
    readSubscription: (shopId) => readSubscription(context, shopId),
    async subscribe(shopId, key) {
      const payment = await subscribe(context, shopId, key);
      const subscription = await readSubscription(context, shopId);
      return { ...subscription, payment: toPayment(payment, context.provider, context.clock.now()) };
    },
    async listPayments(shopId) {
      const rows = await listPayments(context.db, shopId, paymentsListed);
      return rows.map((row) => toPayment(row, context.provider, context.clock.now()));
    },
    ...createSettlement(context),
    administration: createAdministration(context),
  };
}

function createAdministration(context: BillingContext): BillingAdministration {
  const { db, clock } = context;
  return {
    async listPayments(query) {
      const now = clock.now();
      const rows = await listAllPayments(db, { ...query, limit: paymentsOnPage + 1 }, now);
      const payments = rows.slice(0, paymentsOnPage).map((row) => toAdminPayment(row, now));
      return { payments, nextBefore: rows.length > paymentsOnPage ? (payments.at(-1)?.reference ?? null) : null };
    },
    requirePayment: (reference) => requireByReference(context, reference),
    confirm: (trx, payment, actor) => confirmIn(context, trx, payment, { actor, refusedToo: true }),
    refuse: (trx, payment, refusal) => refuseIn(context, trx, payment, refusal),
    takeBack: (trx, payment, actor) => takeBackIn(context, trx, payment, { actor }),
    record: (trx, shopId, received, actor) => recordPayment(context, trx, shopId, received, actor),
    grantPlan: (trx, shopId, days) => grantPlan(context, trx, shopId, days),
    endPlan: (trx, shopId) => endPlan(context, trx, shopId),
  };
}

export type Settlement = Pick<Billing, 'confirmPayment' | 'refusePayment' | 'listOpenPayments'>;

/** The part that decides about payments; it needs no provider. */
export function createSettlement(context: Pick<BillingContext, 'db' | 'clock' | 'onResumed'>): Settlement {
  return {
    async confirmPayment(reference, actor) {
      return confirmPayment(context, await requireByReference(context, reference), actor);
    },
    async refusePayment(reference, reason, actor) {
      return refusePayment(context, await requireByReference(context, reference), reason, actor);
    },
    listOpenPayments: (limit) => listAllPayments(context.db, { state: 'open', limit }, context.clock.now()),
  };
}

async function readSubscription(context: BillingContext, shopId: string): Promise<Subscription> {
  const dates = await findSubscription(context.db, shopId);
  if (!dates) throw new AppError('not_found');
  const { priceUgx, trialDays } = await readSettings(context.db);
  const payments = await listPayments(context.db, shopId, 20);
  const now = context.clock.now();
  const status = subscriptionStatus(dates, now);
  const payment = paymentToTell(payments, now);
  // The seller is told "paid" of a complimentary plan, and counts the time left from the paid period's end.
  const subscriptionEnd = status === 'active' ? dates.complimentaryEndsAt : dates.subscriptionEndsAt;
  return {
    status: sellerStatus(status),
    trialEndDate: dates.trialEndsAt.toISOString(),
    subscriptionEndDate: subscriptionEnd?.toISOString() ?? null,
    expiresAt: runningUntil(dates, now)?.toISOString() ?? null,
    priceUgx,
    trialDays,
    payment: payment && toPayment(payment, context.provider, now),
    serverTime: now.toISOString(),
  };
}
