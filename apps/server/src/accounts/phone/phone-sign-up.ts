import type { CodeDelivery } from '@app/contracts/accounts/phone-codes.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import type { Caller } from '#server/accounts/caller.ts';
import { refundHandleCheck, requireHandle } from '#server/accounts/sign-up/handle-check.ts';
import { openAccount } from '#server/accounts/sign-up/open-account.ts';
import { requireFreeHandle } from '#server/accounts/sign-up/sign-up.ts';
import { type SignedIn, signedIn } from '#server/accounts/signed-in.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireCodeNumber } from './phone-number.ts';
import { putPhoneSignUp, takePhoneSignUp } from './phone-sign-ups.queries.ts';
import { refundSend, requireSms, sendCode } from './send-code.ts';
import { requireCode, withCode } from './use-code.ts';

/** Reserves neither handle nor number. Throws what `requireFreeHandle` and `sendCode` throw, `invalid_request`. */
export async function requestPhoneSignUp(
  context: AccountsContext,
  body: { handle: string; phoneNumber: string },
  { ip, asker }: Caller,
): Promise<CodeDelivery> {
  requireSms(context);
  const handle = requireHandle(body.handle);
  const phone = requireCodeNumber(body.phoneNumber);
  const profile = await requireFreeHandle(context, handle, ip);
  const asked = { purpose: 'sign_up', phone, boundTo: handle, asker, isOwn: false, ip } as const;
  return sendCode(context, asked, (trx, now) => putPhoneSignUp(trx, { phone, handle, profile, now }));
}

/** Its trial starts now. Throws what `withCode` throws, `handle_taken`, `phone_taken`. */
export async function completePhoneSignUp(
  context: AccountsContext,
  body: { handle: string; phoneNumber: string; code: string },
  caller: Caller,
): Promise<SignedIn> {
  requireSms(context);
  const handle = requireHandle(body.handle);
  const phone = requireCodeNumber(body.phoneNumber);
  const use = { purpose: 'sign_up', phone, boundTo: handle, asker: caller.asker, isOwn: false } as const;
  const session = await withCode(
    context,
    { ...use, code: requireCode(body.code) },
    'sign up by phone',
    async (trx, now) => {
      const profile = await takePhoneSignUp(trx, { phone, handle });
      if (!profile) throw new AppError('code_expired');
      const account = { handle, profile, passwordHash: null, loginPhone: phone, ip: caller.ip, now };
      return sellerSessions.open(trx, await openAccount(context, trx, account), now, caller.device);
    },
  );
  await refundSend(context, { phone, ip: caller.ip, isOwn: false });
  await refundHandleCheck(context, caller.ip);
  return signedIn(context, session);
}
