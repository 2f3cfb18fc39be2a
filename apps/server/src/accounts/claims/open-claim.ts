import { createHash, randomBytes } from 'node:crypto';
import type { OwnershipClaim } from '@app/contracts/accounts/accounts.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { findCredentials } from '#server/accounts/accounts.queries.ts';
import type { Caller } from '#server/accounts/caller.ts';
import { claimByAddress, claimByHandleAndNetwork } from '#server/accounts/limits.ts';
import { requireHandle } from '#server/accounts/sign-up/handle-check.ts';
import { newBioCode } from '#server/identity/ownership/bio-code.ts';
import { hourMs } from '#server/platform/clock.ts';
import { addressKey, networkKey } from '#server/platform/http/database-limits.ts';

/** Long enough to find the TikTok app, its settings and a network. */
const claimMs = 6 * hourMs;

/** The answer does not tell whether the handle has an account. Throws `invalid_request`, `rate_limited`. */
export async function openClaim(context: AccountsContext, typed: string, caller: Caller): Promise<OwnershipClaim> {
  const handle = requireHandle(typed);
  const device = await knownDeviceOf(context, handle, caller);
  await context.limits.take(claimByAddress, device ?? addressKey(caller.ip));
  await context.limits.take(claimByHandleAndNetwork, `${handle} ${device ?? networkKey(caller.ip)}`);
  const claimId = randomBytes(24).toString('base64url');
  const createdAt = context.clock.now();
  const expiresAt = new Date(createdAt.getTime() + claimMs);
  const code = newBioCode();
  await context.db
    .insertInto('ownership_claims')
    .values({ claim_hash: claimHashOf(claimId), handle, code, created_at: createdAt, expires_at: expiresAt })
    .execute();
  return { claimId, code, expiresAt: expiresAt.toISOString() };
}

/** A browser that signed in to the account of the handle before has limits and turns of its own, apart from strangers. */
export async function knownDeviceOf({ db, knownDevices }: AccountsContext, handle: string, caller: Caller) {
  const account = caller.deviceCookie === null ? null : await findCredentials(db, { handle });
  return account && knownDevices.find(caller.deviceCookie, account);
}

/** Plain SHA-256 is enough: the id has 192 bits of chance. */
export function claimHashOf(claimId: string): Buffer {
  return createHash('sha256').update(claimId).digest();
}
