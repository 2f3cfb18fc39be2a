import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { approve, byMobileMoney, paymentsOf, promptOn, sellerAtThePlan } from './paying.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';

// On a small phone, where a state below the fold is not seen.
test.use({ ...byMobileMoney, viewport: { width: 360, height: 640 } });

/** The status of the payment has the focus and lies inside of the visible part of a small phone. */
async function expectInSight(page: Page, heading: string) {
  const status = page.getByRole('region', { name: heading });
  await expect(status).toBeFocused();
  // The page scrolls there smoothly.
  await expect(status).toBeInViewport({ ratio: 1 });
}

test('two taps from the dashboard and the PIN pay, and each state is in sight without scrolling', async ({
  page,
  service,
}) => {
  await openShop(service, { handle: 'two.taps', number: '+256772000121' });
  await signInBrowser(page, service, 'two.taps');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'days left' }).tap();
  await page.getByRole('button', { name: 'Subscribe Now' }).tap();
  await expectInSight(page, approve);
  await service.payments.decide((await promptOn(service, '+256772000121')).id, 'approve');
  await expectInSight(page, 'You have paid UGX 10,000');
});

test('a wrong number is stopped; three months stay three; the old request that is approved late counts and says so', async ({
  page,
  service,
}) => {
  const shop = await sellerAtThePlan(page, service, 'wrong.number', null);
  await page.getByRole('radio', { name: /^3 months/ }).check();
  await page.getByLabel('Mobile money number').fill('0772 000 129');
  await page.getByRole('button', { name: 'Renew Now' }).tap();
  await expectInSight(page, approve);
  await page.getByRole('button', { name: 'Wrong number?' }).tap();
  await expectInSight(page, 'Request stopped');
  await expect(page.getByText('If the old request still appears, do not enter your PIN.').first()).toBeInViewport();
  await expectGoodToSee(page, 'stopped', [360, 1280]);
  await page.getByRole('button', { name: 'Enter another number' }).tap();
  const number = page.getByLabel('Mobile money number');
  await expect(number).toBeFocused();
  await number.fill('0772 000 128');
  await page.getByRole('button', { name: 'Renew Now' }).tap();
  await expectInSight(page, approve);
  await service.payments.decide((await promptOn(service, '+256772000129')).id, 'approve');
  await expectInSight(page, 'Your earlier request was paid, too: UGX 30,000');
  await expectGoodToSee(page, 'late', [360, 1280]);
  await service.payments.decide((await promptOn(service, '+256772000128')).id, 'refuse');
  await expectInSight(page, 'Your payment did not go through');
  expect((await paymentsOf(shop)).map(({ status, months }) => [status, months])).toEqual([
    ['failed', 3],
    ['paid', 3],
  ]);
});
