// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { endSession, signIn } from '#web/lib/session/store-session.ts';
import { ok, refused, text } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { AddWhatsappDialog } from './add-whatsapp-dialog.tsx';

const page = eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };

const never = () => expect.unreachable();

async function save(onProofNeeded: () => void = never, onSaved: () => void = never) {
  render(
    <QueryClientProvider client={queryClient()}>
      <AddWhatsappDialog open onOpenChange={onSaved} onSaved={onSaved} onProofNeeded={onProofNeeded} />
      <SellerToaster />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('WhatsApp number'), '0772 123456');
  await userEvent.click(screen.getByRole('button', { name: 'Save number' }));
}

test('a number that could not be saved stays typed, and that is said; another try saves it', async () => {
  page.server.on('/auth/me', text(404, 'nginx'), ok({ id: 'a1', handle: 'nakato' }));
  signIn(tokens, { id: 'a1', handle: 'nakato' } as User);
  const onSaved = vi.fn();
  await save(undefined, onSaved);
  expect(await screen.findByText('Failed to save WhatsApp number. Please try again.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('WhatsApp number').value).toBe('0772 123456');
  expect(onSaved).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save number' }));
  expect(await screen.findByText('WhatsApp number added successfully!')).toBeTruthy();
  expect(onSaved).toHaveBeenCalled();
});

test('a number after the first one is told to need the password', async () => {
  page.server.on('/auth/me', refused(403, 'password_required'));
  signIn(tokens, { id: 'a1', handle: 'nakato' } as User);
  const onProofNeeded = vi.fn();
  await save(onProofNeeded);
  await vi.waitFor(() => expect(onProofNeeded).toHaveBeenCalledOnce());
});

test('a seller who was signed out in another tab is asked to sign in, and nothing is sent', async () => {
  endSession('asked');
  await save();
  expect(await screen.findByText('Please sign in to update your profile')).toBeTruthy();
  expect(page.server.arrived).toEqual([]);
});
