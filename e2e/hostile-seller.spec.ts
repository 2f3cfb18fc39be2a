import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns, metaOf } from './in-page.ts';
import { type OpenShop, openShop } from './shops.ts';

const run = 'window.hijacked=1';
const nickname = `</title><script>${run}</script> "Sons" & 'Co'`;
const captions = [
  `</script><img src=x onerror=${run}> Red handbag 45k #TRACK`,
  `<script>${run}</script> Blue sneakers 60k #TRACK`,
  `"><svg/onload=${run}> Pink lipstick 15k #TRACK`,
  `' onmouseover='${run}' Perfume 70k #TRACK`,
  `\u202Emoc.live\u202C Wrist watch 85k\u0000\u200B #TRACK`,
  `javascript:${run} <!-- <script> Office chair 250k #TRACK`,
  `]]> {{constructor.constructor("${run}")()}} \${${run}} Laptop 1.5m #TRACK`,
  // Longer than TikTok allows: what stands in its first part counts.
  `Sofa set 900k #TRACK ${'very '.repeat(20_000)}comfortable`,
];

/** Nothing of the seller's words became part of the page's machinery. */
async function expectNothingRan(page: Page): Promise<void> {
  await appRuns(page);
  expect(await page.evaluate(() => 'hijacked' in window)).toBe(false);
  await expect(page.locator('img[src="x"], svg[onload], [onerror], [onmouseover]')).toHaveCount(0);
  // Our own comes before all that is the seller's.
  await expect(page.locator('main script:not(main > :first-child)')).toHaveCount(0);
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
}

async function jsonLdOf(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block));
}

let hostile: OpenShop;
test.beforeAll(async ({ service }) => {
  hostile = await openShop(service, {
    handle: 'hostile.words',
    nickname,
    bio: `"><img src=x onerror="${run}"> </script><script>${run}</script>`,
    confirmed: true,
    posts: captions,
  });
});

test('words of a hostile seller are only words in the shop and in its catalogue', async ({ page }) => {
  await page.goto(hostile.path);
  await expectNothingRan(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nickname);
  expect(await page.title()).toBe(`${nickname} (@hostile.words)`);
  expect(await metaOf(page, 'og:title')).toBe(`${nickname} (@hostile.words)`);
  const [shop] = await jsonLdOf(page);
  expect(shop?.name).toBe(nickname);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(captions.length);

  await page.goto(`/catalog/${hostile.handle}`);
  await expectNothingRan(page);
  await expect(page.getByRole('row')).toHaveCount(captions.length + 1);
});

test('each hostile caption is only words on its product page, in the preview tags, in JSON-LD and in the chat message', async ({
  page,
}) => {
  const products = await hostile.products();
  expect(products).toHaveLength(captions.length);
  for (const product of products) {
    await page.goto(`/product/${hostile.handle}/${product.video_id}`);
    await expectNothingRan(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
    expect(await metaOf(page, 'og:title')).toContain(product.title);
    const [thing] = await jsonLdOf(page);
    expect(thing).toMatchObject({ '@type': 'Product', name: product.title });
    const chat = await page.getByRole('link', { name: 'Contact Seller on WhatsApp' }).getAttribute('href');
    expect(chat).toMatch(/^https:\/\/wa\.me\/256772123456\?text=/);
    expect(new URL(chat ?? '').searchParams.get('text')?.length).toBeLessThan(600);
  }
});

test('hostile words in the address are only words', async ({ page, faults }) => {
  faults.allow(/status of 404/);
  const words = `"><script>${run}</script>`;
  await page.goto(`${hostile.path}?search=${encodeURIComponent(words)}&tag=${encodeURIComponent(words)}`);
  await expectNothingRan(page);
  await expect(page.getByText(words).first()).toBeVisible();
  for (const path of [
    `/shop/${encodeURIComponent(words)}`,
    `/product/${hostile.handle}/${encodeURIComponent(words)}`,
  ]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expectNothingRan(page);
  }
});

test('a script that got into a page all the same is refused by the browser', async ({ page, faults }) => {
  faults.allow(/content (security )?policy/i);
  const marked = '<h2>Got in</h2>';
  await page.route(hostile.path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '</body>',
      `${marked}<script>${run}</script><img src="data:," onerror="${run}"></body>`,
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(hostile.path);
  await expect(page.getByRole('heading', { name: 'Got in' })).toBeAttached();
  expect(await page.evaluate(() => 'hijacked' in window)).toBe(false);
});
