import type { Payment } from '@app/contracts/billing/billing.schemas';
import type { BillingContext } from '#server/billing/billing.context.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { toPayment } from './payment.wire.ts';
import { findOwnPayment, type OwnPaymentRow } from './payments.queries.ts';

type By = Parameters<typeof findOwnPayment>[2];

/** One that the shop's owner started. Throws `not_found`. */
export async function requireOwnPayment(db: Db, shopId: string, by: By): Promise<OwnPaymentRow> {
  const row = await findOwnPayment(db, shopId, by);
  if (!row) throw new AppError('not_found');
  return row;
}

/** One of the seller's own payments as it stands now. Throws `not_found`. */
export async function readPayment({ db, clock, ways }: BillingContext, shopId: string, by: By): Promise<Payment> {
  return toPayment(await requireOwnPayment(db, shopId, by), ways.merchant, clock.now());
}
