import type { AccountsContext, ProvenAccount } from '#server/accounts/accounts.context.ts';
import type { Caller } from '#server/accounts/caller.ts';
import {
  claimCheckByAddress,
  claimCheckByClaim,
  claimCheckByNetwork,
  passwordLimits,
} from '#server/accounts/limits.ts';
import { type SignedIn, signedIn } from '#server/accounts/signed-in.ts';
import { bioShowsCode } from '#server/identity/ownership/bio-code.ts';
import { requireGoodPassword } from '#server/identity/password-rules.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { isUniqueViolation } from '#server/platform/database/postgres.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey, blockKey, networkKey } from '#server/platform/http/database-limits.ts';
import { type Claim, findOpenClaim, useClaim } from './claims.queries.ts';
import { claimHashOf, knownDeviceOf } from './open-claim.ts';
import { settleProof } from './settle-proof.ts';

/**
 * Opens a session if the bio shows the code. Throws `claim_not_proven`, `claim_expired` (also for an unknown or used
 * id), `tiktok_unavailable`, `conflict` while an account is being deleted, `invalid_request`, `rate_limited`.
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
  const clientKey = device ?? blockKey(claimant.ip);
  const account = await requireProof(context, claim, { hash, clientKey, left: claimant.left });
  const passwordHash = await context.passwords.hash(password);
  const session = await inTransaction(context.db, 'complete claim', async (trx) => {
    const now = context.clock.now();
    if (!(await useClaim(trx, hash, now))) throw new AppError('claim_expired');
    const accountId = await settleProof(context, trx, {
      handle: claim.handle,
      account,
      by: { way: 'code', passwordHash },
      ip: claimant.ip,
      now,
    });
    return sellerSessions.open(trx, accountId, now, claimant.device);
  }).catch((error: unknown) => {
    // A sign-up or another proof took the handle or the id first; the claim is as it was.
    throw isUniqueViolation(error) ? new AppError('conflict', { retryAfterSeconds: 1 }) : error;
  });
  await context.limits.clear(passwordLimits.byAccount, claim.handle);
  // The former holder's guesses are not the owner's.
  await context.limits.clear(passwordLimits.bySignedIn, session.accountId);
  return signedIn(context, session);
}

async function requireProof(
  context: AccountsContext,
  claim: Claim,
  { hash, clientKey, left }: { hash: Buffer; clientKey: string; left: AbortSignal },
): Promise<ProvenAccount> {
  const read = await context.lookAtBio(claim.handle, clientKey, left);
  if (!read.ok) {
    // A TikTok that does not answer is no wrong try.
    await context.limits.refund(claimCheckByClaim, hash.toString('base64url'));
    throw new AppError('tiktok_unavailable');
  }
  if (!read.account || !bioShowsCode(read.account.bio, claim.code)) throw new AppError('claim_not_proven');
  return read.account;
}
