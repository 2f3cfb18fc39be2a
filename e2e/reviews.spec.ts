import { randomBytes } from 'node:crypto';
import { giveReason, openAdmin, openScreen } from './administrators.ts';
import { expect, test } from './fixtures.ts';
import { type MadeOrder, makeOrder, openOrderingShop } from './orders.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { callService, type OpenShop, openShop, signInBrowser } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** Received and proven by the buyer's browser, whose mark is another one each time. */
async function receivedOrder(service: Service, shop: OpenShop): Promise<MadeOrder> {
  const order = await makeOrder(service, shop, { body: { mark: randomBytes(16).toString('base64url') } });
  await order.mark({ mark: 'sent' });
  await order.markAsBuyer('received');
  return order;
}

let networks = 0;

async function reviewAs(service: Service, { code, secret }: MadeOrder, stars: number): Promise<void> {
  networks += 1;
  const headers = { 'x-order-secret': secret, 'x-forwarded-for': `10.44.${networks}.1` };
  await callService(service, 'POST', `/orders/${code}/review`, { stars, good: ['on_time'] }, headers);
}

test('a buyer who has received an order says how it was, the seller answers, and support hides what insults', async ({
  page,
  faults,
  anotherBrowser,
  service,
}) => {
  faults.allow(/status of 400/);
  const shop = await openOrderingShop(service, 'nakato.reviewed');
  for (const stars of [4, 4]) await reviewAs(service, await receivedOrder(service, shop), stars);
  const order = await makeOrder(service, shop, { body: { mark: randomBytes(16).toString('base64url') } });
  await order.mark({ mark: 'sent' });

  const buyer = await (await anotherBrowser()).newPage();
  await buyer.setViewportSize({ width: 360, height: 560 });
  await buyer.goto(new URL(`${order.path}#${order.secret}`, service.origin).href);
  await buyer.getByRole('button', { name: 'I received it' }).tap();
  const own = buyer.getByRole('region', { name: 'How was it?' });
  await own.getByRole('button', { name: 'Send review' }).tap();
  await expect(own.getByText('Please choose how many stars.')).toBeVisible();
  await own.getByText('5 ★').tap();
  await own.getByText('Goods as shown').tap();
  await own.getByLabel('Tell others more, if you like').fill('Call my cousin on 0772 123 456');
  await own.getByRole('button', { name: 'Send review' }).tap();
  await expect(own.getByText('Please leave out phone numbers, links and handles.')).toBeVisible();
  await own.getByLabel('Tell others more, if you like').fill('The same jeans as in the video');
  await expectGoodToSee(buyer, 'order-review-form', [360]);
  await own.getByRole('button', { name: 'Send review' }).tap();
  const said = buyer.getByRole('region', { name: 'Your review' });
  await expect(said.getByText('The same jeans as in the video')).toBeVisible();
  await said.getByRole('button', { name: 'Change' }).tap();
  await said.getByText('4 ★').tap();
  await said.getByRole('button', { name: 'Save review' }).tap();
  await expect(said.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expectGoodToSee(buyer, 'order-reviewed', [360]);

  await buyer.goto(new URL(`${shop.path}/about`, service.origin).href);
  const reviews = buyer.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('4.0 ★ (3 reviews)')).toBeVisible();
  await expect(reviews.getByText('3 received orders from 3 browsers')).toBeVisible();

  await signInBrowser(page, service, shop.handle);
  await page.goto(`${shop.path}/about`);
  const mine = page.getByRole('listitem').filter({ hasText: 'The same jeans as in the video' });
  await mine.getByRole('button', { name: 'Answer' }).tap();
  await mine.getByLabel('Your answer').fill('Webale nnyo!');
  await mine.getByRole('button', { name: 'Save answer' }).tap();
  await expect(mine.getByRole('button', { name: 'Change my answer' })).toBeVisible();

  await buyer.reload();
  await expect(reviews.getByText('Webale nnyo!')).toBeVisible();
  await expectGoodToSee(buyer, 'about-reviews', [360, 1280]);
  const theirs = reviews.getByRole('listitem').filter({ hasText: 'Webale nnyo!' });
  await theirs.getByRole('link', { name: 'Report this review' }).tap();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Report this review');
  await buyer.getByRole('radio', { name: 'Offensive' }).check();
  await buyer.getByRole('button', { name: 'Send report' }).tap();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Thank you. We will look at it.');

  const support = await (await anotherBrowser({ viewport: { width: 1280, height: 800 } })).newPage();
  await openScreen(support, service, await openAdmin(service, 'support'), '/admin/reports');
  const report = support.getByRole('listitem').filter({ hasText: 'A review of @nakato.reviewed' });
  await expect(report.getByText('The same jeans as in the video')).toBeVisible();
  await expectGoodToSee(support, 'admin-reported-review', [1280]);
  await report.getByRole('button', { name: /^More: / }).click();
  await report.getByRole('button', { name: 'Hide review' }).click();
  await giveReason(support, 'Hide the review?', 'Hide review', 'It insults a person by name');
  await expect(report.getByText('Hidden by us')).toBeVisible();

  await buyer.goto(new URL(`${shop.path}/about`, service.origin).href);
  await expect(reviews.getByText('3 received orders from 3 browsers')).toBeVisible();
  await expect(buyer.getByText('The same jeans as in the video')).toHaveCount(0);
  await buyer.goto(new URL(order.path, service.origin).href);
  await expect(buyer.getByText('We have hidden it: others do not see it.')).toBeVisible();
});

test('a shop’s rating stands in its head and on its products once three reviews count', async ({ page, service }) => {
  const posts = ['Blue jeans 55k #TRACK'];
  const shop = await openShop(service, { handle: 'nakato.rated', posts, confirmed: true });
  await page.goto(shop.path);
  await expect(page.getByText(/★/)).toHaveCount(0);
  await page.goto(`${shop.path}/about`);
  await expect(page.getByText('No proven orders yet')).toBeVisible();
  for (const stars of [5, 5, 4]) await reviewAs(service, await receivedOrder(service, shop), stars);
  await page.reload();
  const rating = '4.7 ★ (3 reviews)';
  await expect(page.getByRole('region', { name: 'What we know' }).getByText(rating)).toBeVisible();
  await page.goto(shop.path);
  await expect(page.getByRole('link', { name: rating })).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"ratingValue":4.7');
  await expectGoodToSee(page, 'shop-rated', [360]);
  await page.getByRole('link', { name: /Blue jeans/ }).tap();
  await expect(page.getByRole('link', { name: rating })).toBeVisible();
  await expectGoodToSee(page, 'product-rated', [360]);
  await page.getByRole('link', { name: rating }).tap();
  await expect(page).toHaveURL(`${shop.path}/about#reviews`);
  await expect(page.getByRole('region', { name: 'Reviews' }).getByText(rating)).toBeInViewport();
});
