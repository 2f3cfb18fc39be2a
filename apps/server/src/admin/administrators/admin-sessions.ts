import { dayMs } from '#server/platform/clock.ts';
import type { SessionTables } from '#server/platform/sessions/refresh-tokens.queries.ts';
import { Sessions } from '#server/platform/sessions/sessions.ts';

/** An administrator is signed out after twelve idle hours: a computer left overnight asks for the password again. */
export const adminRefreshSeconds = 12 * 3600;

export const adminSessions = new Sessions({
  // The same columns under other names, as the database's own test of the tables' types shows.
  tables: { sessions: 'admin_sessions', refreshTokens: 'admin_refresh_tokens' } as unknown as SessionTables,
  refreshTokenMs: adminRefreshSeconds * 1000,
  // A password each week, and the second factor where there is one.
  sessionMs: 7 * dayMs,
});
