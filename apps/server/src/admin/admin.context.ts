import type { AccountsContext } from '#server/accounts/accounts.service.ts';
import type { BillingContext } from '#server/billing/billing.service.ts';
import type { PasswordCost, Passwords } from '#server/identity/passwords.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createKnownDevices, type KnownDevices } from '#server/platform/sessions/known-devices.ts';
import type { TikTokContext } from '#server/tiktok/tiktok.service.ts';
import { type AdminTokens, createAdminTokens } from './administrators/admin-tokens.ts';
import { type ConversionReader, createConversionReader } from './figures/conversion.queries.ts';
import { createUserTotals, type UserTotals } from './users/users.queries.ts';

/** What the actions of administration need. */
export interface AdminContext {
  database: Database;
  db: Db;
  clock: Clock;
  logger: Logger;
  limits: DatabaseLimits;
  accounts: AccountsContext;
  billing: BillingContext;
  ingestion: IngestionContext;
  tiktok: TikTokContext;
  publicOrigin: () => string;
  /** TOKEN_SECRET. */
  tokenSecret: string;
  tokens: AdminTokens;
  knownDevices: KnownDevices;
  /** Administrators do not wait behind sellers' passwords. */
  passwords: Passwords;
  userTotals: UserTotals;
  readConversion: ConversionReader;
}

type OwnParts = 'db' | 'tokens' | 'knownDevices' | 'passwords' | 'userTotals' | 'readConversion';

export function createAdminContext(
  parts: Omit<AdminContext, OwnParts>,
  passwordCost: PasswordCost | undefined,
): AdminContext {
  const { clock, tokenSecret: secret } = parts;
  const { db } = parts.database;
  return {
    ...parts,
    db,
    tokens: createAdminTokens({ secret, clock }),
    knownDevices: createKnownDevices({ secret, purpose: 'admin-known-device' }),
    passwords: createPasswords({ concurrent: 1, waiting: 16, cost: passwordCost }),
    userTotals: createUserTotals({ db, clock }),
    readConversion: createConversionReader({ db, clock }),
  };
}
