import * as endpoints from '@app/contracts/accounts.endpoints';
import type { User } from '@app/contracts/accounts.schemas';
import { storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';
import { isUnauthorized } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { readSession } from './session-store.ts';
import { endSession, storeUser } from './store-session.ts';

/** Takes over what a call answered about the signed-in seller, a changed number for example. */
export function updateUser(user: User): void {
  const session = readSession();
  if (session.status === 'signed-in' && session.user.id === user.id) storeUser(user);
}

/**
 * Ends the session on the server and forgets it in all tabs; false when the server could not be told. Texts and the way
 * home: `features/accounts/use-sign-out.ts`.
 */
export async function signOut(): Promise<boolean> {
  const whose = idOfSeller();
  // First: a tab that is refused meanwhile knows that it was asked for.
  writeStored(storageKeys.sessionEnd, 'asked');
  try {
    // Whoever signs out on a bad network does not wait for it long.
    await call(endpoints.signOut, { retries: 0, timeoutMs: signOutTimeoutMs });
    return true;
  } catch (error) {
    // Already over on the server: nothing is left to tell it.
    return isUnauthorized(error);
  } finally {
    // Somebody else may have signed in meanwhile, in another tab.
    if (idOfSeller() === whose) endSession('asked');
  }
}

const signOutTimeoutMs = 8000;

function idOfSeller(): string | null {
  const session = readSession();
  return session.status === 'signed-in' ? session.user.id : null;
}

/** Reads the signed-in seller anew. A server that says 401 ends the session; any other failure leaves it as it is. */
export async function refreshProfile(): Promise<void> {
  if (readSession().status !== 'signed-in') return;
  try {
    const { data } = await call(endpoints.readProfile);
    updateUser(data);
  } catch (error) {
    if (isUnauthorized(error) && readSession().status === 'signed-in') endSession('ended');
  }
}
