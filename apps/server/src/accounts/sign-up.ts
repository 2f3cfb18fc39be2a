import { randomUUID } from 'node:crypto';
import { startTrial } from '#server/billing/billing.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { imageUrl } from '#server/platform/images/image-urls.ts';
import { findShopByHandle } from './accounts.queries.ts';
import { newBioCode } from './bio-code.ts';
import type { AccountsContext } from './deps.ts';
import type { HandleCheck } from './handle-check.ts';
import { handleCheckByAddress, signupByAddress } from './limits.ts';
import { passwordProblems, passwordRefused } from './password-rules.ts';
import { openSession } from './sessions.service.ts';
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
): Promise<SignedIn> {
  const handle = requireHandle(body.handle);
  requireGoodPassword(body.password);
  const address = addressKey(ip);
  await context.limits.take(signupByAddress, address);
  if (await findShopByHandle(context.db, handle)) throw new AppError('handle_taken');
  const check = await context.checkHandle(handle);
  if (!check.ok)
    throw new AppError('handle_check_failed', {
      message: `TikTok cannot be read right now, so @${handle} could not be checked. Please try again in a few minutes.`,
      retryAfterSeconds: 30,
    });
  if (!check.exists) throw new AppError('handle_not_on_tiktok');
  const passwordHash = await context.passwords.hash(body.password);
  const now = context.clock.now();
  const session = await inTransaction(context.db, 'sign up', async (trx) => {
    const shopId = randomUUID();
    await insertAccount(trx, { accountId: shopId, passwordHash, bioCode: newBioCode(), now });
    if (!(await insertShop(trx, { ...check, shopId, handle, now }))) throw new AppError('handle_taken');
    await startTrial(trx, shopId, now);
    await insertImportState(trx, shopId, now);
    await context.onSignedUp(trx, { shopId, handle });
    return openSession(trx, shopId, now);
  });
  return signedIn(context, session);
}

function requireGoodPassword(password: string): void {
  const problems = passwordProblems(password);
  if (problems.length === 0) return;
  throw new AppError('invalid_request', {
    message: passwordRefused,
    errors: problems.map((message) => ({ field: 'password', message })),
  });
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
