import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Clock } from '#server/platform/clock.ts';
import { createSignedTokens } from '#server/platform/sessions/signed-tokens.ts';

/** Who calls, as the access token says it. The account's id is the shop's id. */
export interface Seller {
  accountId: string;
  sessionId: string;
}

export interface Tokens {
  /** JWT (HS256, 15 min): `sub` the account, `sid` the session. The handle is not there: it may change. */
  signAccess(seller: Seller): Promise<string>;
  /** JWT of the user's public fields for the browser; the API does not take it. */
  signId(user: User): Promise<string>;
  /** Null for whatever is not a running access token of ours. */
  readAccess(token: string): Promise<Seller | null>;
}

/** Signs and reads the JWTs; each kind has its own key and audience. */
export function createTokens(config: { secret: string; clock: Clock }): Tokens {
  const access = createSignedTokens({ ...config, purpose: 'access-token', audience: 'dukalink-api' });
  const id = createSignedTokens({ ...config, purpose: 'id-token', audience: 'dukalink-web' });
  return {
    signAccess: ({ accountId, sessionId }) => access.sign(accountId, { sid: sessionId }),
    signId: ({ id: userId, handle, shopLink, displayName, profilePhotoUrl, followerCount, isVerified }) =>
      id.sign(userId, { handle, shopLink, displayName, profilePhotoUrl, followerCount, isVerified }),
    async readAccess(token) {
      const claims = await access.read(token);
      return claims && { accountId: claims.sub, sessionId: claims.sid };
    },
  };
}
