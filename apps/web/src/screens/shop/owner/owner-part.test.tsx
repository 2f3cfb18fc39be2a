// @vitest-environment jsdom
import type { PageShop } from '@app/contracts/addresses/pages';
import type { Subscription } from '@app/contracts/billing/billing.schemas';
import type { OwnerShop } from '@app/contracts/catalog/catalog.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { subscriptionQuery } from '#web/features/billing/billing.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { NextStep } from './owner-part.tsx';

eachPageHasServer();
const own = { subscriptionStatus: 'expired', counts: { needsHand: 0 } } as OwnerShop;
const show = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient()}>
        <NextStep shop={{} as PageShop} own={own} />
      </QueryClientProvider>
    </MemoryRouter>,
  );

test('the way to pay has no words until the plan is known, and then does not change them', () => {
  const { rerender } = show();
  expect(screen.queryByRole('link')).toBeNull();
  queryClient().setQueryData(subscriptionQuery().queryKey, {
    status: 'expired',
    subscriptionEndDate: '2026-11-20T08:00:00.000Z',
    serverTime: '2026-11-22T08:00:00.000Z',
  } as Subscription);
  rerender(null);
  show();
  expect(screen.getByRole('link').textContent).toBe('Renew Now');
});
