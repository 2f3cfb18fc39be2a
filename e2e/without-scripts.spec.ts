import { expect, test } from './fixtures.ts';
import { stockedProducts } from './stocked-shop.ts';

test.use({ javaScriptEnabled: false });

test('search is a plain form: by word, by number, and honest when nothing is found', async ({ page, stocked }) => {
  await page.goto(stocked.path);
  const found = page.getByRole('region', { name: 'Products', exact: true });
  const cards = found.getByRole('listitem').getByRole('heading', { level: 3 });
  await page.getByLabel('Search this shop').fill('heels');
  await page.getByRole('button', { name: 'Search' }).tap();
  await expect(page).toHaveURL(/[?&]search=heels/);
  await expect(cards).toHaveText(['Red heels']);

  const wanted = (await stocked.products()).find((product) => product.number === 14);
  await page.getByLabel('Search this shop').fill('14');
  await page.getByLabel('Search this shop').press('Enter');
  await expect(page).toHaveURL(/[?&]search=14/);
  await expect(cards).toHaveText([wanted?.title ?? 'a product with this number']);

  await page.getByLabel('Search this shop').fill('helicopter');
  await page.getByRole('button', { name: 'Search' }).tap();
  await expect(page.getByRole('heading', { name: 'Nothing for "helicopter" here. Ask the seller?' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).tap();
  await expect(page).toHaveURL(stocked.path);
});

test('a tag is a link, and the order is chosen and sent', async ({ page, stocked }) => {
  await page.goto(stocked.path);
  await page
    .getByRole('navigation', { name: 'Tags' })
    .getByRole('link', { name: /^bags \d/ })
    .tap();
  await expect(page).toHaveURL(/[?&]tag=bags/);
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles.first()).toBeVisible();
  for (const title of await titles.allTextContents()) expect(title).toMatch(/handbag/i);

  await page.getByLabel('Sort').selectOption('Lowest price');
  await page.getByRole('button', { name: 'Search' }).tap();
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(page, 'the tag stays chosen').toHaveURL(/tag=bags/);
  const prices = (await page.getByText(/^UGX [\d,]+$/).allTextContents()).map((price) =>
    Number(price.replace(/\D/g, '')),
  );
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual([...prices].sort((left, right) => left - right));
});

test('"More products" leads to the rest, once each', async ({ page, stocked }) => {
  await page.goto(stocked.path);
  const links = page.locator('main a.card');
  const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect(links).toHaveCount(24);
  const first = await addresses();
  await page.getByRole('link', { name: 'More products' }).tap();
  await expect(page).toHaveURL(/lastKey=/);
  await expect(links).toHaveCount(stockedProducts - 24);
  const rest = await addresses();
  expect(new Set([...first, ...rest]).size).toBe(stockedProducts);
  await expect(page.getByRole('link', { name: 'More products' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the first' }).tap();
  await expect(page).toHaveURL(stocked.path);
  await expect(links).toHaveCount(24);
  expect(await addresses()).toEqual(first);
});

test('the catalogue lists every product with number and price, and is searched the same way', async ({
  page,
  stocked,
}) => {
  await page.goto(stocked.path);
  await page.getByLabel('Menu').tap();
  await page.getByRole('link', { name: 'Price list', exact: true }).tap();
  await expect(page).toHaveURL(`/catalog/${stocked.handle}`);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(stockedProducts + 1);
  for (const { number, title, price } of await stocked.products()) {
    const words = price === null ? 'DM seller for price' : `UGX ${price.toLocaleString('en-US')}`;
    const row = rows.filter({ has: page.getByRole('cell', { name: String(number), exact: true }) });
    await expect(row).toContainText(title);
    await expect(row).toContainText(words);
  }
  const numbers = (await rows.locator('td:first-child').allTextContents()).map(Number);
  expect(numbers, 'ordered by number').toEqual([...numbers].sort((one, other) => other - one));
  await expect(rows.filter({ hasText: 'White sneakers' }), 'all sizes').toContainText('40, 41, 42, 43, 44');
  await page.getByLabel('Search this shop').fill('watch');
  await page.getByRole('button', { name: 'Search' }).tap();
  await expect(rows).toHaveCount(2);
  await rows.getByRole('link', { name: /Gold watch/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold watch');
});

test('a size tapped on a card is chosen on the product, and each size there is a way to the chat that names it', async ({
  page,
  stocked,
}) => {
  await page.goto(`${stocked.path}?search=sneakers`);
  await page.getByRole('list', { name: 'Sizes' }).getByRole('link', { name: '41' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sneakers/i);
  const chat = page.getByRole('link', { name: 'Contact Seller on WhatsApp size 41' });
  const href = await chat.getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toContain('size 41)');
  await page.getByRole('link', { name: '40', exact: true }).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/.*size%2040/);
});

test('buttons that need scripts are not shown where none run', async ({ page, stocked }) => {
  const [product] = await stocked.products();
  await page.goto(`/product/${stocked.handle}/${product?.video_id}`);
  await expect(page.getByRole('link', { name: 'Contact Seller on WhatsApp' })).toBeVisible();
  await expect(page.getByText('+256 772 123 456')).toBeVisible();
  await expect(page.locator('button:visible')).toHaveCount(0);
});

test('the menu of a shop stays at the right, and "My orders" says where the orders are', async ({ page, stocked }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(stocked.path);
  const { x = 0, width = 0 } = (await page.getByLabel('Menu').boundingBox()) ?? {};
  expect(x + width).toBeGreaterThan(340);
  await page.goto('/my-orders');
  // Playwright's own words leave out what stands in such elements.
  await expect(page.locator('noscript > p')).toContainText('the last line of your message leads to your order');
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeHidden();
});

test('nothing can be added to a basket, and its review says so and offers the chat', async ({ page, stocked }) => {
  await page.goto(stocked.path);
  await expect(page.getByRole('button', { name: 'Add' })).toHaveCount(0);
  await page.goto(`${stocked.path}/order`);
  // Playwright's own words and roles leave out what stands in such elements.
  await expect(page.locator('noscript > p')).toContainText('The basket needs scripts');
  await expect(page.locator('noscript > p')).toBeVisible();
  await expect(page.locator('noscript > a.button-chat')).toBeVisible();
});
