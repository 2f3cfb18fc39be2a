/** What the browser keeps for a signed-in seller. The inline script looks for the first one; it has its own copy of the name. */
export const storageKeys = {
  accessToken: 'dukalink.accessToken',
  refreshToken: 'dukalink.refreshToken',
  idToken: 'dukalink.idToken',
  user: 'dukalink.user',
} as const;
