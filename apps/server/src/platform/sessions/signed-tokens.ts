import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#server/platform/clock.ts';
import { deriveKey } from '#server/platform/keys.ts';

/**
 * An access token lives as long for everybody: short enough to be stolen in vain, long enough not to be renewed with
 * each page.
 */
const accessTokenSeconds = 15 * 60;

const issuer = 'dukalink';

/** JWTs (HS256, 15 min) of one kind. */
interface SignedTokens {
  sign(subject: string, claims: Record<string, unknown>): Promise<string>;
  /** The claims, `sub` and `sid` among them as texts; null for whatever is not a running token of this kind. */
  read(token: string): Promise<(JWTPayload & { sub: string; sid: string }) | null>;
}

/**
 * Each kind has its own key, made for `purpose`, and its own audience: a token of one kind is worth nothing as another.
 */
export function createSignedTokens(config: {
  secret: string;
  clock: Clock;
  purpose: string;
  audience: string;
}): SignedTokens {
  const { clock, audience } = config;
  const key = deriveKey(config.secret, config.purpose);
  return {
    sign(subject, claims) {
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
    async read(token) {
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

/** What stands behind `Bearer ` in an Authorization header; null when there is nothing. */
export function bearerToken(header: string | undefined): string | null {
  if (header?.slice(0, 7).toLowerCase() !== 'bearer ') return null;
  return header.slice(7).trim() || null;
}
