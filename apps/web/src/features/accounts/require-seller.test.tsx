// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { endSession, signIn } from '#web/lib/session/store-session.ts';
import { cut, ok, refused, text } from '#web/test/answering-server.testing.ts';
import { hurry } from '#web/test/browser.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { RequireSeller } from './require-seller.tsx';
import { SellerProviders } from './seller-providers.tsx';

const page = eachPageHasServer();

const user = { id: 'a1', handle: 'nakato', shopHandle: 'nakato' } as User;
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const later = new Date(Date.now() + 1e8).toISOString();
const paid = { status: 'paid', trialEndDate: later, subscriptionEndDate: later, expiresAt: later, payment: null };

function Place() {
  const { pathname, search, state } = useLocation();
  return <pre>{JSON.stringify({ at: pathname + search, state })}</pre>;
}

const place = () => JSON.parse(document.querySelector('pre')?.textContent ?? '{}');

function visit(path: string, subscription: 'required' | 'any' = 'required') {
  const Stub = createRoutesStub([
    {
      path: '/dashboard',
      Component: () => (
        <SellerProviders>
          <RequireSeller subscription={subscription} skeleton={<p>Loading</p>}>
            {({ handle }) => <p>Hello @{handle}</p>}
          </RequireSeller>
        </SellerProviders>
      ),
    },
    { path: '*', Component: Place },
  ]);
  render(<Stub initialEntries={[path]} />);
}

/** By which tokens the subscription was asked for. */
const checks = () =>
  page.server.arrived
    .filter(({ path }) => path.endsWith('/auth/subscription-status'))
    .map(({ headers }) => headers.authorization);

test('without a session it leads to sign-in and back', async () => {
  visit('/dashboard?tag=shoes');
  await waitFor(() => expect(place().at).toBe('/login?redirect=%2Fdashboard%3Ftag%3Dshoes'));
  expect(page.server.arrived).toEqual([]);
});

test('a seller whose subscription runs is let in', async () => {
  page.server.on('/auth/subscription-status', ok(paid));
  signIn(tokens, user);
  visit('/dashboard');
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Hello @nakato')).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('dukalink.subscriptionChecked')).toBe('true'));
});

test('who was let in once does not wait for the next check, nor fails with it, until one says that it has expired', async () => {
  const isChecked = () => localStorage.getItem('dukalink.subscriptionChecked');
  page.server.on('/auth/subscription-status', ok(paid), text(404, 'nginx'), ok({ ...paid, status: 'expired' }));
  signIn(tokens, user);
  expect(isChecked()).toBeNull();
  visit('/dashboard');
  await screen.findByText('Hello @nakato');
  await waitFor(() => expect(isChecked()).toBe('true'));
  cleanup();
  queryClient().clear();
  visit('/dashboard');
  expect(screen.getByText('Hello @nakato')).toBeTruthy();
  await waitFor(() => expect(checks()).toHaveLength(2));
  expect(screen.getByText('Hello @nakato')).toBeTruthy();
  await waitFor(() => expect(place().at).toBe('/subscription'));
  expect(isChecked()).toBeNull();
});

test.each([
  ['trial_expired', null, 'Your free trial has expired. Please subscribe to continue.'],
  ['subscription_expired', later, 'Your subscription has expired. Please subscribe to continue.'],
])('an expired seller is led to the subscription (%s)', async (reason, subscriptionEndDate, message) => {
  page.server.on('/auth/subscription-status', ok({ ...paid, status: 'expired', expiresAt: null, subscriptionEndDate }));
  signIn(tokens, user);
  localStorage.setItem('dukalink.subscriptionChecked', 'true');
  visit('/dashboard?show=hidden');
  await waitFor(() => expect(place().at).toBe('/subscription'));
  expect(place().state).toEqual({ returnTo: '/dashboard?show=hidden', reason, message });
  expect(localStorage.getItem('dukalink.subscriptionChecked')).toBeNull();
});

test('a seller whose TikTok had its trial before is told so', async () => {
  const withoutTrial = { ...paid, status: 'expired', expiresAt: null, subscriptionEndDate: null, hadTrialBefore: true };
  page.server.on('/auth/subscription-status', ok(withoutTrial));
  signIn(tokens, user);
  visit('/dashboard');
  await waitFor(() => expect(place().at).toBe('/subscription'));
  expect(place().state).toMatchObject({ message: 'This TikTok had its free trial already. Subscribe to go on.' });
});

test('where it may have expired no check is made', async () => {
  signIn(tokens, user);
  visit('/dashboard', 'any');
  expect(await screen.findByText('Hello @nakato')).toBeTruthy();
  expect(page.server.arrived.map(({ path }) => path)).not.toContain('/api/v1/auth/subscription-status');
});

/** The first time and three more. */
const fourTries = Array(4).fill('Bearer a');

test.each([
  ['a refusal of the server', refused(403, 'forbidden', 'Your shop is suspended.'), fourTries],
  ['something before our server', text(404, 'nginx'), fourTries],
  ['a proxy that is too busy', text(503, 'nginx'), fourTries],
  ['a lost connection', cut, fourTries],
  // Each token once: nothing repeats a 401.
  ['a session that is not valid', refused(401, 'unauthenticated', 'Please sign in.'), ['Bearer a', 'Bearer b']],
])('a check that fails by %s says so in one sentence, and offers Retry', async (_, reply, tokensSent) => {
  hurry(10);
  page.server.on('/auth/refresh', ok({ ...tokens, accessToken: 'b' }));
  page.server.on('/auth/subscription-status', reply);
  signIn(tokens, user);
  visit('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Subscription Check Failed' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Failed to check subscription status');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(checks()).toEqual(tokensSent);
});

test('a check that answers nothing has its words, too', async () => {
  page.server.on('/auth/subscription-status', ok(null));
  signIn(tokens, user);
  visit('/dashboard');
  expect(await screen.findByText('No subscription data')).toBeTruthy();
});

test('who signs out in another tab goes home, whose session was ended goes to sign-in', async () => {
  signIn(tokens, user);
  visit('/dashboard', 'any');
  await screen.findByText('Hello @nakato');
  act(() => endSession('asked'));
  await waitFor(() => expect(place().at).toBe('/'));
  cleanup();
  signIn(tokens, user);
  visit('/dashboard', 'any');
  await screen.findByText('Hello @nakato');
  act(() => endSession('ended'));
  await waitFor(() => expect(place().at).toBe('/login?redirect=%2Fdashboard'));
});

test('who signs out offline is told so where they are, because the way home can’t be loaded', async () => {
  signIn(tokens, user);
  visit('/dashboard', 'any');
  await screen.findByText('Hello @nakato');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => endSession('asked'));
  expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeTruthy();
  expect(place()).toEqual({});
  vi.restoreAllMocks();
});
