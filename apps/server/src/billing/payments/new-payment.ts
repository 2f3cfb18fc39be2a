import type { Trx } from '#server/platform/database/transaction.ts';
import { newPaymentReference } from './payment-reference.ts';
import { insertPayment, type NewPayment, type PaymentRow } from './payments.queries.ts';

/** Stores a payment under a reference that no other one has. */
export async function insertWithReference(trx: Trx, payment: Omit<NewPayment, 'reference'>): Promise<PaymentRow> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const stored = await insertPayment(trx, { ...payment, reference: newPaymentReference() });
    if (stored) return stored;
  }
  throw new Error('No free payment reference was found.');
}
