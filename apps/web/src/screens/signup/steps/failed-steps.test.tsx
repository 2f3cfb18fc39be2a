import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noPhone } from '#web/lib/formatting/phone-number.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import type { PendingKey } from '#web/screens/signup/signup.api.ts';
import { ok, refused, text } from '#web/test/answering-server.testing.ts';
import { hurry } from '#web/test/browser.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { PasswordStep, PhoneStep } from './account-step.tsx';
import { HandleStep } from './handle-step.tsx';

// @vitest-environment jsdom

/** What stands before our server, and knows nothing of our words. */
const refusedOnTheWay = text(404, 'nginx');
const page = eachPageHasServer();
const never = () => expect.unreachable();
const pending: PendingKey = { read: () => null, keep: () => {} };

function show(step: ReactNode) {
  const Stub = createRoutesStub([{ path: '/', Component: () => step }]);
  render(
    <QueryClientProvider client={queryClient()}>
      <Stub />
      <SellerToaster />
    </QueryClientProvider>,
  );
}

test('a handle that could not be asked about has the specified words', async () => {
  page.server.on('/auth/validate-handle', refusedOnTheWay);
  show(<HandleStep value="nakato" onChange={never} onFound={never} onGoOn={never} taken={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Failed to validate TikTok handle')).toBeTruthy();
});

test('what is wrong with a typed handle stands instead of the hint that says the same', async () => {
  show(<HandleStep value="nakato styles" onChange={never} onFound={never} onGoOn={never} taken={null} />);
  expect(screen.getByText(/No spaces\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/: no spaces, like @nakato_styles\.$/)).toBeTruthy();
  expect(screen.queryByText(/No spaces\./)).toBeNull();
});

test('a TikTok that does not answer is not called a wrong handle, and the seller may try again or go on', async () => {
  const words =
    'Failed to validate handle. TikTok does not answer. Your handle may be right; try again, or continue and confirm later.';
  const noAnswer = refused(503, 'handle_check_failed', words, { 'retry-after': '30' });
  const found = { exists: true, registered: false, private: false, displayName: 'Nakato', photoUrl: null };
  hurry(10);
  // Asked twice, each time with the helper's two more attempts.
  page.server.on('/auth/validate-handle', ...Array(6).fill(noAnswer), ok(found));
  const went: unknown[] = [];
  show(
    <HandleStep
      value="@Nakato"
      onChange={never}
      onFound={(handle) => went.push(['found', handle])}
      onGoOn={(handle) => went.push(['unchecked', handle])}
      taken={null}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findByText('Failed to validate handle.')).parentElement?.textContent).toBe(words);
  expect(screen.queryByText(/not found/i)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue and confirm later' }));
  expect(went).toEqual([['unchecked', 'nakato']]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(went.at(-1)).toEqual(['found', 'nakato']));
});

test('a handle is found in the oldest browser, too', async () => {
  // Chrome has it from version 100 on.
  const { throwIfAborted } = AbortSignal.prototype;
  Object.assign(AbortSignal.prototype, { throwIfAborted: undefined });
  onTestFinished(() => void Object.assign(AbortSignal.prototype, { throwIfAborted }));
  const found = { exists: true, registered: false, private: false, displayName: 'Nakato', photoUrl: null };
  page.server.on('/auth/validate-handle', ok(found));
  const onFound = vi.fn();
  show(<HandleStep value="nakato" onChange={never} onFound={onFound} onGoOn={never} taken={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await vi.waitFor(() => expect(onFound).toHaveBeenCalled());
});

test('an account that could not be made has the specified words', async () => {
  page.server.on('/auth/password/signup', refusedOnTheWay);
  const password = 'Matooke-4-Dinner';
  show(
    <PasswordStep
      handle="nakato"
      passwords={{ password, confirmation: password }}
      onChange={never}
      pending={pending}
      onMade={never}
      onHandleRefused={never}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Failed to create account')).toBeTruthy();
});

test('a password with the handle in it is told of while it is typed, and is not sent', async () => {
  const password = 'Nakato-4-Dinner';
  show(
    <PasswordStep
      handle="nakato"
      passwords={{ password, confirmation: password }}
      onChange={never}
      pending={pending}
      onMade={never}
      onHandleRefused={never}
    />,
  );
  expect(screen.getByText('not your handle')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Password must not contain your handle')).toBeTruthy();
});

function ByPhone({ sent }: { sent: boolean }) {
  const [phone, setPhone] = useState({ ...noPhone, typed: '0772 123456' });
  return (
    <PhoneStep
      handle="nakato"
      draft={{ phone, codeSent: sent ? { destination: '+256*****456', resendAt: 0 } : null }}
      onChange={(change) => change.phone && setPhone(change.phone)}
      pending={pending}
      onMade={never}
      onHandleRefused={never}
    />
  );
}

test.each([
  ['Send code', false],
  ['Send again', true],
])('a code that could not be sent has the specified words, by "%s"', async (name, sent) => {
  page.server.on('/auth/signup', refusedOnTheWay);
  show(<ByPhone sent={sent} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Failed to send verification code')).toBeTruthy();
});

test('a code that could not be checked has the specified words beside it', async () => {
  page.server.on('/auth/verify-signup', refusedOnTheWay);
  show(<ByPhone sent />);
  await userEvent.type(screen.getByLabelText('Verification code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText('Failed to verify code')).length).toBeGreaterThan(0);
});
