// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { endAdminSession, keepAdmin, updateAdmin } from '#web/features/admin/session/admin-session.ts';
import { AdminProviders } from '#web/screens/admin/admin-providers.tsx';
import { cut, json, ok, refused } from '#web/test/answering-server.testing.ts';
import { hurry } from '#web/test/browser.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { Toast } from '#web/ui/toast.tsx';
import { AdminScreen } from './admin-screen.tsx';
import { useAdmin } from './require-admin.tsx';

const page = eachPageHasServer();

const answer = {
  success: true,
  message: 'OK',
  accessToken: 'a',
  username: 'nakato@duka.example',
  role: 'viewer',
  mustSetUpSecondFactor: false,
} as const;

function Place() {
  const { pathname, search } = useLocation();
  return <pre>{pathname + search}</pre>;
}

const Role = () => <p>May: {useAdmin().role}</p>;

function visit(path: string) {
  const guarded = (title: string) => () => (
    <AdminProviders>
      <AdminScreen title={title} skeleton={<p>Loading</p>}>
        {() => <Role />}
      </AdminScreen>
    </AdminProviders>
  );
  const Stub = createRoutesStub([
    { path: '/admin/users', Component: guarded('Users') },
    { path: '/admin/settings', Component: guarded('Settings') },
    { path: '*', Component: Place },
  ]);
  render(
    <>
      <Stub initialEntries={[path]} />
      <Toast />
    </>,
  );
}

// First: a tab asks once, on load.
test('until it is known who is there the frame stands, with the fallbacks; a cookie lets in', async () => {
  const pace = hurry(10);
  page.server.on('/admin/refresh', cut, cut, cut, json(200, answer));
  visit('/admin/users');
  expect(screen.getByText('Admin')).toBeTruthy();
  expect(screen.getByText('Administrator')).toBeTruthy();
  expect(screen.getByText('Loading')).toBeTruthy();
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 15_000 });
  pace.factor = 1;
  await userEvent.click(retry);
  expect(await screen.findByText('May: viewer')).toBeTruthy();
  expect(screen.getByText('nakato@duka.example')).toBeTruthy();
  expect(screen.getByText('Viewer')).toBeTruthy();
});

test('a stranger is led to the login and back again', async () => {
  endAdminSession('never');
  visit('/admin/users?page=2&search=nak');
  expect(await screen.findByText('/admin/login?redirect=%2Fadmin%2Fusers%3Fpage%3D2%26search%3Dnak')).toBeTruthy();
});

test('a session that ends on the way leads there, too; after signing out nothing leads back', async () => {
  keepAdmin(answer);
  visit('/admin/users');
  await screen.findByText('May: viewer');
  act(() => endAdminSession('ended'));
  expect(await screen.findByText('/admin/login?redirect=%2Fadmin%2Fusers')).toBeTruthy();
  cleanup();
  keepAdmin(answer);
  visit('/admin/users');
  await screen.findByText('May: viewer');
  act(() => endAdminSession('asked'));
  expect(await screen.findByText('/admin/login')).toBeTruthy();
});

test('who must set up a second factor is led to the settings, told why, and let go afterwards', async () => {
  keepAdmin({ ...answer, mustSetUpSecondFactor: true });
  visit('/admin/users');
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeTruthy();
  expect(screen.getByText(/Every administrator needs a second factor now/)).toBeTruthy();
  act(() => updateAdmin({ mustSetUpSecondFactor: false }));
  expect(screen.queryByText(/Every administrator needs a second factor now/)).toBeNull();
});

test('the current place is the one that you are on', async () => {
  keepAdmin(answer);
  visit('/admin/users');
  const bar = screen.getByRole('navigation', { name: 'Administration' });
  const links = within(bar).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/admin/dashboard'],
    ['Users', '/admin/users'],
    ['Analytics', '/admin/analytics'],
    ['Reports', '/admin/reports'],
    ['Payments', '/admin/payments'],
    ['Settings', '/admin/settings'],
  ]);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[1]]);
});

test('the menu of a phone opens and closes, and says so', async () => {
  keepAdmin(answer);
  visit('/admin/users');
  const toggle = screen.getByRole('button', { name: 'Menu' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  const expectOpen = (isOpen: 'true' | 'false') =>
    expect([toggle.getAttribute('aria-expanded'), menu?.dataset.open]).toEqual([isOpen, isOpen]);
  await userEvent.click(toggle);
  expectOpen('true');
  await userEvent.click(toggle);
  expectOpen('false');
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('link', { name: 'Users' }));
  expectOpen('false');
});

test.each([
  ['Successfully logged out', ok({})],
  ['Logout completed locally', refused(503, 'unavailable')],
])('Logout leads to the login and says "%s"', async (words, reply) => {
  page.server.on('/admin/logout', reply);
  keepAdmin(answer);
  visit('/admin/users');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('/admin/login')).toBeTruthy();
  expect(await screen.findByText(words)).toBeTruthy();
});
