import { ApiError } from './api-error.ts';

/** The specified words by condition. */
export const conditionWords = {
  offline: 'No internet connection. Please check your network and try again.',
  timeout: 'Request timed out. Please check your internet connection and try again.',
  network: 'Network error. Please check your internet connection and try again.',
  server: 'Server error. Please try again in a few moments.',
} as const;

const statusWords: Record<number, string> = {
  400: 'Invalid request. Please check your input and try again.',
  401: 'Authentication required. Please sign in and try again.',
  403: "Access denied. You don't have permission to perform this action.",
  404: 'Resource not found. The requested item may have been removed.',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Internal server error. Please try again later.',
  502: 'Service temporarily unavailable. Please try again later.',
  503: 'Service unavailable. Please try again later.',
};

/** The specified words of a status; null for one that is no error. */
export function wordsForStatus(status: number): string | null {
  if (status < 400) return null;
  const other =
    status < 500 ? 'Client error. Please check your request and try again.' : 'Server error. Please try again later.';
  return statusWords[status] ?? other;
}

/**
 * What a person reads of a failure. First what the phone is missing; then the server's own words, which it sends with
 * every code; then, of what stands before our server, that it is too busy or down; then the feature's (`featureWords`,
 * such as 'Failed to sign in'); then the catalogue's. By code and condition, never by text.
 */
export function wordsFor(error: unknown, featureWords?: string): string {
  if (!(error instanceof ApiError)) return featureWords ?? ownWordsOf(error);
  if (error.isOffline) return conditionWords.offline;
  if (error.isTimeoutError) return conditionWords.timeout;
  if (error.isNetworkError) return conditionWords.network;
  if (error.code !== null) return error.code === 'rate_limited' ? limitWords(error.message, error) : error.message;
  const words = error.statusCode === null ? null : wordsForStatus(error.statusCode);
  if (words !== null && error.statusCode === 429) return limitWords(words, error);
  if (words !== null && error.isServerError && error.isUnreadable) return words;
  return featureWords ?? words ?? (error.isServerError ? conditionWords.server : ownWordsOf(error));
}

/** The server's own words say how long; to the catalogue's we add it. */
function limitWords(message: string, { retryAfterSeconds }: ApiError): string {
  if (retryAfterSeconds === null || message !== statusWords[429]) return message;
  return `${message} ${tryAgainWords(retryAfterSeconds)}`;
}

/** "Try again in 40 seconds." */
export function tryAgainWords(seconds: number): string {
  return `Try again in ${waitWords(Math.max(1, Math.ceil(seconds)))}.`;
}

function waitWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return seconds < 120 * 60 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}

function ownWordsOf(error: unknown): string {
  const own = error instanceof Error ? error.message : '';
  return own || 'An unexpected error occurred. Please try again.';
}

/** The generic helper: the server's message, else the error's, else three words. */
export function plainWordsOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Something went wrong';
}
