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
import { ok, text } from '#web/test/answering-server.testing.ts';
import { aPayment, aPrompt, aSubscription } from '#web/test/billing.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { ChoosePlan } from './choose-plan.tsx';
import { goToPayForm } from './pay-form.tsx';

const page = eachPageHasServer();
const noNumbers = { loginPhoneNumber: null, phoneNumber: null };
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };

/** Where no phone is asked, because money is only sent by hand. */
const subscription = (status: Subscription['status'], told: Partial<Subscription> = {}) =>
  aSubscription({ status, waysToPay: [], ...told });

function show(status: Subscription['status'], reason?: 'new_account', told: Partial<Subscription> = {}) {
  const Stub = createRoutesStub([
    {
      path: '/subscription',
      Component: () => (
        <QueryClientProvider client={queryClient()}>
          <ChoosePlan
            subscription={subscription(status, told)}
            user={noNumbers}
            visit={{ returnTo: '/shop/nakato', reason }}
          />
          <SellerToaster />
        </QueryClientProvider>
      ),
    },
    { path: '/shop/nakato', Component: () => <p>My shop</p> },
  ]);
  render(<Stub initialEntries={['/subscription']} />);
}

const cached = () => queryClient().getQueryData(subscriptionQuery().queryKey);

const offered = () =>
  [...screen.queryAllByRole('link', { name: /^(?!Help:)/ }), ...screen.queryAllByRole('button')].map(
    (one) => one.textContent,
  );

test('a new account may go on with its trial, or subscribe', async () => {
  show('trial', 'new_account');
  expect(offered()).toEqual(['Continue with Free Trial (7 days)', 'Subscribe Now & Save']);
  await userEvent.click(screen.getByRole('link', { name: /^Continue/ }));
  expect(screen.getByText('My shop')).toBeTruthy();
});

test('price and trial of the plan are those that are set', () => {
  show('trial', 'new_account', { priceUgx: 12_500, trialDays: 14 });
  expect(screen.getByText('UGX 12,500')).toBeTruthy();
  expect(offered()).toEqual(['Continue with Free Trial (14 days)', 'Subscribe Now & Save']);
});

test('in the grace it says until when to pay, and from when a payment counts', () => {
  show('paid', undefined, {
    graceEndsAt: '2026-11-23T08:00:00.000Z',
    nextPeriodStartsAt: '2026-11-20T08:00:00.000Z',
  });
  expect(offered()).toEqual(['Renew Now']);
  expect(screen.getByText('Pay by 23 Nov 2026, and Premium goes on from 20 Nov 2026.')).toBeTruthy();
});

test.each([
  ['trial', 'Subscribe Now'],
  ['expired', 'Renew Now'],
  ['paid', 'Pay UGX 10,000'],
] as const)('in %s the button reads "%s"', (status, words) => {
  show(status);
  expect(offered()).toEqual([words]);
  expect(screen.queryByText(/^Premium Active/) !== null).toBe(status === 'paid');
});

test.each([
  [true, 'AI reads title, price, sizes and tags from your captions'],
  [false, 'Dukalink reads title, price, sizes and tags from your captions'],
])('the plan names AI only where a model reads: %s', (readsWithAi, words) => {
  show('trial', undefined, { readsWithAi });
  expect(screen.getByText(words)).toBeTruthy();
});

test('where no payment is possible there is no button that fails, but the way to the support', () => {
  show('expired', undefined, { canPay: false });
  expect(offered()).toEqual(['Go to Support']);
  expect(screen.getByRole('link', { name: 'Go to Support' }).getAttribute('href')).toBe('/support');
});

test.each<[string, Subscription['status'], Partial<Subscription>]>([
  ['in a trial', 'trial', {}],
  ['after it', 'expired', {}],
  ['while a payment waits', 'expired', { payment: aPrompt() }],
  ['after a payment that failed', 'expired', { payment: aPrompt({ status: 'failed' }) }],
  ['while it is paid', 'paid', { lastPaid: { months: 6, wallet: null } }],
  ['in the grace', 'paid', { graceEndsAt: '2026-11-23T08:00:00.000Z' }],
  ['where no way to pay is set up', 'expired', { canPay: false }],
])('%s the plan names its five features', (_when, status, told) => {
  show(status, undefined, told);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

const form = () => document.querySelector('form')?.closest('details');

test.each([
  ['after a refusal', aPrompt({ status: 'failed' }), false],
  ['after no answer', aPrompt({ status: 'unknown' }), false],
  ['after a stopped request', aPrompt({ status: 'failed', stoppedAt: '2026-11-20T08:01:00.000Z' }), false],
  ['beside instructions', aPayment(), false],
  ['after instructions that were not followed', aPayment({ status: 'lapsed' }), true],
  ['before a payment', null, true],
] as const)('%s the form is open only where nothing else goes on', (_when, payment, open) => {
  show('expired', undefined, { payment, waysToPay: aSubscription().waysToPay });
  expect(form()?.open).toBe(open);
});

test('what goes on with a payment opens the form, with the focus in the field of another number', async () => {
  const stoppedAt = '2026-11-20T08:01:00.000Z';
  show('expired', undefined, {
    payment: aPrompt({ status: 'failed', months: 3, stoppedAt }),
    waysToPay: aSubscription().waysToPay,
  });
  goToPayForm();
  expect(form()?.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile money number'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^3 months/ }).checked).toBe(true);
});

test('the answer to a tap replaces the cached status', async () => {
  page.server.on('/auth/subscribe', ok(subscription('trial', { payment: aPayment() })));
  signIn(tokens, { id: 'a1', handle: 'nakato' } as User);
  show('expired');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(cached()).toMatchObject({ status: 'trial', payment: aPayment() }));
});

test('a payment that cannot be made now says so and can be tried again, as the same one', async () => {
  page.server.on('/auth/subscribe', text(404, 'nginx'), ok(subscription('trial', { payment: aPayment() })));
  signIn(tokens, { id: 'a1', handle: 'nakato' } as User);
  show('trial');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe Now' }));
  expect(await screen.findByText('Failed to activate subscription. Please try again.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe Now' }));
  await waitFor(() => expect(cached()?.payment).toEqual(aPayment()));
  const keys = page.server.arrived.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
