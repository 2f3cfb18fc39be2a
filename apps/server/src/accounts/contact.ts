import type { UpdateMeBody, User } from '@app/contracts/accounts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { findCredentials, replaceWhatsappNumber } from './accounts.queries.ts';
import type { AccountsContext } from './deps.ts';
import { signinByAccount } from './limits.ts';
import { readUser } from './sign-in.ts';
import type { Seller } from './tokens.ts';
import { numberRefused, parseWhatsappNumber } from './whatsapp-number.ts';

const wrongPassword = 'The password is wrong. Please try again.';

/**
 * Sets, changes or takes away the number that buyers write to. The first entry is free; touching a number that is there needs the password,
 * because whoever changes it receives the buyers' money. Throws `password_required` (also for a wrong one, naming the field),
 * `invalid_request`, `conflict` when it was changed meanwhile.
 */
export async function changeContact(context: AccountsContext, seller: Seller, body: UpdateMeBody): Promise<User> {
  const to = body.phoneNumber === null ? null : parseWhatsappNumber(body.phoneNumber);
  if (body.phoneNumber !== null && to === null) throw fieldError('phoneNumber', numberRefused);
  const account = await findCredentials(context.db, { accountId: seller.accountId });
  if (!account) throw new AppError('session_ended');
  const from = account.whatsappNumber;
  if (from !== to) {
    if (from !== null) await requirePassword(context, seller, body.password, account.passwordHash);
    await inTransaction(context.db, 'change contact', async (trx) => {
      if (!(await replaceWhatsappNumber(trx, seller.accountId, { from, to }, context.clock.now())))
        throw new AppError('conflict');
      await bumpShop(trx, seller.accountId);
    });
  }
  return readUser(context, seller.accountId);
}

/** Guesses count like those at the sign-in: a stolen access token must not become a place to try passwords. */
async function requirePassword(
  context: AccountsContext,
  seller: Seller,
  password: string | undefined,
  passwordHash: string | null,
): Promise<void> {
  if (password === undefined) throw new AppError('password_required');
  await context.limits.take(signinByAccount, seller.handle);
  if (!(await context.passwords.matches(password, passwordHash)))
    throw new AppError('password_required', {
      message: wrongPassword,
      errors: [{ field: 'password', message: wrongPassword }],
    });
  await context.limits.clear(signinByAccount, seller.handle);
}
