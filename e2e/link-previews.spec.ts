import { expect, test } from './fixtures.ts';
import { metaOf } from './in-page.ts';
import { until } from './until.ts';

// What draws previews runs no scripts.
test.use({ javaScriptEnabled: false });

const maxPreviewBytes = 250_000;

test('landing, shop and product carry all a link preview needs, with a picture of 1200 x 630 that loads', async ({
  page,
  stocked,
  service,
}) => {
  const product = await until('the preview of a product is drawn', async () => {
    const [first] = await stocked.products();
    const html = await (await fetch(`${service.origin}/product/${stocked.handle}/${first?.video_id}`)).text();
    return /"og:image" content="[^"]*preview\.jpg"/.test(html) && first;
  });
  const pages = [
    { path: '/', title: 'Dukalink: a shop link for TikTok sellers', folder: 'assets' },
    { path: stocked.path, title: 'Nakawa Styles (@nakawa.styles)' },
    { path: `/product/${stocked.handle}/${product.video_id}`, title: 'Gold watch, UGX 45,000' },
  ];
  for (const { path, title, folder = 'images' } of pages) {
    await page.goto(path);
    expect(await metaOf(page, 'og:title')).toBe(title);
    expect(await page.title()).toBe(title);
    expect((await metaOf(page, 'og:description'))?.length).toBeGreaterThan(20);
    expect(await metaOf(page, 'og:url')).toBe(`${service.origin}${path}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${service.origin}${path}`);

    const address = (await metaOf(page, 'og:image')) ?? '';
    expect(address.startsWith(`${service.origin}/${folder}/`), 'an absolute address of our own').toBe(true);
    const picture = await page.goto(address);
    expect(picture?.headers()['content-type']).toBe('image/jpeg');
    expect((await picture?.body())?.length).toBeLessThan(maxPreviewBytes);
    const size = await page
      .locator('img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(size).toEqual([1200, 630]);
  }
});

test('JSON-LD tells the price in shillings, and makes no offer without a price', async ({ page, stocked }) => {
  const products = await stocked.products();
  const offerOf = async (title: string) => {
    const product = products.find((one) => one.title.startsWith(title));
    await page.goto(`/product/${stocked.handle}/${product?.video_id}`);
    return JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()).offers;
  };
  expect(await offerOf('Gold watch')).toMatchObject({
    price: 45_000,
    priceCurrency: 'UGX',
    availability: 'https://schema.org/InStock',
  });
  expect(await offerOf('Red heels')).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  expect(await offerOf('Dinner gown')).toBeUndefined();
});
