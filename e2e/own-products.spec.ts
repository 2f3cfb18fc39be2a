import { readFile, writeFile } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Service } from './service.ts';
import { type OpenShop, openShop, type SellerOptions, signInBrowser } from './shops.ts';

async function signedIn(page: Page, service: Service, options: SellerOptions): Promise<OpenShop> {
  const shop = await openShop(service, options);
  await signInBrowser(page, service, shop.handle);
  return shop;
}

const byTitle = async (shop: OpenShop, title: string | RegExp) =>
  (await shop.products()).find((product) => product.title.match(title));

test('what was written by hand survives an import, and goes back to TikTok’s at a tap', async ({ page, service }) => {
  const shop = await signedIn(page, service, { handle: 'hand.keeps', posts: ['Blue jeans 55k #TRACK'] });
  const product = await byTitle(shop, 'Blue jeans');
  await page.goto(`/dashboard?edit=${product?.video_id}`);
  await page.getByLabel('Price', { exact: true }).fill('60k');
  await page.getByText('More details').tap();
  await page.getByLabel('Old price').fill('50k');
  await page.getByText('More details').tap();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('The old price must be higher than the price.')).toBeVisible();
  await expect(page.getByLabel('Old price')).toBeFocused();
  await page.getByLabel('Old price').fill('75,000/=');
  await page.getByRole('textbox', { name: 'Tags' }).fill('#denim, men');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Product saved')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await shop.publish('Green hat 20k #TRACK');
  await shop.sync();
  expect(await byTitle(shop, 'Blue jeans')).toMatchObject({
    price: 60_000,
    old_price: 75_000,
    tags: expect.arrayContaining(['denim', 'men']),
  });

  await page.goto(`/dashboard?edit=${product?.video_id}`);
  await expect(page.getByText('From TikTok: UGX 55,000')).toBeVisible();
  await page.getByLabel('Title').fill('Dark blue jeans');
  await page.getByRole('button', { name: 'Use TikTok’s price', exact: true }).tap();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('55,000');
  await expect(page.getByLabel('Title'), 'what was typed stays').toHaveValue('Dark blue jeans');
  expect((await byTitle(shop, 'Blue jeans'))?.price).toBe(55_000);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('60,000');
  await expect(page.getByLabel('Title')).toHaveValue('Dark blue jeans');
});

test('a sale is noted and taken back; hidden and pinned are one tap each', async ({ page, service }) => {
  const shop = await signedIn(page, service, {
    handle: 'hand.sells',
    posts: ['Old bag 5k #TRACK', 'New bag 9k #TRACK'],
  });
  await page.goto('/dashboard');
  const more = page.getByRole('button', { name: 'More for Old bag' });
  await more.tap();
  await page.getByRole('button', { name: 'I sold one' }).tap();
  await expect(page.getByRole('main').getByText('1 sold')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('main').getByText('1 sold')).toHaveCount(0);
  await more.tap();
  await page.getByRole('button', { name: 'Pin to the top' }).tap();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/Old bag/);
  await expect.poll(async () => (await shop.products())[0]?.title).toBe('Old bag');
  await more.tap();
  await page.getByRole('button', { name: 'Hide from buyers' }).tap();
  await expect(page.getByText('Hidden from buyers')).toBeVisible();
  await expect.poll(() => byTitle(shop, 'Old bag')).toBeUndefined();
});

test('products are put in order by taps, and back by Undo', async ({ page, service }) => {
  const shop = await signedIn(page, service, {
    handle: 'hand.orders',
    posts: ['Tea cup 5k #TRACK', 'Blue plate 6k #TRACK', 'Silver fork 7k #TRACK'],
  });
  const order = async () => (await shop.products()).map(({ title }) => title.split(' ').at(-1));
  expect(await order()).toEqual(['fork', 'plate', 'cup']);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More for Tea cup' }).tap();
  await page.getByRole('button', { name: 'Move first' }).tap();
  await expect(page.getByText('Product moved')).toBeVisible();
  await expect.poll(order).toEqual(['cup', 'fork', 'plate']);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(order).toEqual(['fork', 'plate', 'cup']);
});

