// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { aUser, aUserList, renderAdmin, signInAs } from '#web/test/admin.testing.tsx';
import { json, refused, silence, text } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { useUserList } from './use-user-list.ts';
import { UserManagement } from './user-management.tsx';
import { usersKey } from './users.api.ts';

const page = eachPageHasServer();

const allUsers = '/admin/users?page=1&limit=20&sortBy=createdAt&sortOrder=desc';
const [nakato, babirye, okello] = ['nakato', 'babirye', 'okello'].map((handle) => aUser({ handle }));
const users = [nakato, babirye, okello].flatMap((user) => user ?? []);

function List() {
  return <UserManagement list={useUserList()} choosesSize />;
}

function visit(path = '/admin/users', role: Parameters<typeof signInAs>[0] = 'support') {
  signInAs(role);
  return renderAdmin(path, () => <List />);
}

const handles = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => /@([a-z]+)/.exec(row.textContent ?? '')?.[1]);
const askedFor = () =>
  page.server.arrived.filter(({ path }) => path.includes('/admin/users?')).map(({ path }) => path.split('?')[1]);

test('the table says who it is, how to reach them, what runs and since when', async () => {
  const paid = aUser({
    handle: 'paid',
    displayName: 'Paid Goods',
    subscriptionStatus: 'paid',
    paidUntil: '2099-12-03T12:00:00Z',
    lastImportAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  });
  const suspended = aUser({
    handle: 'stopped',
    phoneNumber: null,
    isVerified: true,
    suspendedAt: nakato?.createdAt ?? '',
  });
  page.server.on(allUsers, json(200, aUserList([users[0] ?? paid, paid, suspended])));
  visit();
  expect(screen.getByText('Loading users...')).toBeTruthy();
  await screen.findByText('@nakato');
  const cells = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells[0]).toEqual([
    'User',
    'Contact',
    'Subscription',
    'Trial Status',
    'Paid until',
    'Last import',
    'Products',
    'Created',
    'Actions',
  ]);
  expect(cells[1]).toEqual([
    '@nakato1.2k followers',
    '+256700123456',
    'Trial',
    '3 days',
    '-none',
    '-none',
    '12',
    '12 Nov 2026',
    'View',
  ]);
  expect(cells[2]?.[0]).toBe('@paidPaid Goods · 1.2k followers');
  expect(cells[2]?.slice(2, 6)).toEqual(['Paid', '-none', '3 Dec 2099', '2 hours ago']);
  expect(cells[3]?.slice(0, 3)).toEqual(['@stoppedVerified on TikTok1.2k followers', '-none', 'TrialSuspended']);
  expect(screen.getByText('Showing 1 to 3 of 3 users')).toBeTruthy();
});

