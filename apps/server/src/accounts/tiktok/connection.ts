import type { TikTokConnection } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { beginBackCatalogue } from '#server/ingestion/ingestion.service.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { bindConnection, deleteConnection, findConnection, revokeTikTok } from '#server/tiktok/tiktok.service.ts';

const listsVideos = (connection: Awaited<ReturnType<typeof findConnection>>): boolean =>
  connection !== null && connection.lost_at === null && connection.scopes.split(',').includes('video.list');

/** Binds the TikTok user to the account, see `bindConnection`; what the user allows begins with it. */
export async function connect(
  context: AccountsContext,
  trx: Trx,
  bound: Parameters<typeof bindConnection>[2],
): Promise<void> {
  const { accountId: shopId } = bound;
  const before = await findConnection(trx, shopId);
  await bindConnection(trx, context.tiktok.sealed, bound);
  if (listsVideos(await findConnection(trx, shopId)))
    await beginBackCatalogue(context.ingestion, trx, { shopId, isNew: !listsVideos(before) });
}

export async function readConnection(context: AccountsContext, seller: Seller): Promise<TikTokConnection> {
  const found = await findConnection(context.db, seller.accountId);
  if (!found) return { state: 'none', connectedAt: null, lostAt: null, listsVideos: false, provenUntil: null };
  const isProven =
    found.proof_session_id === seller.sessionId &&
    found.proof_until !== null &&
    found.proof_until > context.clock.now();
  return {
    state: found.lost_at === null ? 'connected' : 'lost',
    connectedAt: found.connected_at.toISOString(),
    lostAt: found.lost_at?.toISOString() ?? null,
    listsVideos: listsVideos(found),
    provenUntil: isProven ? (found.proof_until?.toISOString() ?? null) : null,
  };
}

/** First at TikTok, so that no unknown consent is left there. Throws `tiktok_unavailable`, `session_ended`. */
export async function disconnect(context: AccountsContext, seller: Seller): Promise<TikTokConnection> {
  const { accountId } = seller;
  if (!(await revokeTikTok(context.tiktok, accountId))) throw new AppError('tiktok_unavailable');
  await inTransaction(context.db, 'disconnect TikTok', async (trx) => {
    await lockLiveSession(trx, seller);
    if (!(await findConnection(trx, accountId))) return;
    await deleteConnection(trx, accountId);
    await recordEvent(trx, { accountId, kind: 'tiktok_disconnected', now: context.clock.now() });
  });
  return readConnection(context, seller);
}
