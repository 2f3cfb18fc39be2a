import type { SettlementContext } from '#server/billing/billing.context.ts';
import type { Period } from '#server/billing/subscriptions/periods.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import type { PaymentKey } from './payments.queries.ts';
import { confirmPaymentInTransaction, type DecidedPayment, refusePaymentInTransaction } from './settlement.ts';
import { takeBackPayment } from './take-back.ts';

/** `confirm` reverses a refusal, too; `shown` is what the seller reads. */
type Decision =
  | { decision: 'confirm'; receipt?: string }
  | { decision: 'refuse'; shown: string }
  | { decision: 'take_back'; isRefunded: boolean };

/**
 * A person's decision, in the caller's transaction; each can be reversed by another one. `removed` is what a taken-back
 * confirmation loses of its months. Throws `not_found`, and `conflict` where the payment's state does not allow it.
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
