import { ApiError } from './api-error.ts';

const conditionWords = {
  offline: 'No internet connection. Please check your network and try again.',
  timeout: 'Request timed out. Please check your internet connection and try again.',
  network: 'Network error. Please check your internet connection and try again.',
  server: 'Server error. Please try again in a few moments.',
} as const;

const tooManyRequests = 'Too many requests. Please wait a moment and try again.';

const statusWords: Record<number, string> = {
  400: 'Invalid request. Please check your input and try again.',
  401: 'Authentication required. Please sign in and try again.',
  403: "Access denied. You don't have permission to perform this action.",
  404: 'Resource not found. The requested item may have been removed.',
  429: tooManyRequests,
  500: 'Internal server error. Please try again later.',
  502: 'Service temporarily unavailable. Please try again later.',
  503: 'Service unavailable. Please try again later.',
};

/** Null for a status that is no error. */
function wordsForStatus(status: number | null): string | null {
  if (status === null || status < 400) return null;
  const other =
    status < 500 ? 'Client error. Please check your request and try again.' : 'Server error. Please try again later.';
  return statusWords[status] ?? other;
}

/** Of the phone, the server, a broken proxy, the feature, the status, the error itself, else `otherwise`. */
export function wordsFor(
  error: unknown,
  featureWords?: string,
  otherwise = 'An unexpected error occurred. Please try again.',
): string {
  const own = (error instanceof Error && error.message) || otherwise;
  if (!(error instanceof ApiError)) return featureWords ?? own;
  const { statusCode } = error;
  if (error.isOffline) return conditionWords.offline;
  if (error.isTimeoutError) return conditionWords.timeout;
  if (error.isNetworkError) return conditionWords.network;
  if (error.isServerMessage) return limitWords(own, error);
  if (statusCode === 429) return limitWords(tooManyRequests, error);
  if (statusCode !== null && error.isServerError && error.isUnreadable)
    return statusWords[statusCode] ?? conditionWords.server;
  return featureWords ?? wordsForStatus(statusCode) ?? own;
}

/** The server's own words say how long; the general ones do not. */
function limitWords(message: string, { retryAfterSeconds }: ApiError): string {
  if (retryAfterSeconds === null || message !== tooManyRequests) return message;
  return `${message} ${tryAgainWords(retryAfterSeconds)}`;
}

export function tryAgainWords(seconds: number): string {
  return `Try again in ${waitWords(Math.max(1, Math.ceil(seconds)))}.`;
}

function waitWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return seconds < 120 * 60 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}
