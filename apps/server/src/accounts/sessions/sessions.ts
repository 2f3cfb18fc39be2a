import type { Tokens as TokensOnTheWire } from '@app/contracts/accounts/accounts.schemas';
import type { OwnerProof, Session } from '@app/contracts/accounts/settings.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { withOwnProof } from '#server/accounts/password/own-proof.ts';
import { signedIn } from '#server/accounts/signed-in.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { unknownDevice } from '#server/identity/device.ts';
import { readSeller } from '#server/identity/guards.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

const missing = 'Please enter your password to sign out other phones.';

/** Exchanges a refresh token; every failure is the same `refresh_token_invalid` to the caller. */
export async function refresh(
  context: AccountsContext,
  refreshToken: string,
  device: string | null = null,
): Promise<TokensOnTheWire> {
  const outcome = await inTransaction(context.db, 'refresh session', (trx) =>
    sellerSessions.refresh(trx, refreshToken, context.clock.now(), device),
  );
  if (outcome.ok) return signedIn(context, outcome);
  if (outcome.reason === 'theft')
    context.logger.warn({ sessionId: outcome.sessionId }, 'a refresh token was used twice: its session was revoked');
  throw new AppError('refresh_token_invalid');
}

/** Ends the session of the access token. One that has ended already is no error: the answer may have been lost. */
export async function signOut(context: AccountsContext, authorization: string | undefined): Promise<void> {
  const seller = await readSeller(context, authorization);
  if (!seller) throw new AppError('unauthenticated');
  await inTransaction(context.db, 'sign out', (trx) =>
    sellerSessions.end(trx, seller.sessionId, { reason: 'signed_out', now: context.clock.now() }),
  );
}

export async function listSessions({ db, clock }: AccountsContext, seller: Seller): Promise<Session[]> {
  const rows = await sellerSessions.list(db, seller.accountId, clock.now());
  return rows.map((row) => ({
    sessionId: row.session_id,
    device: row.device ?? unknownDevice,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.session_id === seller.sessionId,
  }));
}

/** A stolen token must not shut the owner out. Throws `not_found`, what `withOwnProof` throws. */
export function endSession(
  context: AccountsContext,
  seller: Seller,
  sessionId: string,
  proof: OwnerProof & { ip: string },
): Promise<void> {
  return withOwnProof(context, seller, proof, { name: 'end a session', missing }, async (trx, now) => {
    const ending = { reason: 'ended_by_owner', now };
    if (!(await sellerSessions.endOwn(trx, seller.accountId, sessionId, ending))) throw new AppError('not_found');
  });
}

/** Answers how many ended. */
export function endOtherSessions(
  context: AccountsContext,
  seller: Seller,
  proof: OwnerProof & { ip: string },
): Promise<number> {
  return withOwnProof(context, seller, proof, { name: 'end other sessions', missing }, async (trx, now) => {
    const { accountId, sessionId } = seller;
    const ended = await sellerSessions.endAll(trx, accountId, { reason: 'ended_by_owner', now, except: sessionId });
    if (ended > 0) await recordEvent(trx, { accountId, kind: 'sessions_ended', now, details: { ended } });
    return ended;
  });
}
