// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hasAddress } from '#web/features/accounts/shop-owner.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { UncheckedHandle } from './unchecked-handle.tsx';

const page = eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const seller = (handle: string, handleCheck?: User['handleCheck']) =>
  ({ id: 'a1', handle, shopHandle: handle, shopLink: '/', handleCheck }) as User;

function Shown() {
  const user = useUser();
  return user && hasAddress(user) && <UncheckedHandle user={user} />;
}

function show(user: User) {
  page.server.on('/auth/profile', ok(user));
  signIn(tokens, user);
  return render(
    <QueryClientProvider client={queryClient()}>
      <Shown />
      <SellerToaster />
    </QueryClientProvider>,
  );
}

test('a handle that TikTok has shown needs no words; nor does a session from before there were any', () => {
  for (const user of [seller('nakato', null), seller('nakato')]) {
    const { container, unmount } = show(user);
    expect(container.querySelector('section[aria-labelledby="unchecked-handle"]')).toBeNull();
    unmount();
  }
});

test('while TikTok has not answered, the handle is not called wrong', async () => {
  show(seller('nakato', 'waiting'));
  expect(await screen.findByRole('heading', { name: 'We are still checking @nakato' })).toBeTruthy();
  expect(screen.getByText(/Your handle may be right/)).toBeTruthy();
  expect(screen.queryByText(/does not know/)).toBeNull();
});

test('a handle that TikTok does not know is said, and corrected in place', async () => {
  show(seller('nakatto', 'not_found'));
  expect(await screen.findByRole('heading', { name: 'TikTok does not know @nakatto' })).toBeTruthy();
  page.server.on('/auth/handle', refused(422, 'handle_not_on_tiktok', 'Handle not found on TikTok'));
  const field = screen.getByLabelText('TikTok handle');
  await userEvent.clear(field);
  await userEvent.type(field, '@Nakkato');
  await userEvent.click(screen.getByRole('button', { name: 'Check this handle' }));
  expect(await screen.findByText('Handle not found on TikTok')).toBeTruthy();

  page.server.on('/auth/handle', ok(seller('nakato', null), 'TikTok knows @nakato. Your shop is open.'));
  await userEvent.clear(field);
  await userEvent.type(field, 'https://www.tiktok.com/@nakato');
  await userEvent.click(screen.getByRole('button', { name: 'Check this handle' }));
  expect(await screen.findByText('TikTok knows @nakato. Your shop is open.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /TikTok does not know/ })).toBeNull();
  const sent = page.server.arrived.filter(({ path }) => path.endsWith('/auth/handle')).map(({ body }) => body);
  expect(sent).toEqual(['{"handle":"nakkato"}', '{"handle":"nakato"}']);
});
