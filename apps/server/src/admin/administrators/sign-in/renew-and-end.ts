import type { AdminRole } from '@app/contracts/admin/session.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSessions } from '#server/admin/administrators/admin-sessions.ts';
import { findAdminBy } from '#server/admin/administrators/administrators.queries.ts';
import { readSecondFactorRequired } from '#server/admin/administrators/second-factor-required.ts';
import { type AuditInput, writeAudit } from '#server/admin/audit/audit-log.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { OpenedSession, RefreshOutcome } from '#server/platform/sessions/sessions.ts';
import { bearerToken } from '#server/platform/sessions/signed-tokens.ts';
import type { SignInClient } from './sign-in.ts';

/** `keepsCookie`: another tab may just have stored a newer one. */
type Renewal = { ok: true; session: OpenedSession } | { ok: false; keepsCookie: boolean };

/** Exchanges the cookie's token for the next one; a stolen one ends the session and goes on the log. */
export async function renewSession(
  context: AdminContext,
  refreshToken: string,
  client: SignInClient,
): Promise<Renewal> {
  const outcome = await inTransaction(context.db, 'administrator renews', async (trx): Promise<RefreshOutcome> => {
    const now = context.clock.now();
    const renewed = await adminSessions.refresh(trx, refreshToken, now, client.device);
    if (!renewed.ok && renewed.reason === 'theft') {
      const details = { sessionId: renewed.sessionId };
      const entry = { adminId: renewed.accountId, action: 'admin.session_theft', address: client.ip, details } as const;
      await writeAudit(trx, now, entry);
    }
    return renewed;
  });
  if (outcome.ok) return { ok: true, session: outcome };
  if (outcome.reason === 'theft')
    context.logger.warn(
      { sessionId: outcome.sessionId },
      "an administrator's refresh token was used twice: its session was revoked",
    );
  return { ok: false, keepsCookie: outcome.reason === 'void' };
}

/** What login and refresh answer; `deviceToken` goes into a cookie only. Throws `session_ended` for one disabled. */
export async function describeSession(context: AdminContext, session: OpenedSession) {
  const { accountId: adminId, sessionId } = session;
  const admin = await findAdminBy(context.db, { adminId });
  if (!admin || admin.disabled_at) throw new AppError('session_ended');
  return {
    accessToken: await context.tokens.sign({ adminId, sessionId }),
    username: admin.username,
    role: admin.role as AdminRole,
    mustSetUpSecondFactor: admin.totp_enabled_at === null && (await readSecondFactorRequired(context.db)),
    deviceToken: context.knownDevices.tokenFor({ accountId: adminId, passwordHash: admin.password_hash }, sessionId),
  };
}

/** Ends the sessions that the cookie and the access token name, usually the same one. */
export async function signOut(
  context: AdminContext,
  shown: { refreshToken: string | null; authorization: string | undefined; ip: string },
): Promise<void> {
  const bearer = bearerToken(shown.authorization);
  const token = bearer === null ? null : await context.tokens.read(bearer);
  await inTransaction(context.db, 'administrator signs out', async (trx) => {
    const now = context.clock.now();
    const byCookie = shown.refreshToken === null ? null : await adminSessions.findByToken(trx, shown.refreshToken);
    const sessions = [byCookie, token && { accountId: token.adminId, sessionId: token.sessionId }];
    const entries: AuditInput[] = [];
    for (const session of sessions) {
      if (!session || !(await adminSessions.isLive(trx, session.sessionId, session.accountId))) continue;
      const { accountId: adminId, sessionId } = session;
      if (await adminSessions.end(trx, sessionId, { reason: 'signed_out', now }))
        entries.push({ adminId, action: 'admin.signed_out', address: shown.ip, details: { sessionId } });
    }
    for (const entry of entries) await writeAudit(trx, now, entry);
  });
}
