import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { readStored, storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';
import { forgetCaption } from '#web/lib/session/caption-key.ts';
import { forgetCopies } from './forget-copies.ts';
import { readSession, type SessionEnd, takeOverStored } from './session-store.ts';

// Apart from reading a session, because buyers' pages only read.

/** Also stores when they arrived, because a phone's clock may be wrong. */
export function storeTokens({ accessToken, refreshToken, idToken }: Tokens): void {
  writeStored(storageKeys.tokenReceivedAt, String(Date.now()));
  writeStored(storageKeys.refreshToken, refreshToken);
  writeStored(storageKeys.idToken, idToken);
  writeStored(storageKeys.token, accessToken);
  // Last, because other tabs react to this one.
  writeStored(storageKeys.accessToken, accessToken);
}

export function storeUser(user: User): void {
  const text = JSON.stringify(user);
  if (text === readStored(storageKeys.user)) return;
  writeStored(storageKeys.user, text);
  takeOverStored();
}

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

/** Another person may use this phone now; a seller whose session ended elsewhere finds the caption again. */
export function endSession(end: Exclude<SessionEnd, 'none'>): void {
  const session = readSession();
  if (session.status === 'signed-in') forgetCopies(session.user.handle).catch(() => {});
  if (end === 'asked') forgetCaption();
  writeStored(storageKeys.sessionEnd, end);
  for (const key of sessionKeys) writeStored(key, null);
  takeOverStored(end);
}
