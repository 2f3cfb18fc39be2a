import { safeStorage } from './safe-storage.ts';

/** Stored for a signed-in seller. The inline scripts have their own copies of the user's key. */
export const storageKeys = {
  accessToken: 'dukalink.accessToken',
  refreshToken: 'dukalink.refreshToken',
  idToken: 'dukalink.idToken',
  user: 'dukalink.user',
  token: 'dukalink.token',
  /** In ms of this phone's clock. */
  tokenReceivedAt: 'dukalink.tokenReceivedAt',
  subscriptionChecked: 'dukalink.subscriptionChecked',
  trialStarted: 'dukalink.trialStarted',
  trialStartDate: 'dukalink.trialStartDate',
  /** Tells other tabs how the session ended. */
  sessionEnd: 'dukalink.sessionEnd',
  /** Hints of the dashboard that rest, and until when. */
  restingHints: 'dukalink.restingHints',
  refreshLease: 'dukalink.refreshLease',
  /** The payment after which a tab left for its return path: no other tab may. */
  returnedAfter: 'dukalink.returnedAfter',
} as const;

export const { read: readStored, write: writeStored } = safeStorage(() => localStorage);
