// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import SuspendedOwner from './suspended-owner.tsx';

const page = eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const suspension = { since: '2026-11-20T09:00:00.000Z', message: 'The photos belong to another seller.' };
const user = { id: 'a1', handle: 'nakato', shopHandle: 'nakato', suspension } as User;

test('the owner of a suspended shop reads since when and why, and what still works; once it is restored, nothing', async () => {
  page.server.on('/auth/profile', ok({ ...user, suspension: null }));
  signIn(tokens, user);
  const Stub = createRoutesStub([{ path: '/', Component: SuspendedOwner }]);
  render(<Stub />);
  const banner = screen.getByRole('region', { name: 'Your shop is suspended' });
  expect(banner.textContent).toContain('since 20 Nov 2026');
  expect(banner.textContent).toContain('The photos belong to another seller.');
  for (const name of ['Dashboard', 'Settings', 'Write to support']) screen.getByRole('link', { name });
  // The profile that is read again says that the shop is open again.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your shop is suspended' })).toBeNull());
});
