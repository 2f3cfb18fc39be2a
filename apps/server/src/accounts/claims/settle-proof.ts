import { recordEvent } from '#server/accounts/account-events.ts';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { contactNewUntil } from '#server/accounts/settings/contact.ts';
import { openAccount } from '#server/accounts/sign-up/sign-up.ts';
import { bumpShop, giveAddress } from '#server/catalog/catalog.service.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { newBioCode } from './bio-code.ts';
import { giveBack, lockParties, type Party } from './claims.queries.ts';
import { detach } from './detach.ts';
import type { Proof } from './proof.ts';
import { takeOver } from './take-over.ts';

/**
 * An account belongs to the TikTok id that proved it (ADR 14). Known id: its account gets this handle, a rename, and the password. Unknown id: an account
 * without a proven id that holds the handle is taken over, else a new one is made. Whoever else holds the handle is detached. Answers the claimer's
 * account. Throws `conflict` while one of them is being deleted, and when another proof came in between.
 */
export async function settleProof(context: AccountsContext, trx: Trx, proof: Proof): Promise<string> {
  const { handle, account, now } = proof;
  const parties = await lockParties(trx, { handle, tiktokUserId: account.tiktokUserId });
  for (const party of parties) refuseGoing(party, now);
  const own = parties.find((party) => party.provenTiktokId === account.tiktokUserId) ?? null;
  const other = parties.find((party) => party !== own && party.handle === handle) ?? null;
  if (!own && other && other.provenTiktokId === null) {
    await takeOver(context, trx, other, proof);
    return other.accountId;
  }
  if (other) await detach(trx, other, now);
  if (!own) return open(context, trx, proof);
  await regain(context, trx, own, proof);
  return own.accountId;
}

const goingNow = 'The account of this handle is being deleted. Please try again in a few minutes.';

/** Its rows may be going already. */
function refuseGoing({ deletionDueAt }: Party, now: Date): void {
  if (deletionDueAt !== null && deletionDueAt <= now) throw new AppError('conflict', { message: goingNow });
}

async function regain(context: AccountsContext, trx: Trx, own: Party, proof: Proof): Promise<void> {
  const { handle, passwordHash, now } = proof;
  const { accountId } = own;
  const { tiktokUserId } = proof.account;
  const sessionsEnded = await sellerSessions.endAll(trx, accountId, { reason: 'handle_proven', now });
  const given = { passwordHash, bioCode: newBioCode(), tiktokUserId, contactNewUntil: contactNewUntil(now), now };
  await giveBack(trx, accountId, { ...given, isNewHandle: own.handle !== handle });
  const isRenamed = await giveAddress(trx, accountId, handle, now);
  await context.onHandleProven(trx, { shopId: accountId, account: proof.account });
  await context.onShopNamed(trx, accountId);
  await bumpShop(trx, accountId);
  const details = { isRenamed, wasDetached: own.handle === null, sessionsEnded };
  await recordEvent(trx, { accountId, kind: 'handle_proven', now, details });
}

async function open(context: AccountsContext, trx: Trx, proof: Proof): Promise<string> {
  const { handle, account, passwordHash, now } = proof;
  const opened = { handle, profile: account, passwordHash, loginPhone: null, now, isProven: true };
  const shopId = await openAccount(context, trx, opened);
  await giveAddress(trx, shopId, handle, now);
  return shopId;
}
