import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';

async function aPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 800 });
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#a3a';
      pen.fillRect(0, 0, 640, 800);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('a product from TikTok gets a photo of its owner’s in front, beside its caption, and loses it again', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'hand.adds', posts: ['Blue jeans 55k, new stock #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  const [product] = await shop.products();
  const edit = `/dashboard?edit=${product?.video_id}`;
  await page.goto(edit);
  await expect(page.getByRole('region', { name: 'Your video' })).toContainText('Blue jeans 55k, new stock #TRACK');
  const buffer = await aPhoto(page);
  await page.getByLabel('Gallery').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Move picture 2 forward' }).tap();
  await expectGoodToSee(page, 'edit-with-photo');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Product saved')).toBeVisible();
  const pictures = async () => (await shop.products())[0]?.thumbnails.map((one) => one.thumbnail_url) ?? [];
  expect(await pictures()).toEqual([expect.stringContaining('/images/'), product?.thumbnails[0]?.thumbnail_url]);

  await page.goto(edit);
  await page.getByRole('button', { name: 'Remove picture 1' }).tap();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect.poll(pictures).toEqual([product?.thumbnails[0]?.thumbnail_url]);
});

test('a photo that did not arrive says so at Save, and is sent again or left out', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const shop = await openShop(service, { handle: 'hand.fails', posts: ['Blue jeans 55k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  const [product] = await shop.products();
  await page.goto(`/dashboard?edit=${product?.video_id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Blue jeans');
  const isUpload = (url: URL) => url.pathname.endsWith('/photos');
  await page.route(isUpload, (route) => route.abort());
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(page) };
  await page.getByLabel('Gallery').setInputFiles([photo, { ...photo, mimeType: 'application/pdf' }]);
  const again = page.getByRole('button', { name: 'Try again with photo 1' });
  await expect(again).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('A photo was not uploaded. Try it again, or remove it.')).toBeVisible();
  await page.unroute(isUpload);
  await again.tap();
  await expect(page.getByRole('img', { name: 'Number 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('A photo cannot be used. Please remove it.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 1' }).tap();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Product saved')).toBeVisible();
  expect((await shop.products())[0]?.thumbnails).toHaveLength(2);
});

test('a caption of many short lines is folded, and shown whole at a tap', async ({ page, service }) => {
  const lines = ['Blue jeans 55k', 'Black', 'Blue', 'Grey', 'Call me', '#TRACK'];
  const shop = await openShop(service, { handle: 'hand.caption', posts: [lines.join('\n'), 'Red shirt 20k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  const products = await shop.products();
  const edit = (title: RegExp) => `/dashboard?edit=${products.find((one) => title.test(one.title))?.video_id}`;
  await page.goto(edit(/jeans/));
  const video = page.getByRole('region', { name: 'Your video' });
  const height = () => video.getByText('Blue jeans 55k').evaluate((caption) => caption.clientHeight);
  const folded = await height();
  await video.getByRole('button', { name: 'Show all' }).tap();
  expect(await height()).toBeGreaterThan(folded);
  await video.getByRole('button', { name: 'Show less' }).tap();
  expect(await height()).toBe(folded);
  await page.goto(edit(/shirt/));
  await expect(video).toContainText('Red shirt');
  await expect(video.getByRole('button', { name: 'Show all' })).toHaveCount(0);
});

test('a product that was added is in view, also from a list that would not show it', async ({ page, service }) => {
  const posts = ['Cup', 'Plate', 'Bowl'].map((name) => `${name} pinned 5k #TRACK`);
  const shop = await openShop(service, { handle: 'hand.in.view', posts });
  await signInBrowser(page, service, shop.handle);
  // More than the first page of the list has.
  for (const { video_id } of await shop.products())
    for (let count = 1; count < 9; count += 1)
      await shop.call('POST', `${shop.path}/products/${video_id}/split`, { title: 'Cup', price: 5000 });
  for (const { video_id } of await shop.products())
    await shop.call('PATCH', `${shop.path}/products/${video_id}`, { pinned: true });
  await page.goto('/dashboard?show=sold_out');
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await page.getByRole('button', { name: /^Add a product/ }).tap();
  const buffer = await aPhoto(page);
  await page.getByLabel('Gallery').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('Title').fill('Sisal basket');
  await expect(page.getByText('Uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Add product' }).tap();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /Sisal basket/ })).toBeInViewport();
});
