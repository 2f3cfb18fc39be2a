// @vitest-environment jsdom
import { focusManager, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { withQuery } from '#web/paths.ts';
import { aDetail, aUserList, signInAs } from '#web/test/admin.testing.tsx';
import { json, ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { listQueryOf, readUserListQuery } from './user-list-query.ts';
import { userCountersQuery, userQuery, usersQuery } from './users.api.ts';

const page = eachPageHasServer();
const client = queryClient();
const everyone = readUserListQuery(new URLSearchParams());
const [list, seller, figures] = [usersQuery(everyone), userQuery('a1'), userCountersQuery()] as QueryObserverOptions[];

/** As a part of the screen that shows it. */
function show(options: QueryObserverOptions | undefined): () => void {
  return new QueryObserver(client, options as QueryObserverOptions).subscribe(() => {});
}

function openServer(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  signInAs('owner');
  page.server.on(withQuery('/admin/users', { ...listQueryOf(everyone) }), json(200, aUserList([])));
  page.server.on('/admin/users/a1', ok(aDetail()));
  page.server.on('/admin/stats', ok({}));
}

const read = () => page.server.arrived.map(({ path }) => path.replace(/^\/api\/v1\/admin\/|\?.*$/g, '')).sort();
const rest = () => vi.waitFor(() => expect(client.isFetching()).toBe(0));

test.each([
  ['the list', list, 30],
  ['one seller', seller, 60],
  ['what the cards say', figures, 60],
])('%s is not fetched again within its time (%#)', async (_, options, seconds) => {
  openServer();
  const leave = show(options);
  await rest();
  leave();
  const readAtMs = client.getQueryState(options?.queryKey ?? [])?.dataUpdatedAt ?? 0;
  vi.setSystemTime(readAtMs + seconds * 1000 - 1);
  const leaveAgain = show(options);
  expect(client.isFetching()).toBe(0);
  leaveAgain();
  vi.setSystemTime(readAtMs + seconds * 1000);
  onTestFinished(show(options));
  expect(client.isFetching()).toBe(1);
  await rest();
});

test('coming back to the tab fetches the figures again, and neither the list nor a seller', async () => {
  openServer();
  client.mount();
  onTestFinished(() => client.unmount());
  onTestFinished(() => focusManager.setFocused(undefined));
  for (const options of [list, seller, figures]) onTestFinished(show(options));
  await rest();
  expect(read()).toEqual(['stats', 'users', 'users/a1']);
  vi.setSystemTime(Date.now() + 10 * 60_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(page.server.arrived).toHaveLength(4));
  await rest();
  expect(read()).toEqual(['stats', 'stats', 'users', 'users/a1']);
});