test('pasted links are answered one by one, in words', async ({ page, service }) => {
  const shop = await signedIn(page, service, { handle: 'hand.links' });
  const other = await openShop(service, { handle: 'hand.links.other' });
  const own = await shop.publish('Leather sofa 900k #TRACK');
  const theirs = await other.publish('Their sofa 900k #TRACK');
  await page.goto('/dashboard?add=links');
  await expect(page.getByRole('button', { name: 'Add video' })).toBeDisabled();
  const at = service.tiktok.origin;
  const links = [
    `${at}/@${shop.handle}/video/${own}`,
    `${at}/@${other.handle}/video/${theirs}`,
    'https://example.com/sofa',
  ];
  await page.getByLabel('Links of your videos').fill(`See: ${links.join('\n')}`);
  await page.getByRole('button', { name: 'Add 3 videos' }).tap();
  await expect(page.getByRole('heading', { name: '1 of 3 added' })).toBeFocused();
  const results = page.getByRole('dialog').getByRole('listitem');
  await expect(results.nth(0)).toContainText('Leather sofa, UGX 900,000');
  await expect(results.nth(1)).toContainText(theirs);
  await expect(results.nth(2)).toContainText('example.com');
  await expect(page.getByLabel('Links of your videos'), 'what failed stays').toHaveValue(links.slice(1).join('\n'));
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Leather sofa/]);
});

/** A photo as a camera writes it: with a place in it. */
async function photoWithPlace(page: Page, color: string): Promise<Buffer> {
  const base64 = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 800 });
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = fill;
      pen.fillRect(0, 0, 640, 800);
      pen.fillStyle = '#fff';
      pen.fillRect(100, 200, 300, 300);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, color);
  const jpeg = Buffer.from(base64, 'base64');
  // A TIFF directory with one entry, ImageDescription, at offset 26.
  const place = Buffer.from('GPS 0.3476N 32.5825E\0', 'latin1');
  const tiff = Buffer.from('49492a0008000000010000000e010200000000001a00000000000000', 'hex').subarray(0, 26);
  tiff.writeUInt32LE(place.length, 14);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, place]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

test('a product is made by hand with own photos, which reach buyers without the place they were taken', async ({
  page,
  service,
  request,
}) => {
  const shop = await signedIn(page, service, { handle: 'hand.photos' });
  await page.goto('/dashboard?add=photo');
  const photos = [await photoWithPlace(page, '#a33'), await photoWithPlace(page, '#3a3')];
  expect(photos[0]?.includes('GPS 0.3476N')).toBe(true);
  await page.getByRole('button', { name: 'Add product' }).tap();
  await expect(page.getByText('Please add a photo.')).toBeVisible();
  await page
    .getByLabel('Gallery')
    .setInputFiles([
      ...photos.map((buffer, at) => ({ name: `photo${at}.jpg`, mimeType: 'image/jpeg', buffer })),
      { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ]);
  await expect(page.getByText('Uploaded')).toHaveCount(2);
  await expect(page.getByText('Please choose a JPEG, PNG or WebP photo.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 3' }).tap();
  await page.getByRole('button', { name: 'Move photo 2 forward' }).tap();
  await page.getByLabel('Title').fill('Sisal basket');
  await page.getByLabel('Price', { exact: true }).fill('15k');
  await page.getByRole('button', { name: 'Add product' }).tap();
  await expect(page.getByText('Product added: it is number 1')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Sisal basket/]);
  const product = await byTitle(shop, 'Sisal basket');
  expect(product).toMatchObject({ price: 15_000, video_url: null });
  expect(product?.thumbnails).toHaveLength(2);
  for (const { thumbnail_url } of product?.thumbnails ?? []) {
    const bytes = await (await request.get(new URL(thumbnail_url, service.origin).href)).body();
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
  }

  await page.getByRole('button', { name: 'More for Sisal basket' }).tap();
  await page.getByRole('button', { name: 'Delete' }).tap();
  await page.getByRole('button', { name: 'Delete the product' }).tap();
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  expect(await shop.products()).toEqual([]);
});

