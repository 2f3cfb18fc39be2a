import { promptOn } from './paying.ts';
import { type OpenShop, signInBrowser } from './shops.ts';
import { expect, posts, shopFor, type Walk } from './walked-shop.ts';

type At = Parameters<Walk>[0];

const dayMs = 24 * 3600_000;
const numberOf = ({ size }: At, last: number) => `+2567720${size === 360 ? '03' : '04'}${100 + last}`;

/** At the plan, after the trial, with a number of their own that answers no request by itself. */
async function seller(at: At, name: string, last: number): Promise<OpenShop> {
  const { page, service } = at;
  const shop = await shopFor(at, name, { posts, number: numberOf(at, last) });
  await service.endTrial(shop.handle, -1000);
  await service.payments.setPayer('wait', numberOf(at, last));
  await signInBrowser(page, service, shop.handle);
  await page.goto('/subscription');
  await expect(page.getByRole('button', { name: 'Renew Now' })).toBeVisible();
  return shop;
}

export const paying: Walk = async (at) => {
  const { page, service, snap } = at;
  await seller(at, 'pay.ok', 1);
  await snap('plan-expired', 'the plan after the trial has ended', { dark: true });
  await page.getByRole('button', { name: 'Renew Now' }).click();
  await expect(page.getByRole('heading', { name: 'Approve on your phone' })).toBeVisible();
  await snap('pay-approve', 'after the request to pay has gone to the phone');
  await service.payments.decide((await promptOn(service, numberOf(at, 1))).id, 'approve');
  await expect(page.getByRole('heading', { name: 'You have paid UGX 10,000' })).toBeVisible();
  await snap('pay-paid', 'after the payment has come');
  await page.getByRole('main').getByRole('link', { name: 'Receipt' }).first().click();
  await snap('receipt', 'the receipt');
};

export const refusals: Walk = async (at) => {
  const { page, service, snap } = at;
  await seller(at, 'pay.no', 2);
  await service.payments.setPayer('refuse', numberOf(at, 2));
  await page.getByRole('button', { name: 'Renew Now' }).click();
  await expect(page.getByText('Your payment did not go through')).toBeVisible();
  await snap('pay-refused', 'after the payer said no on the phone');
  const silent = await seller(at, 'pay.silent', 3);
  await page.getByRole('button', { name: 'Renew Now' }).click();
  await expect(page.getByRole('heading', { name: 'Approve on your phone' })).toBeVisible();
  await service.endPrompt(silent.handle);
  await expect(page.getByText('No answer yet')).toBeVisible({ timeout: 15_000 });
  await snap('pay-no-answer', 'after nothing came back from the phone');
  await seller(at, 'pay.wrong', 4);
  await page.getByRole('button', { name: 'Renew Now' }).click();
  await page.getByRole('button', { name: /Wrong number/ }).click();
  await snap('pay-wrong-number', 'after “Wrong number?”');
};

export const shownPlans: Walk = async (at) => {
  const { page, service, snap } = at;
  const hand = await seller(at, 'pay.hand', 5);
  await page.getByRole('button', { name: 'Send the money yourself' }).click();
  await snap('pay-by-hand', 'sending the money oneself');
  await signInBrowser(page, service, hand.handle);
  await page.goto(hand.path);
  await snap('own-shop-expired', 'the seller’s shop after the trial has ended');
  const early = await shopFor(at, 'pay.early', { posts, number: numberOf(at, 6) });
  await service.endTrial(early.handle, 3 * dayMs);
  await signInBrowser(page, service, early.handle);
  await page.goto('/subscription');
  await snap('plan-trial', 'the plan while the trial runs');
};
