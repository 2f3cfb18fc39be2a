import type { IngestionContext } from '#server/ingestion/ingestion.service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import { deriveKey } from '#server/platform/keys.ts';
import type { Logger } from '#server/platform/logger.ts';
import { type BackAsks, createBackAsks } from './back-asks.ts';
import { createVisitCounter, type VisitCounter } from './visit-counter.ts';

interface AnalyticsInputs {
  db: Db;
  clock: Clock;
  logger: Logger;
  limits: DatabaseLimits;
  ingestion: IngestionContext;
}

export interface AnalyticsContext extends AnalyticsInputs {
  visits: VisitCounter;
  backAsks: BackAsks;
}

export function createAnalyticsContext(inputs: AnalyticsInputs, tokenSecret: string): AnalyticsContext {
  const secret = Buffer.from(deriveKey(tokenSecret, 'visitors')).toString('base64');
  return {
    ...inputs,
    visits: createVisitCounter({ ...inputs, secret }),
    backAsks: createBackAsks({ ...inputs, secret }),
  };
}
