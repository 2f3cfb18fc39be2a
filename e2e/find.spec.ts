import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns, settled } from './in-page.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { type OpenShop, openShop } from './shops.ts';

const goods = [
  'Block heels 85k, size 36 37 38 #heels #shoes #TRACK',
  'Kids sneakers now 45k was 60k, size 28 29 30 #sneakers #footwear #TRACK',
  'White sneakers size 42 43 44. Price 85,000 #sneakers #shoes #TRACK',
  'Office dress 50k, size M L XL #dress #TRACK',
  'Red dress 40k, size M #dress #TRACK',
  'Straw basket 30k SOLD OUT #basket #TRACK',
];

async function openGoods(service: Service, handle: string): Promise<OpenShop> {
  const shop = await openShop(service, { handle, nickname: 'Wandegeya Wear', confirmed: true, posts: goods });
  const [dress] = (await shop.products()).filter(({ title }) => title === 'Office dress');
  await shop.call('PATCH', `/shop/${handle}/products/${dress?.video_id}`, { description: 'Comes with a leather belt' });
  return shop;
}

const cards = (page: Page) => page.locator('[aria-labelledby="products"] a.card').getByRole('heading', { level: 3 });

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search this shop').fill(words);
  await page.getByLabel('Search this shop').press('Enter');
}

test('a buyer finds goods by what people type: sizes, prices, descriptions, any order, spelled by ear', async ({
  page,
  service,
}) => {
  const shop = await openGoods(service, 'find.words');
  await page.goto(shop.path);
  const found: [string, string[]][] = [
    ['44', ['White sneakers']],
    ['heels 37', ['Block heels']],
    ['37 HEEL', ['Block heels']],
    ['85k', ['White sneakers', 'Block heels']],
    ['dress under 45k', ['Red dress']],
    ['belt', ['Office dress']],
    ['dresses', ['Red dress', 'Office dress']],
    ['sneekers', ['White sneakers', 'Kids sneakers']],
    ['sneakers for kids', ['Kids sneakers']],
  ];
  for (const [words, titles] of found) {
    await search(page, words);
    await expect(cards(page), words).toHaveText(titles);
  }
  await search(page, 'red sneakers');
  await expect(page.getByRole('heading', { name: 'Nothing for "red sneakers" here. Ask the seller?' })).toBeVisible();
  await expect(page.getByText('Closest matches')).toBeVisible();
  await expect(cards(page).first()).toHaveText(/Red dress|sneakers/);
  const href = await page.getByRole('link', { name: /^Ask the seller (?!about)/ }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toContain('"red sneakers"');
  await expectGoodToSee(page, 'closest-matches', [360, 1280]);
  await search(page, 'helicopter');
  await expect(page.getByRole('heading', { name: 'Nothing for "helicopter" here. Ask the seller?' })).toBeVisible();
  await expect(page.getByText('Closest matches')).toBeHidden();
  // One way to ask, which names what was looked for.
  await expect(page.locator('a[href*="wa.me"]')).toHaveCount(1);
  await expectGoodToSee(page, 'nothing-found', [360, 1280]);
  await search(page, '44');
  const sneakers = (await shop.products()).find(({ title }) => title === 'White sneakers');
  await expect(page.getByText(`for example "I want number ${sneakers?.number}"`)).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).tap();
  await expect(cards(page)).toHaveCount((await shop.products()).length);
  await page.getByLabel('Menu').tap();
  await page.getByRole('link', { name: 'Price list', exact: true }).tap();
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test(`filters narrow a shop down, several at once, ${javaScriptEnabled ? 'in the app' : 'without scripts'}`, async ({
    anotherBrowser,
    service,
  }) => {
    const shop = await openGoods(service, javaScriptEnabled ? 'find.filters' : 'find.plain');
    const page = await (await anotherBrowser({ javaScriptEnabled, viewport: { width: 360, height: 560 } })).newPage();
    await page.goto(service.origin + shop.path);
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    const panel = page.getByRole('group', { name: 'Filters', exact: true });
    await expect(panel).toBeVisible();
    const show = panel.getByRole('button', { name: /^Show/ });
    const size = panel.getByRole('group', { name: 'Size' });
    await expect(size.locator('label')).toHaveText([
      'Any size',
      'M',
      'L',
      'XL',
      '28',
      '29',
      '30',
      '36',
      '37',
      '38',
      '42',
      '43',
      '44',
    ]);
    // Stock, sale, and tags: what a single product says divides nothing.
    await expect(panel.getByRole('checkbox')).toHaveCount(5);
    if (javaScriptEnabled) await expectGoodToSee(page, 'filters', [320, 360, 1280]);

    await panel.getByLabel('shoes').check();
    await panel.getByLabel('dresses').check();
    await panel.getByLabel('Hide sold out').check();
    if (javaScriptEnabled) await expect(show).toHaveText('Show 4 products');
    await show.click();
    await expect(cards(page)).toHaveText(['Red dress', 'Office dress', 'White sneakers', 'Block heels']);
    await expect(panel).toBeHidden();

    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await expect(show).toHaveText('Show 4 products');
    await panel.getByLabel('Price up to').fill('45k');
    await show.click();
    await expect(cards(page)).toHaveText(['Red dress']);

    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await panel.getByLabel('Price up to').fill('');
    await size.getByText('L', { exact: true }).click();
    await show.click();
    await expect(cards(page)).toHaveText(['Office dress']);
    await expect(page).toHaveURL(/tag=dresses&tag=shoes|tag=shoes&tag=dresses/);

    await page.getByRole('link', { name: 'Remove Size L' }).click();
    await search(page, 'red');
    await expect(cards(page), 'a search keeps the filters').toHaveText(['Red dress']);
    await page.getByRole('link', { name: 'Remove shoes' }).click();
    await page.getByRole('link', { name: 'Remove dresses' }).click();
    await expect(page).toHaveURL(/^[^&]*\?search=red&stock=in$/);

    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await panel.getByLabel('Price reduced').check();
    await show.click();
    await expect(page.getByRole('heading', { name: 'Nothing for "red" here. Ask the seller?' })).toBeVisible();
    await page.goto(`${service.origin}${shop.path}?sale=yes`);
    await expect(cards(page)).toHaveText(['Kids sneakers']);
  });

test('the open panel stays, with what is typed into it, while its scripts are on their way', async ({
  page,
  stocked,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/filter-panel-*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${stocked.path}?filters=open`);
  await appRuns(page);
  const bound = page.getByLabel('Price up to');
  await bound.fill('30000');
  await expect(bound).toHaveValue('30000');
  const arrived = page.waitForResponse('**/assets/filter-panel-*');
  held.resolve();
  await (await arrived).finished();
  await settled(page);
  await expect(bound).toHaveValue('30000');
});
