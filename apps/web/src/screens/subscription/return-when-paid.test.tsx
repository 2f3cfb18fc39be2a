// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { Payment } from '@app/contracts/billing/billing.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Outlet } from 'react-router';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { awaitPayment, claimReturn } from '#web/features/billing/awaited-payment.ts';
import { subscriptionQuery } from '#web/features/billing/billing.api.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { withCrossTabLock } from '#web/lib/session/cross-tab-lock.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { aPayment, aPrompt, aSubscription, paid } from '#web/test/billing.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import SubscriptionScreen from './subscription.tsx';

const page = eachPageHasServer();
afterEach(() => {
  vi.restoreAllMocks();
  toast.dismiss();
});

const reference = 'DK-7F3K9Q';
const activated = 'Subscription activated successfully!';
const toDashboard = { pathname: '/subscription', state: { returnTo: '/dashboard?show=hidden' } };
type Entry = { pathname: string; search?: string; state?: object };

/**
 * The plan of a seller who comes to it with this navigation state. Their shop has no address: there is no socket, and
 * the settings stand in for it.
 */
function open(payment: Payment | null, entry: Entry = toDashboard) {
  tell(payment);
  // Without a number, so that one has to be typed.
  const user = { id: 'a1', handle: 'nakato', shopHandle: null, phoneNumber: null, loginPhoneNumber: null };
  signIn({ accessToken: 'a', refreshToken: 'r', idToken: 'i' } as Tokens, user as unknown as User);
  const props = { loaderData: { supportWhatsapp: null } } as Parameters<typeof SubscriptionScreen>[0];
  const Layout = () => (
    <QueryClientProvider client={queryClient()}>
      <Outlet />
      <SellerToaster />
    </QueryClientProvider>
  );
  const children = [
    { path: '/subscription', Component: () => <SubscriptionScreen {...props} /> },
    { path: '/dashboard', Component: () => <p>My products</p> },
  ];
  const Stub = createRoutesStub([{ Component: Layout, children }]);
  render(<Stub initialEntries={[entry]} />);
}

/** What the server knows of the payment from now on. */
function tell(payment: Payment | null): void {
  const status = payment?.status === 'paid' ? 'paid' : 'expired';
  page.server.on('/auth/subscription-status', ok(aSubscription({ status, payment })));
  page.server.on('/billing/payments', ok({ payments: payment ? [payment] : [] }));
  page.server.on(`/billing/payments/${reference}`, payment ? ok(payment) : refused(404, 'not_found'));
}

/** The server knows of it, and the page asks as when its tab is looked at again: how often it asks by itself is held elsewhere. */
async function becomes(payment: Payment): Promise<void> {
  tell(payment);
  await act(() => queryClient().invalidateQueries());
}

const arrives = () => screen.findByText('My products');
const waits = () =>
  screen.findByRole('heading', { name: /^(Approve on your phone|One more step|Pay UGX|No answer yet)/ });
const paidHeading = () => screen.findByRole('heading', { name: 'You have paid UGX 10,000' });
/** Whether to leave is decided once the tab waits for nothing any more. */
const hasDecided = () => waitFor(() => expect(sessionStorage).toHaveLength(0));

/** The tab still waits, although a tab that asks for its turn now gets it: this one has not asked. */
async function staysForNow(): Promise<void> {
  await withCrossTabLock('return', async () => {});
  expect(sessionStorage).toHaveLength(1);
  expect(screen.queryByText('My products')).toBeNull();
}

