import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { findShopByHandle } from '#server/accounts/accounts.queries.ts';
import { requireCodeNumber } from '#server/accounts/phone/phone-number.ts';
import { findPhoneSignUp, movePhoneSignUp } from '#server/accounts/phone/phone-sign-ups.queries.ts';
import { requireSms, sendCode } from '#server/accounts/phone/send-code.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

/** Written in the same transaction as what it is about. */
type Within = (trx: Trx) => Promise<void>;

export async function isSignUp({ db }: AccountsContext, signUpId: string): Promise<boolean> {
  return (await findPhoneSignUp(db, signUpId)) !== null;
}

/** Answers the masked number. Throws `not_found`, `handle_taken`, what `sendCode` throws. */
export function resendSignUpCode(
  context: AccountsContext,
  signUpId: string,
  ip: string,
  within: Within,
): Promise<string> {
  return send(context, { signUpId, ip }, within);
}

/** Sends the code to a corrected number. Throws `conflict`, `invalid_request`, what `resendSignUpCode` throws. */
export async function correctSignUpNumber(
  context: AccountsContext,
  signUpId: string,
  typedNumber: string,
  ip: string,
  within: Within,
): Promise<string> {
  return send(context, { signUpId, ip, newPhone: requireCodeNumber(typedNumber) }, within);
}

async function send(
  context: AccountsContext,
  { signUpId, ip, newPhone }: { signUpId: string; ip: string; newPhone?: string },
  within: Within,
): Promise<string> {
  requireSms(context);
  const signUp = await findPhoneSignUp(context.db, signUpId);
  if (!signUp) throw new AppError('not_found');
  const { handle } = signUp;
  if (await findShopByHandle(context.db, handle))
    throw new AppError('handle_taken', { message: 'Somebody else has now opened a shop for this handle.' });
  const phone = newPhone ?? signUp.phone;
  const asked = { purpose: 'sign_up', phone, boundTo: handle, asker: null, isOwn: false, ip } as const;
  const { codeDelivery } = await sendCode(context, asked, async (trx, now) => {
    const moved = await movePhoneSignUp(trx, signUpId, { phone, now });
    if (moved === 'gone') throw new AppError('not_found');
    if (moved === 'taken')
      throw new AppError('conflict', { message: 'This number is already waiting for the code of this handle.' });
    await within(trx);
  });
  return codeDelivery.destination;
}
