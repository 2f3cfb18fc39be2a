import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aNumber, openShop } from './shops.ts';
import { until } from './until.ts';

const caption = 'Kitenge maxi dress, sizes M L XL\nPrice: 85,000/=\nWe deliver in Kampala #TRACK';
const title = /kitenge maxi dress/i;

/** Milliseconds since 1970 at which the page first showed a card with these words, read in the page itself. */
async function watchForCard(page: Page, words: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const shown = new Promise<number>((resolve) => {
      const look = () => {
        const cards = [...document.querySelectorAll<HTMLElement>('main a h3')];
        if (cards.some((card) => card.textContent?.includes(wanted) && card.checkVisibility())) resolve(Date.now());
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    Object.assign(window, { cardShownAt: shown });
  }, words);
  return () => page.evaluate(() => (window as typeof window & { cardShownAt: Promise<number> }).cardShownAt);
}

/** The page follows its shop: the server has said so over the socket. */
async function live(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', { predicate: ({ payload }) => payload.includes('"subscribed"') });
}

async function expectChatLink(page: Page, productUrl: string, number: string): Promise<void> {
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  const url = new URL(page.url());
  expect(url.pathname).toBe(`/${number.replace('+', '')}`);
  const text = url.searchParams.get('text') ?? '';
  expect(text).toMatch(title);
  expect(text).toContain('(number 1)');
  expect(text).toContain('UGX 85,000');
  expect(text.split('\n').at(-1)).toBe(productUrl);
  expect([...url.searchParams.keys()]).toEqual(['text']);
}

test('a video with #TRACK becomes a card on the open shop page within a second, and a tap leads to the right WhatsApp chat', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'akello.live' });
  const following = live(page);
  await page.goto(shop.path);
  await expect(page.getByRole('heading', { name: 'Shop coming soon' })).toBeVisible();
  await following;

  const cardShownAt = await watchForCard(page, 'itenge');
  const announced = page.getByRole('status').filter({ hasText: /^New product: / });
  const id = await shop.publish({ caption, picture: 'dress' });
  await shop.call('POST', '/ingestion/sync-now');
  const committedAt = await until('the product is committed', async () => {
    const [product] = await shop.products();
    return product?.video_id === id && Date.now();
  });
  const delayMs = (await cardShownAt()) - committedAt;
  expect(delayMs, 'from the commit to the card').toBeLessThan(1000);
  await expect(announced).toContainText(title);

  await page.getByRole('link', { name: title }).tap();
  await expect(page).toHaveURL(`/product/akello.live/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Contact Seller on WhatsApp' }).tap();
  await expectChatLink(page, `${service.origin}/product/akello.live/${id}`, aNumber);
  expect(page.context().pages(), 'the chat opens in the same tab').toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video with #TRACK stands in the shop after a reload, and plain links lead to the right WhatsApp chat', async ({
    page,
    service,
  }) => {
    const shop = await openShop(service, { handle: 'okello.plain' });
    await page.goto(shop.path);
    await expect(page.getByRole('heading', { name: 'Shop coming soon' })).toBeVisible();

    const id = await shop.publish({ caption, picture: 'dress' });
    await shop.sync();
    await page.reload();
    await page.getByRole('link', { name: title }).tap();
    await expect(page).toHaveURL(`/product/okello.plain/${id}`);
    await page.getByRole('link', { name: 'Contact Seller on WhatsApp' }).tap();
    await expectChatLink(page, `${service.origin}/product/okello.plain/${id}`, aNumber);
    expect(page.context().pages(), 'the chat opens in the same tab').toHaveLength(1);
  });
});
