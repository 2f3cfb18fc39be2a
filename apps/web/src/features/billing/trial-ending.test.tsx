// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoutesStub, Link, useLocation } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { aSubscription } from '#web/test/billing.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { ConfirmDanger } from '#web/ui/seller/confirm-danger.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { TimeLeftLink } from './time-left-link.tsx';
import { TrialEnding } from './trial-ending.tsx';

const page = eachPageHasServer();
const minuteMs = 60_000;
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Messages outlive a page that is loaded again, and not a test.
  act(() => toast.dismiss());
});

/** A screen of sellers, on which another window may be open. */
function Screen() {
  const { pathname, search, state } = useLocation();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <h1>{pathname}</h1>
      <TimeLeftLink />
      <TrialEnding key={pathname} />
      <Link to="/settings">Settings</Link>
      <Link to="/settings?delete=1">Delete</Link>
      <button type="button" onClick={() => setEditing(true)}>
        Edit
      </button>
      <Dialog open={isEditing} onOpenChange={setEditing} title="Edit product" />
      <ConfirmDanger
        open={search.includes('delete')}
        onOpenChange={() => {}}
        title="Delete account"
        text="For good"
        confirmLabel="Delete"
        onConfirm={() => {}}
      />
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

/** The page is loaded in this tab, by a seller whose trial ends after `leftMs`. */
function load(path: string, leftMs: number, id = 'a1'): void {
  cleanup();
  queryClient().clear();
  const [serverTime, trialEndDate] = [0, leftMs].map((ms) => new Date(Date.now() + ms).toISOString());
  page.server.on('/auth/subscription-status', ok(aSubscription({ status: 'trial', trialEndDate, serverTime })));
  signIn(tokens, { id, handle: 'nakato' } as User);
  const Stub = createRoutesStub([{ path: '*', Component: Screen }]);
  render(
    <QueryClientProvider client={queryClient()}>
      <Stub initialEntries={[path]} />
      <SellerToaster />
    </QueryClientProvider>,
  );
}

/** From here on everything that could be said has been said: the same answer brings it. */
const known = (words: RegExp) => screen.findByText(words, { selector: 'a' });
const trialWindow = () => screen.queryByRole('dialog', { name: 'Trial Ending Soon' });
const opened = () => screen.findByRole('dialog', { name: 'Trial Ending Soon' });
const messages = () => screen.queryAllByText(/^Trial ending soon: /).map(({ textContent }) => textContent);
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the last hour is said in a window, and Remind Later silences it on every screen', async () => {
  load('/dashboard', 29.5 * minuteMs);
  expect((await opened()).textContent).toContain('Your free trial expires in 30 minutes.');
  await tap('Remind Later');
  expect(trialWindow()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { name: '/settings' });
  // Over another window a message would come instead.
  await tap('Edit');
  await screen.findByRole('dialog', { name: 'Edit product' });
  expect(trialWindow()).toBeNull();
  expect(messages()).toEqual([]);
});

test('it is said once per account, trial and tab', async () => {
  // The same trial has the same end after each load.
  vi.useFakeTimers({ toFake: ['Date'] });
  load('/dashboard', 30 * minuteMs);
  await opened();
  load('/settings', 30 * minuteMs);
  await known(/minutes left/);
  expect(trialWindow()).toBeNull();
  load('/settings', 30 * minuteMs, 'b2');
  await opened();
  load('/settings', 40 * minuteMs, 'b2');
  await opened();
  sessionStorage.clear();
  load('/settings', 40 * minuteMs, 'b2');
  await opened();
});

test('without storage it is said once per page load', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is switched off here', 'SecurityError');
  });
  load('/dashboard', 30 * minuteMs, 'without.storage');
  await opened();
  await tap('Remind Later');
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { name: '/settings' });
  expect(trialWindow()).toBeNull();
});

test('Subscribe Now leads to the plan and says where to come back to; the plan itself says nothing of it', async () => {
  load('/subscription', 30 * minuteMs);
  await known(/minutes left/);
  expect(trialWindow()).toBeNull();
  expect(messages()).toEqual([]);
  load('/dashboard?tag=shoes', 30 * minuteMs);
  await opened();
  await tap('Subscribe Now');
  await screen.findByRole('heading', { name: '/subscription' });
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify({ returnTo: '/dashboard?tag=shoes' }));
  expect(trialWindow()).toBeNull();
});

test('while another window is open a message comes, and the window when that one is closed', async () => {
  const pass = clockStandsStill();
  load('/dashboard', 61 * minuteMs);
  await waitFor(() => expect(messages()).toEqual(['Trial ending soon: 2 hours left']));
  await tap('Edit');
  await screen.findByRole('dialog', { name: 'Edit product' });
  await pass(90_000);
  await waitFor(() => expect(messages()).toEqual(['Trial ending soon: 60 minutes left']));
  expect(trialWindow()).toBeNull();
  await tap('Close');
  await opened();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a window that comes with the screen is not covered either', async () => {
  load('/subscription', 30 * minuteMs);
  await known(/minutes left/);
  await userEvent.click(screen.getByRole('link', { name: 'Delete' }));
  await waitFor(() => expect(messages()).toHaveLength(1));
  expect(screen.getByRole('alertdialog', { name: 'Delete account' })).toBeTruthy();
  expect(screen.queryAllByRole('dialog')).toEqual([]);
});

test('the last day is said in a message, once; the last hour that begins on the open screen opens the window', async () => {
  const pass = clockStandsStill();
  load('/dashboard', 90 * minuteMs);
  await waitFor(() => expect(messages()).toEqual(['Trial ending soon: 2 hours left']));
  act(() => toast.dismiss());
  await pass(0);
  await waitFor(() => expect(messages()).toEqual([]));
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { name: '/settings' });
  await pass(29 * minuteMs);
  expect(trialWindow()).toBeNull();
  expect(messages()).toEqual([]);
  await pass(2.5 * minuteMs);
  expect((await opened()).textContent).toContain('expires in 59 minutes');
  // Nothing is left to open at the end.
  await pass(60 * minuteMs);
  await waitFor(() => expect(trialWindow()).toBeNull());
});

test('a hidden tab says nothing until it is looked at', async () => {
  const pass = clockStandsStill();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  load('/dashboard', 61 * minuteMs);
  await known(/^Free: 2 hours left/);
  await pass(2.5 * minuteMs);
  await known(/^Free: 59 minutes left/);
  expect(trialWindow()).toBeNull();
  expect(messages()).toEqual([]);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await opened();
});

/** Moves the clock by hand: Date, the ticks by which a screen reads it, and the frames in which a message leaves. */
function clockStandsStill() {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return async (ms: number) => {
    await advance(ms);
    // What this has drawn asks for frames.
    await advance(100);
  };
}
