// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { cut, ok } from '#web/test/answering-server.testing.ts';
import { hurry } from '#web/test/browser.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { OwnerNotices } from './owner-notices.tsx';
import { WelcomeBanner } from './welcome.tsx';

const page = eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const serverTime = new Date().toISOString();
const later = new Date(Date.now() + 1e8).toISOString();
const trial = {
  status: 'trial',
  trialEndDate: later,
  priceUgx: 12_500,
  trialDays: 14,
  readsWithAi: false,
  payment: null,
  serverTime,
};

function show() {
  const Stub = createRoutesStub([{ path: '/', Component: () => <OwnerNotices returnTo="/shop/nakato" /> }]);
  render(
    <QueryClientProvider client={queryClient()}>
      <Stub />
      <SellerToaster />
    </QueryClientProvider>,
  );
}

test('a new seller in the last hour of the trial is greeted first and warned after it: one window at a time', async () => {
  page.server.on('/auth/subscription-status', ok({ ...trial, trialEndDate: new Date(Date.now() + 6e5).toISOString() }));
  signIn(tokens, { id: 'a1', handle: 'nakato' } as User);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Go to my shop' }));
  expect(await screen.findByRole('dialog', { name: 'Trial Ending Soon' })).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the welcome names the length of the trial and the price as they are set', async () => {
  page.server.on('/auth/subscription-status', ok(trial));
  signIn(tokens, { id: 'a1', handle: 'nakato' } as User);
  show();
  const words = 'Your 14-day free trial has started. After that, UGX 12,500 a month. No credit card, cancel anytime.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Free trial activated! Welcome to Dukalink UG 🎉')).toBeTruthy();
});

test('a trial that could not be confirmed is said, and the welcome stays for another try', async () => {
  hurry(10);
  page.server.on('/auth/subscription-status', ok(trial), cut);
  signIn(tokens, { id: 'a1', handle: 'nakato' } as User);
  show();
  const start = await screen.findByRole('button', { name: 'Go to my shop' });
  expect(screen.getByRole('dialog').textContent).not.toContain('AI');
  await userEvent.click(start);
  expect(await screen.findByText('Failed to start trial. Please try again.')).toBeTruthy();
  expect(localStorage.getItem('dukalink.trialStarted')).toBeNull();
  expect(localStorage.getItem('dukalink.shopVisited.nakato')).toBeNull();
  page.server.on('/auth/subscription-status', ok(trial));
  await userEvent.click(start);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/^Free trial activated!/)).toBeNull();
  expect(localStorage.getItem('dukalink.shopVisited.nakato')).toBe('true');
  expect(localStorage.getItem('dukalink.trialStarted')).toBe('true');
  expect(localStorage.getItem('dukalink.trialStartDate')).toBe(serverTime);
});

test.each([
  ['/?from=subscription&new=true', 1],
  ['/?from=subscription', 0],
  ['/?new=true', 0],
  ['/', 0],
])('"Welcome!" stands over %s: %i', async (address, count) => {
  const Stub = createRoutesStub([{ path: '/', Component: WelcomeBanner }]);
  render(<Stub initialEntries={[address]} />);
  expect(screen.queryAllByText('Welcome!')).toHaveLength(count);
  if (count === 0) return;
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Welcome!')).toBeNull());
});
