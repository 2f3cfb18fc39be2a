import type { Clock } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { SmsSender } from '#server/platform/messaging/sms.ts';
import type { CallbackAddresses } from './mobile-money/callback-addresses.ts';
import type { WaysToPay } from './providers/ways-to-pay.ts';

/** Enough to decide a payment. Commands of the shell have it without a running service. */
export interface SettlementContext {
  db: Db;
  clock: Clock;
  /** Called in the transaction that grants an expired shop a period, to resume its paused import. */
  onResumed: (trx: Trx, shopId: string) => Promise<void>;
}

export interface BillingContext extends SettlementContext {
  ways: WaysToPay;
  jobs: JobQueue;
  limits: DatabaseLimits;
  publicOrigin: () => string;
  callbacks: CallbackAddresses;
  /** Sends reminders; null where there is no SMS gateway. */
  sms: SmsSender | null;
  /** Whether a language model is configured, as the plan then promises. */
  readsWithAi: boolean;
  logger: Logger;
}
