import type { Accounts, PasswordCost, Passwords } from '#server/accounts/accounts.service.ts';
import type { Analytics } from '#server/analytics/analytics.service.ts';
import type { BillingContext } from '#server/billing/billing.service.ts';
import type { IngestionDeps, TikTokSources } from '#server/ingestion/ingestion.service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { KnownDevices } from '#server/platform/sessions/known-devices.ts';
import type { AdminTokens } from './administrators/admin-tokens.ts';
import type { OneTimeCodes } from './administrators/totp.ts';
import type { AdminGuards } from './guards.ts';
import type { ReportDesk } from './reports/file-report.ts';

/** What administration needs from outside. */
export interface AdminInputs {
  database: Database;
  clock: Clock;
  logger: Logger;
  limits: DatabaseLimits;
  accounts: Accounts;
  billing: BillingContext;
  ingestion: IngestionDeps;
  jobs: JobQueue;
  sources: TikTokSources;
  analytics: Analytics;
  imageStore: ImageStore;
  publicOrigin: () => string;
  /** TOKEN_SECRET. */
  tokenSecret: string;
  passwordCost?: PasswordCost | undefined;
}

/** What the parts of administration work with. */
export interface AdminDeps extends AdminInputs {
  db: Db;
  guards: AdminGuards;
  tokens: AdminTokens;
  knownDevices: KnownDevices;
  /** Administrators do not wait behind sellers' passwords. */
  passwords: Passwords;
  codes: OneTimeCodes;
  /** Where buyers' reports arrive. */
  reportDesk: ReportDesk;
}
