import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { jumpsOf, keepDrawing, settled, watchJumps } from './in-page.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { closeMessages, part } from './settings-screen.ts';
import { openShop, signInBrowser } from './shops.ts';

const goods = ['Dress', 'Skirt', 'Shirt', 'Belt', 'Scarf', 'Hat', 'Shoes'].map(
  (name, at) => `${name} ${20 + at}k #TRACK`,
);

/** A photo straight from a camera: tall, and full of detail. */
const aPhoto = () =>
  sharp({
    create: {
      width: 900,
      height: 1200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

const fromTheTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** Where the first card, the sixth and the banner are, from the top of the page. */
const places = (page: Page) =>
  page.evaluate(() => {
    const topOf = (what: string) => document.querySelector(what)?.getBoundingClientRect().top ?? Number.NaN;
    return {
      first: topOf('.grid-cards > li:first-child'),
      sixth: topOf('.grid-cards > li:nth-child(6)'),
      banner: topOf('.banner'),
    };
  });

test('a banner from phone to shop: chosen, seen by buyers below the first goods, drawn, and removed with Undo', async ({
  page,
  service,
  anotherBrowser,
  faults,
}) => {
  faults.allow(/status of 415/);
  const shop = await openShop(service, { handle: 'banner.shows', nickname: 'Nakato Styles', posts: goods });
  await signInBrowser(page, service, shop.handle);
  await page.goto('/settings');
  const banner = part(page, 'Banner');
  await banner.locator('summary').tap();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    banner.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await choose('notes.jpg', 'image/jpeg', Buffer.from('no picture'));
  await expect(banner.getByRole('alert')).toContainText('Please choose a JPEG, PNG or WebP photo.');
  await choose('stall.jpg', 'image/jpeg', await aPhoto());
  await expect(banner.getByText('Your own picture')).toBeVisible();
  await expect(banner.getByRole('alert')).toBeEmpty();

  const buyer = await (await anotherBrowser({ baseURL: service.origin })).newPage();
  await keepDrawing(buyer);
  await watchJumps(buyer);
  await buyer.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const asked: string[] = [];
  buyer.on('request', (request) => request.url().endsWith('banner.webp') && asked.push(request.url()));
  await buyer.setViewportSize({ width: 360, height: 640 });
  await buyer.goto(shop.path);
  await settled(buyer);
  const { first, sixth, banner: top } = await places(buyer);
  expect(first).toBeLessThanOrEqual(230);
  expect(top).toBeGreaterThan(sixth);
  expect(asked, 'where bytes are dear it waits for a touch').toEqual([]);
  const file = buyer.waitForResponse(/banner\.webp$/);
  await buyer.locator('.banner').scrollIntoViewIfNeeded();
  expect((await (await file).body()).length).toBeLessThanOrEqual(20_000);
  const shown = buyer.locator('.banner img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  expect((await places(buyer)).banner - (await places(buyer)).first, 'nothing moved').toBeCloseTo(top - first, 0);
  expect(await jumpsOf(buyer)).toEqual([]);

  await banner.getByRole('button', { name: 'Draw one for me' }).tap();
  await expect(banner.getByText('Drawn from your shop')).toBeVisible();
  await expectGoodToSee(page, 'shop-banner-settings', [360]);
  await buyer.reload();
  await buyer.locator('.banner').scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  await fromTheTop(buyer);
  await expectGoodToSee(buyer, 'shop-banner-drawn', process.env.LOOK ? [360, 1280] : [360]);

  await closeMessages(page);
  await banner.getByRole('button', { name: 'Remove the banner' }).tap();
  await expect(banner.getByText('None')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(banner.getByText('Drawn from your shop')).toBeVisible();
  await banner.getByRole('button', { name: 'Remove the banner' }).tap();
  await expect(banner.getByText('None')).toBeVisible();
  await buyer.reload();
  await expect(buyer.locator('.grid-cards > li')).toHaveCount(goods.length);
  await expect(buyer.locator('.banner')).toHaveCount(0);
});
