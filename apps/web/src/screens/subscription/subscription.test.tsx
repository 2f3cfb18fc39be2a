// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import { signIn } from '#web/lib/session/store-session.ts';
import { cut, ok, refused } from '#web/test/answering-server.testing.ts';
import { hurry } from '#web/test/browser.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import SubscriptionScreen from './subscription.tsx';

const page = eachPageHasServer();

test.each([
  ['a refusal of the server', refused(503, 'unavailable', 'Come back later.'), 'Failed to check subscription status'],
  ['a lost connection', cut, 'Failed to check subscription status'],
  ['an answer without data', ok(null), 'No subscription data'],
])('the plan says that %s failed its check in one sentence, and offers Retry', async (_, reply, words) => {
  hurry(10);
  page.server.on('/auth/subscription-status', reply);
  signIn({ accessToken: 'a', refreshToken: 'r', idToken: 'i' } as Tokens, { id: 'a1', handle: 'nakato' } as User);
  const Stub = createRoutesStub([
    {
      path: '/subscription',
      Component: () => (
        <SellerProviders>
          <Screen />
        </SellerProviders>
      ),
    },
  ]);
  const Screen = () => (
    <SubscriptionScreen {...({ loaderData: { supportWhatsapp: null } } as Parameters<typeof SubscriptionScreen>[0])} />
  );
  render(<Stub initialEntries={['/subscription']} />);
  expect(await screen.findByRole('heading', { name: 'Subscription Check Failed' })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
