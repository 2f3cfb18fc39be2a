import type { Payment } from '@app/contracts/billing/billing.schemas';
import { administration, openAdmin, openScreen } from './administrators.ts';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop } from './shops.ts';

test.use(administration);

test('an agent finds a seller or a payment by anything on any screen: one tap and typing', async ({
  page,
  service,
}) => {
  test.setTimeout(120_000);
  const shop = await openShop(service, {
    handle: 'found.by.all',
    nickname: 'Kikuubo Fashion House',
    posts: ['Blue jeans 55k #TRACK'],
    number: '+256772334455',
  });
  await openShop(service, { handle: 'found.by.others', nickname: 'Another Fashion House' });
  const { payment } = await shop.call<{ payment: Payment }>('POST', '/auth/subscribe');
  // A screen without links where the results end: axe takes a link whose half they cover for too small.
  await openScreen(page, service, await openAdmin(service, 'support'), '/admin/dashboard');

  const field = page.getByRole('searchbox', { name: 'Search sellers, payments and products' });
  await field.click();
  await field.pressSequentially('fashion house');
  const results = page.getByRole('region', { name: 'Sellers' });
  await expect(results.getByRole('link')).toHaveCount(2);
  await expectGoodToSee(page, 'admin-search', [360, 1280]);

  await field.fill('0772 334 455');
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: 'User Details' })).toContainText('@found.by.all');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type(payment.reference.toLowerCase().replace('-', ' '));
  await page.keyboard.press('Enter');
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText(payment.reference);
  await expect(payments.getByRole('button', { name: /^Confirm payment/ })).toBeVisible();
  await expectGoodToSee(page, 'admin-payment-found', [360, 1280]);

  await field.fill(`${service.origin}${await productPath(shop.handle)}`);
  await expect(page.getByRole('region', { name: 'Products' })).toContainText('UGX 55,000');
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: 'User Details' })).toContainText('@found.by.all');

  async function productPath(handle: string): Promise<string> {
    const answer = await fetch(`${service.origin}/api/v1/shop/${handle}/products`);
    const { data } = await answer.json();
    return `/product/${handle}/${data.data[0].video_id}`;
  }
});
