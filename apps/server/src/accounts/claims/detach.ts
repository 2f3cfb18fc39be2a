import { recordEvent } from '#server/accounts/account-events.ts';
import { takeAddress } from '#server/catalog/catalog.service.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { newBioCode } from './bio-code.ts';
import { type Party, setDetached } from './claims.queries.ts';

/** How long an account that can have no address any more is kept for its holder's data. */
const keptMs = 30 * dayMs;

/**
 * Somebody else has proven the account's handle: it loses its address and its sessions and keeps all else. Its holder comes back by the phone number
 * that signs in or by proving another handle; where no TikTok id was ever proven, that is nobody, and the account is deleted after 30 days.
 */
export async function detach(trx: Trx, { accountId, provenTiktokId }: Party, now: Date): Promise<void> {
  const sessionsEnded = await sellerSessions.endAll(trx, accountId, { reason: 'detached', now });
  const deletionDueAt = provenTiktokId === null ? new Date(now.getTime() + keptMs) : null;
  await setDetached(trx, accountId, { bioCode: newBioCode(), deletionDueAt });
  await takeAddress(trx, accountId, now);
  const details = { wasProven: provenTiktokId !== null, sessionsEnded };
  await recordEvent(trx, { accountId, kind: 'detached', now, details });
}
