// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { NextSteps } from './next-steps.tsx';

afterEach(cleanup);

const shop = { shopLink: 'https://duka.example/shop/nakato', trialDays: 7, priceUgx: 10_000, readsWithAi: false };

function show(given: Partial<ShopOwner>, changed: Partial<typeof shop> = {}) {
  const user = { handle: 'nakato', phoneNumber: null, subscriptionEndDate: null, ...given } as ShopOwner;
  const Stub = createRoutesStub([{ path: '/', Component: () => <NextSteps user={user} {...shop} {...changed} /> }]);
  render(<Stub />);
}

const steps = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('a seller whose trial runs reads that it began, and is offered a plan', () => {
  show({ subscriptionStatus: 'trial' });
  expect(screen.getByText(/^Free trial activated!/)).toBeTruthy();
  const [, , number, plan] = steps();
  expect(number, 'without it buyers cannot write').toBe('Add your WhatsApp number');
  expect(plan, 'what is asked for is not due yet').toMatch(
    /^Choose a subscription plan \(7-day free trial available\)Nothing to pay today, and nothing is taken by itself\. Choose before your free days end\./,
  );
  expect(screen.getByRole('button', { name: 'Choose Plan' })).toBeTruthy();
});

test.each([
  ['with a number and a handle that TikTok knows', '+256772123456', null, true],
  ['without a number', null, null, false],
  ['while TikTok has not answered', '+256772123456', 'waiting', false],
] as const)(
  '%s the shop is called ready only where nothing is left to do',
  (_when, phoneNumber, handleCheck, isReady) => {
    show({ subscriptionStatus: 'trial', phoneNumber, handleCheck });
    expect(screen.queryByText('Account Created Successfully! Your shop is ready.') !== null).toBe(isReady);
  },
);

test('a seller who pays reads nothing of a trial or of a plan to choose', () => {
  show({ subscriptionStatus: 'paid', subscriptionEndDate: '2026-12-27T10:00:00.000Z' });
  expect(document.body.textContent).not.toMatch(/trial|plan/i);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['has had its trial', null, 'This TikTok had its free trial already. Subscribe to go on.'],
  ['has paid before', '2026-10-27T10:00:00.000Z', 'Your subscription has expired. Please subscribe to continue.'],
])('a shop that %s is not told of another one', (_, subscriptionEndDate, words) => {
  show({ subscriptionStatus: 'expired', subscriptionEndDate });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose Plan' })).toBeTruthy();
});

test('where there are no trials none is said to be over', () => {
  show({ subscriptionStatus: 'expired' }, { trialDays: 0 });
  expect(document.body.textContent).not.toMatch(/trial/i);
});
