import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { Sessions, type SessionTables } from '#server/platform/sessions/sessions.ts';

/** Twelve hours without a use: an office's computer that was left over night asks for the password again. */
export const adminRefreshSeconds = 12 * 3600;

export const adminSessions = new Sessions({
  // The same columns under other names, as the database's own test of the tables' types shows.
  tables: { sessions: 'admin_sessions', refreshTokens: 'admin_refresh_tokens' } as unknown as SessionTables,
  refreshTokenMs: adminRefreshSeconds * 1000,
  // A password each week, and the second factor where there is one.
  sessionMs: 7 * dayMs,
});

/** Clean-up of sessions that can never be used again. Answers how many went. */
export function purgeAdminSessions(db: Db, now: Date): Promise<number> {
  return adminSessions.purge(db, now);
}
