import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns } from './in-page.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop } from './shops.ts';

const watchLink = (page: Page) => page.getByRole('link', { name: 'Watch TikTok Video' });
const player = (page: Page) => page.getByRole('dialog', { name: 'Plays from TikTok' });
const video = (page: Page) => player(page).frameLocator('iframe').getByText('▶');

/** A mark that another document does not have. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

async function openFromShop(page: Page, path: string, name: RegExp): Promise<void> {
  await page.goto(path);
  await appRuns(page);
  await markDocument(page);
  await page.getByRole('link', { name }).tap();
  await expect(watchLink(page)).toBeVisible();
}

test.describe('in the small window of TikTok', () => {
  test.use({ viewport: { width: 360, height: 560 } });

  test('a video is watched over the product that was opened in the shop; Close and Back leave the buyer there', async ({
    page,
    service,
  }) => {
    const shop = await openShop(service, { handle: 'apio.plays', posts: ['Blue jeans 55k #TRACK'] });
    const [jeans] = await shop.products();
    await openFromShop(page, shop.path, /Blue jeans/);
    const productPath = `/product/${shop.handle}/${jeans?.video_id}`;
    await watchLink(page).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await watchLink(page).tap();
    await expect(video(page)).toHaveText(/Blue jeans/);
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/video-in-place-small.png` });
    await expect(player(page).getByText('Loading')).toHaveCount(0);
    await expect(player(page).getByRole('link', { name: 'Open in TikTok' })).toHaveAttribute(
      'href',
      jeans?.video_url ?? '',
    );
    await player(page).getByRole('button', { name: 'Close' }).tap();
    await expect(player(page)).toHaveCount(0);
    await expect(page).toHaveURL(productPath);
    await expect(watchLink(page)).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(top);

    await watchLink(page).tap();
    await expect(video(page)).toBeVisible();
    await expectGoodToSee(page, 'video-in-place', [360, 1280]);
    await page.goBack();
    await expect(player(page)).toHaveCount(0);
    await expect(page).toHaveURL(productPath);
    expect(await isMarked(page), 'all of it in the document of the shop').toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(shop.path);

    const { requests } = (await service.tiktok.state()).log;
    const asked = requests.filter(({ kind, subject }) => kind === 'player' && subject === jeans?.post_id);
    expect(asked.map(({ referer }) => referer)).toEqual(['', '']);
    await expect.poll(() => service.countsOf(shop.handle)).toMatchObject({ [`tiktok ${jeans?.video_id}`]: 1 });
  });
});

test('from a page that may not show the player a product is another document, which may', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'adongo.plays', posts: ['Blue jeans 55k #TRACK'] });
  await page.goto(`${shop.path}/about`);
  await appRuns(page);
  await markDocument(page);
  await page.getByRole('link', { name: /Back to shop/ }).tap();
  await expect(page).toHaveURL(shop.path);
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('link', { name: /Blue jeans/ }).tap();
  await expect(watchLink(page)).toBeVisible();
  await appRuns(page);
  expect(await isMarked(page)).toBe(false);
  await watchLink(page).tap();
  await expect(video(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/product\/[^#]*$/);
  await page.goBack();
  await expect(page).toHaveURL(shop.path);
  await expect(page.getByRole('link', { name: /Blue jeans/ })).toBeVisible();
});

test('photo posts, posts that the player refuses, a lost file and no scripts keep the link to TikTok', async ({
  page,
  service,
  faults,
  anotherBrowser,
}) => {
  const shop = await openShop(service, {
    handle: 'amongi.plays',
    posts: [
      { caption: 'Dinner gown 90k #TRACK', kind: 'photo', photos: 2 },
      'Gold watch 60k #TRACK',
      'Blue jeans 55k #TRACK',
    ],
  });
  const products = await shop.products();
  const leaves = () => expect(page).toHaveURL(/^https:\/\/www\.tiktok\.com\/@amongi\.plays\/video\/\d+$/);

  await openFromShop(page, shop.path, /Dinner gown/);
  await watchLink(page).tap();
  await leaves();

  await service.tiktok.hidePost(products.find(({ title }) => title === 'Gold watch')?.post_id ?? '');
  await openFromShop(page, shop.path, /Gold watch/);
  await watchLink(page).tap();
  await expect(player(page).getByText('TikTok does not play this video here.')).toBeVisible();
  await expectGoodToSee(page, 'video-refused');
  await player(page).getByRole('button', { name: 'Close' }).tap();
  await expect(player(page)).toHaveCount(0);
  await watchLink(page).tap();
  await leaves();

  faults.allow(/play-video/);
  await page.route(/\/play-video-/, (route) => route.abort());
  await openFromShop(page, shop.path, /Blue jeans/);
  await watchLink(page).tap();
  await leaves();

  const plain = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${service.origin}/product/${shop.handle}/${products[0]?.video_id}`);
  await watchLink(plain).tap();
  await expect(plain).toHaveURL(/^https:\/\/www\.tiktok\.com\//);
});

test('shop, catalogue and product may show a frame of TikTok, and no other page may show one', async ({
  request,
  stocked,
  service,
}) => {
  const framesOf = async (path: string) => {
    const { 'content-security-policy': policy = '' } = (await request.get(path)).headers();
    expect(policy, path).toContain("default-src 'none'");
    return policy.split('; ').filter((directive) => directive.startsWith('frame-src'));
  };
  const [product] = await stocked.products();
  for (const path of [
    stocked.path,
    `${stocked.path}?search=heels`,
    `/catalog/${stocked.handle}`,
    `/product/${stocked.handle}/${product?.video_id}`,
  ])
    expect(await framesOf(path), path).toEqual([`frame-src ${service.tiktok.origin}`]);
  const others = ['/', '/privacy', '/login', '/signup', '/dashboard', '/my-orders', '/admin/login', '/nowhere'];
  for (const path of [...others, `${stocked.path}/about`, `${stocked.path}/order`, `${stocked.path}/report`])
    expect(await framesOf(path), path).toEqual([]);
});
