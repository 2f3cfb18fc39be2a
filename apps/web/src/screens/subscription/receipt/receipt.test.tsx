// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { Payment } from '@app/contracts/billing/billing.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { aPayment, aPrompt, paid } from '#web/test/billing.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { MyReceipt } from './receipt.tsx';

const page = eachPageHasServer();

function show(payment: Payment | null) {
  page.server.on('/billing/payments/DK-7F3K9Q', payment ? ok(payment) : refused(404, 'not_found'));
  signIn({ accessToken: 'a', refreshToken: 'r', idToken: 'i' } as Tokens, { id: 'a1', handle: 'nakato' } as User);
  const Component = () => (
    <QueryClientProvider client={queryClient()}>
      <MyReceipt reference="DK-7F3K9Q" user={{ handle: 'nakato' }} />
    </QueryClientProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
}

const lines = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((name, index) => [name.textContent, screen.getAllByRole('definition')[index]?.textContent]),
  );

test('a receipt names number, date, period, amount and how it was paid, and not the whole wallet number', async () => {
  show(aPrompt({ ...paid, months: 3, amountUgx: 30_000, periodEndsAt: '2027-02-18T08:01:00.000Z' }));
  await screen.findByText('DK-7F3K9Q');
  expect(lines()).toEqual({
    'Receipt number': 'DK-7F3K9Q',
    Date: '20 Nov 2026',
    For: 'Dukalink Premium, 3 months',
    Period: '20 Nov 2026 to 18 Feb 2027',
    Shop: '@nakato',
    Amount: 'UGX 30,000',
    'Paid with': 'MTN Mobile Money, number ending 456',
    'Transaction ID': 'MP2501.AB',
  });
  expect(screen.getByRole('button', { name: 'Share as a picture' })).toBeTruthy();
});

test('money sent by hand has a receipt, too', async () => {
  show(aPayment(paid));
  await screen.findByText('DK-7F3K9Q');
  expect(lines()['Paid with']).toBe('Mobile money, sent by hand');
});

test('what is not paid has none', async () => {
  show(aPrompt({ status: 'failed' }));
  expect(await screen.findByText('There is no receipt for DK-7F3K9Q: this payment is not paid.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share as a picture' })).toBeNull();
});

test('a payment that is not there is said to be so', async () => {
  show(null);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('term')).toBeNull();
});
