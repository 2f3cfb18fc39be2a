import { recordEvent } from '#server/identity/account-events.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { bioShowsCode, newBioCode } from './bio-code.ts';
import { findOwnership, markConfirmed, withdrawConfirmation } from './ownership.queries.ts';

/** True when this call confirmed the shop: the date is set once. */
export async function confirmWhenBioShowsCode(
  trx: Trx,
  seen: { accountId: string; bio: string; tiktokUserId: string; now: Date },
): Promise<boolean> {
  const found = await findOwnership(trx, seen.accountId);
  if (!found || found.confirmedAt || !bioShowsCode(seen.bio, found.code)) return false;
  return markConfirmed(trx, seen.accountId, seen);
}

/** Another TikTok account has the handle now. The code changes, because the former holder may know the old one. */
export async function askForNewProof(trx: Trx, accountId: string, now: Date): Promise<void> {
  await withdrawConfirmation(trx, accountId, newBioCode());
  await recordEvent(trx, { accountId, kind: 'account_changed_on_tiktok', now });
}
