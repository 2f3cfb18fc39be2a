import { deriveKey, isSameSecret, keyedHash } from '#server/platform/keys.ts';

/** `passwordHash`: null where the account has no password. */
export interface DeviceOwner {
  accountId: string;
  passwordHash: string | null;
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** Sellers share phones. With more accounts the cookie forgets the oldest. */
const maxAccounts = 5;

export const deviceCookieSeconds = 400 * 24 * 3600;

const uuidBeforeDot = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=\.)/;

/**
 * Browsers that signed in to an account before, recognised by a cookie. It signs no one in: it has a limit of its own,
 * which strangers' wrong passwords do not use up. Nothing is stored; a changed password ends it. Each kind of account
 * has its own key, made for `purpose`.
 */
export function createKnownDevices({ secret, purpose }: { secret: string; purpose: string }) {
  const key = deriveKey(secret, purpose);

  /** The same session gets the same token, so renewing it brings no new limit. */
  function tokenFor({ accountId, passwordHash }: DeviceOwner, sessionId: string): string {
    const mac = keyedHash(key, accountId, passwordHash ?? '', sessionId).toString('base64url');
    return `${accountId}.${sessionId}.${mac}`;
  }

  return {
    tokenFor,
    /** The session that this browser once opened for the owner; null for any other cookie. */
    find(cookie: string | null, owner: DeviceOwner): string | null {
      const token = tokensIn(cookie).find((one) => accountOf(one) === owner.accountId);
      const sessionId = token?.split('.')[1];
      if (token === undefined || sessionId === undefined) return null;
      return isSameSecret(token, tokenFor(owner, sessionId)) ? sessionId : null;
    },
    /** The accounts that the cookie names, the latest first; `find` checks whether it may. */
    namedBy: (cookie: string | null): string[] => tokensIn(cookie).flatMap((token) => uuidBeforeDot.exec(token) ?? []),
  };
}

/** The cookie with this token first; it replaces the same account's. */
export function addDeviceToken(cookie: string | null, token: string): string {
  const others = tokensIn(cookie).filter((other) => accountOf(other) !== accountOf(token));
  return [token, ...others].slice(0, maxAccounts).join('~');
}

function tokensIn(cookie: string | null): string[] {
  return cookie ? cookie.split('~', maxAccounts) : [];
}

function accountOf(token: string): string | undefined {
  return token.split('.', 1)[0];
}
