import { recordEvent } from '#server/accounts/account-events.ts';
import { newBioCode } from '#server/accounts/bio-code.ts';
import { contactNewUntil } from '#server/accounts/contact-new.ts';
import type { AccountsContext } from '#server/accounts/deps.ts';
import { sellerSessions } from '#server/accounts/sessions.service.ts';
import { bumpShop, nameShop } from '#server/catalog/catalog.service.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { handOver, lockAccountOfHandle } from './claims.queries.ts';

const goingNow = 'The account of this handle is being deleted. Please try again in a few minutes.';

/**
 * Gives the handle's account to whoever has just proven the handle: all sessions end, the WhatsApp number and the number that signs in go, a
 * wish to delete the account is void. Products and figures stay. Answers the account's id, or null when the handle has none. Throws `conflict` for
 * an account that is being deleted.
 */
export async function takeOver(
  context: AccountsContext,
  trx: Trx,
  proven: { handle: string; passwordHash: string; tiktokUserId: string | null; now: Date },
): Promise<string | null> {
  const { now } = proven;
  const found = await lockAccountOfHandle(trx, proven.handle);
  if (!found) return null;
  // Its rows may be going already.
  if (found.deletionDueAt !== null && found.deletionDueAt <= now) throw new AppError('conflict', { message: goingNow });
  const { accountId, wasConfirmed, hadContact, hadLoginPhone } = found;
  const sessionsEnded = await sellerSessions.endAll(trx, accountId, { reason: 'taken_over', now });
  await handOver(trx, accountId, {
    passwordHash: proven.passwordHash,
    bioCode: newBioCode(),
    contactNewUntil: contactNewUntil(now),
    now,
  });
  // Whoever never proved the handle may have named the shop, and names can hold a number to pay to. An owner who forgot the password keeps it.
  if (!wasConfirmed) await nameShop(trx, accountId, null);
  await context.onHandleProven(trx, { shopId: accountId, tiktokUserId: proven.tiktokUserId });
  await context.onShopNamed(trx, accountId);
  await bumpShop(trx, accountId);
  const details = { wasConfirmed, hadContact, hadLoginPhone, sessionsEnded };
  await recordEvent(trx, { accountId, kind: 'taken_over', now, details });
  return accountId;
}
