import { expect, test } from 'vitest';
import type { ListedPayment } from '#server/billing/providers/provider.ts';
import { findDifferences } from './find-differences.ts';
import type { LedgerPayment } from './ledger-payments.queries.ts';

const at = new Date('2026-11-20T09:00:00Z');
const ours = {
  paymentId: 'a',
  reference: 'DK-A',
  providerReference: null,
  receipt: null,
  isPaid: true,
  amountUgx: 10_000,
  startedAt: at,
} as LedgerPayment;
const line = (state: ListedPayment['state'], transactionId: string): ListedPayment => ({
  ours: 'a',
  providerReference: transactionId,
  transactionId,
  state,
  amount: 10_000,
  currency: 'UGX',
  at,
});

test.each([
  ['a list in which one of two was given back agrees', 'list', ['paid', 'given_back'], []],
  [
    'a statement that has what was given back as its own line differs',
    'statement',
    ['paid', 'given_back'],
    ['given_back'],
  ],
  ['a list in which the only one was given back differs', 'list', ['given_back'], ['given_back']],
  ['two that are paid are one too many', 'list', ['paid', 'paid'], ['doubled']],
] as const)('%s', (_, source, states, kinds) => {
  const theirs = states.map((state, index) => line(state, String(index)));
  const found = findDifferences({ day: '2026-11-20', currency: 'UGX', source }, [ours], theirs);
  expect(found.map(({ kind }) => kind)).toEqual(kinds);
});
