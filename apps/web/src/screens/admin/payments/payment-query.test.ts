import { expect, test } from 'vitest';
import {
  noFilter,
  readAmount,
  readBefore,
  readPaymentFilter,
  unreadableOf,
  withPaymentFilter,
} from './payment-query.ts';

const read = (address: string) => readPaymentFilter(new URLSearchParams(address));

test('the address chooses state, provider, day, amount, search and page; an unknown state or provider is all of them', () => {
  const address = 'state=paid&provider=mtn&day=2026-11-22&amount=30000&search=+7f3+&before=DK-7F3K9Q';
  expect(read(address)).toEqual({
    state: 'paid',
    provider: 'mtn',
    day: '2026-11-22',
    amountUgx: 30_000,
    search: '7f3',
  });
  expect(readBefore(new URLSearchParams(address))).toBe('DK-7F3K9Q');
  expect(read('state=toString&provider=M1&day=2026-02-30&amount=-1&search=+')).toEqual(noFilter);
  expect(readBefore(new URLSearchParams('before=+'))).toBeNull();
});

test('a day or an amount in the address that is none is told, not left out', () => {
  const told = (address: string) => unreadableOf(new URLSearchParams(address));
  expect(told('day=2026-02-30')).toMatch('“2026-02-30” is no day');
  expect(told('day=22/11/2026')).toMatch('2026-11-22');
  expect(told('amount=-1')).toMatch('“-1” is no amount');
  expect(told('day=2026-11-22&amount=30,000')).toBeNull();
  expect(told('day=&amount=')).toBeNull();
});

test('another filter begins with the newest, and leaves the others as they are', () => {
  const params = new URLSearchParams('state=paid&search=7f3&before=DK-7F3K9Q');
  expect(withPaymentFilter(params, { state: 'all' })).toBe('?search=7f3');
  expect(withPaymentFilter(params, { amountUgx: 30_000 })).toBe('?state=paid&search=7f3&amount=30000');
  expect(withPaymentFilter(params, noFilter)).toBe('');
});

test.each([
  ['30,000', 30_000],
  ['UGX 30 000', 30_000],
  ['30000/=', 30_000],
  ['30k', null],
  ['', null],
  ['1234567890', null],
])('an amount is typed as people write it: %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
