import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@app/contracts/accounts';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#server/platform/clock.ts';
import { deriveKey } from '#server/platform/keys.ts';

/** Who calls, as the access token says it. The account's id is the shop's id. */
export interface Seller {
  accountId: string;
  sessionId: string;
  handle: string;
}

export const accessTokenSeconds = 15 * 60;
export const refreshTokenMs = 30 * 24 * 3600 * 1000;

const issuer = 'dukalink';
const apiAudience = 'dukalink-api';
const webAudience = 'dukalink-web';

export interface Tokens {
  /** JWT (HS256, 15 min): `sub` the account, `sid` the session, `handle`. */
  signAccess(seller: Seller): Promise<string>;
  /** JWT of the user's public fields for the browser; the API does not take it. */
  signId(user: User): Promise<string>;
  /** Null for whatever is not a running access token of ours. */
  readAccess(token: string): Promise<Seller | null>;
}

/** Signs and reads the JWTs; each kind has its own key and audience. */
export function createTokens(config: { secret: string; clock: Clock }): Tokens {
  const accessKey = deriveKey(config.secret, 'access-token');
  const idKey = deriveKey(config.secret, 'id-token');

  function sign(claims: Record<string, unknown>, subject: string, audience: string, key: Uint8Array): Promise<string> {
    const nowSeconds = Math.floor(config.clock.now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(subject)
      .setAudience(audience)
      .setIssuedAt(nowSeconds)
      .setExpirationTime(nowSeconds + accessTokenSeconds)
      .sign(key);
  }

  return {
    signAccess: ({ accountId, sessionId, handle }) =>
      sign({ sid: sessionId, handle }, accountId, apiAudience, accessKey),
    signId: ({ id, handle, shopLink, displayName, profilePhotoUrl, followerCount, isVerified }) =>
      sign({ handle, shopLink, displayName, profilePhotoUrl, followerCount, isVerified }, id, webAudience, idKey),
    async readAccess(token) {
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          issuer,
          audience: apiAudience,
          requiredClaims: ['sub', 'exp', 'sid', 'handle'],
          currentDate: config.clock.now(),
        });
        const { sub, sid, handle } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || typeof handle !== 'string') return null;
        return { accountId: sub, sessionId: sid, handle };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

/** A refresh token: 32 random bytes, base64url. Only its hash is stored. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Plain SHA-256 is enough: the token has 256 bits of chance, there is nothing to guess. */
export function refreshTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
