import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';

const caption = (...lines: string[]): string => ['New stock', ...lines, 'We deliver in Kampala #TRACK'].join('\n');

/** A card of the open shop page; a tag may have its words, too. */
const card = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title} No\\.`) });

/** From a card of the open shop page to the chat: what the buyer would send. */
async function messageOf(page: Page, title: string): Promise<string> {
  await card(page, title).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Contact Seller on WhatsApp' }).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  return new URL(page.url()).searchParams.get('text') ?? '';
}

test('a post of three products is three cards, each with its own chat, and stays so when its caption is edited', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'nakku.several' });
  await page.goto(shop.path);
  const post = { caption: caption('Blue jeans 45k', 'Leather belt 25k', 'White sneakers 85k'), photos: 3 };
  const id = await shop.publish({ ...post, kind: 'photo' });
  await shop.sync();
  for (const title of ['Blue jeans', 'Leather belt', 'White sneakers']) await expect(card(page, title)).toBeVisible();
  const pictures = (await shop.products()).map((product) => product.thumbnails.map((one) => one.thumbnail_url));
  expect(
    pictures.map((shown) => shown.length),
    'each card has its own photo',
  ).toEqual([1, 1, 1]);
  expect(new Set(pictures.flat()).size).toBe(3);

  await card(page, 'Leather belt').tap();
  await expect(page).toHaveURL(`${shop.path.replace('shop', 'product')}/${id}-2`);
  await expect(page.getByText(`Video ID ${id}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch TikTok Video' })).toHaveAttribute(
    'href',
    new RegExp(`/video/${id}$`),
  );
  await page.goto(shop.path);
  const before = await messageOf(page, 'Leather belt');
  expect(before).toContain('(number 2)');
  expect(before).toContain('UGX 25,000');
  expect(before.split('\n').at(-1)).toBe(`${service.origin}/product/${shop.handle}/${id}-2`);

  await service.tiktok.editCaption(id, caption('White sneakers 80k', 'Blue jeans 45k', 'Wool scarf 15k'));
  await shop.sync();
  await page.goto(shop.path);
  await expect(card(page, 'Wool scarf')).toBeVisible();
  await expect(card(page, 'Leather belt')).toBeHidden();
  const after = await messageOf(page, 'White sneakers');
  expect(after).toContain('(number 3)');
  expect(after).toContain('UGX 80,000');
  expect(after.split('\n').at(-1)).toBe(`${service.origin}/product/${shop.handle}/${id}-3`);

  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard');
  const row = page.getByRole('listitem').filter({ hasText: 'Leather belt' });
  await expect(row).toContainText('No longer in the caption: buyers do not see it');
});

test('an owner joins two products of a video, whose old link leads to the other, takes them apart, and splits one more off', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'nakku.joins' });
  const post = { caption: caption('Blue jeans 45k', 'Leather belt 25k', 'White sneakers 85k'), photos: 3 };
  const id = await shop.publish({ ...post, kind: 'photo' });
  await shop.sync();
  const address = (suffix: string) => `${shop.path.replace('shop', 'product')}/${id}${suffix}`;
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard');
  const row = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const ask = async (title: string, what: string) => {
    await page.getByRole('button', { name: `More for ${title}` }).tap();
    await page.getByRole('button', { name: what }).tap();
  };
  // The message before it may still be on its way out.
  const undo = (said: string) =>
    page.getByRole('listitem').filter({ hasText: said }).getByRole('button', { name: 'Undo' }).tap();
  await expect(row('Leather belt')).toContainText('From one post: 3 products');
  const [jeansPicture] = (await shop.products()).find((one) => one.title === 'Blue jeans')?.thumbnails ?? [];

  await ask('Leather belt', 'Merge with another product');
  await expect(page.getByRole('dialog').getByRole('button', { name: /sneakers/ })).toBeVisible();
  await expectGoodToSee(page, 'merge a product');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Blue jeans/ })
    .tap();
  await expect(page.getByText('Merged with number 1')).toBeVisible();
  await expect(row('Leather belt')).toContainText('Merged with another product');
  await expect(row('Blue jeans')).toContainText('From one post: 2 products');
  const buyer = await page.context().newPage();
  await buyer.goto(address('-2'));
  await expect(buyer).toHaveURL(address(''));
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Blue jeans');

  await undo('Merged with number 1');
  await expect(row('Leather belt')).toContainText('From one post: 3 products');
  await buyer.goto(address('-2'));
  await expect(buyer).toHaveURL(address('-2'));

  await ask('White sneakers', 'Choose the picture');
  await expect(page.getByRole('dialog').getByRole('button', { name: /Picture/ })).toHaveCount(3);
  await expectGoodToSee(page, 'picture of a product');
  await page.getByRole('button', { name: 'Picture 1' }).tap();
  await expect(page.getByText('Buyers see this picture first')).toBeVisible();
  const sneakers = (await shop.products()).find((one) => one.title === 'White sneakers');
  expect(sneakers?.thumbnails[0]?.thumbnail_url).toBe(jeansPicture?.thumbnail_url);

  await ask('White sneakers', 'Add another product from this post');
  await page.getByLabel('Title').fill('Red cap');
  await page.getByLabel('Price', { exact: true }).fill('15k');
  await page.getByRole('button', { name: 'Add product' }).tap();
  await expect(page.getByText('Product added: it is number 4')).toBeVisible();
  await expect(row('Red cap')).toContainText('From one post: 4 products');
  await undo('Product added: it is number 4');
  await expect(row('Red cap')).toContainText('buyers do not see it');
  await service.tiktok.editCaption(id, caption('White sneakers 80k', 'Blue jeans 45k', 'Leather belt 20k'));
  await shop.sync();
  expect((await shop.products()).map((one) => one.title)).toHaveLength(3);
});
