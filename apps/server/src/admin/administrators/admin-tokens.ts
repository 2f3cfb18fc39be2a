import type { Clock } from '#server/platform/clock.ts';
import { createSignedTokens } from '#server/platform/sessions/signed-tokens.ts';

/** Whom an administrator's access token names; what they may do is not in it, because that can change meanwhile. */
interface AdminToken {
  adminId: string;
  sessionId: string;
}

export type AdminTokens = ReturnType<typeof createAdminTokens>;

/** JWT (HS256, 15 min) with a key and an audience that no seller's token has. */
export function createAdminTokens(config: { secret: string; clock: Clock }) {
  const tokens = createSignedTokens({ ...config, purpose: 'admin-access-token', audience: 'dukalink-admin' });
  return {
    sign: ({ adminId, sessionId }: AdminToken): Promise<string> => tokens.sign(adminId, { sid: sessionId }),
    /** Null for whatever is not a running access token of an administrator. */
    async read(token: string): Promise<AdminToken | null> {
      const claims = await tokens.read(token);
      return claims && { adminId: claims.sub, sessionId: claims.sid };
    },
  };
}
