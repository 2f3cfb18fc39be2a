import { expect, test } from './fixtures.ts';
import { appRuns } from './in-page.ts';
import { openShop } from './shops.ts';

test('one tap chooses a size for the message, another takes it back, and neither counts as a chat', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'akello.sizes', posts: ['White sneakers 85k size 39 40 41 #TRACK'] });
  const [sneakers] = await shop.products();
  await page.goto(`/product/${shop.handle}/${sneakers?.video_id}`);
  await appRuns(page);
  const chat = page.getByRole('link', { name: 'Contact Seller on WhatsApp' });
  const size = page.getByRole('link', { name: '39', exact: true });
  await size.tap();
  await expect(size).toHaveAttribute('aria-current', 'true');
  await expect(chat).toHaveAttribute('href', /size%2039/);
  await size.tap();
  await expect(chat).not.toHaveAttribute('href', /size%20/);
  await size.tap();
  await chat.tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/.*size%2039/);
  const counts = () => service.countsOf(shop.handle);
  await expect.poll(counts).toMatchObject({ [`whatsapp ${sneakers?.video_id}`]: 1 });
});

test('price and button stand in the small window of TikTok, however long the title; on a desk the button under the price', async ({
  page,
  service,
}) => {
  const caption = `${'Handmade kitenge dress for the whole family '.repeat(4)}185,000 was 200,000 #TRACK`;
  const shop = await openShop(service, { handle: 'apio.window', posts: [{ caption, kind: 'photo', photos: 3 }] });
  const [dress] = await shop.products();
  const price = page.getByText('UGX 185,000').first();
  const chat = page.getByRole('link', { name: 'Contact Seller on WhatsApp' });
  const boxes = async () => ({ priceBox: await price.boundingBox(), chatBox: await chat.boundingBox() });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 560 });
    await page.goto(`/product/${shop.handle}/${dress?.video_id}`);
    const { priceBox, chatBox } = await boxes();
    expect(chatBox?.y).toBeLessThanOrEqual(560 - 52);
    expect((priceBox?.y ?? 560) + (priceBox?.height ?? 0)).toBeLessThanOrEqual(chatBox?.y ?? 0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const { priceBox, chatBox } = await boxes();
  expect(chatBox?.x).toBe(priceBox?.x);
  expect(chatBox?.y).toBeGreaterThan(priceBox?.y ?? 0);
  expect(chatBox?.y).toBeLessThan(500);
});

test('in the small window of TikTok sizes stand above the chat button, which names the chosen one', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'amooti.sizes', posts: ['Brown brogues 120k size 39-45 #TRACK'] });
  const [brogues] = await shop.products();
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(`/product/${shop.handle}/${brogues?.video_id}`);
  await appRuns(page);
  const chat = page.getByRole('link', { name: 'Contact Seller on WhatsApp' });
  const size = page.getByRole('link', { name: '40', exact: true });
  const [sizeBox, chatBox] = [await size.boundingBox(), await chat.boundingBox()];
  expect(sizeBox?.height).toBeGreaterThanOrEqual(44);
  expect((sizeBox?.y ?? 560) + (sizeBox?.height ?? 0)).toBeLessThanOrEqual(chatBox?.y ?? 0);
  await size.tap();
  await expect(chat).toContainText('size 40');
  expect(Math.abs(((await chat.boundingBox())?.y ?? 0) - (chatBox?.y ?? 0))).toBeLessThanOrEqual(4);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a tap on the picture shows the whole of it, and the back button ends that', async ({ page, stocked }) => {
    const [product] = await stocked.products();
    const address = `/product/${stocked.handle}/${product?.video_id}`;
    await page.goto(address);
    const whole = page.getByRole('link', { name: 'Close' }).getByRole('img');
    await expect(whole).toBeHidden();
    await page.getByRole('link', { name: 'Zoom' }).first().tap();
    await expect(whole).toBeInViewport();
    await page.goBack();
    await expect(whole).toBeHidden();
    await expect(page).toHaveURL(address);
  });
});
