// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { Payment } from '@app/contracts/billing/billing.schemas';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { paymentQuery, subscriptionQuery } from '#web/features/billing/billing.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { aPayment, aPrompt, aSubscription, paid } from '#web/test/billing.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { useFollowedPayment } from './use-followed-payment.ts';
import { useReturnWhenPaid } from './use-return-when-paid.ts';

const page = eachPageHasServer();

/** The page of a seller who waits, and whose payment then becomes another one. */
function show(payment: Payment, becomes = payment) {
  page.server.on(`/billing/payments/${payment.reference}`, ok(becomes));
  page.server.on('/auth/subscription-status', ok(aSubscription({ payment: becomes })));
  signIn({ accessToken: 'a', refreshToken: 'r', idToken: 'i' } as Tokens, { id: 'a1', handle: 'nakato' } as User);
  const client = queryClient();
  client.setQueryData(subscriptionQuery().queryKey, aSubscription({ payment }));
  function Waiting() {
    const { data } = useQuery(subscriptionQuery());
    useFollowedPayment(data?.payment ?? null, null);
    useReturnWhenPaid(data?.payment ?? null, null);
    return data && <PaymentStatus subscription={data} supportWhatsapp={null} returnTo="/" />;
  }
  const Component = () => (
    <QueryClientProvider client={client}>
      <Waiting />
      <SellerToaster />
    </QueryClientProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
}

test('it says what is asked of whom, and the way to a prompt that does not come', () => {
  show(aPrompt({ months: 3, amountUgx: 30_000 }));
  const approve = screen.getByRole('region', { name: 'Approve on your phone' });
  expect(approve.textContent).toContain('UGX 30,000');
  expect(approve.textContent).toContain('3 months · MTN Mobile Money 0772 123 456');
  expect(approve.textContent).toContain('Approve UGX 10,000 on +256772123456 with your MTN Mobile Money PIN.');
  expect(screen.getByRole('link', { name: 'Dial *165#' }).getAttribute('href')).toBe('tel:*165%23');
});

test('a payment with a page of its own leads there', () => {
  show(aPrompt({ provider: 'flutterwave', redirectUrl: 'https://pay.example/123' }));
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('https://pay.example/123');
  expect(screen.queryByRole('link', { name: /^Dial/ })).toBeNull();
});

test('what the open page asks by itself becomes what it shows: paid, said once, with the receipt', async () => {
  show(aPrompt(), aPrompt(paid));
  expect(await screen.findByRole('heading', { name: 'You have paid UGX 10,000' })).toBeTruthy();
  expect(screen.queryByText('Subscription activated successfully!')).toBeNull();
  expect(screen.getByText('Your shop is paid until 20 Dec 2026.')).toBeTruthy();
  const receipts = screen.getAllByRole('link', { name: 'Receipt' }).map((link) => link.getAttribute('href'));
  expect(receipts).toEqual(['/subscription/receipt/DK-7F3K9Q']);
});

test.each([
  ['failed', 'Your payment did not go through', 'There is not enough money in the wallet. Top up and try again.'],
  ['unknown', 'No answer yet', 'MTN has not answered. Pay again only if no money left your wallet.'],
  ['refused', 'Your payment was refused', 'The money never came.'],
  ['lapsed', 'Your payment was not received', 'Nobody saw the money in time.'],
] as const)('%s is told in the server’s words', async (status, heading, message) => {
  show(aPrompt(), aPrompt({ status, message }));
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});

test('money that comes after all is told, too', async () => {
  show(aPrompt({ status: 'unknown' }), aPrompt(paid));
  expect(await screen.findByRole('heading', { name: 'You have paid UGX 10,000' })).toBeTruthy();
});

test('a payment that was paid before the page opened is no news to shout', async () => {
  show(aPrompt(paid));
  expect(screen.getByRole('link', { name: 'Receipt' })).toBeTruthy();
  expect(screen.queryByText('Subscription activated successfully!')).toBeNull();
  expect(page.server.arrived.filter(({ path }) => path.includes('/billing/'))).toEqual([]);
});

const focused = () => document.activeElement?.getAttribute('aria-labelledby');
const namedBy = (heading: string) => screen.getByRole('heading', { name: heading }).id;

test('what changes while the seller looks comes into view and is read out; a field with something typed keeps the focus', async () => {
  show(aPrompt(), aPrompt({ status: 'failed', message: 'Declined.' }));
  expect(document.activeElement).toBe(document.body);
  await screen.findByRole('heading', { name: 'Your payment did not go through' });
  expect(focused()).toBe(namedBy('Your payment did not go through'));
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'AB12';
  field.focus();
  queryClient().setQueryData(subscriptionQuery().queryKey, aSubscription({ payment: aPrompt(paid) }));
  await screen.findByRole('heading', { name: 'You have paid UGX 10,000' });
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('after a definite no the same sum is asked again with one tap, or in another way, without a brand', async () => {
  const refusedPrompt = aPrompt({ status: 'failed', months: 3, amountUgx: 30_000 });
  show(refusedPrompt);
  page.server.on('/billing/wallets/check', ok({ phoneNumber: '', network: 'mtn', hasWallet: null }));
  page.server.on('/auth/subscribe', ok(aSubscription({ payment: refusedPrompt })));
  const offered = screen.getAllByRole('button').map((button) => button.textContent);
  expect(offered).toEqual(['Try again: UGX 30,000', 'Try another way to pay', 'Change months or number']);
  const sent = () =>
    page.server.arrived.filter(({ path }) => path.endsWith('/auth/subscribe')).map(({ body }) => JSON.parse(body));
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect(sent()).toEqual([{ months: 3, phoneNumber: '+256772123456' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Try another way to pay' }));
  await waitFor(() => expect(sent()[1]).toEqual({ provider: 'flutterwave', months: 3, phoneNumber: '+256772123456' }));
});

test('while the outcome is unknown, looking into the wallet comes first, and paying again is quiet, with whom to ask', () => {
  show(aPrompt({ status: 'unknown' }));
  const offered = screen.getAllByRole('button').map((button) => button.textContent);
  expect(offered).toEqual(['Pay again: UGX 10,000', 'Change months, number or way']);
  const strong = [...document.querySelectorAll('.button-brand')].map((one) => one.textContent);
  expect(strong).toEqual(['Check wallet: dial *165#']);
  expect(screen.getByText('Need help?')).toBeTruthy();
});

const stopped = aPrompt({
  status: 'failed',
  message: 'You stopped this request. If the old request still appears, do not enter your PIN.',
  stoppedAt: '2026-11-20T08:01:00.000Z',
});

test('"Wrong number?" stops the waiting, says what not to do, and asks for another number', async () => {
  show(aPrompt());
  page.server.on('/billing/payments/p1/stop', ok(aSubscription({ payment: stopped })));
  await userEvent.click(screen.getByRole('button', { name: 'Wrong number?' }));
  expect(await screen.findByRole('heading', { name: 'Request stopped' })).toBeTruthy();
  expect(focused()).toBe(namedBy('Request stopped'));
  expect(screen.getByText(/If the old request still appears, do not enter your PIN\./)).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Enter another number']);
});

test('a stopped request that is approved while another one waits is told beside it, with what not to do', async () => {
  show(aPrompt());
  const late = aPrompt({ ...paid, paymentId: 'p0', reference: 'DK-EARLY1', months: 3, amountUgx: 30_000 });
  queryClient().setQueryData(subscriptionQuery().queryKey, aSubscription({ payment: aPrompt(), latePayment: late }));
  const region = await screen.findByRole('region', { name: 'Your earlier request was paid, too: UGX 30,000' });
  expect(region.textContent).toContain('Its 90 days are added. Your shop is paid until 20 Dec 2026.');
  expect(region.textContent).toContain('do not enter your PIN for the new request');
  expect(document.activeElement).toBe(region);
});

test.each([
  ['a prompt', aPrompt()],
  ['one that its network did not answer for', aPrompt({ status: 'unknown' })],
  ['a payment by hand', aPayment()],
])('%s is asked for again within 5 seconds, until it has come to an end', async (_what, waiting) => {
  const { refetchInterval } = paymentQuery(waiting.reference);
  if (typeof refetchInterval !== 'function') throw new Error('How soon does not depend on the payment');
  const nextAskMs = (data: Payment) => refetchInterval({ state: { data } } as Parameters<typeof refetchInterval>[0]);
  show(waiting);
  await waitFor(() =>
    expect(page.server.arrived.map(({ path }) => path)).toContain(`/api/v1/billing/payments/${waiting.reference}`),
  );
  expect(nextAskMs(waiting)).toBeLessThan(5000);
  expect(nextAskMs({ ...waiting, ...paid })).toBe(false);
});
