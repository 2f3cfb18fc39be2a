import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { countdownWords, lastLookWords, syncFailedWords } from './sync.messages.ts';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const state = (changed: Partial<SyncState>): SyncState => ({
  status: 'idle',
  message: '',
  position: null,
  estimatedWaitTime: null,
  estimatedWaitSeconds: null,
  startTime: null,
  lastLookedAt: ago(14),
  nextLookAt: ago(-6),
  lastResult: { window: 12, found: 10, created: 1, updated: 0, withoutPrice: 0 },
  backCatalogue: null,
  ...changed,
});

test.each([
  [125, '2:05'],
  [59.2, '1:00'],
  [0, '0:00'],
  [-3, '0:00'],
])('%d seconds count down as %s', (seconds, words) => {
  expect(countdownWords(seconds)).toBe(words);
});

test('the owner reads when TikTok was looked at and what was found', () => {
  expect(lastLookWords(state({}), now)).toBe(
    'Last looked at TikTok 14 min ago. 1 new product. 2 of your last 12 videos have no #TRACK.',
  );
  expect(lastLookWords(state({ lastLookedAt: null, lastResult: null }), now)).toBe(
    'We have not looked at your TikTok yet',
  );
});

test('a failed look is said honestly and not hidden behind an older good one', () => {
  const message = 'TikTok cannot be read right now. Your products are safe; we try again at 14:05.';
  expect(lastLookWords(state({ status: 'error', message }), now)).toBe(message);
});

test('a paused import is said in front of what the last look brought', () => {
  const message = 'Importing is paused because your plan has ended.';
  expect(lastLookWords(state({ message, nextLookAt: null }), now)).toBe(message);
});

test.each([
  ['sync_rate_limited', 'Too many sync requests. Please wait a moment and try again.'],
  ['sync_quota_exceeded', 'Monthly sync quota exceeded. Upgrade your plan for more syncs.'],
  ['session_ended', 'Please sign in to sync your videos'],
  ['unauthenticated', 'Please sign in to sync your videos'],
  ['internal', 'Failed to sync videos. Please try again later.'],
  ['subscription_expired', 'Your free trial has expired.'],
] as const)('a sync refused with %s is said in its own words', (code, words) => {
  const error = new ApiError('Your free trial has expired.', { statusCode: 429, code });
  expect(syncFailedWords(error)).toBe(words);
});
