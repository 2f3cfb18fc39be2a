import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns, keepDrawing, loseNetwork, tapTwice } from './in-page.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { type OpenShop, openShop } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 } });

const posts = [
  'Ankara dress sizes S M L. Price 85,000 #dress #TRACK',
  'Leather sandals size 38 39 40. Price 45,000 #sandals #TRACK',
  'Brown handbag, DM for price #handbag #TRACK',
];

const cardOf = (page: Page, title: RegExp) =>
  page.locator('.grid-cards > li').filter({ has: page.getByRole('heading', { name: title }) });
const addOf = (page: Page, title: RegExp) => cardOf(page, title).getByRole('button', { name: /^Add/ });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Your basket' });
const barWords = (page: Page) => bar(page).locator('span');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Which size?' });

async function addWithSize(page: Page, title: RegExp, size: string): Promise<void> {
  await addOf(page, title).tap();
  await sheet(page).getByRole('button', { name: size, exact: true }).tap();
}

async function openReview(page: Page): Promise<void> {
  await bar(page).getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
}

/** The basket stands beside the chat. */
async function expectOneBar(page: Page, chat: RegExp): Promise<void> {
  const places = [bar(page), page.locator('.chat-bar'), page.getByRole('link', { name: chat })];
  const [own, below, link] = await Promise.all(places.map((place) => place.boundingBox()));
  expect((own?.x ?? 0) + (own?.width ?? 0), 'beside the chat button').toBeLessThanOrEqual(link?.x ?? 0);
  expect(own?.height, 'one bar').toBeCloseTo(below?.height ?? 0, -1);
}

