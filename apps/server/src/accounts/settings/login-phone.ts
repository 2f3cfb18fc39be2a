import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { CodeDelivery } from '@app/contracts/accounts/phone-codes.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { requireCredentials } from '#server/accounts/accounts.queries.ts';
import { requireOwnPassword } from '#server/accounts/password/own-proof.ts';
import { setLoginPhone } from '#server/accounts/phone/phone-accounts.queries.ts';
import { requireCodeNumber } from '#server/accounts/phone/phone-number.ts';
import { refundSend, requireSms, sendCode } from '#server/accounts/phone/send-code.ts';
import { requireCode, withCode } from '#server/accounts/phone/use-code.ts';
import { readUser } from '#server/accounts/signed-in.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';

const passwordFirst = 'Please enter your password to change your phone for signing in.';
const noPassword = 'Your account has no password yet. Please set one first, in your settings.';
const sameNumber = 'This is already your phone for signing in.';
const noNumber = 'Your account has no phone for signing in. Please use your password.';

/**
 * A stolen access token must not become an account. Throws `password_required`, `password_wrong`, what `sendCode`
 * throws.
 */
export async function requestLoginPhoneCode(
  context: AccountsContext,
  seller: Seller,
  body: { phoneNumber: string; password: string },
  ip: string,
): Promise<CodeDelivery> {
  requireSms(context);
  const phone = requireCodeNumber(body.phoneNumber);
  const account = await requireCredentials(context.db, seller);
  const { passwordHash } = account;
  if (passwordHash === null) throw new AppError('password_required', { message: noPassword });
  const asked = { password: body.password, passwordHash, ip, missing: passwordFirst };
  await requireOwnPassword(context, seller, asked);
  if (account.loginPhone === phone) throw fieldError('phoneNumber', sameNumber);
  const { accountId } = seller;
  // Counts as a stranger's message: the number is not proven yet.
  const use = { purpose: 'login_phone', phone, boundTo: accountId, asker: accountId, isOwn: false } as const;
  return sendCode(context, { ...use, ip });
}

/** Can be repeated. Throws `phone_taken`, what `withCode` throws. */
export async function changeLoginPhone(
  context: AccountsContext,
  seller: Seller,
  body: { phoneNumber: string; code: string },
  ip: string,
): Promise<User> {
  requireSms(context);
  const { accountId } = seller;
  const phone = requireCodeNumber(body.phoneNumber);
  const code = requireCode(body.code);
  const account = await requireCredentials(context.db, seller);
  if (account.loginPhone !== phone) {
    const use = { purpose: 'login_phone', phone, boundTo: accountId, asker: accountId, isOwn: false } as const;
    await withCode(context, { ...use, code }, 'change the login phone', async (trx, now) => {
      await lockLiveSession(trx, seller);
      if (!(await setLoginPhone(trx, accountId, phone))) throw new AppError('phone_taken');
      const details = { hadLoginPhone: account.loginPhone !== null };
      await recordEvent(trx, { accountId, kind: 'login_phone_changed', now, details });
    });
    await refundSend(context, { phone, ip, isOwn: false });
  }
  return readUser(context, accountId);
}

/** In place of the password. Throws `password_required` without a login number. */
export async function requestOwnerCode(context: AccountsContext, seller: Seller, ip: string): Promise<CodeDelivery> {
  requireSms(context);
  const account = await requireCredentials(context.db, seller);
  const phone = account.loginPhone;
  if (phone === null) throw new AppError('password_required', { message: noNumber });
  const { accountId } = seller;
  const use = { purpose: 'owner', phone, boundTo: accountId, asker: accountId, isOwn: true } as const;
  return sendCode(context, { ...use, ip });
}
