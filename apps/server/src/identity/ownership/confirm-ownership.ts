import { recordEvent } from '#server/identity/account-events.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { bioShowsCode, newBioCode } from './bio-code.ts';
import { findOwnership, markConfirmed, withdrawConfirmation } from './ownership.queries.ts';

/**
 * Confirms the shop when its code stands in the bio that was just read; for the import, too. True when it was confirmed
 * by this call: the date is set once.
 */
export async function confirmWhenBioShowsCode(
  trx: Trx,
  seen: { accountId: string; bio: string; tiktokUserId: string; now: Date },
): Promise<boolean> {
  const found = await findOwnership(trx, seen.accountId);
  if (!found || found.confirmedAt || !bioShowsCode(seen.bio, found.code)) return false;
  return markConfirmed(trx, seen.accountId, seen);
}

/**
 * Another TikTok account has the handle now: what was proven no longer holds, and the code is a new one, because the
 * former holder may know the old one. For the import that noticed it.
 */
export async function askForNewProof(trx: Trx, accountId: string, now: Date): Promise<void> {
  await withdrawConfirmation(trx, accountId, newBioCode());
  await recordEvent(trx, { accountId, kind: 'account_changed_on_tiktok', now });
}
