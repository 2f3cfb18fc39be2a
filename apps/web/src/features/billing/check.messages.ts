/** Why a screen stands without the subscription, whatever the check failed by. Without an error the server answered nothing. */
export const checkFailedWords = (error: unknown) =>
  error ? 'Failed to check subscription status' : 'No subscription data';