test.each<[string, Payment]>([
  ['MTN', aPrompt()],
  ['Relworx', aPrompt({ provider: 'relworx' })],
  ['Flutterwave', aPrompt({ provider: 'flutterwave', redirectUrl: 'https://pay.example/123' })],
  ['manual confirmation', aPayment({ receipt: 'MP2501.AB' })],
  ['money that comes when it was given up', aPrompt({ status: 'unknown' })],
])('by %s the open plan leads to the return path once it is paid, with the receipt at hand', async (_way, waiting) => {
  const shop = [...queryKeys.shop, 'nakato'];
  const products = [...queryKeys.products, 'nakato'];
  for (const key of [shop, products]) queryClient().setQueryData(key, {});
  open(waiting);
  await waits();
  await becomes({ ...waiting, ...paid });
  expect(await arrives()).toBeTruthy();
  expect(screen.getAllByText(activated)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(`/subscription/receipt/${reference}`);
  expect(queryClient().getQueryData(subscriptionQuery().queryKey)?.status).toBe('paid');
  for (const key of [shop, products]) expect(queryClient().getQueryState(key)?.isInvalidated).toBe(true);
});

test.each<[string, object | undefined]>([
  ['without a return path', undefined],
  ['with the path of another site', { returnTo: '//evil.example' }],
])('%s the plan stays open and shows what was paid', async (_what, state) => {
  open(aPrompt(), { pathname: '/subscription', ...(state && { state }) });
  await waits();
  await becomes(aPrompt(paid));
  expect(await paidHeading()).toBeTruthy();
  await hasDecided();
  expect(screen.queryByText(activated), 'a message over what says the same').toBeNull();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/settings');
});

test('a payment that was paid before the plan was opened leads nowhere and says nothing', async () => {
  open(aPrompt(paid));
  expect(await paidHeading()).toBeTruthy();
  expect(screen.queryByText(activated)).toBeNull();
  expect(screen.queryByText('My products')).toBeNull();
});

test('Back and Continue lead to the return path', async () => {
  open(aPrompt(paid));
  await paidHeading();
  const paths = ['Back', 'Continue'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(paths).toEqual(Array(2).fill(toDashboard.state.returnTo));
});

test('an expired plan has no Back', async () => {
  open(aPrompt());
  await waits();
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});

test.each(['pending', 'paid'] as const)(
  'back from a provider’s page with the payment %s, the return path is still known',
  async (status) => {
    awaitPayment(reference, '/dashboard');
    open(aPrompt(status === 'paid' ? paid : {}), { pathname: '/subscription', search: `?payment=${reference}` });
    if (status === 'pending') {
      await waits();
      await becomes(aPrompt(paid));
    }
    expect(await arrives()).toBeTruthy();
    expect(screen.getByText(activated)).toBeTruthy();
  },
);

test('a tab does not leave when another one has left already', async () => {
  expect(await claimReturn(reference)).toBe(true);
  open(aPrompt());
  await waits();
  await becomes(aPrompt(paid));
  expect(await paidHeading()).toBeTruthy();
  await hasDecided();
  expect(screen.queryByText('My products')).toBeNull();
});

test('a seller who went elsewhere before it was paid is not led away when they look at the plan again', async () => {
  open(aPrompt());
  await waits();
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await arrives();
  expect(sessionStorage).toHaveLength(0);
});

test('a field that is being filled in is not taken away; the plan leads on once it is left', async () => {
  open(aPrompt({ status: 'unknown' }));
  await waits();
  await userEvent.click(screen.getByRole('radio', { name: 'Another number' }));
  await userEvent.type(screen.getByLabelText('Mobile money number'), '0752');
  await becomes(aPrompt(paid));
  expect(await screen.findByText(activated)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Mobile money number').value).toBe('0752');
  await staysForNow();
  act(() => screen.getByLabelText('Mobile money number').blur());
  expect(await arrives()).toBeTruthy();
});

test('an open dialog is not taken away; the plan leads on once it is closed', async () => {
  open(aPrompt());
  await waits();
  const dialog = render(<Dialog open onOpenChange={() => {}} title="Trial Ending Soon" />);
  await becomes(aPrompt(paid));
  expect(await screen.findByText(activated)).toBeTruthy();
  await staysForNow();
  dialog.unmount();
  expect(await arrives()).toBeTruthy();
});

test('a hidden tab leads on when it is visible again', async () => {
  open(aPrompt());
  await waits();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  tell(aPrompt(paid));
  await act(() => queryClient().invalidateQueries({ queryKey: queryKeys.subscription }));
  expect(await paidHeading()).toBeTruthy();
  await staysForNow();
  visibility.mockReturnValue('visible');
  expect(await arrives()).toBeTruthy();
});

test('where the answer to the tap was lost and the money has come, it is paid and no failure', async () => {
  open(null);
  await userEvent.type(await screen.findByLabelText('Mobile money number'), '0772123456');
  page.server.on('/billing/wallets/check', ok({ phoneNumber: '', network: 'mtn', hasWallet: null }));
  page.server.on('/auth/subscribe', refused(409, 'conflict'));
  tell(aPrompt(paid));
  await userEvent.click(screen.getByRole('button', { name: 'Renew Now' }));
  expect(await arrives()).toBeTruthy();
  expect(screen.getByText(activated)).toBeTruthy();
  expect(screen.queryByText(/Failed to activate|conflict/)).toBeNull();
});
