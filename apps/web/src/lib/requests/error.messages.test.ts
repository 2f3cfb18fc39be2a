import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEndpoint } from '#web/test/an-endpoint.testing.ts';
import {
  type AnsweringServer,
  cut,
  json,
  silence,
  startAnsweringServer,
  text,
} from '#web/test/answering-server.testing.ts';
import { type Browser, hurry, stubBrowser } from '#web/test/browser.testing.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { tryAgainWords, wordsFor } from './error.messages.ts';

let server: AnsweringServer;
let browser: Browser;

beforeEach(async () => {
  server = await startAnsweringServer();
  browser = stubBrowser(server.origin);
  hurry();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

/** What a call throws that is answered so. */
function failureOf(reply: typeof cut): Promise<unknown> {
  server.on('/thing', reply);
  return call(anEndpoint('/thing', { auth: 'open' }), { retries: 0 }).then(
    () => expect.fail('it should have failed'),
    (error) => error,
  );
}
const page = '<h1>nginx</h1>';

test.each([
  ['a timeout', silence, 'Request timed out. Please check your internet connection and try again.'],
  ['a network failure', cut, 'Network error. Please check your internet connection and try again.'],
  ['504 without JSON', text(504, page), 'Server error. Please try again in a few moments.'],
  ['520 without JSON', text(520, page), 'Server error. Please try again in a few moments.'],
  ['527 without JSON', text(527, page), 'Server error. Please try again in a few moments.'],
])('%s has its words, whatever was asked for', async (_, reply, words) => {
  expect(wordsFor(await failureOf(reply), 'Failed to sign in')).toBe(words);
});

test('a phone that is offline has its words, whatever was asked for', async () => {
  browser.setOnline(false);
  const words = 'No internet connection. Please check your network and try again.';
  expect(wordsFor(await failureOf(cut), 'Failed to sign in')).toBe(words);
});

const clientWords: [number, string][] = [
  [400, 'Invalid request. Please check your input and try again.'],
  [401, 'Authentication required. Please sign in and try again.'],
  [403, "Access denied. You don't have permission to perform this action."],
  [404, 'Resource not found. The requested item may have been removed.'],
  [418, 'Client error. Please check your request and try again.'],
];
const busyWords: [number, string][] = [
  [429, 'Too many requests. Please wait a moment and try again.'],
  [500, 'Internal server error. Please try again later.'],
  [502, 'Service temporarily unavailable. Please try again later.'],
  [503, 'Service unavailable. Please try again later.'],
];

test.each([...clientWords, ...busyWords, [504, 'Server error. Please try again later.'] as const])(
  'status %i without words of the server has its words',
  async (status, words) => {
    expect(wordsFor(await failureOf(json(status, { success: false })))).toBe(words);
  },
);

test.each(clientWords)(
  'a page that answers %i has the words of the status, below the feature’s',
  async (status, words) => {
    const failure = await failureOf(text(status, page));
    expect(wordsFor(failure)).toBe(words);
    expect(wordsFor(failure, 'Failed to sign in')).toBe('Failed to sign in');
  },
);

test.each(busyWords)('a proxy that answers %i is named, whatever was asked for', async (status, words) => {
  expect(wordsFor(await failureOf(text(status, page)), 'Failed to sign in')).toBe(words);
});

test.each([200, 400, 409, 429, 500, 502, 504])(
  'with status %i, words that a server sends without a code of ours stand above the feature’s',
  async (status) => {
    const failure = await failureOf(json(status, { success: false, message: 'We move house. Back at 5.' }));
    expect(wordsFor(failure, 'Failed to sign in')).toBe('We move house. Back at 5.');
  },
);

test('words in another shape than the specified one are not for people', async () => {
  const failure = await failureOf(
    json(502, { statusCode: 502, error: 'Bad Gateway', message: 'ECONNREFUSED 10.0.0.7' }),
  );
  expect(wordsFor(failure, 'Failed to sign in')).toBe('Failed to sign in');
  expect(wordsFor(failure)).toBe('Service temporarily unavailable. Please try again later.');
});

test('what our server says with a code stands above the status and above the feature', () => {
  const error = new ApiError('This number belongs to another account.', { statusCode: 409, code: 'phone_taken' });
  expect(wordsFor(error)).toBe('This number belongs to another account.');
  expect(wordsFor(error, 'Failed to verify code')).toBe('This number belongs to another account.');
});

test('anything else says its own words, or that it was unexpected', () => {
  expect(wordsFor(new ApiError('Invalid response format', { statusCode: 200 }))).toBe('Invalid response format');
  expect(wordsFor(new Error('Too many files'))).toBe('Too many files');
  for (const odd of [new Error(''), null, 'text', {}])
    expect(wordsFor(odd)).toBe('An unexpected error occurred. Please try again.');
});

test('a person who asks too often reads how long to wait, once', () => {
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
