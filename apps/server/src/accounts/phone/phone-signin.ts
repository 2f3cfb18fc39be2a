import type { CodeDelivery } from '@app/contracts/phone-codes';
import { recordEvent } from '#server/accounts/account-events.ts';
import { contactNewUntil } from '#server/accounts/contact-new.ts';
import type { AccountsContext } from '#server/accounts/deps.ts';
import { ownPasswordByAccount, signinByAccount } from '#server/accounts/limits.ts';
import { requireGoodPassword } from '#server/accounts/password-rules.ts';
import { sellerSessions } from '#server/accounts/sessions.service.ts';
import { type SignedIn, signedIn } from '#server/accounts/sign-in.ts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireCodeNumber } from './code-number.ts';
import { isLoginPhone, noteSigninByPhone, setPasswordByPhone } from './phone-accounts.queries.ts';
import { giveBackSend, requireSms, sendCode } from './send-code.ts';
import { requireCode, requireRightCode, withCode } from './use-code.ts';

interface Caller {
  ip: string;
  device: string;
}

/**
 * Sends a code for signing in or for a forgotten password. Numbers with and without an account get the same answer, at the same cost. Throws
 * what `sendCode` throws, `invalid_request`.
 */
export async function requestSigninCode(
  context: AccountsContext,
  purpose: 'sign_in' | 'recovery',
  typedNumber: string,
  ip: string,
): Promise<CodeDelivery> {
  requireSms(context);
  const phone = requireCodeNumber(typedNumber);
  const isKnown = await isLoginPhone(context.db, phone);
  return sendCode(context, { purpose, phone, boundTo: '', ip, isKnown });
}

/** Signs in with the code. Throws what `withCode` throws, `invalid_request`. */
export async function signInByPhone(
  context: AccountsContext,
  body: { phoneNumber: string; code: string },
  caller: Caller,
): Promise<SignedIn> {
  requireSms(context);
  const phone = requireCodeNumber(body.phoneNumber);
  const given = { purpose: 'sign_in', phone, boundTo: '', code: requireCode(body.code) } as const;
  const session = await withCode(context, given, 'sign in by phone', async (trx, now) => {
    const accountId = await noteSigninByPhone(trx, phone, now);
    // The code of a number without an account was told to nobody.
    if (accountId === null) throw new AppError('code_expired');
    return sellerSessions.open(trx, accountId, now, caller.device);
  });
  await giveBackSend(context, phone, caller.ip);
  return signedIn(context, session);
}

/**
 * Sets a forgotten password and signs in. All sessions end, and the shop says for a week that its contact may be new: whoever has the phone may
 * have stolen it. Throws what `withCode` throws, `invalid_request` with every rule that the password breaks.
 */
export async function completeRecovery(
  context: AccountsContext,
  body: { phoneNumber: string; code: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  requireSms(context);
  const phone = requireCodeNumber(body.phoneNumber);
  const given = { purpose: 'recovery', phone, boundTo: '', code: requireCode(body.code) } as const;
  requireGoodPassword(body.password);
  // Before hashing, which is dear: it is not done for whoever guesses.
  await requireRightCode(context, given);
  const passwordHash = await context.passwords.hash(body.password);
  const session = await withCode(context, given, 'set a forgotten password', async (trx, now) => {
    const accountId = await setPasswordByPhone(trx, phone, {
      passwordHash,
      contactNewUntil: contactNewUntil(now),
      now,
    });
    if (accountId === null) throw new AppError('code_expired');
    const sessionsEnded = await sellerSessions.endAll(trx, accountId, { reason: 'password_set', now });
    await recordEvent(trx, { accountId, kind: 'password_set', now, details: { byPhone: true, sessionsEnded } });
    await bumpShop(trx, accountId);
    return sellerSessions.open(trx, accountId, now, caller.device);
  });
  await giveBackSend(context, phone, caller.ip);
  const answer = await signedIn(context, session);
  await context.limits.clear(signinByAccount, answer.user.handle);
  await context.limits.clear(ownPasswordByAccount, answer.user.id);
  return answer;
}
