import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Clock } from '#server/platform/clock.ts';
import { createSignedTokens } from '#server/platform/sessions/signed-tokens.ts';

/** Who calls, as the access token says it. The account's id is the shop's id. */
export interface Seller {
  accountId: string;
  sessionId: string;
}

export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(config: { secret: string; clock: Clock }) {
  const access = createSignedTokens({ ...config, purpose: 'access-token', audience: 'dukalink-api' });
  const id = createSignedTokens({ ...config, purpose: 'id-token', audience: 'dukalink-web' });
  return {
    /** JWT (HS256, 15 min): `sub` the account, `sid` the session. The handle is not there: it may change. */
    signAccess: ({ accountId, sessionId }: Seller) => access.sign(accountId, { sid: sessionId }),
    /** JWT of the user's public fields for the browser; the API refuses it. */
    signId: ({ id: userId, handle, shopLink, displayName, profilePhotoUrl, followerCount, isVerified }: User) =>
      id.sign(userId, { handle, shopLink, displayName, profilePhotoUrl, followerCount, isVerified }),
    async readAccess(token: string): Promise<Seller | null> {
      const claims = await access.read(token);
      return claims && { accountId: claims.sub, sessionId: claims.sid };
    },
  };
}
