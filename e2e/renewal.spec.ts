import type { Payment, Subscription } from '@app/contracts/billing/billing.schemas';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newestCode, newestMessage, openByPhone } from './outbox.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { type OpenShop, openShop, signInBrowser } from './shops.ts';
import { until } from './until.ts';

test.use({ serviceName: 'paid by mobile money in time', serviceSettings: { PAYMENT_PROVIDERS: 'mtn,relworx' } });

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const paid = 'Subscription activated successfully!';

type Caller = Pick<OpenShop, 'call'>;

/** Three months, paid by that wallet a while ago, which end in so many milliseconds. */
async function paysOnce(service: Service, seller: Caller & { handle: string }, phoneNumber: string, endsInMs: number) {
  await service.payments.setPayer('approve', phoneNumber);
  const { payment } = await seller.call<Subscription & { payment: Payment }>('POST', '/auth/subscribe', {
    phoneNumber,
    months: 3,
  });
  await until('the payment is paid', async () => {
    const found = await seller.call<Payment>('GET', `/billing/payments/${payment.reference}`);
    return found.status === 'paid';
  });
  await service.payments.setPayer('wait', phoneNumber);
  await service.endPaid(seller.handle, endsInMs);
}

/** A seller with a session. */
const callerOf = (service: Service, token: string): Caller => ({
  async call(method, path, body) {
    const response = await fetch(`${service.origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()).data;
  },
});

async function approves(service: Service, phoneNumber: string): Promise<void> {
  const prompt = await until(`a prompt on ${phoneNumber}`, async () =>
    (await service.payments.state()).requests.findLast(
      (request) => request.phoneNumber === phoneNumber && request.state === 'pending',
    ),
  );
  await service.payments.decide(prompt.id, 'approve');
}

/** Signs in with a proven number. */
async function signInByCode(page: Page, service: Service, number: string): Promise<void> {
  await page.getByRole('tab', { name: 'Phone number' }).tap();
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill(number);
  await page.getByRole('button', { name: 'Send code' }).tap();
  const code = page.getByLabel('Verification code');
  await expect(code).toBeVisible();
  await code.fill(await newestCode(service, number));
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).tap();
}

const status = (page: Page) => page.getByRole('region', { name: 'Current status' });

test('a reminder leads a signed-out seller through the sign-in to one tap, and Premium goes on', async ({
  page,
  service,
}) => {
  const number = '+256772000301';
  const { accessToken, user } = await openByPhone(service, 'reminded.seller', number);
  const seller = { handle: user.handle ?? '', ...callerOf(service, accessToken) };
  await paysOnce(service, seller, number, dayMs);
  await service.sendReminders();
  const message = await newestMessage(service, number);
  expect(message).toMatch(/^Your Dukalink Premium ends (today|tomorrow|in 2 days)/);
  const [link = ''] = /https?:\S+/.exec(message) ?? [];
  expect(link).toBe(`${service.origin}/renew`);

  await page.goto(link);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signInByCode(page, service, number);
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('radio', { name: /^3 months/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /0772 000 301/ })).toBeChecked();
  await expectGoodToSee(page, 'renew', [360, 1280]);
  const oneTap = status(page).getByRole('button', { name: 'Pay UGX 30,000' });
  await expect(oneTap).toBeInViewport();
  await oneTap.tap();
  await expect(page.getByRole('heading', { name: 'Approve on your phone' })).toBeVisible();
  await approves(service, number);
  await expect(page.getByRole('heading', { name: 'You have paid UGX 30,000' })).toBeVisible();
  // No day of the old period is lost.
  await expect(status(page)).toContainText('91 days left');

  await service.sendReminders();
  expect(await newestMessage(service, number)).not.toContain('Premium ends');
});

test('the days before the end are on the dashboard with one tap to pay, and go when it is paid', async ({
  page,
  service,
}) => {
  const number = '+256772000302';
  const shop = await openShop(service, { handle: 'ends.soon', number });
  await paysOnce(service, shop, number, 2 * hourMs);
  await signInBrowser(page, service, 'ends.soon');
  await page.goto('/dashboard');
  const banner = page.getByRole('region', { name: /^Your Premium ends (today|tomorrow)$/ });
  await expect(banner).toContainText('3 months from MTN Mobile Money 0772 000 302');
  await expectGoodToSee(page, 'dashboard-ends-soon', [360, 1280]);
  await banner.getByRole('button', { name: 'Pay UGX 30,000' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Approve on your phone' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Your payment is waiting.')).toBeVisible();
  await page.getByRole('link', { name: 'See your payment' }).tap();
  await approves(service, number);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(paid)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your products' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  const payments = (await shop.call<{ payments: Payment[] }>('GET', '/billing/payments')).payments;
  expect(payments.map(({ status, months }) => [status, months])).toEqual([
    ['paid', 3],
    ['paid', 3],
  ]);
});

test('in the grace importing goes on and both screens say until when; after it the plan stops, and one tap renews', async ({
  page,
  service,
  faults,
}) => {
  // What the dashboard asks at once, before it knows that it leads elsewhere.
  faults.allow(/status of 403/);
  const number = '+256772000303';
  const shop = await openShop(service, { handle: 'in.grace', number, posts: ['Old dress 20k #TRACK'] });
  await paysOnce(service, shop, number, -dayMs);
  await signInBrowser(page, service, 'in.grace');
  await page.goto('/dashboard');
  const banner = page.getByRole('region', { name: 'Please renew your Premium' });
  await expect(banner).toContainText(/Paid until .+ We keep importing your videos until /);
  await expect(page.getByRole('link', { name: 'Please renew' })).toBeVisible();
  await expectGoodToSee(page, 'dashboard-grace', [360, 1280]);
  await shop.publish('New dress 30k #TRACK');
  await shop.sync();
  expect(await shop.products()).toHaveLength(2);
  await page.getByRole('link', { name: 'Please renew' }).tap();
  await expect(status(page)).toContainText(/Please renew\. Paid until .+ We keep importing your videos until /);
  await expect(page.getByText(/^Pay by .+, and Premium goes on from /)).toBeVisible();
  await expectGoodToSee(page, 'plan-grace', [360, 1280]);

  await service.endPaid('in.grace', -3 * dayMs);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText('Your subscription has expired. Please subscribe to continue.')).toBeVisible();
  await expect(status(page)).toContainText('Expired');
  await page.goto('/settings');
  const ended = page.getByRole('region', { name: 'Your Premium has ended' });
  await expect(ended).toBeVisible();
  await expectGoodToSee(page, 'settings-ended', [360, 1280]);
  await ended.getByRole('button', { name: 'Pay UGX 30,000' }).tap();
  await approves(service, number);
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText(paid)).toBeVisible();
  await expect(page.getByRole('link', { name: '90 days left' })).toBeVisible();
  await expect(ended).toHaveCount(0);
});

test('reminders by SMS are switched off in the settings, and none comes', async ({ page, service }) => {
  const number = '+256772000304';
  const { accessToken, user } = await openByPhone(service, 'no.reminders', number);
  const seller = { handle: user.handle ?? '', ...callerOf(service, accessToken) };
  await paysOnce(service, seller, number, dayMs);
  await page.goto('/login');
  await signInByCode(page, service, number);
  await expect(page).toHaveURL(/\/shop\//);
  await page.goto('/settings#plan');
  const reminders = page.getByRole('switch', { name: 'Remind me by SMS' });
  await expect(reminders).toBeChecked();
  await reminders.tap();
  await expect(page.getByText('We will send you no more reminders by SMS')).toBeVisible();
  await expectGoodToSee(page, 'settings-reminders', [360, 1280]);
  await page.reload();
  await expect(reminders).not.toBeChecked();
  await service.sendReminders();
  expect(await newestMessage(service, number)).not.toContain('Premium ends');
});