const send = (page: Page) => page.getByRole('link', { name: /^(?:Send|Share) on WhatsApp/ });
const textOf = async (page: Page) =>
  new URL((await send(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';

/** Prices have their day once they could not be checked again. */
const withoutDay = (text: string) => text.replace(/ \(price as seen on .*\)/, '');

async function idOf(shop: OpenShop, title: RegExp): Promise<string> {
  const product = (await shop.products()).find((one) => title.test(one.title));
  if (!product) throw new Error(`${title} is not in the shop`);
  return product.video_id;
}

const change = async (shop: OpenShop, title: RegExp, body: object) =>
  shop.call('PATCH', `${shop.path}/products/${await idOf(shop, title)}`, body);

test('three items with sizes become one message, which is right while something is typed, and an order', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'basket.shop', nickname: 'Basket Shop', posts, confirmed: true });
  await page.goto(shop.path);
  await addWithSize(page, /Ankara dress/, 'L');
  await expect(barWords(page)).toHaveText('1 item · UGX 85,000');
  await expect(page.getByRole('status').filter({ hasText: 'Added. 1 item · UGX 85,000' })).toBeAttached();
  await page.reload();
  await expect(addOf(page, /Ankara dress/)).toHaveAccessibleName('Add (1 in basket)');
  await expect(addOf(page, /sandals/)).toHaveAccessibleName('Add');
  await addWithSize(page, /sandals/, '39');
  await addWithSize(page, /sandals/, '39');
  await addOf(page, /handbag/).tap();
  await expect(barWords(page)).toHaveText('4 items · UGX 175,000 + 1 to confirm');
  await appRuns(page);
  // Nothing to tap lies half under the search.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectGoodToSee(page, 'basket-shop');
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
    [360, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectOneBar(page, /^Chat on WhatsApp/);
  }
  await openReview(page);
  await expect(page.getByText(/Delivery code: \d{4}\. Give it only when you hold the goods\./)).toBeVisible();
  await expect(page.getByText('Total without delivery')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Sarah');
  await page.getByLabel('Place or landmark').fill('near Shell Bukoto');
  await page.getByLabel('Phone for the rider').fill('0772123456');
  await page.getByRole('button', { name: 'Add a note: Ankara dress, L' }).tap();
  await page.getByLabel('Note for Ankara dress, L').fill('the blue one');
  await expectGoodToSee(page, 'basket-review');
  // While an answer is on its way the prices have their day.
  let text = '';
  await expect.poll(async () => (text = await textOf(page))).not.toContain('price as seen');
  const lines = text.split('\n');
  const number = /^Order (BAS-[A-Z2-9]{3,5}) \(please confirm\)$/.exec(lines[0] ?? '')?.[1];
  expect(lines.slice(1, -1)).toEqual([
    expect.stringMatching(/^1\. No \d Ankara dress, L x1 = 85,000 \(the blue one\)$/),
    expect.stringMatching(/^2\. No \d Leather sandals, 39 x2 = 90,000$/),
    expect.stringMatching(/^3\. No \d Brown handbag x1 = price\?$/),
    'Delivery to be agreed',
    'TOTAL UGX 175,000 + 1 item to confirm',
    'Sarah 0772123456, near Shell Bukoto',
  ]);
  const address = lines.at(-1) ?? '';
  expect(address).toMatch(/\/o\/[A-Z2-9]{13}$/);
  // Without the network the link stays right.
  await loseNetwork(page, '/calls-');
  await page.getByLabel('Name', { exact: true }).fill('Sarah N.');
  expect(withoutDay(await textOf(page))).toBe(text.replace('Sarah 0772123456', 'Sarah N. 0772123456'));
  await page.context().setOffline(false);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByLabel('Place or landmark').fill('near Shell, Bukoto');
  await saved;
  await send(page).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/256772123456\?text=Order%20BAS-/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Not sent yet? Press Send in WhatsApp' })).toBeVisible();
  const own = page.getByRole('link', { name: `See your order ${number}` });
  await expect(own).toHaveAttribute('href', new URL(address).pathname);
  await expectGoodToSee(page, 'basket-sent');
  const owners = () => shop.call<{ orders: { number: string; state: string }[] }>('GET', `${shop.path}/owner/orders`);
  await expect
    .poll(async () => (await owners()).orders.map((order) => [order.number, order.state]))
    .toEqual([[number, 'asked']]);

  // A change is another order in its place.
  await page.getByRole('button', { name: /^Change it and send again/ }).tap();
  await page.getByRole('button', { name: 'Remove Brown handbag' }).tap();
  await expect
    .poll(() => textOf(page))
    .toMatch(/^Order BAS-[A-Z2-9]{3,5} \(please confirm\)\n[\s\S]*TOTAL UGX 175,000\n/);
  expect(await textOf(page)).not.toContain(String(number));
  await send(page).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  await page.goBack();
  await expect.poll(async () => (await owners()).orders.length).toBe(1);
  expect((await owners()).orders[0]?.number).not.toBe(number);
});

test('a price that changed and goods that were sold out in between are named before anything is sent', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'changing.shop', posts, confirmed: true });
  await page.goto(shop.path);
  await addWithSize(page, /Ankara dress/, 'M');
  await addWithSize(page, /sandals/, '38');
  await addOf(page, /handbag/).tap();
  await change(shop, /Ankara/, { price: 95_000 });
  await change(shop, /sandals/, { availability: 'sold_out' });
  await openReview(page);
  await expect(page.getByText('It was UGX 85,000 when you added it.')).toBeVisible();
  await expect(page.getByText('Sold out since you added it. It is not in this order.')).toBeVisible();
  await expect(page.getByText('2 things have changed since you added them: see below.')).toBeVisible();
  expect(await textOf(page)).toContain('Ankara dress, M x1 = 95,000');
  expect(await textOf(page)).not.toContain('sandals');
  await expectGoodToSee(page, 'basket-changes');
  // While the review is open, the shop tells of a change, once the page listens.
  let priceUgx = 60_000;
  await expect
    .poll(async () => {
      priceUgx += 1000;
      await change(shop, /handbag/, { price: priceUgx });
      return page.getByText('It has a price now. It had none when you added it.').count();
    })
    .toBe(1);
  await page.getByRole('button', { name: 'Remove Leather sandals, 38' }).tap();
  await expect(page.getByText('Removed: Leather sandals')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: 'Remove Leather sandals, 38' })).toBeVisible();
});

test('without a network the message has everything, and names no order', async ({ page, service, faults }) => {
  const shop = await openShop(service, { handle: 'offline.shop', posts, confirmed: true });
  faults.allow(/\/orders|ERR_FAILED|Failed to load resource/);
  await page.goto(shop.path);
  await addWithSize(page, /Ankara dress/, 'S');
  await page.route('**/orders', (route) => route.abort());
  await openReview(page);
  await expect(page.getByText(/could not check the prices\. You can still send it/)).toBeVisible();
  expect(await textOf(page)).toMatch(
    /^Order \(please confirm\)\n1\. No \d Ankara dress, S x1 = 85,000\nDelivery to be agreed\nTOTAL UGX 85,000 \(price as seen on \d{1,2} [A-Z][a-z]{2}\)$/,
  );
  await page.unroute('**/orders');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect.poll(() => textOf(page)).toMatch(/^Order OFF-/);
});

