import { recordEvent } from '#server/accounts/account-events.ts';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { contactNewUntil } from '#server/accounts/settings/contact.ts';
import { bumpShop, forgetFormerHolder } from '#server/catalog/catalog.service.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { newBioCode } from './bio-code.ts';
import { handOver, type Party } from './claims.queries.ts';
import type { Proof } from './proof.ts';

/**
 * Gives an account for which no TikTok id was ever proven to whoever has just proven its handle: all sessions end, the WhatsApp number and the number
 * that signs in go, a wish to delete the account is void, and what the former holder wrote is dropped. Posts and figures stay.
 */
export async function takeOver(context: AccountsContext, trx: Trx, party: Party, proof: Proof): Promise<void> {
  const { accountId, wasConfirmed, hadContact, hadLoginPhone } = party;
  const { now, passwordHash, account } = proof;
  const { tiktokUserId } = account;
  const sessionsEnded = await sellerSessions.endAll(trx, accountId, { reason: 'taken_over', now });
  const given = { passwordHash, bioCode: newBioCode(), tiktokUserId, contactNewUntil: contactNewUntil(now), now };
  await handOver(trx, accountId, given);
  await forgetFormerHolder(trx, accountId, now);
  await context.onHandleProven(trx, { shopId: accountId, account });
  await context.onShopNamed(trx, accountId);
  await bumpShop(trx, accountId);
  const details = { wasConfirmed, hadContact, hadLoginPhone, sessionsEnded };
  await recordEvent(trx, { accountId, kind: 'taken_over', now, details });
}
