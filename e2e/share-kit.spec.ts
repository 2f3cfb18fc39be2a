import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';

interface SharedFile {
  name: string;
  type: string;
  size: number;
}

/** The phone's own sheet, which no browser opens by itself. */
const standInForSheet = (page: Page) =>
  page.addInitScript(() => {
    const shared: SharedFile[] = [];
    Object.assign(window, { shared });
    Object.defineProperties(Navigator.prototype, {
      canShare: { value: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/jpeg') ?? true },
      share: {
        value: async ({ files = [] }: ShareData) =>
          void shared.push(...files.map(({ name, type, size }) => ({ name, type, size }))),
      },
    });
  });
const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: SharedFile[] }).shared);

async function downloaded(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).tap();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a product’s Status picture is drawn, shared as a file and downloaded; without a network the sheet says so', async ({
  page,
  context,
  service,
  faults,
}) => {
  faults.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await standInForSheet(page);
  const shop = await openShop(service, { handle: 'kit.shares', posts: ['Blue jeans 55k, sizes 30 32 34 #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  const [product] = await shop.products();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More for Blue jeans' }).tap();
  const isPicture = (url: URL) => url.pathname.endsWith('/status.jpg');
  await page.route(isPicture, (route) => route.abort());
  await page.getByRole('button', { name: 'Share this product' }).tap();
  const sheet = page.getByRole('dialog', { name: `Share number ${product?.number}` });
  await expect(sheet.getByText('Network error.')).toBeVisible({ timeout: 15_000 });
  await page.unroute(isPicture);
  await sheet.getByRole('button', { name: 'Retry' }).tap();
  const picture = sheet.getByRole('img', { name: `Status picture of number ${product?.number}, as it is sent` });
  await expect(picture).toBeVisible();
  await sheet.getByText('Message to forward').tap();
  await expect(sheet.getByText('UGX 55,000').first()).toBeVisible();
  await expectGoodToSee(page, 'share-kit-product', [360]);
  await sheet.getByRole('button', { name: 'Share', exact: true }).first().tap();
  const [file] = await shared(page);
  expect(file).toMatchObject({ name: `kit.shares-no-${product?.number}-status.jpg`, type: 'image/jpeg' });
  expect(file?.size).toBeLessThan(250_000);
  const saved = await downloaded(page, 'Download');
  expect(saved.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  await expect(sheet.getByText('Saved. You find it in your downloads.')).toBeVisible();
  await sheet.getByText('Poster to print').tap();
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Download: A5, for a table' }).tap();
  await expect(sheet.getByText('No internet connection.')).toBeVisible();
  await context.setOffline(false);
});

test('the shop’s poster is made to be printed, and its contact to be saved; a product’s page shares, too', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  const shop = await openShop(service, { handle: 'kit.prints', posts: ['Red shirt 20k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  const [product] = await shop.products();
  await page.goto('/dashboard');
  // Whose shop it is is known by then.
  await expect(page.getByRole('button', { name: 'More for Red shirt' })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Share your shop' });
  await expect(sheet.getByText('Picture to post')).toBeVisible();
  await expectGoodToSee(page, 'share-kit-shop', [360, 1280]);
  const picture = sheet.getByRole('img', { name: 'Status picture of your shop, as it is sent' });
  await expect(picture, 'it costs data, so it comes when it is asked for').toHaveCount(0);
  for (const part of ['Picture to post', 'Poster to print', 'Ask buyers to save your number'])
    await sheet.getByText(part).tap();
  await expect(picture).toBeVisible();
  const poster = await downloaded(page, 'Download: A4, for a wall');
  expect(poster.name).toBe('kit.prints-poster-a4.pdf');
  expect(poster.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  const contact = await downloaded(page, 'Download: Your number as a contact');
  expect(contact.bytes.toString()).toContain('TEL;TYPE=CELL:+256772123456');
  await expectGoodToSee(page, 'share-kit-opened', [360, 1280]);

  await page.goto(`/product/${shop.handle}/${product?.video_id}`);
  const share = page.getByRole('region', { name: 'Your product' }).getByRole('button', { name: 'Share' });
  await expect(share).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true }), 'it is for buyers').toBeHidden();
  await share.tap();
  await expect(
    page.getByRole('dialog', { name: `Share number ${product?.number}` }).getByText('Say it in your video'),
  ).toBeVisible();
});
