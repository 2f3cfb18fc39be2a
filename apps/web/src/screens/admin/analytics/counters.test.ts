import { expect, test } from 'vitest';
import {
  conversionWords,
  failedWords,
  failureShare,
  failureWords,
  figuresCsv,
  noneInPeriod,
  readAnalyticsQuery,
  serviceCounters,
} from './counters.ts';

test('the address chooses period, figure and form; nonsense is the usual', () => {
  expect(readAnalyticsQuery(new URLSearchParams('days=90&figure=chats&as=table'))).toEqual({
    days: 90,
    figure: 'chats',
    asTable: true,
  });
  expect(readAnalyticsQuery(new URLSearchParams('days=1000&figure=constructor&as=x'))).toEqual({
    days: 30,
    figure: 'signups',
    asTable: false,
  });
});

test.each([
  [{ trialsEnded: 25, paid: 3 }, '12%', 'Of 25 sellers whose trial ended in this period, 3 have paid.'],
  [{ trialsEnded: 1, paid: 1 }, '100%', 'Of 1 seller whose trial ended in this period, 1 has paid.'],
  [{ trialsEnded: 1000, paid: 1 }, 'under 1%', 'Of 1,000 sellers whose trial ended in this period, 1 has paid.'],
  [{ trialsEnded: 10, paid: 0 }, '0%', 'Of 10 sellers whose trial ended in this period, 0 have paid.'],
  [{ trialsEnded: 0, paid: 0 }, '–', 'No trial ended in this period.'],
])('a conversion of %o says what it means', (conversion, short, long) => {
  expect(conversionWords(conversion)).toEqual({ short, long });
});

test('an import fails in plain words, also for a reason that is new here', () => {
  expect(failureWords('blocked')).toBe('TikTok refused to answer us');
  expect(failureWords('moon_phase')).toBe('moon phase');
  expect(failureWords('constructor')).toBe('constructor');
});

test('failures are told as a share of the runs', () => {
  expect([failedWords(0, 0), failedWords(2, 0), failedWords(40, 3)]).toEqual(['', 'None failed', '3 failed (8%)']);
  expect(failureShare(0, 0)).toBe('No runs');
  expect(failureShare(1, 0)).toBe('1 run, none failed');
  expect(failureShare(40, 3)).toBe('3 of 40 runs failed (8%)');
  expect(failureShare(5000, 1)).toBe('1 of 5,000 runs failed (under 1%)');
});

test('money reads as money, all else as a count', () => {
  expect(serviceCounters.format('revenueUgx', 1_250_000)).toBe('UGX 1,250,000');
  expect(serviceCounters.format('views', 1_250_000)).toBe('1,250,000');
  expect(noneInPeriod('revenueUgx')).toBe('No paid revenue in this period.');
});

test('the file of the figures has a line for each day, the oldest first, in plain numbers', () => {
  const none = { views: 0, chats: 0, importRuns: 0, importFailures: 0, productsImported: 0 };
  const byDay = [
    { day: '2026-11-20', signups: 4, revenueUgx: 50_000, ...none },
    { day: '2026-11-21', signups: 6, revenueUgx: 0, ...none },
  ];
  expect(figuresCsv({ byDay }).split('\r\n')).toEqual([
    'Day,Sign-ups,Paid revenue,Products imported,Views,Chats,Import runs,Failed imports',
    '2026-11-20,4,50000,0,0,0,0,0',
    '2026-11-21,6,0,0,0,0,0,0',
    '',
  ]);
});
