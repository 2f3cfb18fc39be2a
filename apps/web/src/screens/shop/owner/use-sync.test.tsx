// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { endSession, signIn } from '#web/lib/session/store-session.ts';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { SyncButton, SyncCard } from './sync-card.tsx';
import { useSync } from './use-sync.ts';

const page = eachPageHasServer();
afterEach(() => void vi.useRealTimers());
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const state = { message: '', position: null, estimatedWaitSeconds: null, lastLookedAt: null, lastResult: null };
const completed = vi.fn();

function Sync() {
  return <SyncButton sync={useSync(completed)} />;
}

function Card() {
  return <SyncCard sync={useSync(completed)} />;
}

function show(Shown = Sync) {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  signIn(tokens, { id: 'a1', handle: 'nakato' } as User);
  render(
    <QueryClientProvider client={queryClient()}>
      <Shown />
      <SellerToaster />
    </QueryClientProvider>,
  );
  return screen.getByRole('button', { name: 'Sync now' });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a look that ended well says so and reads the shop again; after 5 s the button is at rest', async () => {
  page.server.on('/ingestion/sync-now', ok({ ...state, position: 1, estimatedWaitTime: '2-3 minutes' }));
  const found = { window: 12, found: 2, created: 2, updated: 0, withoutPrice: 0 };
  page.server.on(
    '/ingestion/status',
    ok({ ...state, status: 'idle' }),
    ok({ ...state, status: 'success', lastResult: found }),
  );
  const button = show();
  await vi.waitFor(() => expect(page.server.arrived).toHaveLength(1));
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  act(() => button.click());
  expect(
    await screen.findByText('Sync completed! 2 new products. 10 of your last 12 videos have no #TRACK.'),
  ).toBeTruthy();
  expect(button.textContent).toBe('Done');
  expect(completed).toHaveBeenCalledOnce();
  expect(page.server.arrived.find(({ path }) => path.endsWith('/sync-now'))).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer a', 'content-type': 'application/json' },
    body: '',
  });
  expect(pauses).toHaveBeenCalledWith(expect.any(Function), 5000);
  await pass(5000);
  expect(button.textContent).toBe('Sync now');
});

test('the message of a look that ended well stands 4 s', async () => {
  page.server.on('/ingestion/sync-now', ok({ ...state, position: 1 }));
  page.server.on('/ingestion/status', ok({ ...state, status: 'idle' }), ok({ ...state, status: 'success' }));
  const button = show();
  await vi.waitFor(() => expect(page.server.arrived).toHaveLength(1));
  // From here on time stands still unless it is moved.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => button.click());
  const message = await vi.waitFor(async () => {
    await pass(0);
    return screen.getByText('Sync completed!');
  });
  const isLeaving = () => message.closest('li')?.dataset.removed === 'true';
  await pass(3900);
  expect(isLeaving()).toBe(false);
  await pass(200);
  expect(isLeaving()).toBe(true);
});

test('a look that was refused says so in the specified words', async () => {
  page.server.on('/ingestion/status', ok({ ...state, status: 'idle' }));
  page.server.on(
    '/ingestion/sync-now',
    refused(429, 'sync_quota_exceeded', 'The quota of this month is used up.', { 'retry-after': '900' }),
  );
  const button = show();
  act(() => button.click());
  expect(await screen.findByText('Monthly sync quota exceeded. Upgrade your plan for more syncs.')).toBeTruthy();
});

test('an estimate that has run out ends nothing', async () => {
  const queued = { ...state, status: 'queued', message: 'You are number 1 in line.', position: 1 };
  page.server.on('/ingestion/status', ok({ ...queued, estimatedWaitSeconds: 0, backCatalogue: null }));
  const button = show(Card);
  expect(await screen.findByText('It takes a little longer than usual.')).toBeTruthy();
  expect(screen.getByText('You are number 1 in line.')).toBeTruthy();
  expect(button.textContent).toBe('Waiting…');
});

test('without a session nothing is asked', async () => {
  page.server.on('/ingestion/status', ok({ ...state, status: 'idle' }));
  const button = show();
  act(() => endSession('asked'));
  act(() => button.click());
  expect(await screen.findByText('Please sign in to sync your videos')).toBeTruthy();
  expect(page.server.arrived.map(({ path }) => path)).not.toContain('/api/v1/ingestion/sync-now');
});
