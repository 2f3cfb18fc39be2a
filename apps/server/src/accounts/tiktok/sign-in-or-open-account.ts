import type { TikTokStep } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { findAccountByProvenId, findUser } from '#server/accounts/accounts.queries.ts';
import { isOpenTo } from '#server/accounts/claims/claims.queries.ts';
import { settleProof } from '#server/accounts/claims/settle-proof.ts';
import { tiktokSignupByAddress } from '#server/accounts/limits.ts';
import { refuseReserved } from '#server/accounts/sign-up/handle-check.ts';
import { signedIn } from '#server/accounts/signed-in.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { nameToShow } from '#server/platform/names/nickname.ts';
import { findAccountByOpenId } from '#server/tiktok/tiktok.service.ts';
import { connect } from './connection.ts';
import type { Identity } from './read-identity.ts';
import type { SignInStep, TikTokAnswer } from './sign-in-step.ts';
import { endSignIn } from './sign-ins.queries.ts';

/** What is done in the end: an account that is known, or what a proof of the handle brings (ADR 14). */
type Decision =
  | { accountId: string; identity: Identity | null; shopHandle: string | null }
  | { accountId: null; identity: Identity; shopHandle: null };

/** By `open_id` or proven id, never by the handle alone. Before an account is opened or moved the seller is asked. */
export async function signInOrOpenAccount(context: AccountsContext, answered: TikTokAnswer): Promise<SignInStep> {
  const { tokens, user, choice } = answered;
  const bound = await findAccountByOpenId(context.db, tokens.openId);
  const decided = bound ? await decideBound(context, answered, bound) : await decideUnbound(context, answered);
  if ('step' in decided) return decided;
  const { accountId, identity } = decided;
  if (accountId === null && choice === 'open_shop')
    await context.limits.take(tiktokSignupByAddress, addressKey(answered.caller.ip));
  const session = await inTransaction(context.db, 'sign in with TikTok', (trx) =>
    openSession(context, trx, answered, decided),
  );
  return {
    step: 'signed_in',
    handle: identity?.handle ?? user.handle,
    shopHandle: decided.shopHandle,
    displayName: nameToShow(user.displayName),
    signedIn: await signedIn(context, session),
  };
}

const question = (
  step: TikTokStep,
  { user }: TikTokAnswer,
  { handle, shopHandle }: { handle: string; shopHandle: string | null },
): SignInStep => ({ step, handle, shopHandle, displayName: nameToShow(user.displayName), signedIn: null });

/** For a seller who was here before. A TikTok that cannot be read keeps no one out; a new handle waits until it can. */
async function decideBound(context: AccountsContext, answered: TikTokAnswer, accountId: string) {
  const { user, identify, choice } = answered;
  const account = await findUser(context.db, accountId);
  if (!account) throw new AppError('conflict', { retryAfterSeconds: 1 });
  const shopHandle = account.handle;
  const asItIs: Decision = { accountId, identity: null, shopHandle };
  const isElsewhere = user.handle !== null && user.handle !== shopHandle;
  if (choice === 'keep_handle' || (!isElsewhere && account.confirmed_at !== null)) return asItIs;
  const identity = await identify().catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (identity?.account.tiktokUserId !== account.proven_tiktok_id) return asItIs;
  if (isElsewhere && identity && choice !== 'move_shop')
    return question('move_shop', answered, { handle: identity.handle, shopHandle });
  return { ...asItIs, identity };
}

async function decideUnbound(context: AccountsContext, answered: TikTokAnswer): Promise<Decision | SignInStep> {
  const { choice, identify } = answered;
  const identity = await identify();
  const { handle, account } = identity;
  const owner = await findAccountByProvenId(context.db, account.tiktokUserId);
  if (owner) {
    const { accountId, handle: shopHandle } = owner;
    if (shopHandle === handle || choice === 'move_shop') return { accountId, identity, shopHandle };
    if (choice === 'keep_handle') return { accountId, identity: null, shopHandle };
    return question('move_shop', answered, { handle, shopHandle });
  }
  const holder = await context.db
    .selectFrom('shops')
    .innerJoin('accounts', 'account_id', 'shop_id')
    .select(['proven_tiktok_id as provenTiktokId', 'tiktok_user_id as readTiktokId'])
    .where('handle', '=', handle)
    .executeTakeFirst();
  const step = holder && isOpenTo(holder, account) ? 'take_over' : 'open_shop';
  if (step === 'open_shop') refuseReserved(handle);
  if (choice !== step) {
    const asked = question(step, answered, { handle, shopHandle: holder ? handle : null });
    if (step === 'take_over') return asked;
    // Tells no stranger: TikTok has just said that the account is the asker's.
    const seen = { handle, tiktokUserId: account.tiktokUserId };
    return { ...asked, hadTrialBefore: await context.deletedAccounts.hadTrial(context.db, seen, context.clock.now()) };
  }
  return { accountId: null, identity, shopHandle: null };
}

async function openSession(
  context: AccountsContext,
  trx: Trx,
  answered: TikTokAnswer,
  { accountId, identity }: Decision,
) {
  const { signIn, tokens, caller } = answered;
  const now = context.clock.now();
  if (!(await endSignIn(trx, signIn.stateHash, now))) throw new AppError('tiktok_sign_in_ended');
  const proof = identity && { ...identity, ip: caller.ip, now, by: { way: 'tiktok' } as const };
  const settled = proof ? await settleProof(context, trx, proof) : accountId;
  if (settled === null) throw new AppError('conflict');
  await noteSignIn(trx, settled, now);
  const session = await sellerSessions.open(trx, settled, now, caller.device);
  const { sessionId } = session;
  await connect(context, trx, { accountId: settled, tokens, sessionId, now });
  return session;
}

/** Throws `conflict` for an account whose rows may be going already. */
async function noteSignIn(trx: Trx, accountId: string, now: Date): Promise<void> {
  const row = await trx
    .updateTable('accounts')
    .set({ last_login_at: now })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('deletion_due_at', 'is', null), eb('deletion_due_at', '>', now)]))
    .returning('account_id')
    .executeTakeFirst();
  if (!row)
    throw new AppError('conflict', { message: 'This account is being deleted. Please try again in a few minutes.' });
}
