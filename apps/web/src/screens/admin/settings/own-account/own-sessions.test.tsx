// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { json, ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { OwnSessions } from './own-sessions.tsx';

const page = eachPageHasServer();
const at = '2026-11-20T11:05:00.000Z';
const session = (sessionId: string, device: string, current = false) => ({
  sessionId,
  device,
  createdAt: at,
  lastUsedAt: at,
  current,
});
const here = session('here', 'Firefox on Linux', true);
const bodies = (path: string) =>
  page.server.arrived.filter((one) => one.path.endsWith(path)).map(({ body }) => JSON.parse(body));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('another session ends only with the password; what is wrong with it stands beside it', async () => {
  const message = 'The password is wrong. Please try again.';
  const wrong = json(403, {
    success: false,
    message,
    code: 'password_wrong',
    errors: [{ field: 'password', message }],
  });
  page.server.on(
    '/admin/me/sessions',
    ok({ sessions: [here, session('there', 'Chrome on Android')] }),
    ok({ sessions: [here] }),
  );
  page.server.on('/admin/me/sessions/there/end', wrong, ok({}));
  showForAdmin(<OwnSessions />);
  await press(/^End Chrome on Android/);
  await press('End session');
  expect(await screen.findByText('Please enter your password')).toBeTruthy();
  expect(bodies('/there/end')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Your password'), 'Matooke-4-Lunch');
  await press('End session');
  expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your password'), '!');
  await press('End session');
  await expect.poll(() => screen.queryByText('Chrome on Android')).toBeNull();
  expect(bodies('/there/end')).toEqual([{ password: 'Matooke-4-Lunch' }, { password: 'Matooke-4-Lunch!' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
