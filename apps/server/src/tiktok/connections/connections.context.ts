import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { SealedTexts } from '#server/platform/sealed-text.ts';
import type { TikTokApi } from './tiktok-api.ts';

/** What keeping and using sellers' consents needs. Accounts are ids here, which nothing looks up. */
export interface ConnectionsContext {
  db: Db;
  clock: Clock;
  logger: Logger;
  /** Keeps what TikTok gave for a seller. */
  sealed: SealedTexts;
  /** Null where this installation is not registered with TikTok. */
  api: TikTokApi | null;
}
