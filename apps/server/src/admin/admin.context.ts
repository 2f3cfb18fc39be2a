import type { AccountsContext } from '#server/accounts/accounts.service.ts';
import type { BillingContext } from '#server/billing/billing.service.ts';
import type { CatalogContext } from '#server/catalog/catalog.service.ts';
import { createPasswords, type PasswordCost } from '#server/identity/passwords.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createKnownDevices } from '#server/platform/sessions/known-devices.ts';
import type { TikTokContext } from '#server/tiktok/tiktok.service.ts';
import { createAdminTokens } from './administrators/admin-tokens.ts';
import { createConversionReader } from './figures/conversion.queries.ts';
import { createUserTotals } from './users/users.queries.ts';

interface AdminParts {
  database: Database;
  clock: Clock;
  logger: Logger;
  limits: DatabaseLimits;
  accounts: AccountsContext;
  billing: BillingContext;
  catalog: CatalogContext;
  ingestion: IngestionContext;
  tiktok: TikTokContext;
  publicOrigin: () => string;
  /** TOKEN_SECRET. */
  tokenSecret: string;
}

/** What the actions of administration need. */
export type AdminContext = ReturnType<typeof createAdminContext>;

export function createAdminContext(parts: AdminParts, passwordCost: PasswordCost | undefined) {
  const { clock, tokenSecret: secret } = parts;
  const { db } = parts.database;
  return {
    ...parts,
    db,
    tokens: createAdminTokens({ secret, clock }),
    knownDevices: createKnownDevices({ secret, purpose: 'admin-known-device' }),
    /** Administrators do not wait behind sellers' passwords. */
    passwords: createPasswords({ concurrent: 1, waiting: 16, cost: passwordCost }),
    userTotals: createUserTotals({ db, clock }),
    readConversion: createConversionReader({ db, clock }),
  };
}
