import { randomUUID } from 'node:crypto';
import { startTrial } from '#server/billing/billing.service.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { imageUrl } from '#server/platform/images/image-urls.ts';
import { findShopByHandle } from './accounts.queries.ts';
import { newBioCode } from './bio-code.ts';
import type { AccountsContext } from './deps.ts';
import type { HandleCheck } from './handle-check.ts';
import { handleCheckByAddress, signupByAddress } from './limits.ts';
import { requireGoodPassword } from './password-rules.ts';
import { sellerSessions } from './sessions.service.ts';
import { requireHandle, type SignedIn, signedIn } from './sign-in.ts';
import { insertAccount, insertImportState, insertShop } from './sign-up.queries.ts';

/** What the wizard's first step is told. `photoUrl` is on our own host. */
export interface ValidatedHandle {
  handle: string;
  exists: boolean;
  registered: boolean;
  private: boolean;
  displayName: string | null;
  photoUrl: string | null;
}

/**
 * Whether TikTok knows the handle and whether it has a shop here. A handle with a shop is answered from the shop, without asking TikTok.
 * Throws `handle_check_failed` when TikTok cannot be read, `rate_limited`, `invalid_request`.
 */
export async function validateHandle(context: AccountsContext, typed: string, ip: string): Promise<ValidatedHandle> {
  const handle = requireHandle(typed);
  const shop = await findShopByHandle(context.db, handle);
  if (shop) {
    const photoUrl = shop.photoHash ? imageUrl(shop.photoHash, 160, 'jpg') : null;
    return { handle, exists: true, registered: true, private: false, displayName: shop.displayName, photoUrl };
  }
  await context.limits.take(handleCheckByAddress, addressKey(ip));
  const check = await context.checkHandle(handle);
  if (!check.ok) throw new AppError('handle_check_failed');
  return {
    handle,
    exists: check.exists,
    registered: false,
    private: check.private,
    displayName: check.displayName,
    photoUrl: await copiedPhoto(context, check),
  };
}

/**
 * Makes account, shop, trial and the first import in one transaction and signs in. Throws `handle_taken` (in a race, too),
 * `handle_not_on_tiktok`, `handle_check_failed` while TikTok cannot be read, `rate_limited`, `invalid_request`.
 */
export async function signUp(
  context: AccountsContext,
  body: { handle: string; password: string },
  ip: string,
  device: string | null = null,
): Promise<SignedIn> {
  const handle = requireHandle(body.handle);
  requireGoodPassword(body.password);
  await context.limits.take(signupByAddress, addressKey(ip));
  const profile = await requireFreeHandle(context, handle);
  const passwordHash = await context.passwords.hash(body.password);
  const now = context.clock.now();
  const session = await inTransaction(context.db, 'sign up', async (trx) => {
    const accountId = await openAccount(context, trx, { handle, profile, passwordHash, loginPhone: null, now });
    return sellerSessions.open(trx, accountId, now, device);
  });
  return signedIn(context, session);
}

/** What TikTok says of a handle that exists. */
export type TikTokProfile = HandleCheck & { ok: true };

/**
 * A handle that TikTok knows and nobody has here. Throws `handle_taken`, `handle_not_on_tiktok`, `handle_check_failed` while TikTok cannot
 * be read.
 */
export async function requireFreeHandle(context: AccountsContext, handle: string): Promise<TikTokProfile> {
  if (await findShopByHandle(context.db, handle)) throw new AppError('handle_taken');
  const check = await context.checkHandle(handle);
  if (!check.ok)
    throw new AppError('handle_check_failed', {
      message: `TikTok cannot be read right now, so @${handle} could not be checked. Please try again in a few minutes.`,
      retryAfterSeconds: 30,
    });
  if (!check.exists) throw new AppError('handle_not_on_tiktok');
  return check;
}

/**
 * Account, shop, trial and first import, in the caller's transaction; every way to open an account ends here. Answers the id. Throws
 * `handle_taken`, `phone_taken` when another sign-up was faster.
 */
export async function openAccount(
  context: AccountsContext,
  trx: Trx,
  account: {
    handle: string;
    profile: Pick<TikTokProfile, 'displayName' | 'followerCount' | 'isVerified' | 'tiktokUserId'>;
    passwordHash: string | null;
    loginPhone: string | null;
    now: Date;
  },
): Promise<string> {
  const { handle, profile, passwordHash, loginPhone, now } = account;
  const shopId = randomUUID();
  const made = await insertAccount(trx, { accountId: shopId, passwordHash, loginPhone, bioCode: newBioCode(), now });
  if (!made) throw new AppError('phone_taken');
  if (!(await insertShop(trx, { ...profile, shopId, handle, now }))) throw new AppError('handle_taken');
  await startTrial(trx, shopId, now);
  await insertImportState(trx, shopId, now);
  await context.onSignedUp(trx, { shopId, handle });
  return shopId;
}

/** A picture that cannot be copied is no reason to refuse a handle. */
async function copiedPhoto(context: AccountsContext, check: HandleCheck & { ok: true }): Promise<string | null> {
  if (!check.photoUrl) return null;
  try {
    return await context.copyPhoto(check.photoUrl);
  } catch (error) {
    context.logger.warn({ err: error }, 'a profile photo could not be copied');
    return null;
  }
}
