// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { aPrompt, aSubscription } from '#web/test/billing.testing.ts';
import { ConfirmFirst } from './confirm-first.tsx';

afterEach(cleanup);

const unconfirmed = { handle: 'nakato', confirmedAt: null };

function show(user: Parameters<typeof ConfirmFirst>[0]['user'], told = {}) {
  const Component = () => <ConfirmFirst user={user} subscription={aSubscription(told)} />;
  const Stub = createRoutesStub([{ path: '/subscription', Component }]);
  render(<Stub initialEntries={['/subscription']} />);
}

test('a seller who never confirmed the handle is asked to do so beside the price, with the way there', () => {
  show(unconfirmed);
  expect(screen.getByText(/^Confirm that @nakato is yours\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Confirm in your settings' }).getAttribute('href')).toBe('/settings#tiktok');
});

test.each([
  ['who has confirmed', { ...unconfirmed, confirmedAt: '2026-11-20T08:00:00.000Z' }, {}],
  ['whose shop has no address', { ...unconfirmed, handle: null }, {}],
  ['whose prompt waits', unconfirmed, { payment: aPrompt() }],
  ['who cannot pay here', unconfirmed, { canPay: false }],
])('a seller %s is not asked to confirm', (_, user, told) => {
  show(user, told);
  expect(screen.queryByRole('link')).toBeNull();
});
