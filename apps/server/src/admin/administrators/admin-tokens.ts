import type { Clock } from '#server/platform/clock.ts';
import { createSignedTokens } from '#server/platform/sessions/signed-tokens.ts';

/** Whom an access token names; the role is not in it, because it can change before the token ends. */
interface AdminToken {
  adminId: string;
  sessionId: string;
}

/** JWT (HS256, 15 min) with a key and an audience that no seller's token has. */
export function createAdminTokens(config: { secret: string; clock: Clock }) {
  const tokens = createSignedTokens({ ...config, purpose: 'admin-access-token', audience: 'dukalink-admin' });
  return {
    sign: ({ adminId, sessionId }: AdminToken): Promise<string> => tokens.sign(adminId, { sid: sessionId }),
    /** Null for anything but a valid access token of an administrator. */
    async read(token: string): Promise<AdminToken | null> {
      const claims = await tokens.read(token);
      return claims && { adminId: claims.sub, sessionId: claims.sid };
    },
  };
}
