import { expect, test } from 'vitest';
import { lastImportWords, paidUntilWords, statusName, trialEnds, trialLeft, trialStatus } from './user.messages.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:59Z', 'Expired', 'Expired'],
  ['2026-11-21T12:00:00Z', 'Expired', 'Expired'],
  ['2026-11-21T12:00:01Z', 'Today', 'Expires today'],
  // 23:59 in Kampala
  ['2026-11-21T20:59:00Z', 'Today', 'Expires today'],
  ['2026-11-21T21:00:00Z', '1 day', 'Expires in 1 day'],
  ['2026-11-22T12:00:00Z', '1 day', 'Expires in 1 day'],
  ['2026-11-23T12:00:00Z', '2 days', 'Expires in 2 days'],
  // Counted up, as its seller reads it.
  ['2026-11-23T12:00:01Z', '3 days', 'Expires in 3 days'],
  ['2026-11-28T11:59:59Z', '7 days', 'Expires in 7 days'],
])('a trial that ends at %s is "%s" in the table and "%s" in the details', (end, inTable, inDetails) => {
  expect(trialLeft(end, now)).toBe(inTable);
  expect(trialEnds(end, now)).toBe(inDetails);
});

test.each([
  ['trial', '2026-11-28T12:00:00Z', '7 days'],
  ['expired', '2026-11-01T12:00:00Z', 'Expired'],
  ['paid', '2026-11-01T12:00:00Z', null],
  // Paid before the trial was over.
  ['paid', '2026-11-23T12:00:00Z', null],
  ['active', '2026-11-01T12:00:00Z', null],
  ['pending', null, null],
])('the table says of a %s seller’s trial until %s: %s', (subscriptionStatus, trialExpiresAt, words) => {
  expect(trialStatus({ subscriptionStatus, trialExpiresAt }, now)).toBe(words);
});

test.each([
  [null, null, null],
  ['2026-12-03T12:00:00Z', null, '3 Dec 2026'],
  ['2026-12-03T12:00:00Z', '2026-12-01T12:00:00Z', '3 Dec 2026'],
  ['2026-10-03T12:00:00Z', '2026-12-01T12:00:00Z', '1 Dec 2026 (free)'],
  [null, '2026-12-01T12:00:00Z', '1 Dec 2026 (free)'],
])('paid until %s and free until %s reads %s', (paidUntil, freeUntil, words) => {
  expect(paidUntilWords({ paidUntil, freeUntil })).toBe(words);
});

test('the last import says how long ago, and that it failed', () => {
  const at = '2026-11-21T09:00:00Z';
  expect(lastImportWords({ lastImportAt: at, lastImportFailed: false }, now)).toBe('3 hours ago');
  expect(lastImportWords({ lastImportAt: at, lastImportFailed: true }, now)).toBe('failed 3 hours ago');
  expect(lastImportWords({ lastImportAt: null, lastImportFailed: false }, now)).toBeNull();
});

test.each([
  ['trial', 'Trial'],
  ['paid', 'Paid'],
  ['active', 'Active'],
  ['expired', 'Expired'],
  ['pending', 'Pending'],
  ['frozen', 'Pending'],
  ['toString', 'Pending'],
])('%s is shown as %s', (status, name) => {
  expect(statusName(status)).toBe(name);
});
