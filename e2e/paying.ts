import type { Payment } from '@app/contracts/billing/billing.schemas';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Service } from './service.ts';
import { type OpenShop, openShop, signInBrowser } from './shops.ts';
import { until } from './until.ts';

/** For tests of paying: one service takes money by all providers and by hand. */
export const byMobileMoney = {
  serviceName: 'paid by mobile money',
  serviceSettings: {
    PAYMENT_PROVIDERS: 'mtn,relworx,flutterwave,manual',
    MANUAL_MERCHANT_NUMBER: '+256 772 000 999',
    MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
  },
};

export const approve = 'Approve on your phone';
export const paid = 'Subscription activated successfully!';
/** Where the plan stays, it says so itself. */
export const paidOn = (page: Page) => page.getByRole('heading', { name: /^You have paid UGX/ });
export const paymentsOf = async (shop: OpenShop) =>
  (await shop.call<{ payments: Payment[] }>('GET', '/billing/payments')).payments;

/**
 * A seller at the plan whose trial is over; `number` is their WhatsApp number, which no other seller has. From another screen
 * its guard leads them to the plan.
 */
export async function sellerAtThePlan(
  page: Page,
  service: Service,
  handle: string,
  number: string | null,
  from = '/subscription',
) {
  const shop = await openShop(service, { handle, number });
  await service.endTrial(handle, -1000);
  await signInBrowser(page, service, handle);
  await page.goto(from);
  await expect(page).toHaveURL('/subscription');
  return shop;
}

/** The latest prompt on a payer's phone, once it is there. */
export const promptOn = (service: Service, phoneNumber: string) =>
  until(`a prompt on ${phoneNumber}`, async () =>
    (await service.payments.state()).requests.findLast((request) => request.phoneNumber === phoneNumber),
  );
