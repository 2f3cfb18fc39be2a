import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ hasTouch: false, isMobile: false });

/**
 * Presses Tab until the element has the focus; answers how many presses it took. Fails when the focus comes round
 * without meeting it.
 */
async function tabTo(page: Page, wanted: Locator, most = 80): Promise<number> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error(`${most} presses of Tab did not lead to ${wanted}`);
}

/**
 * The focused element can be seen: it has an outline, and, once the page has scrolled to it, nothing lies over its
 * middle.
 */
async function expectFocusIsSeen(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
      return {
        name: element.textContent?.slice(0, 40),
        outlined: getComputedStyle(element).outlineStyle !== 'none',
        onTop: over !== null && (element.contains(over) || over.contains(element)),
      };
    });
  const { name } = await look();
  await expect.poll(look).toEqual({ name, outlined: true, onTop: true });
}

test('the first press of Tab offers to skip to the content, and Enter does', async ({ page, stocked }) => {
  await page.goto(stocked.path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('by keyboard alone a buyer searches, opens a product and starts the chat', async ({ page, stocked }) => {
  await page.goto(stocked.path);
  await tabTo(page, page.getByLabel('Search this shop'));
  await expectFocusIsSeen(page);
  await page.keyboard.type('watch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=watch/);
  await tabTo(page, page.getByRole('link', { name: /Gold watch/ }));
  await expectFocusIsSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold watch');
  await tabTo(page, page.getByRole('link', { name: 'Contact Seller on WhatsApp' }));
  await expectFocusIsSeen(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
});

test('Tab goes through the shop in reading order, and what has the focus is never covered', async ({
  page,
  stocked,
}) => {
  await page.goto(stocked.path);
  const order: number[] = [];
  for (const wanted of [
    page.getByRole('link', { name: 'View TikTok Profile' }),
    page.getByLabel('Search this shop'),
    page.getByLabel('Sort'),
    page.getByRole('navigation', { name: 'Tags' }).getByRole('link').first(),
    page.getByRole('link', { name: /Gold watch/ }),
    page.getByRole('link', { name: /Red heels/ }),
    page.locator('main li a.card').last(),
    page.getByRole('link', { name: 'More products' }),
    page.getByRole('link', { name: 'Chat on WhatsApp' }),
  ]) {
    order.push(await tabTo(page, wanted));
    await expectFocusIsSeen(page);
  }
  expect(order.every((presses) => presses > 0)).toBe(true);
});
