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
