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
} as const;

/**
 * Local storage that never throws: where a browser forbids it, or it is full, values live as long as this page.
 * `null` as a value removes the key.
 */
const inMemory = new Map<string, string | null>();

export function readStored(key: string): string | null {
  const kept = inMemory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  inMemory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    inMemory.set(key, value);
  }
}