test('goods are added one after the other, each with an empty form', async ({ page, service }) => {
  const shop = await signedIn(page, service, { handle: 'hand.another' });
  await page.goto('/dashboard?add=photo');
  for (const [title, name] of [
    ['Sisal basket', 'Add, then another'],
    ['Clay pot', 'Add product'],
  ] as const) {
    await expect(page.getByLabel('Title')).toHaveValue('');
    await page
      .getByLabel('Gallery')
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace(page, '#3a3') });
    await expect(page.getByText('Uploaded')).toHaveCount(1);
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name }).tap();
    await expect(page.getByText(/^Product added: it is number \d$/).last()).toBeVisible();
  }
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Clay pot/, /Sisal basket/]);
  expect(await shop.products()).toHaveLength(2);
});

test('a photo that could not be uploaded is tried again at a tap; nothing that was typed is lost', async ({
  page,
  context,
  service,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await signedIn(page, service, { handle: 'hand.retries' });
  await page.goto('/dashboard?add=photo');
  await page.getByLabel('Title').fill('Sisal basket');
  const buffer = await photoWithPlace(page, '#33a');
  await context.setOffline(true);
  await page.getByLabel('Gallery').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('dialog').getByText('No internet connection.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again with photo 1' }).tap();
  await expect(page.getByText('Uploaded')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Sisal basket');
});

test('a photo for which there is no slot says so, and is uploaded at a tap when there is one', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/503/);
  const shop = await signedIn(page, service, { handle: 'hand.waits' });
  await page.goto('/dashboard?add=photo');
  const token = await page.evaluate(() => localStorage.getItem('dukalink.accessToken'));
  const others = await Promise.all(
    [1, 2].map(() => endlessUpload(`${service.origin}/api/v1/shop/${shop.handle}/photos`, token)),
  );
  await page.getByLabel('Title').fill('Sisal basket');
  const buffer = await photoWithPlace(page, '#3a3');
  await page.getByLabel('Gallery').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Your other uploads are still under way.')).toBeVisible({ timeout: 30_000 });
  for (const other of others) other.destroy();
  await page.getByRole('button', { name: 'Try again with photo 1' }).tap();
  await expect(page.getByText('Uploaded')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Sisal basket');
});

/** Begins to send a photo, as another tab of the same seller does, and goes on for as long as it is not destroyed. */
async function endlessUpload(address: string, token: string | null): Promise<ClientRequest> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', 'content-length': 1_000_000 };
  const upload = request(address, { method: 'POST', headers });
  upload.on('error', () => {});
  await new Promise((resolve) => upload.write(Buffer.alloc(500_000), resolve));
  return upload;
}

test('the list goes out as CSV, comes back edited, and says row by row what it cannot take', async ({
  page,
  service,
}, info) => {
  const shop = await signedIn(page, service, {
    handle: 'hand.lists',
    posts: ['Blue jeans 55k #TRACK', 'Red hat 9k #TRACK'],
  });
  await page.goto('/settings#account');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Products as CSV' }).tap();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('hand.lists-products.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Blue jeans');
  const file = info.outputPath('edited.csv');
  await writeFile(
    file,
    csv.replace('Blue jeans,55000', 'Blue jeans for men,"60,000/="').replace('Red hat,9000', 'Red hat,cheap'),
  );
  await page.getByLabel('Upload changed list').setInputFiles(file);
  await expect(page.getByText('1 to change, 0 as they are, 1 mistake')).toBeVisible();
  await expect(page.getByRole('row', { name: /Price.*"cheap" cannot be read as a price/ })).toBeVisible();
  expect(await byTitle(shop, 'Blue jeans for men'), 'nothing is changed yet').toBeUndefined();
  await page.getByRole('button', { name: 'Change 1 product' }).tap();
  await expect(page.getByText('1 product changed')).toBeVisible();
  expect(await byTitle(shop, 'Blue jeans for men')).toMatchObject({ price: 60_000 });
  expect((await byTitle(shop, 'Red hat'))?.price).toBe(9000);
});
