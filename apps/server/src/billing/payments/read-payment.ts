import type { Payment } from '@app/contracts/billing/billing.schemas';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { AppError } from '#server/platform/errors.ts';
import { toPayment } from './payment.wire.ts';
import { findOwnPayment } from './payments.queries.ts';

/** One of the seller's own payments as it stands now. Throws `not_found`. */
export async function readPayment(
  { db, clock, ways }: BillingContext,
  shopId: string,
  by: { reference: string } | { paymentId: string },
): Promise<Payment> {
  const row = await findOwnPayment(db, shopId, by);
  if (!row) throw new AppError('not_found');
  return toPayment(row, ways.merchant, clock.now());
}
