import { recordEvent } from '#server/accounts/account-events.ts';
import type { AccountsContext, TikTokAccount } from '#server/accounts/accounts.context.ts';
import type { Caller } from '#server/accounts/caller.ts';
import {
  claimCheckByAddress,
  claimCheckByClaim,
  claimCheckByNetwork,
  ownPasswordByAccount,
  signinByAccount,
} from '#server/accounts/limits.ts';
import { contactNewUntil } from '#server/accounts/settings/contact.ts';
import { openAccount } from '#server/accounts/sign-up/open-account.ts';
import { type SignedIn, signedIn } from '#server/accounts/signed-in.ts';
import { putAwayFormerPayments } from '#server/billing/billing.service.ts';
import { bumpShop, forgetFormerHolder, giveAddress, takeAddress } from '#server/catalog/catalog.service.ts';
import { requireGoodPassword } from '#server/identity/password-rules.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { dayMs } from '#server/platform/clock.ts';
import { isUniqueViolation } from '#server/platform/database/postgres.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey, blockKey, networkKey } from '#server/platform/http/database-limits.ts';
import { bioShowsCode, newBioCode } from './bio-code.ts';
import {
  type Claim,
  findOpenClaim,
  giveBack,
  handOver,
  lockParties,
  type Party,
  setDetached,
  useClaim,
} from './claims.queries.ts';
import { claimHashOf, knownDeviceOf } from './open-claim.ts';

const goingNow = 'The account of this handle is being deleted. Please try again in a few minutes.';

/** How long an account that can have no address any more is kept for its holder's data. */
const keptMs = 30 * dayMs;

/** The claimer's code stood in the bio of `account`, which has the handle on TikTok now. */
interface Proof {
  handle: string;
  account: TikTokAccount;
  passwordHash: string;
  ip: string;
  now: Date;
}

/**
 * Looks at the bio now; `left` aborts when the caller has gone. When the code stands there, the claimant gets a session
 * and the password for the account that `settleProof` finds. Throws `claim_not_proven`, `claim_expired` (also for an id
 * that was never given out and for a used one), `tiktok_unavailable`, `conflict` while an account that it concerns is
 * being deleted, `invalid_request` for the password, `rate_limited`.
 */
export async function completeClaim(
  context: AccountsContext,
  claimId: string,
  password: string,
  claimant: Caller & { left: AbortSignal },
): Promise<SignedIn> {
  requireGoodPassword(password);
  const hash = claimHashOf(claimId);
  const claim = await findOpenClaim(context.db, hash, context.clock.now());
  const device = claim && (await knownDeviceOf(context, claim.handle, claimant));
  await context.limits.take(claimCheckByAddress, device ?? addressKey(claimant.ip));
  await context.limits.take(claimCheckByNetwork, device ?? networkKey(claimant.ip));
  if (!claim) throw new AppError('claim_expired');
  requireGoodPassword(password, { handle: claim.handle });
  // Each try asks TikTok, and keeps an argon2 hash from being had for nothing.
  await context.limits.take(claimCheckByClaim, hash.toString('base64url'));
  const place = device ?? blockKey(claimant.ip);
  const account = await requireProof(context, claim, { hash, place, left: claimant.left });
  const passwordHash = await context.passwords.hash(password);
  const session = await inTransaction(context.db, 'complete claim', async (trx) => {
    const now = context.clock.now();
    if (!(await useClaim(trx, hash, now))) throw new AppError('claim_expired');
    const accountId = await settleProof(context, trx, {
      handle: claim.handle,
      account,
      passwordHash,
      ip: claimant.ip,
      now,
    });
    return sellerSessions.open(trx, accountId, now, claimant.device);
  }).catch((error: unknown) => {
    // A sign-up or another proof took the handle, or the id, in this very moment; the claim is as it was.
    throw isUniqueViolation(error) ? new AppError('conflict', { retryAfterSeconds: 1 }) : error;
  });
  await context.limits.clear(signinByAccount, claim.handle);
  // The former holder's guesses are not the owner's.
  await context.limits.clear(ownPasswordByAccount, session.accountId);
  return signedIn(context, session);
}

/** The TikTok account whose bio shows the code. */
async function requireProof(
  context: AccountsContext,
  claim: Claim,
  { hash, place, left }: { hash: Buffer; place: string; left: AbortSignal },
): Promise<TikTokAccount> {
  const read = await context.lookAtBio(claim.handle, place, left);
  if (!read.ok) {
    // A TikTok that does not answer is no wrong try.
    await context.limits.giveBack(claimCheckByClaim, hash.toString('base64url'));
    throw new AppError('tiktok_unavailable');
  }
  if (!read.account || !bioShowsCode(read.account.bio, claim.code)) throw new AppError('claim_not_proven');
  return read.account;
}

/**
 * An account belongs to the TikTok id that proved it (ADR 14). Known id: its account gets this handle, a rename, and
 * the password. Unknown id: an account without a proven id that holds the handle is taken over, else a new one is made.
 * Whoever else holds the handle is detached. Answers the claimer's account. Throws `conflict` while one of them is
 * being deleted, and when another proof came in between.
 */
async function settleProof(context: AccountsContext, trx: Trx, proof: Proof): Promise<string> {
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
  const { handle, account, passwordHash, ip, now } = proof;
  const opened = { handle, profile: account, passwordHash, loginPhone: null, ip, now, isProven: true };
  const shopId = await openAccount(context, trx, opened);
  await giveAddress(trx, shopId, handle, now);
  return shopId;
}

/**
 * Gives an account for which no TikTok id was ever proven to whoever has just proven its handle: all sessions end, the
 * WhatsApp number and the number that signs in go, a wish to delete the account is void, and what the former holder
 * wrote is dropped. Posts and figures stay.
 */
async function takeOver(context: AccountsContext, trx: Trx, party: Party, proof: Proof): Promise<void> {
  const { accountId, wasConfirmed, hadContact, hadLoginPhone } = party;
  const { now, passwordHash, account } = proof;
  const { tiktokUserId } = account;
  // First: whoever decides a payment holds its row before those that follow from it.
  await putAwayFormerPayments(trx, accountId);
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

/**
 * Somebody else has proven the account's handle: it loses its address and its sessions and keeps all else. Its holder
 * comes back by the phone number that signs in or by proving another handle; where no TikTok id was ever proven, that
 * is nobody, and the account is deleted after 30 days.
 */
async function detach(trx: Trx, { accountId, provenTiktokId }: Party, now: Date): Promise<void> {
  const sessionsEnded = await sellerSessions.endAll(trx, accountId, { reason: 'detached', now });
  const deletionDueAt = provenTiktokId === null ? new Date(now.getTime() + keptMs) : null;
  await setDetached(trx, accountId, { bioCode: newBioCode(), deletionDueAt });
  await takeAddress(trx, accountId, now);
  const details = { wasProven: provenTiktokId !== null, sessionsEnded };
  await recordEvent(trx, { accountId, kind: 'detached', now, details });
}
