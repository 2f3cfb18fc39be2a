import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import {
  findAccountByProvenId,
  findShopByHandle,
  requireUser,
  type UserRow,
} from '#server/accounts/accounts.queries.ts';
import { settleProof, showAccount } from '#server/accounts/claims/settle-proof.ts';
import { refuseReserved } from '#server/accounts/sign-up/handle-check.ts';
import { giveAddress, lockShop } from '#server/catalog/catalog.service.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { markConfirmed } from '#server/identity/ownership/ownership.queries.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { nameToShow } from '#server/platform/names/nickname.ts';
import { connect } from './connection.ts';
import type { Identity } from './read-identity.ts';
import type { SignInStep, TikTokAnswer } from './sign-in-step.ts';
import { endSignIn } from './sign-ins.queries.ts';
import { handleHeld, hasOwnShop, otherAccount } from './tiktok.messages.ts';

/**
 * Its owner has to see both handles first. Only for the proven id; before a first proof not for another shown handle.
 */
export async function linkAccount(
  context: AccountsContext,
  seller: Seller,
  answered: TikTokAnswer,
): Promise<SignInStep> {
  const { choice, user, caller } = answered;
  const { accountId, sessionId } = seller;
  const shop = await requireUser(context.db, accountId);
  const identity = await answered.identify();
  await refuseOthers(context.db, shop, identity);
  if (choice === 'keep_handle' && !isOwn(shop, identity)) throw otherAccount(shop.handle, identity.handle);
  const isSame = shop.handle === identity.handle;
  const displayName = nameToShow(user.displayName);
  const finished = { handle: identity.handle, shopHandle: shop.handle, displayName, signedIn: null };
  const isAnswered = choice === (isSame ? 'link' : 'move_shop') || choice === 'keep_handle';
  if (!isAnswered) return { ...finished, step: isSame ? 'link' : 'move_shop' };
  await inTransaction(context.db, 'connect TikTok', async (trx) => {
    const now = context.clock.now();
    await lockLiveSession(trx, seller);
    if (!(await endSignIn(trx, answered.signIn.stateHash, now))) throw new AppError('tiktok_sign_in_ended');
    if (!isOwn(shop, identity)) await proveFirst(context, trx, accountId, { identity, now });
    else if (choice !== 'keep_handle')
      await settleProof(context, trx, { ...identity, ip: caller.ip, now, by: { way: 'tiktok' } });
    await connect(context, trx, { accountId, tokens: answered.tokens, sessionId, now });
    await recordEvent(trx, { accountId, kind: 'tiktok_connected', now });
  });
  return { ...finished, step: 'linked' };
}

const isOwn = (shop: UserRow, { account }: Identity): boolean => shop.proven_tiktok_id === account.tiktokUserId;

async function refuseOthers(db: Db | Trx, shop: UserRow, identity: Identity): Promise<void> {
  const { handle, account } = identity;
  if (isOwn(shop, identity)) return;
  if (await findAccountByProvenId(db, account.tiktokUserId)) throw hasOwnShop(handle);
  if (shop.proven_tiktok_id !== null) throw otherAccount(shop.handle, handle);
  if (shop.handle === handle) return;
  // Posts, buyers and links hang on a handle that TikTok has shown: another one is another shop.
  if (shop.handle_check === null) throw otherAccount(shop.handle, handle);
  refuseReserved(handle);
  if (await findShopByHandle(db, handle)) throw handleHeld(handle);
}

/** The account's first proof: it belongs to this TikTok user from now on. */
async function proveFirst(
  context: AccountsContext,
  trx: Trx,
  accountId: string,
  { identity, now }: { identity: Identity; now: Date },
): Promise<void> {
  const { handle, account } = identity;
  const { tiktokUserId } = account;
  await lockShop(trx, accountId);
  // An import may have shown the shop's own handle since the owner was asked.
  await refuseOthers(trx, await requireUser(trx, accountId), identity);
  if (!(await markConfirmed(trx, accountId, { tiktokUserId, now })))
    throw new AppError('conflict', { retryAfterSeconds: 1 });
  const isRenamed = await giveAddress(trx, accountId, handle, now);
  await context.deletedAccounts.settle(trx, { accountId, handle, tiktokUserId, now });
  await showAccount(context, trx, accountId, account);
  const details = { isRenamed, wasDetached: false, sessionsEnded: 0 };
  await recordEvent(trx, { accountId, kind: 'handle_proven', now, details });
}
