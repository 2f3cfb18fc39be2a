import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns } from './in-page.ts';
import { openShop } from './shops.ts';

/** What a small screen shows of the goods before a thumb moves, in px from its top. */
const measureScreen = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element | undefined | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const cards = [...document.querySelectorAll('.grid-cards > li')];
    const [first, second, third] = cards.map(boxOf);
    return {
      firstTop: first?.top ?? 0,
      rowBottom: Math.max(first?.bottom ?? 0, second?.bottom ?? 0),
      priceBottom: boxOf(cards[0]?.querySelector('.price')).bottom,
      secondRowTop: third?.top ?? 0,
      chatTop: boxOf(document.querySelector('.chat-bar')).top,
      stickyBottom: boxOf(document.querySelector('search form')).bottom,
    };
  });

test('goods first: at 360 px the first card begins within 230 px, and a small window shows a row of them with prices', async ({
  page,
  stocked,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(stocked.path);
  const tall = await measureScreen(page);
  expect(tall.firstTop).toBeLessThanOrEqual(230);
  expect(tall.rowBottom).toBeLessThanOrEqual(tall.chatTop);
  expect(tall.chatTop - tall.secondRowTop).toBeGreaterThanOrEqual(100);

  // TikTok's own window.
  await page.setViewportSize({ width: 360, height: 560 });
  const small = await measureScreen(page);
  expect(small.firstTop).toBeLessThanOrEqual(230);
  expect(small.priceBottom).toBeLessThanOrEqual(small.chatTop);

  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  const scrolled = await measureScreen(page);
  expect(scrolled.stickyBottom, 'what stays at the top').toBeLessThanOrEqual(50);
  expect(560 - scrolled.chatTop, 'what stays at the bottom').toBeLessThanOrEqual(66);
});

test('what a buyer must know before paying is read in full, and the goods still begin within 230 px', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, {
    handle: 'unchecked.to.look.at.22c',
    nickname: 'Mama Nakato & Daughters General Merchandise, Kikuubo Lane',
    posts: [
      'White sneakers 85k was 100k size 39 40 41 42 43 44 #TRACK',
      'Blue jeans 55k #TRACK',
      'School bag 35k #TRACK',
      'Leather belt 15k #TRACK',
      'Rain coat 45k #TRACK',
      'Straw hat for the garden and the beach 20k #TRACK',
      'Wool scarf 25k #TRACK',
    ],
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(shop.path);
  const warning = page.getByText('Not yet confirmed by @unchecked.to.look.at.22c');
  await expect(warning).toBeInViewport({ ratio: 1 });
  const { firstTop, chatTop, secondRowTop } = await measureScreen(page);
  expect(firstTop).toBeLessThanOrEqual(230);
  expect(chatTop - secondRowTop).toBeGreaterThanOrEqual(100);
  await expect(warning).toContainText('We do not know who runs it. Send no money before you see the goods. Report it');
});

test('cards of a row are equally high; price and sizes take one line, and a name two at most', async ({
  page,
  stocked,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(stocked.path);
  const rows = await page.evaluate(() => {
    const byTop = new Map<number, number[]>();
    for (const card of document.querySelectorAll('.grid-cards > li')) {
      const { top, height } = card.getBoundingClientRect();
      byTop.set(Math.round(top), [...(byTop.get(Math.round(top)) ?? []), Math.round(height)]);
    }
    return [...byTop.values()];
  });
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(([one, other]) => other !== undefined && one !== other)).toEqual([]);
  const card = page.locator('.grid-cards > li').filter({ hasText: 'White sneakers' });
  expect((await card.locator('.price').boundingBox())?.height).toBeLessThanOrEqual(22);
  const names = await page
    .locator('.grid-cards h3')
    .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
  expect(Math.max(...names)).toBeLessThanOrEqual(40);
  const sizes = card.getByRole('list', { name: 'Sizes' });
  await expect(sizes.getByRole('listitem')).toHaveText(['40', '41', '42', '+2 more']);
  const tops = await sizes
    .getByRole('listitem')
    .evaluateAll((all) => all.map((size) => Math.round(size.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('on a phone search and filters have a row, which stays at the top while the chips scroll away', async ({
  page,
  stocked,
}) => {
  await page.goto(stocked.path);
  const field = page.getByLabel('Search this shop');
  expect((await field.boundingBox())?.width).toBeGreaterThan(240);
  const filters = page.getByRole('link', { name: 'Filters' });
  const chips = page.getByLabel('Sort');
  await expect(chips).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(filters).toBeInViewport({ ratio: 1 });
  await expect(chips).not.toBeInViewport();
});

test('without network the words about it cover no field, and no message covers the chat at the end of the shop', async ({
  page,
  context,
  stocked,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(stocked.path);
  // A part of it that is still on its way would fail.
  await appRuns(page);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await context.setOffline(true);
  const banner = page.getByRole('alert').filter({ hasText: 'No internet connection' });
  await expect(banner).toBeInViewport();
  const bannerBox = await banner.boundingBox();
  const fieldBox = await page.getByLabel('Search this shop').boundingBox();
  expect(fieldBox?.y).toBeGreaterThanOrEqual((bannerBox?.y ?? 0) + (bannerBox?.height ?? 560));

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await context.setOffline(false);
  const message = page.getByRole('status').filter({ hasText: 'Internet connection restored!' });
  await expect(message).toBeVisible();
  const messageBox = await message.boundingBox();
  const chatBox = await page.getByRole('link', { name: 'Chat on WhatsApp' }).boundingBox();
  expect((messageBox?.y ?? 560) + (messageBox?.height ?? 0)).toBeLessThanOrEqual(chatBox?.y ?? 0);
});
