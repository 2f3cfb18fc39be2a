// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userCountersKey, usersKey } from '#web/features/admin/users/users.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { AdminProviders } from '#web/screens/admin/admin-providers.tsx';
import { aUser, aUserList, signInAs } from '#web/test/admin.testing.tsx';
import { json, ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { Toast } from '#web/ui/toast.tsx';
import AdminDashboardScreen from './dashboard.tsx';

const page = eachPageHasServer();
const users = '/admin/users?page=1&limit=20&sortBy=createdAt&sortOrder=desc';
const stats = {
  totalUsers: 12,
  activeTrials: 3,
  paidCount: 2,
  activeCount: 1,
  expiredCount: 4,
  pendingCount: 2,
  signupsLast7Days: 1,
  signupsLast30Days: 5,
  signupsPrevious7Days: 1,
  signupsPrevious30Days: 2,
};

const nothingWaits = {
  openReports: 0,
  paymentsByHand: 0,
  paymentsStuck: 0,
  daysDiffering: 0,
  sourcesDown: [],
  trialsEnding: 0,
  trialsEndWithinDays: 3,
};

function visit() {
  signInAs('owner');
  const Stub = createRoutesStub([
    {
      path: '/admin/dashboard',
      Component: () => (
        <AdminProviders>
          <AdminDashboardScreen />
          <Toast />
        </AdminProviders>
      ),
    },
  ]);
  render(<Stub initialEntries={['/admin/dashboard']} />);
}

test('Refresh asks for figures and list again, shows what came, and says how it went', async () => {
  page.server.on('/admin/attention', ok(nothingWaits));
  page.server.on('/admin/stats', ok(stats), ok({ ...stats, totalUsers: 13 }), refused(400, 'invalid_request'));
  page.server.on(users, json(200, aUserList([aUser()])), json(200, aUserList([aUser({ handle: 'mukasa' }), aUser()])));
  visit();
  expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy();
  await screen.findByText('@nakato');
  await waitFor(() => expect(screen.getByText('Total Users').parentElement?.textContent).toContain('12'));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Data refreshed successfully')).toBeTruthy();
  // Asked for, it is shown at once.
  expect(await screen.findByText('@mukasa')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New data' })).toBeNull();
  expect(screen.getByText('Total Users').parentElement?.textContent).toContain('13');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Failed to refresh data')).toBeTruthy();
});

test('figures that do not come say so and leave the list alone', async () => {
  page.server.on('/admin/stats', refused(400, 'invalid_request'));
  page.server.on(users, json(200, aUserList([aUser()])));
  visit();
  expect(await screen.findByText('Failed to load statistics')).toBeTruthy();
  expect(await screen.findByText('@nakato')).toBeTruthy();
});

test('by itself the figures come again after half a minute, the list after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  page.server.on('/admin/stats', ok(stats));
  page.server.on(users, json(200, aUserList([aUser()])));
  visit();
  await vi.waitFor(() => expect(screen.getByText('Total Users').parentElement?.textContent).toContain('12'));
  await vi.waitFor(() => expect(screen.getByText('@nakato')).toBeTruthy());
  const client = queryClient();
  const isRead = () => [userCountersKey, usersKey].map((queryKey) => client.isFetching({ queryKey }) > 0);
  const rest = () => vi.waitFor(() => expect(isRead()).toEqual([false, false]));
  await rest();
  vi.advanceTimersByTime(25_000);
  expect(isRead()).toEqual([false, false]);
  vi.advanceTimersByTime(5_000);
  expect(isRead()).toEqual([true, false]);
  await rest();
  vi.advanceTimersByTime(25_000);
  expect(isRead()).toEqual([false, false]);
  vi.advanceTimersByTime(5_000);
  expect(isRead()).toEqual([true, true]);
  await rest();
});

test('what waits is told first, with its count and the way to its list; what is zero stays quiet', async () => {
  const since = '2026-11-21T10:05:00.000Z';
  page.server.on(
    '/admin/attention',
    ok({
      ...nothingWaits,
      sourcesDown: [{ door: 'video-page', since }],
      openReports: 2,
      paymentsByHand: 1,
      trialsEnding: 12,
    }),
  );
  page.server.on('/admin/stats', ok(stats));
  page.server.on(users, json(200, aUserList([aUser()])));
  visit();
  const work = within(screen.getByRole('region', { name: 'Needs attention' }));
  const links = await work.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      '1 way of reading TikTok is downVideo page changed, since 21 Nov 2026, 13:05. Shops are read another way where possible.',
      '/admin/analytics',
    ],
    ['2 reports from buyers', '/admin/reports'],
    [
      '1 payment by hand waitsLook for the money, then confirm or refuse.',
      '/admin/payments?state=open&provider=manual',
    ],
    ['12 trials end within 3 days', '/admin/users?subscriptionStatus=trial&sortOrder=asc'],
  ]);
});

test('where nothing waits, that is all that is said', async () => {
  page.server.on('/admin/attention', ok(nothingWaits));
  page.server.on('/admin/stats', ok(stats));
  page.server.on(users, json(200, aUserList([aUser()])));
  visit();
  expect(await screen.findByText('Nothing needs you.')).toBeTruthy();
});

test('the way to all users keeps what the list was asked for', async () => {
  page.server.on('/admin/attention', ok(nothingWaits));
  page.server.on('/admin/stats', ok(stats));
  page.server.on(users, json(200, aUserList([aUser()])));
  page.server.on(users.replace('sortOrder=desc', 'sortOrder=desc&search=nak'), json(200, aUserList([aUser()])));
  visit();
  expect((await screen.findByRole('link', { name: /^All users: / })).getAttribute('href')).toBe('/admin/users');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'nak{Enter}');
  const found = await screen.findByRole('link', { name: /^All found: / });
  expect(found.getAttribute('href')).toBe('/admin/users?search=nak');
});
