import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { VisitCounter } from './visit-counter.ts';

/** What counting visits and reading what they came to needs. */
export interface AnalyticsContext {
  db: Db;
  clock: Clock;
  limits: DatabaseLimits;
  visits: VisitCounter;
}
