import type { Report } from '@app/contracts/reports/reports.schemas';
import { expect, test } from 'vitest';
import { aboutWords, byShop, readReportQuery, stepsOf } from './report.messages.ts';

const id = '0a8a3f0e-5d0e-4f6b-9f43-3d2f1f9d7a11';

test('the address chooses state, seller and page; nonsense is the open ones', () => {
  expect(readReportQuery(new URLSearchParams(`state=resolved&seller=${id}&after=abc`))).toEqual({
    state: 'resolved',
    userId: id,
    after: 'abc',
  });
  expect(readReportQuery(new URLSearchParams('state=toString&seller=1&after='))).toEqual({
    state: 'open',
    userId: null,
    after: null,
  });
});

test('every settled report can be reopened, every open one settled', () => {
  const states = (from: Report['state']) => stepsOf(from).map(({ state }) => state);
  expect(states('new')).toEqual(['in_work', 'resolved', 'dismissed']);
  expect(states('in_work')).toEqual(['resolved', 'dismissed']);
  expect(states('resolved')).toEqual(['in_work']);
  expect(states('dismissed')).toEqual(['in_work']);
});

test('a report says what it is about, also when the product is gone', () => {
  const report = { handle: 'nakato', videoId: null, productTitle: null } as Report;
  expect(aboutWords(report)).toBe('The shop of @nakato');
  expect(aboutWords({ ...report, videoId: '7001', productTitle: 'Gomesi' })).toBe('“Gomesi” of @nakato');
  expect(aboutWords({ ...report, videoId: '7001' })).toBe('“A product that is gone” of @nakato');
  expect(aboutWords({ ...report, handle: null })).toBe('A suspended shop whose account is deleted');
});

test('reports of a shop follow each other, and shops with a scam come first', () => {
  const report = (reportId: string, userId: string, reason: string) => ({ reportId, userId, reason }) as Report;
  const page = [
    report('1', 'a', 'other'),
    report('2', 'b', 'other'),
    report('3', 'c', 'scam'),
    report('4', 'b', 'not_the_seller'),
    report('5', 'a', 'offensive'),
  ];
  expect(byShop(page).map(({ reportId }) => reportId)).toEqual(['4', '2', '3', '1', '5']);
});