test('a head orders the table and turns the order around', async () => {
  page.server.on(allUsers, json(200, aUserList(users)));
  page.server.on('/admin/users?page=1&limit=20&sortBy=handle&sortOrder=desc', json(200, aUserList(users)));
  page.server.on('/admin/users?page=1&limit=20&sortBy=handle&sortOrder=asc', json(200, aUserList(users)));
  const { place } = visit();
  const head = (name: string) => screen.findByRole('columnheader', { name });
  expect((await head('Created')).getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(within(await head('User')).getByRole('button'));
  await waitFor(() => expect(place()).toBe('/admin/users?sortBy=handle'));
  expect((await head('Created')).hasAttribute('aria-sort')).toBe(false);
  await userEvent.click(within(await head('User')).getByRole('button'));
  await waitFor(() => expect(place()).toBe('/admin/users?sortBy=handle&sortOrder=asc'));
  expect((await head('User')).getAttribute('aria-sort')).toBe('ascending');
});

test('a number opens WhatsApp, and says who writes', async () => {
  page.server.on(allUsers, json(200, aUserList(users.slice(0, 1))));
  visit();
  const link = await screen.findByRole('link', { name: '+256700123456' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    'https://wa.me/256700123456?text=Hello @nakato, this is Dukalink support.',
  );
});

test('an empty list and one that fails each say so', async () => {
  page.server.on(allUsers, refused(400, 'invalid_request', 'Too deep'), json(200, aUserList([])));
  visit();
  expect(await screen.findByText('Failed to load users: Too deep')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No users found')).toBeTruthy();
});

test('a search that finds no user says what was searched for, and leads to all users and to payments', async () => {
  page.server.on(`${allUsers}&search=zzzzzz`, json(200, aUserList([])));
  page.server.on(allUsers, json(200, aUserList([aUser()])));
  visit('/admin/users?search=zzzzzz');
  expect(await screen.findByText('No user matches “zzzzzz”.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Search payments instead' }).getAttribute('href')).toBe(
    '/admin/payments?search=zzzzzz',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show all users' }));
  expect(await screen.findByText('@nakato')).toBeTruthy();
});

test('a list that something before our server refuses has the words of its status', async () => {
  page.server.on(allUsers, text(404, 'nginx'));
  visit();
  const words = 'Resource not found. The requested item may have been removed.';
  expect(await screen.findByText(`Failed to load users: ${words}`)).toBeTruthy();
});

test('filter, order, page and search stand in the address, each but the page begins at page 1, and back undoes them', async () => {
  const { place, back } = visit('/admin/users?page=3');
  const at = (search: string) => waitFor(() => expect(place()).toBe(`/admin/users${search}`));
  await userEvent.selectOptions(screen.getByLabelText('Subscription'), 'expired');
  await at('?subscriptionStatus=expired');
  await userEvent.click(screen.getByRole('button', { name: 'Handle' }));
  await at('?subscriptionStatus=expired&sortBy=handle');
  expect(screen.getByText('Sorted by Handle (descending)')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Handle' }));
  await at('?subscriptionStatus=expired&sortBy=handle&sortOrder=asc');
  await userEvent.type(screen.getByPlaceholderText('Search by handle or phone number...'), 'nak');
  await at('?subscriptionStatus=expired&sortBy=handle&sortOrder=asc&search=nak');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Subscription: Expired' }));
  await at('?sortBy=handle&sortOrder=asc&search=nak');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await at('?sortBy=handle&sortOrder=asc');
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search by handle or phone number...').value).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  act(back);
  await at('?sortBy=handle&sortOrder=asc&search=nak');
  const box = screen.getByPlaceholderText<HTMLInputElement>('Search by handle or phone number...');
  await waitFor(() => expect(box.value).toBe('nak'));
  expect(askedFor()[0]).toBe('page=3&limit=20&sortBy=createdAt&sortOrder=desc');
  expect(askedFor()).toContain('page=1&limit=20&sortBy=handle&sortOrder=asc&search=nak&subscriptionStatus=expired');
});

test('the pages lead where they say, and end where the list ends', async () => {
  const middle = { page: 3, total: 1234, totalPages: 62, hasNext: true, hasPrev: true };
  page.server.on(allUsers.replace('page=1', 'page=3'), json(200, aUserList(users, middle)));
  page.server.on(
    allUsers.replace('page=1', 'page=5'),
    json(200, aUserList(users, { ...middle, page: 5, hasNext: false })),
  );
  const { place } = visit('/admin/users?page=3');
  expect(await screen.findByText('Showing 41 to 43 of 1,234 users')).toBeTruthy();
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  const names = within(pages)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual(['Previous', '1', '2', '3', '4', '5', 'Next']);
  expect(within(pages).getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(within(pages).getByRole('button', { name: 'Page 5' }));
  await waitFor(() => expect(place()).toBe('/admin/users?page=5'));
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true));
});

test('while another page comes the one before stays', async () => {
  page.server.on(allUsers, json(200, aUserList(users, { total: 40, totalPages: 2, hasNext: true })));
  page.server.on(allUsers.replace('page=1', 'page=2'), silence);
  const { place } = visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(place()).toBe('/admin/users?page=2'));
  expect(handles()).toEqual(['nakato', 'babirye', 'okello']);
});

test('what comes by itself changes rows in place, and moves none until "New data" is tapped', async () => {
  const renewed = { ...(users[0] ?? aUser()), subscriptionStatus: 'paid' as const };
  const newcomer = aUser({ handle: 'mukasa' });
  page.server.on(
    allUsers,
    json(200, aUserList(users)),
    json(200, aUserList([renewed, ...users.slice(1)])),
    json(200, aUserList([newcomer, ...users])),
  );
  visit();
  await screen.findByText('@nakato');
  const comesByItself = () => act(() => queryClient().refetchQueries({ queryKey: usersKey }));
  await comesByItself();
  expect(await within(screen.getByRole('table')).findByText('Paid')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New data' })).toBeNull();
  await comesByItself();
  const chip = await screen.findByRole('button', { name: 'New data' });
  expect(handles()).toEqual(['nakato', 'babirye', 'okello']);
  await userEvent.click(chip);
  expect(handles()).toEqual(['mukasa', 'nakato', 'babirye', 'okello']);
});

test('a viewer takes no file along', async () => {
  page.server.on(allUsers, json(200, aUserList(users)));
  visit('/admin/users', 'viewer');
  await screen.findByText('@nakato');
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test('an export that fails without words says so', async () => {
  page.server.on(allUsers, json(200, aUserList(users)));
  page.server.on('/admin/users/export?sortBy=createdAt&sortOrder=desc', json(400, {}));
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Failed to export users')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', false);
});

test('the details open by address and close by back', async () => {
  page.server.on(allUsers, json(200, aUserList(users)));
  page.server.on('/admin/users/id-nakato', silence);
  const { place, back } = visit('/admin/users?search=');
  await userEvent.click(await screen.findByRole('button', { name: 'View details of @nakato' }));
  expect(place()).toContain('user=id-nakato');
  expect(await screen.findByRole('dialog', { name: 'User Details' })).toBeTruthy();
  act(back);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['search', 'window'])(
  'a search and a window that come at once are both kept, the %s first',
  async (first) => {
    page.server.on(allUsers, json(200, aUserList(users)));
    page.server.on(`${allUsers}&search=nak`, json(200, aUserList(users)));
    page.server.on('/admin/users/id-nakato', silence);
    const { place } = visit();
    const view = await screen.findByRole('button', { name: 'View details of @nakato' });
    const box = screen.getByPlaceholderText<HTMLInputElement>('Search by handle or phone number...');
    fireEvent.change(box, { target: { value: 'nak' } });
    const steps = [() => fireEvent.submit(box.form ?? box), () => fireEvent.click(view)];
    if (first === 'window') steps.reverse();
    // Within `act` nothing is drawn: the address is ahead of the page, as on a busy phone.
    await act(async () => {
      for (const step of steps) {
        const before = window.location.search;
        step();
        await waitFor(() => expect(window.location.search).not.toBe(before));
      }
    });
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(place().split('?')[1]))).toEqual({
        search: 'nak',
        user: 'id-nakato',
      }),
    );
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'User Details' })).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(place()).toBe('/admin/users?search=nak'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
