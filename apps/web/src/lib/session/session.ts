import * as endpoints from '@app/contracts/accounts/accounts.endpoints';
import type { User } from '@app/contracts/accounts/accounts.schemas';
import { storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';
import { isUnauthorized } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { readSession } from './session-store.ts';
import { endSession, storeUser } from './store-session.ts';

export function updateUser(user: User): void {
  const session = readSession();
  if (session.status === 'signed-in' && session.user.id === user.id) storeUser(user);
}

/** Ends the session on the server and in all tabs; false if the server was not reached. */
export async function signOut(): Promise<boolean> {
  const whose = idOfSeller();
  // First, so that a tab that is refused knows the reason.
  writeStored(storageKeys.sessionEnd, 'asked');
  try {
    // Signing out must not wait long for a bad network.
    await call(endpoints.signOut, { retries: 0, timeoutMs: signOutTimeoutMs });
    return true;
  } catch (error) {
    // The session was over already.
    return isUnauthorized(error);
  } finally {
    // Another seller may have signed in in another tab.
    if (idOfSeller() === whose) endSession('asked');
  }
}

const signOutTimeoutMs = 8000;

function idOfSeller(): string | null {
  const session = readSession();
  return session.status === 'signed-in' ? session.user.id : null;
}

/** Reads the seller again. A 401 ends the session; any other failure changes nothing. */
export async function refreshProfile(): Promise<void> {
  if (readSession().status !== 'signed-in') return;
  try {
    const { data } = await call(endpoints.readProfile);
    updateUser(data);
  } catch (error) {
    if (isUnauthorized(error) && readSession().status === 'signed-in') endSession('ended');
  }
}
