// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { endAdminSession, sayUnreachable } from '#web/features/admin/session/admin-session.ts';
import { AdminProviders } from '#web/screens/admin/admin-providers.tsx';
import { json, refused, silence, text } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import AdminLoginScreen from './login.tsx';

const page = eachPageHasServer();

const session = json(200, {
  success: true,
  message: 'OK',
  accessToken: 'a',
  username: 'nakato@duka.example',
  role: 'owner',
  mustSetUpSecondFactor: false,
});

function Place() {
  const { pathname, search } = useLocation();
  return <pre>{pathname + search}</pre>;
}

function visit(path = '/admin/login') {
  const Stub = createRoutesStub([
    {
      path: '/admin/login',
      Component: () => (
        <AdminProviders>
          <AdminLoginScreen />
        </AdminProviders>
      ),
    },
    { path: '*', Component: Place },
  ]);
  render(<Stub initialEntries={[path]} />);
}

/** Not signed in. */
async function visitForm(path?: string) {
  endAdminSession('never');
  visit(path);
  await screen.findByLabelText('Username');
}

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sign/ });
const bodies = () =>
  page.server.arrived.filter(({ path }) => path.endsWith('/admin/login')).map(({ body }) => JSON.parse(body));

async function fillIn(name = 'nakato@duka.example', word = 'Matooke-4') {
  await userEvent.type(username(), name);
  await userEvent.type(password(), word);
}

// First: a tab asks once, on load.
test('on load it asks whether an administrator is signed in, and leads on who is', async () => {
  page.server.on('/admin/refresh', session);
  visit('/admin/login?redirect=%2Fadmin%2Fusers%3Fpage%3D2');
  expect(screen.getByRole('heading', { name: 'Admin Portal' })).toBeTruthy();
  expect(screen.getByText('Checking authentication...')).toBeTruthy();
  expect(await screen.findByText('/admin/users?page=2')).toBeTruthy();
});

test('the fields are an e-mail address and a password that can be shown; the notice says what is logged', async () => {
  await visitForm();
  expect(username()).toMatchObject({ type: 'email', autocomplete: 'username' });
  expect(password()).toMatchObject({ type: 'password', autocomplete: 'current-password' });
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
  expect(screen.getByText(/actions are logged and monitored/)).toBeTruthy();
});

test('the button waits for both fields and for the running request', async () => {
  page.server.on('/admin/login', silence);
  await visitForm();
  expect(button().disabled).toBe(true);
  await userEvent.type(username(), 'nakato@duka.example');
  expect(button().disabled).toBe(true);
  await userEvent.type(password(), 'x');
  expect(button()).toMatchObject({ disabled: false, textContent: 'Sign In' });
  await userEvent.click(button());
  expect(button()).toMatchObject({ disabled: true, textContent: 'Signing in...' });
});

test('Enter in a form that is not complete says what is missing, and editing takes the words away', async () => {
  await visitForm();
  await userEvent.type(username(), 'nakato@duka.example{Enter}');
  expect(screen.getByText('Please enter both username and password')).toBeTruthy();
  await userEvent.type(password(), 'x');
  expect(screen.queryByText('Please enter both username and password')).toBeNull();
  expect(bodies()).toEqual([]);
});

test.each([
  [refused(401, 'invalid_credentials', 'Wrong'), 'Invalid credentials. Please try again.'],
  [refused(500, 'internal', 'Boom'), 'Login failed. Please try again.'],
  [text(404, 'nginx'), 'Login failed'],
  [json(403, { success: false, message: 'We move house. Back at 5.' }), 'We move house. Back at 5.'],
  [
    refused(429, 'rate_limited', 'Too many requests. Please wait a moment and try again.', { 'retry-after': '40' }),
    'Too many requests. Please wait a moment and try again. Try again in 40 seconds.',
  ],
])('a login that does not succeed says "%#" and keeps what was typed', async (reply, words) => {
  page.server.on('/admin/login', reply);
  await visitForm();
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText(words)).toBeTruthy();
  expect([username().value, password().value]).toEqual(['nakato@duka.example', 'Matooke-4']);
  await userEvent.type(password(), '!');
  expect(screen.queryByText(words)).toBeNull();
});

test('a login that succeeds says so and leads to the dashboard', async () => {
  page.server.on('/admin/login', session);
  await visitForm();
  await fillIn();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('/admin/dashboard')).toBeTruthy();
  expect(bodies()).toEqual([{ username: 'nakato@duka.example', password: 'Matooke-4' }]);
});

test('an administrator with a second factor is asked for its code, and types nothing twice', async () => {
  page.server.on(
    '/admin/login',
    refused(401, 'second_factor_required'),
    refused(401, 'second_factor_wrong', 'This code is wrong.'),
    session,
  );
  await visitForm();
  await fillIn();
  await userEvent.click(button());
  const code = await screen.findByLabelText<HTMLInputElement>('Code of your second factor');
  expect(code).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect([username().value, password().value]).toEqual(['nakato@duka.example', 'Matooke-4']);
  expect(button().disabled).toBe(true);
  await userEvent.type(code, '123 456');
  await userEvent.click(button());
  expect(await screen.findByText('This code is wrong.')).toBeTruthy();
  await userEvent.clear(code);
  await userEvent.type(code, '654321{Enter}');
  expect(await screen.findByText('/admin/dashboard')).toBeTruthy();
  expect(bodies().map((body) => body.code)).toEqual([undefined, '123456', '654321']);
});

test('a check that fails lets the form show', async () => {
  sayUnreachable(new Error('no network'));
  visit();
  expect(await screen.findByLabelText('Username')).toBeTruthy();
});
