import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeOrder } from './orders.ts';
import { expectGoodToSee, expectNothingOutside } from './screen-checks.ts';
import type { Service } from './service.ts';
import { callService, type OpenShop, openShop, signInBrowser } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 } });

const zones = Array.from({ length: 40 }, (_, index) => ({
  name: index % 3 === 0 ? `Nansana-Kyebando-Kawaala ring road no ${index}` : `Area ${index}`,
  feeUgx: index % 5 === 0 ? null : 500 * index,
  ways: index % 2 === 0 ? ['boda', 'bus', 'pick_up'] : ['boda'],
}));

/** A shop whose names are as long as they may be, with as many areas. */
async function openCrowdedShop(service: Service, handle: string): Promise<OpenShop> {
  const shop = await openShop(service, {
    handle,
    nickname: 'Mama Nakato & Daughters General Merchandise Kikuubo Lane Stall No',
    posts: [
      `${'Handmade kitenge dress for the whole family '.repeat(3)}185,000 #TRACK`,
      'Leather sandals 45k size 36 37 38 39 40 41 42 #TRACK',
      'Blue jeans 55k #TRACK',
    ],
    confirmed: true,
  });
  await shop.call('PUT', `/shop/${handle}/facts`, {
    zones,
    freeOverUgx: 9_999_999,
    place: 'Kikuubo Lane, opposite the old taxi park, Kampala',
    landmark: 'Stall 14, opposite Shell, behind the pharmacy, ask for Mama Nakato',
    payOnDelivery: true,
    legalName: 'Nakato and Daughters General Merchandise Ltd',
  });
  return shop;
}

async function reviewMany(service: Service, shop: OpenShop, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const order = await makeOrder(service, shop, { body: { mark: randomBytes(16).toString('base64url') } });
    await order.mark({ mark: 'sent' });
    await order.markAsBuyer('received');
    const headers = { 'x-order-secret': order.secret, 'x-forwarded-for': `10.46.${index}.1` };
    const text = index % 2 ? 'Webale nnyo! '.repeat(20).trim() : 'W'.repeat(120);
    const body = { stars: 1 + (index % 5), good: ['as_shown', 'on_time', 'easy_to_talk_to'], text };
    await callService(service, 'POST', `/orders/${order.code}/review`, body, headers);
  }
}

async function look(page: Page, name: string): Promise<void> {
  await expectGoodToSee(page, name, process.env.LOOK ? [360, 1280] : [360]);
  if (!process.env.LOOK) return;
  for (const height of [560, 640]) {
    await page.setViewportSize({ width: 360, height });
    await page.screenshot({ path: `${process.env.LOOK}/${name}-${height}.png` });
  }
}

test('with 40 areas, the longest names and 50 reviews every page of a shop can be read on a narrow phone', async ({
  page,
  faults,
  anotherBrowser,
  service,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  test.setTimeout(240_000);
  const shop = await openCrowdedShop(service, 'nakato.and.daughters.ug1');
  await reviewMany(service, shop, 50);
  const buyer = await (await anotherBrowser({ viewport: { width: 360, height: 640 } })).newPage();
  await buyer.goto(new URL(`${shop.path}/about`, service.origin).href);
  const reviews = buyer.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('listitem')).toHaveCount(20);
  await look(buyer, 'crowded-about');
  for (const count of [40, 50]) {
    await reviews.getByRole('button', { name: 'More reviews' }).tap();
    await expect(reviews.getByRole('listitem')).toHaveCount(count);
  }
  await expect(reviews.getByRole('button', { name: 'More reviews' })).toHaveCount(0);
  await expectNothingOutside(buyer, 'about');
  await buyer.setViewportSize({ width: 360, height: 640 });

  const dress = (await shop.products()).find(({ title }) => title.startsWith('Handmade'));
  await buyer.goto(`${service.origin}/product/${shop.handle}/${dress?.video_id}`);
  await buyer.getByRole('button', { name: 'Add to basket' }).tap();
  await buyer.getByRole('complementary', { name: 'Your basket' }).getByRole('link').tap();
  await expect(buyer.getByText(/Delivery code: \d{4}\./)).toBeVisible();
  await buyer.getByLabel('Delivery area').selectOption({ index: 34 });
  await look(buyer, 'crowded-review');
  await buyer.getByLabel('Delivery area').selectOption({ index: 31 });
  await expect(buyer.getByText('Ask the seller').first()).toBeAttached();
  await look(buyer, 'crowded-review-ask');
  await buyer.context().setOffline(true);
  await buyer.getByLabel('I pick it up').tap();
  await expect(buyer.getByText(/^Without the network we could not check the prices/)).toBeVisible();
  await look(buyer, 'crowded-review-offline');
  await buyer.getByLabel('By boda').tap();
  await buyer.context().setOffline(false);
  await buyer.goto(`${service.origin}/product/${shop.handle}/${dress?.video_id}`);
  await expect(buyer.getByRole('complementary', { name: 'Your basket' })).toContainText('delivery');
  await look(buyer, 'crowded-product');
  await buyer.goto(new URL(shop.path, service.origin).href);
  await look(buyer, 'crowded-shop');

  await signInBrowser(page, service, shop.handle);
  await page.goto('/settings#shop');
  const delivery = page.getByRole('region', { name: 'Delivery areas and fees' });
  await expect(delivery.getByText(/and 39 more/)).toBeVisible();
  await look(page, 'crowded-settings');
  await expect(delivery.getByRole('button', { name: 'Add an area' })).toHaveCount(0);
});
