import type { SettlementContext } from '#server/billing/billing.context.ts';
import type { Period } from '#server/billing/subscriptions/periods.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import {
  confirmPaymentInTransaction,
  type Decided,
  type PaymentKey,
  refusePaymentInTransaction,
} from './settlement.ts';
import { takeBackPayment } from './take-back.ts';

/**
 * What a person decides about a payment: it is confirmed, with the receipt that was seen, whether or not it was refused
 * before; refused, with what the seller is shown; or its confirmation is taken back.
 */
type Decision =
  | { decision: 'confirm'; receipt?: string }
  | { decision: 'refuse'; shown: string }
  | { decision: 'take_back'; isGivenBack: boolean };

/**
 * Decides about a payment in the caller's transaction. Each decision can be reversed by another one; `removed` is what a
 * confirmation that is taken back loses of its months. Throws `not_found`, and `conflict` where the payment's state
 * does not allow it.
 */
export async function decidePayment(
  context: SettlementContext,
  trx: Trx,
  key: PaymentKey,
  made: Decision,
  actor: string,
): Promise<Decided & { removed?: Period | null }> {
  switch (made.decision) {
    case 'confirm': {
      const { receipt } = made;
      const seen = receipt === undefined ? {} : { receipt };
      return confirmPaymentInTransaction(context, trx, key, { actor, refusedToo: true, ...seen });
    }
    case 'refuse':
      return refusePaymentInTransaction(context, trx, key, { shown: made.shown, actor });
    case 'take_back':
      return takeBackPayment(context, trx, key, { actor, isGivenBack: made.isGivenBack });
  }
}
