import { expect, test } from 'vitest';
import { readPaymentQuery, withPaymentQuery } from './payment-query.ts';

const read = (address: string) => readPaymentQuery(new URLSearchParams(address));

test('the address chooses list, search and page; nonsense is the newest open ones', () => {
  expect(read('state=decided&search=+7f3+&before=DK-7F3K9Q')).toEqual({
    state: 'decided',
    search: '7f3',
    before: 'DK-7F3K9Q',
  });
  expect(read('state=x&before=+')).toEqual({ state: 'open', search: '', before: null });
  expect(read(`search=${'%F0%9F%91%97'.repeat(50)}`).search).toBe('👗'.repeat(40));
});

test('another list or search begins with the newest', () => {
  const params = new URLSearchParams('state=decided&search=7f3&before=DK-7F3K9Q');
  expect(withPaymentQuery(params, { state: 'open' })).toBe('?search=7f3');
  expect(withPaymentQuery(params, { search: '' })).toBe('?state=decided');
  expect(withPaymentQuery(params, { search: 'open' })).toBe('?state=decided&search=open');
  expect(withPaymentQuery(new URLSearchParams('before=DK-7F3K9Q'), { state: 'open' })).toBe('');
});
