import type { Clock } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { PaymentProvider } from './providers/provider.ts';

/** What deciding a payment needs: commands of the shell have this without a running service. */
export interface SettlementContext {
  db: Db;
  clock: Clock;
  /** Called in the transaction that grants an expired shop a period: whoever paused for it goes on from here. */
  onResumed: (trx: Trx, shopId: string) => Promise<void>;
}

export interface BillingContext extends SettlementContext {
  provider: PaymentProvider;
  /** Whether a language model is configured: what the plan promises is true. */
  readsWithAi: boolean;
  logger: Logger;
}
