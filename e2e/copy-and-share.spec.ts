import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { OpenShop } from './shops.ts';

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function openProduct(page: Page, shop: OpenShop): Promise<string> {
  const watch = (await shop.products()).find((product) => product.title === 'Gold watch');
  await page.goto(`/product/${shop.handle}/${watch?.video_id}`);
  return watch?.product_url ?? '';
}

test('number, message and shop link are copied to the clipboard, and the page says so', async ({
  page,
  context,
  stocked,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const url = await openProduct(page, stocked);
  await page.getByRole('button', { name: 'Copy number' }).tap();
  await expect(said(page, 'Number copied')).toBeVisible();
  expect(await clipboard()).toBe('+256772123456');
  await page.getByRole('button', { name: 'Copy message' }).tap();
  await expect(said(page, 'Message copied')).toBeVisible();
  const chat = await page.getByRole('link', { name: 'Contact Seller on WhatsApp' }).getAttribute('href');
  expect(await clipboard()).toBe(new URL(chat ?? '').searchParams.get('text'));
  expect(await clipboard()).toContain(url);

  await page.goto(stocked.path);
  await page.getByRole('button', { name: 'Copy shop link' }).tap();
  await expect(said(page, 'Shop link copied to clipboard!')).toBeVisible();
  expect(await clipboard()).toBe(`${service.origin}${stocked.path}`);
});

test('where the clipboard is denied the older way of copying is used', async ({ page, context, stocked }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await openProduct(page, stocked);
  await page.getByRole('button', { name: 'Copy number' }).tap();
  await expect(said(page, 'Number copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+256772123456');
  await expect(page.locator('textarea')).toBeHidden();
});

test('where nothing can copy, the text stands there to be pressed and held', async ({ page, stocked }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    Document.prototype.execCommand = () => false;
  });
  await openProduct(page, stocked);
  await page.getByRole('button', { name: 'Copy number' }).tap();
  await expect(said(page, 'Press and hold the text to copy it')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Press and hold the text to copy it' })).toHaveValue('+256772123456');
});

test('sharing uses the phone’s own sheet, and copies the link where there is none', async ({
  page,
  context,
  stocked,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    const share = async (what: unknown) => void shared.push(what);
    Object.assign(window, { shared });
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  });
  const url = await openProduct(page, stocked);
  await page.getByRole('button', { name: 'Share this product' }).tap();
  expect(await page.evaluate(() => (window as typeof window & { shared: unknown[] }).shared)).toEqual([{ url }]);

  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share this product' }).tap();
  await expect(said(page, 'Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});
