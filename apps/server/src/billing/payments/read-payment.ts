import type { Payment } from '@app/contracts/billing/billing.schemas';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { toPayment } from './payment.wire.ts';
import { requireOwnPayment } from './payments.queries.ts';

/** One of the seller's own payments as it stands now. Throws `not_found`. */
export async function readPayment(
  { db, clock, ways }: BillingContext,
  shopId: string,
  by: { reference: string },
): Promise<Payment> {
  return toPayment(await requireOwnPayment(db, shopId, by), ways.merchant, clock.now());
}
