// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { subscriptionQuery } from '#web/features/billing/billing.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { json, ok, refused } from '#web/test/answering-server.testing.ts';
import { aPayment, aPrompt, aSubscription } from '#web/test/billing.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { ChoosePlan } from './choose-plan.tsx';

const page = eachPageHasServer();
const checked = (hasWallet: boolean | null) => ok({ phoneNumber: '', network: 'mtn', hasWallet });

function show(given: Partial<Subscription> = {}, phoneNumber: string | null = '+256772123456') {
  page.server.on('/billing/wallets/check', checked(null));
  page.server.on('/auth/subscribe', ok(aSubscription({ payment: aPrompt() })));
  signIn({ accessToken: 'a', refreshToken: 'r', idToken: 'i' } as Tokens, { id: 'a1', handle: 'nakato' } as User);
  const user = { loginPhoneNumber: null, phoneNumber };
  const Stub = createRoutesStub([
    {
      path: '/subscription',
      Component: () => (
        <QueryClientProvider client={queryClient()}>
          <ChoosePlan subscription={aSubscription(given)} user={user} visit={{ returnTo: '/shop/nakato' }} />
          <SellerToaster />
        </QueryClientProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={['/subscription']} />);
}

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (path = '/auth/subscribe') =>
  page.server.arrived.filter((one) => one.path.endsWith(path)).map(({ body }) => JSON.parse(body));

test('one tap asks the number that we know, for a month, and two taps ask once', async () => {
  show();
  expect(screen.getByRole('radio', { name: /0772 123 456.*MTN Mobile Money, your WhatsApp number/ })).toBeTruthy();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Renew Now' }));
  await waitFor(() =>
    expect(queryClient().getQueryData(subscriptionQuery().queryKey)?.payment?.status).toBe('pending'),
  );
  expect(sent()).toEqual([{ months: 1, phoneNumber: '+256772123456' }]);
});

test('each number of months says what it costs, what it saves or that it saves nothing, and the chosen one until when it runs', async () => {
  show({ status: 'trial', nextPeriodStartsAt: '2026-11-25T08:00:00.000Z' });
  const year = screen.getByRole('radio', { name: /^12 months/ });
  const wordsOf = (name: RegExp) => screen.getByRole('radio', { name }).closest('label')?.textContent;
  expect(wordsOf(/^12 months/)).toBe('12 months UGX 100,000Save UGX 20,000');
  expect(wordsOf(/^1 month /)).toBe('1 month UGX 10,000');
  expect(wordsOf(/^3 months/)).toBe('3 months UGX 30,000same price per month');
  await userEvent.click(year);
  expect(screen.getByText(/^You pay/).textContent).toBe(
    'You pay UGX 100,000 once. Your shop is then paid until 20 Nov 2027. Your free days are kept.',
  );
  await tap('Subscribe Now');
  await waitFor(() => expect(sent()).toEqual([{ months: 12, phoneNumber: '+256772123456' }]));
});

test('months that cost more together than one by one are not offered', () => {
  const prices = [
    { months: 1, amountUgx: 10_000 },
    { months: 3, amountUgx: 31_000 },
  ] as const;
  show({ prices: [...prices] });
  expect(screen.queryByRole('radio', { name: /^3 months/ })).toBeNull();
});

test('months and wallet of the last payment are chosen in advance', async () => {
  const wallet = { phoneNumber: '+256752000111', network: 'airtel' } as const;
  show({ status: 'paid', paidDaysLeft: 1, lastPaid: { months: 6, wallet } });
  expect(screen.getByRole('radio', { name: /0752 000 111.*Airtel Money, the number that paid last/ })).toBeTruthy();
  await tap('Renew Now');
  await waitFor(() => expect(sent()).toEqual([{ months: 6, phoneNumber: '+256752000111' }]));
});

test('after a refusal the months and the wallet that were asked stay chosen', async () => {
  const wallet = { phoneNumber: '+256752000111', network: 'airtel' } as const;
  const usual = { months: 1, wallet: { phoneNumber: '+256772123456', network: 'mtn' } } as const;
  show({ lastPaid: usual, payment: aPrompt({ status: 'failed', months: 3, amountUgx: 30_000, wallet }) });
  await tap('Renew Now');
  await waitFor(() => expect(sent()).toEqual([{ months: 3, phoneNumber: '+256752000111' }]));
});

test('another number names its network while it is typed, and a wrong one is told beside it', async () => {
  show({}, null);
  const number = screen.getByLabelText('Mobile money number');
  await userEvent.type(number, '075200');
  await tap('Renew Now');
  expect(await screen.findByText(/^Please enter a mobile money number/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.type(number, '0111');
  expect(screen.getByText('Airtel Money')).toBeTruthy();
  await tap('Renew Now');
  await waitFor(() => expect(sent()).toEqual([{ months: 1, phoneNumber: '+256752000111' }]));
});

test('of a number that no network’s prefix has, the payer says whose wallet it is', async () => {
  show({}, null);
  await userEvent.type(screen.getByLabelText('Mobile money number'), '0732 123456');
  await tap('Renew Now');
  expect(await screen.findByText('Please choose the network of this number: MTN or Airtel')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Airtel' }));
  await tap('Renew Now');
  const wallet = { phoneNumber: '+256732123456', network: 'airtel' };
  await waitFor(() => expect(sent()).toEqual([{ months: 1, ...wallet }]));
  expect(sent('/billing/wallets/check')).toEqual([wallet]);
});

test('a number without a wallet is not asked', async () => {
  show();
  page.server.on('/billing/wallets/check', checked(false));
  await tap('Renew Now');
  expect(await screen.findByText(/^This number has no mobile money wallet/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a number that was asked too often says so beside it, with the way to show that it is one’s own', async () => {
  show();
  const words = 'This number was asked to pay too often.';
  const told = { code: 'number_not_proven', message: words, errors: [{ field: 'phoneNumber', message: words }] };
  page.server.on('/auth/subscribe', json(429, { success: false, ...told }));
  await tap('Renew Now');
  expect((await screen.findByText(words)).closest('fieldset')?.textContent).toMatch(/^Pay from which number/);
  expect(screen.getByRole('link', { name: 'Set my phone for signing in' }).getAttribute('href')).toBe(
    '/settings#signing-in',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Another number' }));
  expect(screen.queryByRole('link', { name: 'Set my phone for signing in' })).toBeNull();
});

test('where the wallet cannot be checked, the tap still pays', async () => {
  show();
  page.server.on('/billing/wallets/check', refused(429, 'rate_limited'));
  await tap('Renew Now');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('where the answer got lost and the prompt did not, the tap finds the payment that waits', async () => {
  show();
  page.server.on('/auth/subscribe', refused(409, 'conflict'));
  page.server.on('/auth/subscription-status', ok(aSubscription({ payment: aPrompt() })));
  await tap('Renew Now');
  await waitFor(() =>
    expect(queryClient().getQueryData(subscriptionQuery().queryKey)?.payment?.status).toBe('pending'),
  );
  expect(screen.queryByText(/Failed to activate|conflict/)).toBeNull();
});

test('where nothing waits, the failure is said', async () => {
  show();
  page.server.on('/auth/subscribe', refused(409, 'conflict', 'Try again'));
  page.server.on('/auth/subscription-status', ok(aSubscription()));
  await tap('Renew Now');
  expect(await screen.findByText(/Try again/)).toBeTruthy();
});

test('money can be sent by hand instead, for the chosen months', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: /^3 months/ }));
  await tap('Send the money yourself');
  await waitFor(() => expect(sent()).toEqual([{ months: 3, provider: 'manual' }]));
});

test('a prompt that waits lets no other payment begin; instructions that were not followed do', () => {
  show({ payment: aPrompt() });
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [null, ['Renew Now']],
  ['MP2501.AB', []],
])('instructions with the transaction ID %s leave these buttons: %j', (receipt, buttons) => {
  show({ payment: aPayment({ receipt }) });
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
});
