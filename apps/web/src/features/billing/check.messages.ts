/** Without an error the server answered nothing. */
export const checkFailedWords = (error: unknown) =>
  error ? 'Failed to check subscription status' : 'No subscription data';
