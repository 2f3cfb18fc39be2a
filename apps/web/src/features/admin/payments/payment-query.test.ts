import type { AdminPayment } from '@app/contracts/admin-users';
import { expect, test } from 'vitest';
import { foundPayments, readPaymentQuery } from './payment-query.ts';

const payments = [
  { reference: 'DK-7F3K9Q', receipt: null },
  { reference: 'DK-ACDEFH', receipt: 'MP 2511.77 ab' },
] as AdminPayment[];
const found = (search: string) => foundPayments(payments, search).map(({ reference }) => reference);

test('a reference is found as people type it', () => {
  for (const typed of ['DK-7F3K9Q', 'dk7f3k9q', ' 7f3 k9q ', 'F3K']) expect(found(typed)).toEqual(['DK-7F3K9Q']);
});

test('a receipt is found, too', () => {
  expect(found('mp2511.77')).toEqual(['DK-ACDEFH']);
  expect(found('nothing')).toEqual([]);
  expect(found(' - ')).toHaveLength(2);
});

test('the address chooses the list; nonsense is the open ones', () => {
  expect(readPaymentQuery(new URLSearchParams('state=decided&search=+7f3+'))).toEqual({
    state: 'decided',
    search: '7f3',
  });
  expect(readPaymentQuery(new URLSearchParams('state=x'))).toEqual({ state: 'open', search: '' });
});
