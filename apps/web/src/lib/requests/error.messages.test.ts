import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { plainWordsOf, tryAgainWords, wordsFor, wordsForStatus } from './error.messages.ts';

test.each([
  ['offline', { isOffline: true }, 'No internet connection. Please check your network and try again.'],
  ['timeout', { isTimeoutError: true }, 'Request timed out. Please check your internet connection and try again.'],
  ['network failure', { isNetworkError: true }, 'Network error. Please check your internet connection and try again.'],
  ['server error', { isServerError: true }, 'Server error. Please try again in a few moments.'],
])('%s has its words', (_, details, words) => {
  expect(wordsFor(new ApiError('anything', details))).toBe(words);
});

test.each([
  [400, 'Invalid request. Please check your input and try again.'],
  [401, 'Authentication required. Please sign in and try again.'],
  [403, "Access denied. You don't have permission to perform this action."],
  [404, 'Resource not found. The requested item may have been removed.'],
  [429, 'Too many requests. Please wait a moment and try again.'],
  [500, 'Internal server error. Please try again later.'],
  [502, 'Service temporarily unavailable. Please try again later.'],
  [503, 'Service unavailable. Please try again later.'],
  [418, 'Client error. Please check your request and try again.'],
  [504, 'Server error. Please try again later.'],
])('status %i of whatever stands before our server has its words', (statusCode, words) => {
  expect(wordsForStatus(statusCode)).toBe(words);
  expect(wordsFor(new ApiError(`HTTP ${statusCode}: x`, { statusCode }))).toBe(words);
});

test('what our server says with a code stands above the status and above the feature', () => {
  const error = new ApiError('This number belongs to another account.', { statusCode: 409, code: 'phone_taken' });
  expect(wordsFor(error)).toBe('This number belongs to another account.');
  expect(wordsFor(error, 'Failed to verify code')).toBe('This number belongs to another account.');
});

test('the feature’s words stand above the status, and below what the phone is missing', () => {
  expect(wordsFor(new ApiError('HTTP 404: x', { statusCode: 404 }), 'Failed to sign in')).toBe('Failed to sign in');
  expect(wordsFor(new ApiError('x', { isOffline: true }), 'Failed to sign in')).toContain('No internet connection.');
});

test.each([
  [429, 'Too many requests. Please wait a moment and try again.'],
  [502, 'Service temporarily unavailable. Please try again later.'],
])('a proxy that answers %i is named, whatever was asked for', (statusCode, words) => {
  const error = new ApiError(`HTTP ${statusCode}: x`, { statusCode, isUnreadable: true });
  expect(wordsFor(error, 'Failed to sign in')).toBe(words);
});

test('anything else says its own words, or that it was unexpected', () => {
  expect(wordsFor(new ApiError('Invalid response format', { statusCode: 200 }))).toBe('Invalid response format');
  expect(wordsFor(new Error('Too many files'))).toBe('Too many files');
  for (const odd of [new Error(''), null, 'text', {}])
    expect(wordsFor(odd)).toBe('An unexpected error occurred. Please try again.');
});

test('the generic helper says the server’s message, the error’s, or three words', () => {
  expect(plainWordsOf(new ApiError('From the server', { statusCode: 400 }))).toBe('From the server');
  expect(plainWordsOf(new Error('From the error'))).toBe('From the error');
  expect(plainWordsOf(undefined)).toBe('Something went wrong');
});

test('whoever asks too often reads how long to wait, once', () => {
  const limited = (message: string, retryAfterSeconds: number | null) =>
    wordsFor(new ApiError(message, { statusCode: 429, code: 'rate_limited', retryAfterSeconds }), 'Failed to sign in');
  const general = 'Too many requests. Please wait a moment and try again.';
  expect(limited(general, 40)).toBe(`${general} Try again in 40 seconds.`);
  expect(limited(general, null)).toBe(general);
  expect(wordsFor(new ApiError('HTTP 429: x', { statusCode: 429, retryAfterSeconds: 40 }))).toBe(
    `${general} Try again in 40 seconds.`,
  );
  expect(limited('A code was sent just now. Please wait 40 seconds.', 40)).toBe(
    'A code was sent just now. Please wait 40 seconds.',
  );
});

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [899.2, '15 minutes'],
  [7199, '120 minutes'],
  [7200, '2 hours'],
])('%d seconds are %s for people', (seconds, words) => {
  expect(tryAgainWords(seconds)).toBe(`Try again in ${words}.`);
});
