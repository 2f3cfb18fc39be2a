import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns } from './in-page.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { callService, type OpenShop, openShop, signInBrowser } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 } });

const caption = 'White sneakers 85k size 38 39 40 SOLD OUT #TRACK';
const phone = 'Mozilla/5.0 (Linux; Android 12; itel A60s) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';

/** A shop whose sneakers are sold out; its other product is for sale. */
async function soldOutShop(service: Service, handle: string) {
  const shop = await openShop(service, { handle, posts: [caption, 'Blue jeans 55k #TRACK'] });
  const id = (await shop.products()).find(({ title }) => title === 'White sneakers')?.video_id ?? '';
  return { shop, id, path: `/product/${handle}/${id}` };
}

let networks = 0;

/** As pages send it, from so many networks. */
async function askFor(service: Service, shop: OpenShop, videoId: string, back: string, people: number): Promise<void> {
  for (let one = 0; one < people; one += 1) {
    networks += 1;
    const headers = { 'x-forwarded-for': `10.61.${networks}.1`, 'user-agent': phone };
    await callService(service, 'POST', `${shop.path}/click`, { videoId, target: 'whatsapp', back }, headers);
  }
}

const askedOf = async (shop: OpenShop, id: string) =>
  (await shop.call<OwnerProduct>('GET', `${shop.path}/owner/products/${id}`)).askedBack;

const askButton = (page: Page) => page.getByRole('link', { name: /Tell me when it is back/ });
const toldWindow = (page: Page) => page.getByRole('dialog', { name: 'Tell those who asked' });

test('a buyer asks for a sold-out size in one tap, and the seller reads how many asked and sends who waits a text', async ({
  page,
  context,
  service,
  anotherBrowser,
}) => {
  const { shop, id, path } = await soldOutShop(service, 'nakato.back');
  await askFor(service, shop, id, '39', 5);
  const buyer = await (await anotherBrowser()).newPage();
  await buyer.setViewportSize({ width: 360, height: 560 });
  await buyer.goto(new URL(path, service.origin).href);
  await appRuns(buyer);
  await expect(askButton(buyer)).toBeInViewport();
  await buyer.getByRole('link', { name: '39', exact: true }).tap();
  await expect(askButton(buyer)).toContainText('size 39');
  await expectGoodToSee(buyer, 'ask-when-back', [360, 1280]);
  await askButton(buyer).tap();
  await expect(buyer).toHaveURL(/^https:\/\/wa\.me\/256772123456\?text=/);
  expect(new URL(buyer.url()).searchParams.get('text')).toBe(
    `Hello! I am interested in "White sneakers" (number 1, size 39). Please tell me when it is back.\n${service.origin}${path}`,
  );
  await expect.poll(() => askedOf(shop, id)).toEqual([{ size: '39', people: 6 }]);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard?show=sold_out');
  await expect(page.getByText('6 people asked for size 39')).toBeVisible();
  await expectGoodToSee(page, 'asked-back', [360]);
  await page.getByRole('switch', { name: 'Available: White sneakers' }).tap();
  const told = toldWindow(page);
  const text = `White sneakers, size 39, is back: UGX 85,000.\n${service.origin}${path}?size=39`;
  await expect(told.getByLabel('Text to send')).toHaveValue(text);
  await expect(told.getByText('6 people asked for size 39.')).toBeVisible();
  // The row has left the list of what is sold out, and the window stays.
  await expect(page.getByText('Nothing is sold out')).toBeAttached();
  await expectGoodToSee(page, 'tell-them', [360, 1280]);
  await told.getByLabel('Text to send').fill(`Webale! ${text}`);
  await expect(told.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Webale/,
  );
  await told.getByRole('button', { name: 'Copy' }).tap();
  await expect(told.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`Webale! ${text}`);
  await told.getByRole('button', { name: 'Close' }).tap();

  await page.goto('/dashboard');
  await expectGoodToSee(page, 'asked-and-back', [360]);
  await page.getByRole('button', { name: '6 people asked for size 39. Tell them it is back' }).tap();
  await expect(told.getByLabel('Text to send')).toHaveValue(text);
  await buyer.goto(new URL(path, service.origin).href);
  await expect(buyer.getByRole('link', { name: /Contact Seller on WhatsApp/ })).toBeVisible();
});

test('before the app runs a tap on a size asks for it; the same phone counts once', async ({ page, service }) => {
  const { shop, id, path } = await soldOutShop(service, 'auma.back');
  // Scripts do not load by themselves.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
  const askForSize = async (size: string) => {
    await page.goto(path);
    await page.getByRole('link', { name: size, exact: true }).tap();
    await expect(page).toHaveURL(new RegExp(`^https://wa\\.me/.*size%20${size}`));
  };
  await askForSize('38');
  await expect.poll(() => askedOf(shop, id)).toEqual([{ size: '38', people: 1 }]);
  await askForSize('40');
  await askFor(service, shop, id, '', 1);
  await expect
    .poll(() => askedOf(shop, id))
    .toEqual([
      { size: null, people: 1 },
      { size: '38', people: 1 },
    ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button asks all the same', async ({ page, service }) => {
    const { path } = await soldOutShop(service, 'plain.back');
    await page.goto(path);
    await askButton(page).tap();
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/256772123456\?text=.*Please%20tell%20me%20when%20it%20is%20back/);
  });
});

test('the same text is offered by the switch in the shop and by the bar of the product, and a slip loses no one', async ({
  page,
  service,
}) => {
  const { shop, id, path } = await soldOutShop(service, 'apio.back');
  await askFor(service, shop, id, '39', 2);
  await askFor(service, shop, id, '', 1);
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await page.getByRole('switch', { name: 'Available: White sneakers' }).tap();
  await expect(toldWindow(page).getByText('3 people asked: size 39 (2).')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(toldWindow(page)).toHaveCount(0);
  await expect.poll(async () => (await askedOf(shop, id)).length).toBe(2);

  await page.goto(path);
  await page.getByRole('button', { name: 'Mark as available' }).tap();
  await expect(toldWindow(page).getByLabel('Text to send')).toHaveValue(
    `White sneakers is back: UGX 85,000.\n${service.origin}${path}`,
  );
  await toldWindow(page).getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('button', { name: 'Mark as sold out' })).toBeVisible();
});
