import type { AdminPaymentDetail } from '@app/contracts/admin/payments/payments.schemas';
import type { Payment } from '@app/contracts/billing/billing.schemas';
import type { Provider } from '@app/payments-simulator/payments/payment-request';
import type { Page } from '@playwright/test';
import { openAdmin } from './administrators.ts';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { openShop, signInBrowser } from './shops.ts';
import { until } from './until.ts';

// What only one provider shows, mobile-money.spec.ts walks; here each is followed on an open page to each of its ends.
test.use({
  serviceName: 'each provider to each end',
  serviceSettings: { PAYMENT_PROVIDERS: 'mtn,relworx,flutterwave' },
});
test.afterEach(({ service }) => service.payments.heal());

const dayMs = 24 * 3600 * 1000;
const paid = 'You have paid UGX 10,000';

let sellers = 0;

/** A seller at the plan, with a payment through this provider that has just been begun. */
async function asks(page: Page, service: Service, provider: Provider) {
  sellers += 1;
  const handle = `asks.${provider}.${sellers}`;
  const phoneNumber = `+2567720004${String(sellers).padStart(2, '0')}`;
  const shop = await openShop(service, { handle });
  const pay = () => shop.call<{ payment: Payment }>('POST', '/auth/subscribe', { phoneNumber, provider });
  const payments = async () => (await shop.call<{ payments: Payment[] }>('GET', '/billing/payments')).payments;
  const open = async () => {
    await signInBrowser(page, service, handle);
    await page.goto('/subscription');
  };
  return { handle, phoneNumber, pay, payments, open };
}

/** Begun, and waiting on the open page. */
async function waits(page: Page, service: Service, provider: Provider) {
  const seller = await asks(page, service, provider);
  const { paymentId, reference } = (await seller.pay()).payment;
  await seller.open();
  const heading = provider === 'flutterwave' ? 'One more step' : 'Approve on your phone';
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  return { ...seller, paymentId, reference };
}

for (const provider of ['mtn', 'relworx', 'flutterwave'] as const) {
  for (const [action, words] of [
    ['refuse', /declined on the phone/],
    ['no-money', /not enough money in the wallet/],
  ] as const)
    test(`${provider}: a payer who answers "${action}" is told so, and nothing is paid`, async ({ page, service }) => {
      const { paymentId, payments } = await waits(page, service, provider);
      await service.payments.decide(paymentId, action);
      await expect(page.getByRole('region', { name: 'Your payment did not go through' })).toContainText(words);
      expect(await payments()).toMatchObject([{ status: 'failed' }]);
    });

  test(`${provider}: who ignores the prompt is told that the outcome is unknown, and late money still counts`, async ({
    page,
    service,
  }) => {
    const { handle, paymentId, payments } = await waits(page, service, provider);
    await service.payments.decide(paymentId, 'ignore');
    await service.endPrompt(handle);
    await expect(page.getByRole('region', { name: 'No answer yet' })).toContainText(
      'MTN has not answered. Pay again only if no money left your wallet.',
    );
    await service.payments.decide(paymentId, 'approve');
    await expect(page.getByRole('heading', { name: paid })).toBeVisible();
    expect(await payments()).toMatchObject([{ status: 'paid' }]);
  });

  for (const callbacks of ['once', 'lost', 'doubled', 'forged'] as const)
    test(`${provider}: with callbacks that are sent ${callbacks} the open page is paid once the money is there, once`, async ({
      page,
      service,
    }) => {
      await service.payments.set(provider, { callbacks });
      const { paymentId, payments } = await waits(page, service, provider);
      // A forged one has claimed success by now.
      expect(await payments()).toMatchObject([{ status: 'pending' }]);
      await service.payments.decide(paymentId, 'approve');
      // Without a callback the next question tells, and questions grow rarer.
      await expect(page.getByRole('heading', { name: paid })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('region', { name: 'Current status' })).toContainText('37 days left');
      expect(await payments()).toMatchObject([{ status: 'paid', provider }]);
    });

  test(`${provider}: a callback that comes before the answer to the request loses and doubles nothing`, async ({
    page,
    service,
  }) => {
    await service.payments.set(provider, { callbacks: 'before-answer' });
    const { phoneNumber, pay, open, payments } = await asks(page, service, provider);
    await service.payments.setPayer('approve', phoneNumber);
    await pay();
    await open();
    await expect(page.getByRole('heading', { name: paid })).toBeVisible();
    expect(await payments()).toMatchObject([{ status: 'paid', provider }]);
  });

  test(`${provider}: a callback that comes a day late, after the asking has ended, still brings the period`, async ({
    page,
    service,
  }) => {
    const admin = await openAdmin(service, 'support');
    await service.payments.set(provider, { callbacks: 'late', wrongStatus: 'pending' });
    const { handle, paymentId, reference, payments } = await waits(page, service, provider);
    await service.payments.decide(paymentId, 'approve');
    await until('the asking has ended', async () => {
      const { payment } = await admin.call<AdminPaymentDetail>('GET', `/payments/${reference}`);
      // Again, because a question that is under way writes down when the next one is due.
      if (payment.trouble === null) await service.endPrompt(handle, dayMs);
      return payment.trouble === 'no_answer';
    });
    await expect(page.getByRole('region', { name: 'No answer yet' })).toBeVisible();
    await service.payments.set(provider, { wrongStatus: null });
    expect(await service.payments.deliverLate()).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: paid })).toBeVisible();
    expect(await payments()).toMatchObject([{ status: 'paid' }]);
  });
}

test('a provider that stops answering keeps its waiting payment, and the next seller’s tap goes to the next provider', async ({
  page,
  service,
}) => {
  test.setTimeout(180_000);
  const first = await asks(page, service, 'mtn');
  await first.pay();
  await service.payments.set('mtn', { isDown: true });
  const found = async () => (await service.payments.state()).calls['mtn find'] ?? 0;
  const before = await found();
  // Three troubles in a row leave it alone; the first of these may have been answered.
  await until('MTN is left alone', async () => (await found()) > before + 4, 90_000);
  const second = await asks(page, service, 'mtn');
  await second.open();
  await page.getByRole('button', { name: 'Subscribe Now' }).tap();
  await expect(page.getByRole('heading', { name: 'Approve on your phone' })).toBeVisible();
  const [begun] = await second.payments();
  expect(begun).toMatchObject({ provider: 'relworx', status: 'pending' });
  await service.payments.decide(begun?.paymentId ?? '', 'approve');
  await expect(page.getByRole('heading', { name: paid })).toBeVisible();
  expect(await first.payments()).toMatchObject([{ provider: 'mtn', status: 'pending' }]);
});

test('a number whose prefix tells no network is paid from by the network that its owner names', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'asks.elsewhere', number: null });
  await signInBrowser(page, service, 'asks.elsewhere');
  await page.goto('/subscription');
  await page.getByLabel('Mobile money number').fill('0732 000 499');
  await page.getByRole('radio', { name: 'Airtel' }).check();
  await expectGoodToSee(page, 'choose-network', [360, 1280]);
  await service.payments.setPayer('approve', '+256732000499');
  await page.getByRole('button', { name: 'Subscribe Now' }).tap();
  await expect(page.getByRole('heading', { name: paid })).toBeVisible();
  const { payments } = await shop.call<{ payments: Payment[] }>('GET', '/billing/payments');
  expect(payments).toMatchObject([{ provider: 'relworx', wallet: { network: 'airtel' } }]);
});
