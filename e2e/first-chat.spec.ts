import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';

const chat = (page: Page) => page.locator('.button-chat').first();
const advice = (page: Page) =>
  chat(page)
    .locator('small')
    .evaluate((words) => getComputedStyle(words, '::after').content);
const words = '"Pay only to this shop\'s phone."';

test('advice stands in the chat button until its first tap in this browser, and nothing moves when it goes', async ({
  page,
  stocked,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(stocked.path);
  expect(await advice(page)).toBe(words);
  await expectGoodToSee(page, 'first-chat', [320, 360, 1280]);
  const before = await chat(page).boundingBox();
  const product = page.locator('.card').first();
  const path = (await product.getAttribute('href')) ?? '';
  await chat(page).click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  await page.goBack();
  await expect.poll(() => advice(page)).toBe('none');
  expect(await chat(page).boundingBox()).toEqual(before);
  await page.goto(path);
  expect(await advice(page)).toBe('none');
});

test('on a narrow phone the advice is one line of a button that is no higher, at a product, too', async ({
  page,
  stocked,
}) => {
  await page.setViewportSize({ width: 320, height: 560 });
  await page.goto(stocked.path);
  const path = (await page.locator('.card').first().getAttribute('href')) ?? '';
  await page.goto(path);
  expect(await advice(page)).toBe(words);
  const heightPx = (await chat(page).boundingBox())?.height;
  await page.evaluate(() => document.getElementById('app')?.setAttribute('data-whatsapp', '1'));
  expect(await advice(page)).toBe('none');
  expect((await chat(page).boundingBox())?.height).toBeCloseTo(heightPx ?? 0, 1);
});
