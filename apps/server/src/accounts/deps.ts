import type { Clock } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { SmsSender } from '#server/platform/messaging/sms.ts';
import type { HandleChecker } from './handle-check.ts';
import type { Passwords } from './passwords.ts';
import type { Tokens } from './tokens.ts';

/**
 * The text of a TikTok bio now; null when the account has none or does not show it. `tiktokUserId`: of the account that the bio belongs to.
 * `ok: false`: TikTok could not be read.
 */
export type BioReader = (
  handle: string,
) => Promise<{ ok: true; bio: string | null; tiktokUserId: string | null } | { ok: false }>;

/** What accounts need from outside. */
export interface AccountsDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  /** TOKEN_SECRET. */
  tokenSecret: string;
  publicOrigin: () => string;
  limits: DatabaseLimits;
  /** Sends codes; null where this installation has no SMS. */
  sms: SmsSender | null;
  checkHandle: HandleChecker;
  readBio: BioReader;
  /** Copies a picture to our own store; its address there, or null when that did not work. */
  copyPhoto: (url: string) => Promise<string | null>;
  /** Called in the transaction of a sign-up: whoever enqueues the first import does it here. */
  onSignedUp: (trx: Trx, shop: { shopId: string; handle: string }) => Promise<void>;
  /** Called when a shop's handle was proven anew: an import that stopped because of another account goes on with this one. */
  onHandleProven: (trx: Trx, proven: { shopId: string; tiktokUserId: string | null }) => Promise<void>;
  /** Called when a shop may have another name: its pictures for link previews are drawn anew. */
  onShopNamed: (trx: Trx, shopId: string) => Promise<void>;
}

/** What the accounts' own parts share. */
export interface AccountsContext extends AccountsDeps {
  passwords: Passwords;
  tokens: Tokens;
}
