import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { readUser } from '#server/accounts/signed-in.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';

/** The owner has seen the welcome. The first time counts. */
export async function noteWelcome(context: AccountsContext, seller: Seller): Promise<User> {
  const { accountId } = seller;
  await inTransaction(context.db, 'note the welcome', async (trx) => {
    await lockLiveSession(trx, seller);
    await trx
      .updateTable('accounts')
      .set({ welcomed_at: context.clock.now() })
      .where('account_id', '=', accountId)
      .where('welcomed_at', 'is', null)
      .execute();
  });
  return readUser(context, accountId);
}
