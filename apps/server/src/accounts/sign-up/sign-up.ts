import { imageUrl } from '@app/contracts/catalog/picture-files';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { findShopByHandle } from '#server/accounts/accounts.queries.ts';
import type { Caller } from '#server/accounts/caller.ts';
import { signupByAddress } from '#server/accounts/limits.ts';
import { type SignedIn, signedIn } from '#server/accounts/signed-in.ts';
import { requireGoodPassword } from '#server/identity/password-rules.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { importImage } from '#server/platform/images/images.ts';
import { nameToShow } from '#server/platform/names/nickname.ts';
import {
  type HandleAsker,
  type HandleCheck,
  refundHandleCheck,
  refuseReserved,
  requireHandle,
} from './handle-check.ts';
import { openAccount, type ShopProfile } from './open-account.ts';

const noAnswer =
  'Failed to validate handle. TikTok does not answer. Your handle may be right; try again, or continue and confirm later.';

/** What the wizard's first step is told. `photoUrl` is on our own host. */
export interface ValidatedHandle {
  handle: string;
  exists: boolean;
  registered: boolean;
  private: boolean;
  displayName: string | null;
  photoUrl: string | null;
}

/** A handle with a shop is answered without TikTok. Throws `handle_check_failed`, `invalid_request`. */
export async function validateHandle(
  context: AccountsContext,
  typed: string,
  asker: HandleAsker,
): Promise<ValidatedHandle> {
  const handle = requireHandle(typed);
  const shop = await findShopByHandle(context.db, handle);
  if (shop) {
    const photoUrl = shop.isOpen && shop.photoHash ? imageUrl(shop.photoHash, 160, 'jpg') : null;
    const displayName = shop.isOpen ? nameToShow(shop.displayName) : null;
    return { handle, exists: true, registered: true, private: false, displayName, photoUrl };
  }
  refuseReserved(handle);
  const check = await context.checkHandle(handle, asker);
  if (!check.ok) throw new AppError('handle_check_failed', { message: noAnswer, retryAfterSeconds: 30 });
  return {
    handle,
    exists: check.exists,
    registered: false,
    private: check.private,
    displayName: nameToShow(check.displayName),
    photoUrl: await copiedPhoto(context, check),
  };
}

/**
 * Goes on without TikTok's answer: the first import checks the handle. Throws `handle_taken`, `handle_not_on_tiktok`,
 * `rate_limited`, `invalid_request`.
 */
export async function signUp(
  context: AccountsContext,
  body: { handle: string; password: string },
  { ip, device }: Pick<Caller, 'ip' | 'device'>,
): Promise<SignedIn> {
  const handle = requireHandle(body.handle);
  requireGoodPassword(body.password, { handle });
  const profile = await requireFreeHandle(context, handle, ip);
  // Counted when nothing but the limit stands in the way: handles that are taken or wrong do not use it up.
  await context.limits.take(signupByAddress, addressKey(ip));
  const passwordHash = await context.passwords.hash(body.password);
  const now = context.clock.now();
  const session = await inTransaction(context.db, 'sign up', async (trx) => {
    const accountId = await openAccount(context, trx, { handle, profile, passwordHash, loginPhone: null, ip, now });
    return sellerSessions.open(trx, accountId, now, device);
  });
  await refundHandleCheck(context, ip);
  return signedIn(context, session);
}

/** What TikTok says of the handle, as far as it answers. Throws `handle_not_on_tiktok`. */
export async function readTikTokProfile(context: AccountsContext, handle: string, ip: string): Promise<ShopProfile> {
  const check = await context.checkHandle(handle, { ip });
  if (!check.ok) return { displayName: null, followerCount: 0, isVerified: false, tiktokUserId: null, unchecked: true };
  if (!check.exists) throw new AppError('handle_not_on_tiktok');
  return check;
}

/** Throws `handle_taken`, `handle_not_on_tiktok`, `invalid_request` for a reserved handle. */
export async function requireFreeHandle(context: AccountsContext, handle: string, ip: string): Promise<ShopProfile> {
  if (await findShopByHandle(context.db, handle)) throw new AppError('handle_taken');
  refuseReserved(handle);
  return readTikTokProfile(context, handle, ip);
}

/** A picture that cannot be copied is no reason to refuse a handle. */
async function copiedPhoto(context: AccountsContext, check: HandleCheck & { ok: true }): Promise<string | null> {
  if (!check.photoUrl) return null;
  try {
    const outcome = await importImage(check.photoUrl, context.ingestion.images);
    return outcome.ok ? imageUrl(outcome.image.hash, 160, 'jpg') : null;
  } catch (error) {
    context.logger.warn({ err: error }, 'a profile photo could not be copied');
    return null;
  }
}
