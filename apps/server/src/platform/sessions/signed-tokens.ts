import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#server/platform/clock.ts';
import { deriveKey } from '#server/platform/keys.ts';

/** Short enough to be stolen in vain, long enough not to be renewed with each page. */
const accessTokenSeconds = 15 * 60;

const issuer = 'dukalink';

/** JWTs (HS256, 15 min). Each kind has its own key, made for `purpose`, and its own audience. */
export function createSignedTokens(config: { secret: string; clock: Clock; purpose: string; audience: string }) {
  const { clock, audience } = config;
  const key = deriveKey(config.secret, config.purpose);
  return {
    sign(subject: string, claims: Record<string, unknown>): Promise<string> {
      const nowSeconds = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(subject)
        .setAudience(audience)
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + accessTokenSeconds)
        .sign(key);
    },
    /** Null for anything but a valid token of this kind. */
    async read(token: string): Promise<(JWTPayload & { sub: string; sid: string }) | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience,
          requiredClaims: ['sub', 'exp', 'sid'],
          currentDate: clock.now(),
        });
        const { sub, sid } = payload;
        return typeof sub === 'string' && typeof sid === 'string' ? { ...payload, sub, sid } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

/** Null when the Authorization header holds none. */
export function bearerToken(header: string | undefined): string | null {
  if (header?.slice(0, 7).toLowerCase() !== 'bearer ') return null;
  return header.slice(7).trim() || null;
}
