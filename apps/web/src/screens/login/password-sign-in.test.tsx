// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { text } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';

const page = eachPageHasServer();

function show() {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <QueryClientProvider client={queryClient()}>
          <PasswordSignIn firstHandle="nakato" onSignedIn={async () => {}} recoverPath={() => '/login'} />
          <SellerToaster />
        </QueryClientProvider>
      ),
    },
  ]);
  render(<Stub />);
}

test('Enter without a password says that it is wanted, and sends nothing', async () => {
  show();
  await userEvent.type(screen.getByLabelText('TikTok handle'), '{Enter}');
  expect(screen.getByText('Please enter your password').closest('[role=alert]')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('TikTok handle'));
  await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
  expect(screen.getByText('Please enter your TikTok handle')).toBeTruthy();
  expect(page.server.arrived).toEqual([]);
});

test('a sign-in that something before our server refuses has the specified words', async () => {
  page.server.on('/auth/password/signin', text(404, 'nginx'));
  show();
  await userEvent.type(screen.getByLabelText('Password'), 'Matooke-4-Dinner{Enter}');
  expect(await screen.findByText('Failed to sign in')).toBeTruthy();
});
