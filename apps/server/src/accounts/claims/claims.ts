import { createHash, randomBytes } from 'node:crypto';
import type { OwnershipClaim } from '@app/contracts/accounts';
import { findShopByHandle } from '#server/accounts/accounts.queries.ts';
import { bioShowsCode, newBioCode } from '#server/accounts/bio-code.ts';
import type { AccountsContext } from '#server/accounts/deps.ts';
import {
  claimByAddress,
  claimByHandle,
  claimByHandleAndAddress,
  claimCheckByAddress,
  claimCheckByClaim,
  ownPasswordByAccount,
  signinByAccount,
} from '#server/accounts/limits.ts';
import { requireGoodPassword } from '#server/accounts/password-rules.ts';
import { sellerSessions } from '#server/accounts/sessions.service.ts';
import { requireHandle, type SignedIn, signedIn } from '#server/accounts/sign-in.ts';
import { openAccount, type TikTokProfile } from '#server/accounts/sign-up.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { type Claim, confirmNew, deleteOldClaims, findOpenClaim, insertClaim, useClaim } from './claims.queries.ts';
import { takeOver } from './take-over.ts';

const hourMs = 3600_000;
/** Long enough to find the TikTok app, its settings and a network. */
const claimMs = 6 * hourMs;

/** Who asks: `ip` for the limits, `device` in words for the session that is opened. */
export interface Claimant {
  ip: string;
  device: string | null;
}

/** Proof of a handle without a session: for whoever finds the own handle taken, and for a forgotten password. */
export interface Claims {
  /** The same answer whether or not the handle has an account. Throws `invalid_request`, `rate_limited`. */
  open(handle: string, ip: string): Promise<OwnershipClaim>;
  /**
   * Looks at the bio now. When the code stands there, the handle's account (made if there is none) gets the password and the claimant a
   * session. Throws `claim_not_proven`, `claim_expired` (also for an id that was never given out and for a used one), `tiktok_unavailable`,
   * `conflict` while the handle's account is being deleted, `invalid_request` for the password, `rate_limited`.
   */
  complete(claimId: string, password: string, claimant: Claimant): Promise<SignedIn>;
}

export function createClaims(context: AccountsContext): Claims {
  return {
    async open(typed, ip) {
      const handle = requireHandle(typed);
      const address = addressKey(ip);
      await context.limits.take(claimByAddress, address);
      await context.limits.take(claimByHandleAndAddress, `${handle} ${address}`);
      await context.limits.take(claimByHandle, handle);
      const claimId = randomBytes(24).toString('base64url');
      const createdAt = context.clock.now();
      const expiresAt = new Date(createdAt.getTime() + claimMs);
      const code = newBioCode();
      await insertClaim(context.db, { hash: hashOf(claimId), handle, code, createdAt, expiresAt });
      return { claimId, code, expiresAt: expiresAt.toISOString() };
    },
    complete: (claimId, password, claimant) => complete(context, { claimId, password, claimant }),
  };
}

async function complete(
  context: AccountsContext,
  { claimId, password, claimant }: { claimId: string; password: string; claimant: Claimant },
): Promise<SignedIn> {
  requireGoodPassword(password);
  const hash = hashOf(claimId);
  await context.limits.take(claimCheckByAddress, addressKey(claimant.ip));
  const claim = await findOpenClaim(context.db, hash, context.clock.now());
  if (!claim) throw new AppError('claim_expired');
  // Each try asks TikTok, and keeps an argon2 hash from being had for nothing.
  await context.limits.take(claimCheckByClaim, hash.toString('base64url'));
  const tiktokUserId = await requireProof(context, claim);
  const profile = await profileIfNew(context, claim.handle);
  const passwordHash = await context.passwords.hash(password);
  const proven = { ...claim, hash, passwordHash, profile, tiktokUserId, device: claimant.device };
  const session = await inTransaction(context.db, 'complete claim', async (trx) => {
    const now = context.clock.now();
    if (!(await useClaim(trx, hash, now))) throw new AppError('claim_expired');
    const accountId = (await takeOver(context, trx, { ...proven, now })) ?? (await open(context, trx, proven, now));
    return sellerSessions.open(trx, accountId, now, claimant.device);
  });
  await context.limits.clear(signinByAccount, claim.handle);
  // The former holder's guesses are not the owner's.
  await context.limits.clear(ownPasswordByAccount, session.accountId);
  return signedIn(context, session);
}

/** Answers TikTok's id of the account whose bio shows the code; null when TikTok did not tell. */
async function requireProof(context: AccountsContext, claim: Claim): Promise<string | null> {
  const read = await context.readBio(claim.handle);
  if (!read.ok) throw new AppError('tiktok_unavailable');
  if (read.bio === null || !bioShowsCode(read.bio, claim.code)) throw new AppError('claim_not_proven');
  return read.tiktokUserId;
}

/** What a new account's shop begins with; null when the handle has a shop already. */
async function profileIfNew(context: AccountsContext, handle: string): Promise<TikTokProfile | null> {
  if (await findShopByHandle(context.db, handle)) return null;
  const check = await context.checkHandle(handle);
  if (!check.ok) throw new AppError('tiktok_unavailable');
  return check;
}

async function open(
  context: AccountsContext,
  trx: Parameters<typeof openAccount>[1],
  proven: { handle: string; passwordHash: string; profile: TikTokProfile | null; tiktokUserId: string | null },
  now: Date,
): Promise<string> {
  const { handle, passwordHash, profile, tiktokUserId } = proven;
  // Its account was deleted in this very moment.
  if (!profile) throw new AppError('conflict', { retryAfterSeconds: 1 });
  const accountId = await openAccount(context, trx, {
    handle,
    profile: { ...profile, tiktokUserId: tiktokUserId ?? profile.tiktokUserId },
    passwordHash,
    loginPhone: null,
    now,
  });
  await confirmNew(trx, accountId, now);
  return accountId;
}

/** Plain SHA-256 is enough: the id has 192 bits of chance. */
function hashOf(claimId: string): Buffer {
  return createHash('sha256').update(claimId).digest();
}

/** For the hourly clean-up. */
export async function purgeClaims(db: Db, now: Date): Promise<void> {
  await deleteOldClaims(db, new Date(now.getTime() - hourMs));
}