test('a tap on "Add" counts while the app starts and lets no tap through', async ({ page, stocked }) => {
  // As React does while it hydrates, which no test can stop at.
  await page.addInitScript(() => document.addEventListener('click', (event) => event.stopPropagation(), true));
  await page.goto(stocked.path);
  await page.getByRole('button', { name: 'Add' }).first().tap();
  await expect(page.getByRole('complementary', { name: 'Your basket' })).toBeVisible();
});

test('two tabs have one basket, and a basket of another visit shows its bar', async ({ page, context, service }) => {
  const shop = await openShop(service, { handle: 'two.tabs', posts, confirmed: true });
  const other = await context.newPage();
  await page.goto(shop.path);
  await addWithSize(page, /Ankara dress/, 'S');
  await other.goto(`/product/${shop.handle}/${await idOf(shop, /handbag/)}`);
  await expect(barWords(other)).toHaveText('1 item · UGX 85,000');
  await other.locator('.product').getByRole('button', { name: 'Add' }).first().tap();
  await expect(barWords(page)).toHaveText('2 items · UGX 85,000 + 1 to confirm');
  await openReview(page);
  await page.getByRole('button', { name: 'Remove Ankara dress, S' }).tap();
  await expect(barWords(other)).toHaveText('1 item · 1 to confirm');
});

test('the second half of a double tap neither closes the sizes, nor chooses one, nor leads to the chat beside it', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'double.tap', posts, confirmed: true });
  await keepDrawing(page);
  await page.goto(shop.path);
  await addOf(page, /handbag/).tap();
  await expect(barWords(page)).toHaveText('1 item · 1 to confirm');
  const add = addOf(page, /Ankara dress/);
  // Above the window, where its backdrop is.
  await add.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 250, behavior: 'instant' }));
  await tapTwice(page, add);
  await expect(sheet(page)).toBeVisible();
  const cancel = sheet(page).getByRole('button', { name: 'Cancel' });
  await cancel.tap({ trial: true });
  await tapTwice(page, cancel);
  await expect(sheet(page)).toHaveCount(0);
  await add.tap();
  const size = sheet(page).getByRole('button', { name: 'M', exact: true });
  await size.tap({ trial: true });
  await tapTwice(page, size);
  await expect(barWords(page)).toHaveText('2 items · UGX 85,000 + 1 to confirm');
  // A page that leaves does so later.
  await add.tap({ trial: true });
  await expect(page).toHaveURL(shop.path);
});

test('with the basket out of reach a tap on "Add" leads to the chat about the product', async ({
  page,
  service,
  faults,
}) => {
  const shop = await openShop(service, { handle: 'no.basket', posts, confirmed: true });
  faults.allow(/basket-bar|dynamically imported module/);
  await page.route('**/basket-bar-*.js', (route) => route.abort());
  await page.goto(shop.path);
  const number = await cardOf(page, /Ankara/)
    .locator('.number')
    .innerText();
  await addOf(page, /Ankara/).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/256772123456\?text=/);
  expect(new URL(page.url()).searchParams.get('text')).toContain(`Number ${number.match(/\d+/)?.[0]}`);
  await page.goto(`/product/${shop.handle}/${await idOf(shop, /Ankara/)}`);
  await page.locator('.product').getByRole('button', { name: 'Add' }).first().tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/256772123456\?text=Hello!%20I%20am%20interested/);
});

test('a shop without a number has a basket, and its order is shared', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'no.number', posts, number: null, confirmed: true });
  await page.goto(shop.path);
  await addWithSize(page, /sandals/, '40');
  await expectOneBar(page, /^Copy message and open TikTok/);
  await openReview(page);
  await expect(
    page.getByText("Seller hasn't added their WhatsApp number yet. You can still share this message!"),
  ).toBeVisible();
  await expect.poll(() => textOf(page)).toMatch(/^Order NON-/);
  await expect(send(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
});

test('in the browser inside of TikTok an order can be kept before it is sent, and keys reach the end of its page', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'two.rows', posts, confirmed: true });
  await page.setViewportSize({ width: 360, height: 560 });
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'Chrome musical_ly' }));
  await page.goto(shop.path);
  await addWithSize(page, /Ankara dress/, 'L');
  await openReview(page);
  await expect(page.getByRole('link', { name: /^Keep it in WhatsApp/ })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  const isAboveBar = async (place: Locator) => {
    const [own, below] = [await place.boundingBox(), await page.locator('.chat-bar').boundingBox()];
    return own !== null && below !== null && own.y + own.height <= below.y;
  };
  await footer.getByRole('link').focus();
  await expect.poll(() => isAboveBar(footer.getByRole('link'))).toBe(true);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => isAboveBar(footer)).toBe(true);
  await expectGoodToSee(page, 'basket-in-tiktok');
});
