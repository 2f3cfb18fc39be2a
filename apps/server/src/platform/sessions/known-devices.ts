import { deriveKey, isSameSecret, keyedHash } from '#server/platform/keys.ts';

/** An account and what proves it now; null where it has no password. */
export interface DeviceOwner {
  accountId: string;
  passwordHash: string | null;
}

/**
 * Browsers that signed in to an account before, known again by a cookie. It proves nothing and signs nobody in: it
 * opens a gate of the browser's own, which strangers' wrong passwords do not close. Nothing is stored; another password
 * ends what was given out for the one before.
 */
export interface KnownDevices {
  /**
   * For the cookie of whoever holds this session. The same session gets the same token, so renewing it brings no new
   * gate.
   */
  tokenFor(owner: DeviceOwner, sessionId: string): string;
  /**
   * The session that the browser with this cookie once opened for the owner; null for everybody else's cookie and for
   * what was made up.
   */
  find(cookie: string | null, owner: DeviceOwner): string | null;
  /** The accounts that the cookie names, the last one first; `find` says whether that is true. */
  namedBy(cookie: string | null): string[];
}

/** Sellers share phones; more accounts than these and the cookie forgets the one that it saw first. */
const accountsKept = 5;

export const deviceCookieSeconds = 400 * 24 * 3600;

const uuidBeforeDot = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=\.)/;

/** Each kind of account has its own key, made for `purpose`. */
export function createKnownDevices({ secret, purpose }: { secret: string; purpose: string }): KnownDevices {
  const key = deriveKey(secret, purpose);

  function tokenFor({ accountId, passwordHash }: DeviceOwner, sessionId: string): string {
    const mac = keyedHash(key, accountId, passwordHash ?? '', sessionId).toString('base64url');
    return `${accountId}.${sessionId}.${mac}`;
  }

  return {
    tokenFor,
    find(cookie, owner) {
      const token = tokensIn(cookie).find((one) => accountOf(one) === owner.accountId);
      const sessionId = token?.split('.')[1];
      if (token === undefined || sessionId === undefined) return null;
      return isSameSecret(token, tokenFor(owner, sessionId)) ? sessionId : null;
    },
    namedBy: (cookie) => tokensIn(cookie).flatMap((token) => uuidBeforeDot.exec(token) ?? []),
  };
}

/** The cookie with this token first, in the place of the same account's. */
export function addDeviceToken(cookie: string | null, token: string): string {
  const others = tokensIn(cookie).filter((other) => accountOf(other) !== accountOf(token));
  return [token, ...others].slice(0, accountsKept).join('~');
}

function tokensIn(cookie: string | null): string[] {
  return cookie ? cookie.split('~', accountsKept) : [];
}

function accountOf(token: string): string | undefined {
  return token.split('.', 1)[0];
}
