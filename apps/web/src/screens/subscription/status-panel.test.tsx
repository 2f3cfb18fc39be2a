// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { timeLeft } from '#web/features/billing/time-left.ts';
import { aSubscription } from '#web/test/billing.testing.ts';
import { StatusPanel } from './status-panel.tsx';

afterEach(cleanup);

const serverTime = '2026-11-20T08:00:00.000Z';

test.each([
  ['a trial', { status: 'trial', trialEndDate: '2026-11-22T08:00:00.000Z' }, 'Free trial2 days leftuntil 22 Nov 2026'],
  [
    'a month',
    { status: 'paid', subscriptionEndDate: '2026-12-20T08:00:00.000Z' },
    'Premium30 days leftuntil 20 Dec 2026',
  ],
  [
    'its grace',
    { status: 'paid', subscriptionEndDate: '2026-11-19T20:00:00.000Z', graceEndsAt: '2026-11-22T20:00:00.000Z' },
    'PremiumPlease renew. Paid until 19 Nov 2026. We keep importing your videos until 22 Nov 2026.',
  ],
  ['nothing any more', {}, 'ExpiredYour shop stays open for buyers. New videos wait until you pay.'],
] as const)('of %s it says what runs, and until when', (_what, given, words) => {
  const subscription = aSubscription({ ...given, serverTime });
  const end = subscription.graceEndsAt ?? subscription.subscriptionEndDate ?? subscription.trialEndDate;
  render(<StatusPanel now={{ subscription, left: timeLeft(end, Date.parse(serverTime)) }} />);
  expect(screen.getByRole('region', { name: 'Current status' }).textContent).toBe(`Current status${words}`);
});
