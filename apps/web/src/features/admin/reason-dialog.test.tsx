// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { anEndpoint } from '#web/test/an-endpoint.testing.ts';
import { cut, json, ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const page = eachPageHasServer();
const path = '/admin/users/a1/suspension';

function Screen({ fields = [] }: { fields?: string[] }) {
  const [open, setOpen] = useState(true);
  return (
    <QueryClientProvider client={queryClient()}>
      {open && (
        <ReasonDialog
          onClose={() => setOpen(false)}
          title="Suspend?"
          confirmLabel="Suspend the shop"
          failed="Failed to suspend"
          fields={fields}
          onConfirm={(reason, idempotencyKey) =>
            call(anEndpoint(path, { method: 'POST', auth: 'open' }), { body: { reason }, idempotencyKey, retries: 0 })
          }
        />
      )}
      <SellerToaster />
    </QueryClientProvider>
  );
}

const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason');
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Suspend the shop' }));
const keys = () => page.server.arrived.map(({ headers }) => headers['idempotency-key']);

test('nothing is done without a reason', async () => {
  render(<Screen />);
  await userEvent.type(reason(), ' x ');
  await confirm();
  expect(screen.getByRole('alert').textContent).toBe('Please say why, in at least 3 characters');
  expect(page.server.arrived).toEqual([]);
});

test('a reason that is refused stays typed, with the words beside it', async () => {
  const errors = [{ field: 'reason', message: 'Please leave out handles.' }];
  page.server.on(path, json(400, { success: false, message: 'Invalid', code: 'invalid_request', errors }));
  render(<Screen />);
  await userEvent.type(reason(), 'Fake @nakato');
  await confirm();
  expect(await screen.findByText('Please leave out handles.')).toBeTruthy();
  expect(reason().value).toBe('Fake @nakato');
  expect(reason().getAttribute('aria-invalid')).toBe('true');
});

test('what the server says of a field that is not there is said all the same', async () => {
  const errors = [{ field: 'days', message: 'Too many days.' }];
  page.server.on(path, json(400, { success: false, message: 'Please check it.', code: 'invalid_request', errors }));
  render(<Screen />);
  await userEvent.type(reason(), 'Fake goods');
  await confirm();
  expect(await screen.findByText('Please check it.')).toBeTruthy();
});

test('after a lost answer the same action goes out under the same key, after a refusal under another', async () => {
  page.server.on(path, cut, refused(403, 'forbidden', 'Not now'), ok({}));
  render(<Screen />);
  await userEvent.type(reason(), 'Fake goods');
  await confirm();
  await vi.waitFor(() => expect(keys()).toHaveLength(1));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Suspend the shop' }).ariaBusy).not.toBe('true'));
  await confirm();
  expect(await screen.findByText('Not now')).toBeTruthy();
  await confirm();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('pressed twice it is done once', async () => {
  let answer = () => {};
  page.server.on(path, (response, request) => {
    answer = () => ok({})(response, request);
  });
  render(<Screen />);
  await userEvent.type(reason(), 'Fake goods');
  await confirm();
  await confirm();
  await vi.waitFor(() => expect(page.server.arrived).toHaveLength(1));
  answer();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.server.arrived).toHaveLength(1);
});
