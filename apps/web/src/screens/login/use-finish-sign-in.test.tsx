// @vitest-environment jsdom
import type { User } from '@app/contracts/accounts/accounts.schemas';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { useFinishSignIn } from './use-finish-sign-in.ts';

function targetFor(user: Partial<User>, at = '/login'): string | null {
  const Target = () => <output>{useFinishSignIn().targetFor({ shopHandle: 'nakato', ...user } as User)}</output>;
  const Stub = createRoutesStub([{ path: '/login', Component: Target }]);
  const { unmount } = render(<Stub initialEntries={[at]} />);
  const { textContent } = screen.getByRole('status');
  unmount();
  return textContent;
}

test('a sign-in ends at the seller’s shop, or where it is said why the shop is closed', () => {
  expect(targetFor({})).toBe('/shop/nakato');
  expect(targetFor({ handleCheck: null })).toBe('/shop/nakato');
  expect(targetFor({ handleCheck: 'waiting' })).toBe('/dashboard');
  expect(targetFor({ handleCheck: 'not_found' })).toBe('/dashboard');
  expect(targetFor({ handleCheck: 'not_found', deletionDueAt: '2026-11-30T00:00:00.000Z' })).toBe('/settings');
  expect(targetFor({ handleCheck: 'waiting' }, '/login?redirect=/settings')).toBe('/settings');
});
