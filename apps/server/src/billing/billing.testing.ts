import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createDatabaseLimits } from '#server/platform/http/database-limits.ts';
import { createJobQueue } from '#server/platform/jobs/job-queue.ts';
import { createLogger } from '#server/platform/logger.ts';
import type { BillingContext } from './billing.context.ts';
import { createBillingContext } from './create-billing-context.ts';
import type { PaymentsConfig } from './providers/providers.ts';

const nothing: PaymentsConfig = { order: [], merchant: null, mobile: [] };

/** The slice on a test's database, without a service around it. */
export function billingOf(database: Database, clock: Clock, payments: Partial<PaymentsConfig>): BillingContext {
  const logger = createLogger('silent');
  const tokenSecret = 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g';
  return createBillingContext({
    db: database.db,
    clock,
    logger,
    jobs: createJobQueue({ database, logger }),
    limits: createDatabaseLimits({ db: database.db, secret: tokenSecret }),
    publicOrigin: () => 'http://localhost:3000',
    tokenSecret,
    payments: { ...nothing, ...payments },
    sms: null,
    readsWithAi: false,
    onResumed: async () => {},
  });
}
