import type { CodeDelivery } from '@app/contracts/accounts/phone-codes.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import type { Caller } from '#server/accounts/caller.ts';
import { contactNewUntil } from '#server/accounts/contact-new-until.ts';
import { passwordLimits } from '#server/accounts/limits.ts';
import { type SignedIn, signedIn } from '#server/accounts/signed-in.ts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { requireGoodPassword } from '#server/identity/password-rules.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { AppError } from '#server/platform/errors.ts';
import { findByLoginPhone, updateByLoginPhone } from './phone-accounts.queries.ts';
import { requireCodeNumber } from './phone-number.ts';
import { refundSend, requireSms, sendCodeIfKnown } from './send-code.ts';
import { requireCode, requireRightCode, withCode } from './use-code.ts';

/** Does not tell whether the number has an account. Throws what `sendCode` throws but `code_delivery_failed`. */
export async function requestSignInCode(
  context: AccountsContext,
  purpose: 'sign_in' | 'recovery',
  typedNumber: string,
  caller: Caller,
  answered: Promise<void>,
): Promise<CodeDelivery> {
  requireSms(context);
  const phone = requireCodeNumber(typedNumber);
  const { isKnown, isOwn, asker } = await findOwner(context, phone, caller);
  return sendCodeIfKnown(context, { purpose, phone, boundTo: '', asker, ip: caller.ip, isKnown, isOwn, answered });
}

/** Whose number it is. A browser that its owner signed in with is told apart by that, without the asker's cookie. */
async function findOwner(context: AccountsContext, phone: string, { deviceCookie, asker }: Caller) {
  const owner = await findByLoginPhone(context.db, phone);
  const device = owner && context.knownDevices.find(deviceCookie, owner);
  const known = device === null ? { isOwn: false, asker } : { isOwn: true, asker: `device ${device}` };
  return { isKnown: owner !== null, handle: owner?.handle ?? null, ...known };
}

/** Throws what `withCode` throws, `invalid_request`. */
export async function signInByPhone(
  context: AccountsContext,
  body: { phoneNumber: string; code: string },
  caller: Caller,
): Promise<SignedIn> {
  requireSms(context);
  const phone = requireCodeNumber(body.phoneNumber);
  const code = requireCode(body.code);
  const { isOwn, asker } = await findOwner(context, phone, caller);
  const given = { purpose: 'sign_in', phone, boundTo: '', asker, isOwn, code } as const;
  const session = await withCode(context, given, 'sign in by phone', async (trx, now) => {
    const accountId = await updateByLoginPhone(trx, phone, { last_login_at: now });
    // The code of a number without an account was never sent.
    if (accountId === null) throw new AppError('code_expired');
    return sellerSessions.open(trx, accountId, now, caller.device);
  });
  await refundSend(context, { phone, ip: caller.ip, isOwn });
  return signedIn(context, session);
}

/**
 * All sessions end, and the contact counts as new: the phone may be stolen. Throws what `withCode` throws,
 * `invalid_request`.
 */
export async function completeRecovery(
  context: AccountsContext,
  body: { phoneNumber: string; code: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  requireSms(context);
  const phone = requireCodeNumber(body.phoneNumber);
  const code = requireCode(body.code);
  const { isOwn, asker, handle } = await findOwner(context, phone, caller);
  const given = { purpose: 'recovery', phone, boundTo: '', asker, isOwn, code } as const;
  requireGoodPassword(body.password);
  // Before hashing, which is expensive: a wrong code must not buy it.
  await requireRightCode(context, given);
  // Only now: the message tells whose number it is.
  if (handle !== null) requireGoodPassword(body.password, { handle });
  const passwordHash = await context.passwords.hash(body.password);
  const session = await withCode(context, given, 'set a forgotten password', async (trx, now) => {
    const accountId = await updateByLoginPhone(trx, phone, {
      password_hash: passwordHash,
      contact_new_until: contactNewUntil(now),
      last_login_at: now,
    });
    if (accountId === null) throw new AppError('code_expired');
    const sessionsEnded = await sellerSessions.endAll(trx, accountId, { reason: 'password_set', now });
    await recordEvent(trx, { accountId, kind: 'password_set', now, details: { byPhone: true, sessionsEnded } });
    await bumpShop(trx, accountId);
    return sellerSessions.open(trx, accountId, now, caller.device);
  });
  await refundSend(context, { phone, ip: caller.ip, isOwn });
  const answer = await signedIn(context, session);
  if (answer.user.handle !== null) await context.limits.clear(passwordLimits.byAccount, answer.user.handle);
  await context.limits.clear(passwordLimits.bySignedIn, answer.user.id);
  return answer;
}
