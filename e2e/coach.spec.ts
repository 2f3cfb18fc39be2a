import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { callService, openShop, signInBrowser } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 } });

const posts = [
  'White sneakers 85k size 38 39 40 SOLD OUT #TRACK',
  'Blue jeans 55k #TRACK',
  'Red shirt 20k #TRACK',
  'Summer hat 10k #TRACK',
  'Gold watch 95k #TRACK',
  'Kitenge dress for ladies #TRACK',
];
const dayMs = 24 * 60 * 60 * 1000;

let networks = 0;

/** As pages send it, each from another network. */
async function people(service: Service, count: number, path: string, body: object): Promise<void> {
  for (let one = 0; one < count; one += 1) {
    networks += 1;
    const headers = {
      'x-forwarded-for': `10.71.${networks}.1`,
      'user-agent': 'Mozilla/5.0 (Linux; Android 12) Chrome/120.0 Mobile',
    };
    await callService(service, 'POST', path, body, headers);
  }
}

const hints = (page: Page) => page.getByRole('list', { name: 'What your numbers say' }).getByRole('listitem');
const products = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const top = (page: Page) =>
  products(page)
    .first()
    .evaluate((title) => title.getBoundingClientRect().top + scrollY);

test('a seller’s own numbers say what to do, lead there by one tap, and leave the products in sight', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'coach.shop', posts, confirmed: true });
  const idOf = async (name: string) => (await shop.products()).find(({ title }) => title === name)?.video_id;
  const [dress, sneakers] = [await idOf('Kitenge dress for ladies'), await idOf('White sneakers')];
  await people(service, 21, `${shop.path}/view`, { videoId: dress });
  await people(service, 4, `${shop.path}/click`, { videoId: sneakers, target: 'whatsapp', back: '39' });
  await expect.poll(async () => (await service.countsOf(shop.handle))[`view ${dress}`]).toBe(21);
  await service.ageProducts(shop.handle, 90 * dayMs);
  await signInBrowser(page, service, shop.handle);

  await page.goto('/dashboard');
  await expect(hints(page)).toHaveCount(3);
  expect(await top(page), 'a question stands first, so the hints stand below').toBeLessThan(400);
  const unpriced = hints(page).filter({ hasText: '1 product without a price: 21 views, 0 chats in 4 weeks.' });
  await unpriced.getByRole('link', { name: 'Set prices' }).tap();
  await expect(page).toHaveURL('/dashboard?show=no_price');
  await page.getByLabel('What does it cost?').fill('45k');
  await page.getByRole('button', { name: 'Set price' }).tap();
  await expect(page.getByRole('heading', { name: 'Everything has a price' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(hints(page)).toHaveText([
    /^4 people asked for size 39: No\. 1 White sneakers/,
    /^Do you still have 4 products\?/,
  ]);
  expect(await top(page)).toBeLessThan(400);
  await expect(page.getByRole('link', { name: /^7 days: / })).toContainText('first week');
  await expectGoodToSee(page, 'coach', process.env.LOOK ? [360, 1280] : [360]);
  await hints(page)
    .getByRole('button', { name: /^Not now: 4 people asked/ })
    .tap();
  await expect(hints(page)).toHaveCount(1);
  await page.reload();
  await expect(hints(page)).toHaveText([/^Do you still have 4 products\?/]);
  await hints(page).getByRole('link', { name: 'Check them' }).tap();
  await expect(products(page)).toHaveCount(4);
  await expectGoodToSee(page, 'coach-untouched', [360]);
  await page.getByRole('button', { name: 'Still there: Blue jeans' }).tap();
  await expect(products(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(products(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Sold out: Red shirt' }).tap();
  await expect(products(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'These 3 are still there' }).tap();
  await expect(page.getByRole('heading', { name: 'Nothing to look after' })).toBeVisible();
});
