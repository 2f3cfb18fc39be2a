import { safeStorage } from './safe-storage.ts';

/**
 * What the browser keeps for a signed-in seller. The inline script looks for the user; it has its own copy of the name.
 */
export const storageKeys = {
  accessToken: 'dukalink.accessToken',
  refreshToken: 'dukalink.refreshToken',
  idToken: 'dukalink.idToken',
  user: 'dukalink.user',
  /** The access token under its older name. */
  token: 'dukalink.token',
  /** When the access token arrived, by this phone's clock in milliseconds. */
  tokenReceivedAt: 'dukalink.tokenReceivedAt',
  subscriptionChecked: 'dukalink.subscriptionChecked',
  trialStarted: 'dukalink.trialStarted',
  trialStartDate: 'dukalink.trialStartDate',
  /** How the last session ended, so that other tabs know what to do. */
  sessionEnd: 'dukalink.sessionEnd',
  refreshLease: 'dukalink.refreshLease',
  /** The payment after which a tab went on to its return path: no other tab does the same. */
  returnedAfter: 'dukalink.returnedAfter',
} as const;

export const { read: readStored, write: writeStored } = safeStorage(() => localStorage);
