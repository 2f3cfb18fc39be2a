import type { Tokens, User } from '@app/contracts/accounts.schemas';
import { readStored, storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';
import { type SessionEnd, takeOverStored } from './session-store.ts';

// Apart from what reads a session, because buyers' pages only read.

/** Keeps new tokens. When they arrived is kept beside them, because a phone's clock may be wrong. */
export function storeTokens({ accessToken, refreshToken, idToken }: Tokens): void {
  writeStored(storageKeys.tokenReceivedAt, String(Date.now()));
  writeStored(storageKeys.refreshToken, refreshToken);
  writeStored(storageKeys.idToken, idToken);
  writeStored(storageKeys.token, accessToken);
  // Last, because other tabs act on this one.
  writeStored(storageKeys.accessToken, accessToken);
}

/** Keeps who is signed in. */
export function storeUser(user: User): void {
  const text = JSON.stringify(user);
  if (text === readStored(storageKeys.user)) return;
  writeStored(storageKeys.user, text);
  takeOverStored();
}

/** Starts a session: from here on every tab is signed in. */
export function signIn(tokens: Tokens, user: User): void {
  writeStored(storageKeys.sessionEnd, null);
  writeStored(storageKeys.subscriptionChecked, null);
  writeStored(storageKeys.user, JSON.stringify(user));
  storeTokens(tokens);
  takeOverStored();
}

const sessionKeys = [
  storageKeys.user,
  storageKeys.refreshToken,
  storageKeys.idToken,
  storageKeys.token,
  storageKeys.tokenReceivedAt,
  storageKeys.subscriptionChecked,
  storageKeys.trialStarted,
  storageKeys.trialStartDate,
  storageKeys.accessToken,
];

/** Forgets the session in every tab. */
export function endSession(end: Exclude<SessionEnd, 'none'>): void {
  writeStored(storageKeys.sessionEnd, end);
  for (const key of sessionKeys) writeStored(key, null);
  takeOverStored(end);
}
