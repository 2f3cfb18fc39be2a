// @vitest-environment jsdom
import type { AdminMe } from '@app/contracts/admin/session.schemas';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readAdminSession } from '#web/features/admin/session/admin-session.ts';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { json, ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SecondFactor } from './second-factor.tsx';

const page = eachPageHasServer();
const me = (enabledAt: string | null, required = false): AdminMe => ({
  adminId: 'a1',
  username: 'owner@dukalink.example',
  role: 'owner',
  secondFactor: { enabledAt, required },
});
const secret = 'JBSWY3DPEHPK3PXP';
const setUp = '2026-11-20T11:05:00.000Z';
const bodies = (path: string) =>
  page.server.arrived.filter((one) => one.path.endsWith(path)).map(({ body }) => JSON.parse(body));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function wrong(field: string, code: string, message: string) {
  return json(400, { success: false, message, code, errors: [{ field, message }] });
}

test('a second factor is set up by password, key and first code, and until then it does not count', async () => {
  page.server.on('/admin/me', ok(me(null, true)), ok(me(setUp, true)));
  page.server.on(
    '/admin/me/second-factor',
    wrong('password', 'password_wrong', 'This password is wrong.'),
    ok({ secret, otpauthUrl: `otpauth://totp/Dukalink:owner?secret=${secret}` }),
  );
  page.server.on('/admin/me/second-factor/confirm', wrong('code', 'code_wrong', 'This code is wrong.'), ok({}));
  showForAdmin(<SecondFactor />, { mustSetUpSecondFactor: true });
  expect(await screen.findByText(/Until you set it up, you can open only this page/)).toBeTruthy();
  await press('Set up');

  await userEvent.type(screen.getByLabelText('Your password'), 'Matooke-4-Lunch');
  await press('Continue');
  expect(await screen.findByText('This password is wrong.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your password'), '!');
  await press('Continue');

  expect((await screen.findByLabelText<HTMLInputElement>('Key to type')).value).toBe('JBSW Y3DP EHPK 3PXP');
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Code from the app'), '12345');
  await press('Turn on');
  expect(await screen.findByText('Please enter a valid 6-digit verification code')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Code from the app'), '6');
  await press('Turn on');
  expect(await screen.findByText('This code is wrong.')).toBeTruthy();
  expect(readAdminSession()).toMatchObject({ admin: { mustSetUpSecondFactor: true } });

  await userEvent.clear(screen.getByLabelText('Code from the app'));
  await userEvent.type(screen.getByLabelText('Code from the app'), '654 321');
  await press('Turn on');
  expect(await screen.findByText('Set up on 20 Nov 2026, 14:05.')).toBeTruthy();
  await vi.waitFor(() => expect(readAdminSession()).toMatchObject({ admin: { mustSetUpSecondFactor: false } }));
  expect(bodies('/second-factor/confirm')).toEqual([{ code: '123456' }, { code: '654321' }]);
  expect(document.body.textContent).not.toContain('JBSW');
});

test('nothing of a set-up that was left is kept', async () => {
  page.server.on('/admin/me', ok(me(null)));
  page.server.on('/admin/me/second-factor', ok({ secret, otpauthUrl: 'otpauth://totp/x' }));
  showForAdmin(<SecondFactor />);
  await press('Set up');
  await userEvent.type(screen.getByLabelText('Your password'), 'Matooke-4-Lunch');
  await press('Continue');
  await screen.findByLabelText('Key to type');
  await press('Cancel');
  await press('Set up');
  expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('');
  expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain(secret);
});

test('a second factor is removed only with password and code', async () => {
  page.server.on('/admin/me', ok(me(setUp)), ok(me(null)));
  page.server.on('/admin/me/second-factor/removal', wrong('code', 'code_wrong', 'This code is wrong.'), ok({}));
  showForAdmin(<SecondFactor />);
  await press('Remove');
  await press('Remove the second factor');
  expect(await screen.findByText('Please enter your password')).toBeTruthy();
  expect(bodies('/removal')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Your password'), 'Matooke-4-Lunch!');
  await userEvent.type(screen.getByLabelText('Code from the app'), '123456');
  await press('Remove the second factor');
  expect(await screen.findByText('This code is wrong.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('Matooke-4-Lunch!');
  await press('Remove the second factor');
  expect(await screen.findByText('Not set up.')).toBeTruthy();
});
