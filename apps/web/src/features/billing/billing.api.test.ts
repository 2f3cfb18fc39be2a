// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { subscriptionQuery } from './billing.api.ts';

const page = eachPageHasServer();
const client = queryClient();
const minuteMs = 60_000;

test('the subscription is fresh for 2 minutes, and kept for 5 when nothing shows it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  page.server.on('/auth/subscription-status', ok({ status: 'trial' }));
  signIn({ accessToken: 'a', refreshToken: 'r', idToken: 'i' }, { id: 'a1', handle: 'nakato' } as Parameters<
    typeof signIn
  >[1]);
  const show = () => new QueryObserver(client, subscriptionQuery()).subscribe(() => {});
  const kept = () => client.getQueryData(queryKeys.subscription);
  const rest = () => vi.waitFor(() => expect(client.isFetching()).toBe(0));

  const leave = show();
  await rest();
  leave();
  const readAtMs = client.getQueryState(queryKeys.subscription)?.dataUpdatedAt ?? 0;
  vi.setSystemTime(readAtMs + 2 * minuteMs - 1);
  const leaveAgain = show();
  expect(client.isFetching()).toBe(0);
  leaveAgain();
  vi.setSystemTime(readAtMs + 2 * minuteMs);
  const leaveAtLast = show();
  expect(client.isFetching()).toBe(1);
  await rest();
  leaveAtLast();
  vi.advanceTimersByTime(5 * minuteMs - 1);
  expect(kept()).toEqual({ status: 'trial' });
  vi.advanceTimersByTime(1);
  expect(kept()).toBeUndefined();
});
