// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { aPrompt, aSubscription } from '#web/test/billing.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { subscriptionQuery } from './billing.api.ts';
import { RenewalBanner } from './renewal-banner.tsx';

const page = eachPageHasServer();
const wallet = { phoneNumber: '+256772123456', network: 'mtn' } as const;
const endsSoon = {
  status: 'paid',
  subscriptionEndDate: '2026-11-22T08:00:00.000Z',
  expiresAt: '2026-11-22T08:00:00.000Z',
  paidDaysLeft: 2,
  lastPaid: { months: 3, wallet },
} as const;

function show(given: Partial<Subscription>, user = { loginPhoneNumber: '+256752000111', phoneNumber: null }) {
  const subscription = aSubscription(given);
  page.server.on('/auth/subscription-status', ok(subscription));
  page.server.on('/billing/wallets/check', ok({ phoneNumber: '', network: 'mtn', hasWallet: null }));
  page.server.on('/auth/subscribe', ok({ ...subscription, payment: aPrompt() }));
  signIn({ accessToken: 'a', refreshToken: 'r', idToken: 'i' } as Tokens, { id: 'a1', handle: 'nakato' } as User);
  const client = queryClient();
  client.setQueryData(subscriptionQuery().queryKey, subscription);
  const Plan = () => <p>My plan, back to {useLocation().state?.returnTo}</p>;
  const Stub = createRoutesStub([
    { path: '/dashboard', Component: () => <RenewalBanner user={user} /> },
    { path: '/subscription', Component: Plan },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={['/dashboard']} />
    </QueryClientProvider>,
  );
}

const sent = () =>
  page.server.arrived.filter(({ path }) => path.endsWith('/auth/subscribe')).map(({ body }) => JSON.parse(body));
const offered = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((one) => one.textContent);

test.each<[string, Partial<Subscription>, string, string]>([
  [
    'three days before',
    { ...endsSoon, paidDaysLeft: 3 },
    'Your Premium ends in 3 days',
    'Paid until 22 Nov 2026. Days you have left are kept.',
  ],
  [
    'the day before',
    { ...endsSoon, paidDaysLeft: 1 },
    'Your Premium ends tomorrow',
    'Paid until 22 Nov 2026. Days you have left are kept.',
  ],
  [
    'on the last day',
    { ...endsSoon, paidDaysLeft: 0 },
    'Your Premium ends today',
    'Paid until 22 Nov 2026. Days you have left are kept.',
  ],
  [
    'in the grace',
    { ...endsSoon, paidDaysLeft: 0, graceEndsAt: '2026-11-25T08:00:00.000Z' },
    'Please renew your Premium',
    'Paid until 22 Nov 2026. We keep importing your videos until 25 Nov 2026.',
  ],
  [
    'after it',
    { lastPaid: endsSoon.lastPaid, subscriptionEndDate: endsSoon.subscriptionEndDate },
    'Your Premium has ended',
    'New videos wait until you renew. Your shop stays open for buyers.',
  ],
])('%s it says what is so', async (_when, given, heading, text) => {
  show(given);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test.each<[string, Partial<Subscription>]>([
  ['weeks before', { ...endsSoon, paidDaysLeft: null }],
  ['in a trial', { status: 'trial' }],
  ['after a trial', {}],
])('%s there is nothing to renew', (_when, given) => {
  show(given);
  expect(document.querySelector('section')).toBeNull();
});

test('one tap asks the wallet that paid last for the same months, once, and leads to where it is followed', async () => {
  show(endsSoon);
  expect(offered()).toEqual(['Pay UGX 30,000', 'Change number or months']);
  expect(screen.getByText(/^3 months from/).textContent).toMatch(/^3 months from MTN Mobile Money 0772 123 456\./);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pay UGX 30,000' }));
  expect(await screen.findByText('My plan, back to /dashboard')).toBeTruthy();
  expect(sent()).toEqual([{ months: 3, phoneNumber: '+256772123456' }]);
});

test('who paid by hand is asked on the phone for signing in, for the months that are still offered', async () => {
  show({ ...endsSoon, lastPaid: { months: 24, wallet: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Pay UGX 10,000' }));
  await waitFor(() => expect(sent()).toEqual([{ months: 1, phoneNumber: '+256752000111' }]));
});

test.each<[string, Partial<Subscription>, string[]]>([
  ['a payment that waits', { payment: aPrompt() }, ['See your payment']],
  ['a payment without an answer', { payment: aPrompt({ status: 'unknown' }) }, ['Renew Now']],
  ['no network to ask', { waysToPay: [{ provider: 'manual', title: 'Sending', networks: [] }] }, ['Renew Now']],
])('with %s it leads to the plan and asks no wallet', (_what, given, words) => {
  show({ ...endsSoon, ...given });
  expect(offered()).toEqual(words);
});

test('a number without a wallet is told beside the button', async () => {
  show(endsSoon);
  page.server.on('/billing/wallets/check', ok({ phoneNumber: '', network: 'mtn', hasWallet: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay UGX 30,000' }));
  expect(await screen.findByText(/^This number has no mobile money wallet/)).toBeTruthy();
  expect(sent()).toEqual([]);
});
