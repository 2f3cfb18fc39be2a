import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { tapTwice } from './in-page.ts';
import { makeOrder, openOrderingShop } from './orders.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { type OpenShop, openShop } from './shops.ts';

test.use({ viewport: { width: 360, height: 560 } });

const phone = { viewport: { width: 360, height: 560 }, isMobile: true, hasTouch: true };
const customer = { name: 'Sarah Auma', place: 'Near Shell Bukoto', phone: '0772 123 456' };

const send = (page: Page) => page.getByRole('link', { name: /^(?:Send|Share) on WhatsApp/ });
const textOf = async (page: Page) =>
  new URL((await send(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';
const numberIn = (text: string) => /^Order ([A-Z]{3}-\S+) /.exec(text)?.[1];

async function putIntoBasket(page: Page, shop: OpenShop, titles: string[]): Promise<void> {
  await page.goto(shop.path);
  for (const title of titles) {
    const card = page.locator('.grid-cards > li').filter({ has: page.getByRole('heading', { name: title }) });
    await card.getByRole('button', { name: /^Add/ }).tap();
  }
}

async function openReview(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Your basket' }).getByRole('link').tap();
  await expect(page.getByText(/Delivery code: \d{4}\./)).toBeVisible();
}

interface OwnOrder {
  number: string;
  state: string;
  totalUgx: number;
  lines: { quantity: number }[];
  buyer: { name: string | null };
}
const ordersOf = async (shop: OpenShop) =>
  (await shop.call<{ orders: OwnOrder[] }>('GET', `${shop.path}/owner/orders`)).orders;

test('an order that is sent while its last change is on the way is asked with what the message says', async ({
  page,
  service,
}) => {
  const shop = await openOrderingShop(service, 'late.change');
  await putIntoBasket(page, shop, ['Blue jeans']);
  await openReview(page);
  await page.route('**/api/v1/orders/*', (route) =>
    route.request().method() === 'PUT' ? undefined : route.fallback(),
  );
  await page.getByRole('button', { name: /^One more/ }).tap();
  await page.getByLabel('Name', { exact: true }).fill('Sarah');
  const text = await textOf(page);
  expect(text).toContain('Blue jeans x2 = 110,000');
  await send(page).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  await expect
    .poll(async () =>
      (await ordersOf(shop)).map(({ number, state, totalUgx, buyer }) => [number, state, totalUgx, buyer.name]),
    )
    .toEqual([[numberIn(text), 'asked', 110_000, 'Sarah']]);
});

test('what is typed in one tab is erased by no other tab that shows the same basket', async ({
  page,
  context,
  service,
}) => {
  const shop = await openOrderingShop(service, 'tabs.review');
  await putIntoBasket(page, shop, ['Blue jeans']);
  await openReview(page);
  const other = await context.newPage();
  await other.goto(`${shop.path}/order`);
  await expect(other.getByText(/Delivery code: \d{4}\./)).toBeVisible();
  let written = 0;
  other.on('request', (request) => {
    if (request.method() === 'PUT') written += 1;
  });
  await page.getByLabel('Name', { exact: true }).fill('Sarah');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && (answer.request().postData() ?? '').includes('"quantity":2'),
  );
  await page.getByRole('button', { name: /^One more/ }).tap();
  await saved;
  await expect(other.getByText('UGX 110,000').first()).toBeVisible();
  expect(written, 'the other tab only looks on').toBe(0);
  // Touched, it says what changed there, and nothing of the fields that are empty there.
  const touched = other.waitForResponse((answer) => answer.request().method() === 'PUT');
  await other.getByRole('button', { name: /^One more/ }).tap();
  await touched;
  await send(other).tap();
  await expect(other).toHaveURL(/^https:\/\/wa\.me\//);
  await expect
    .poll(async () => (await ordersOf(shop)).map(({ state, lines, buyer }) => [state, lines[0]?.quantity, buyer.name]))
    .toEqual([['asked', 3, 'Sarah']]);
});

test('an order that is changed keeps its rider’s words, and says in any browser whose place it takes', async ({
  page,
  service,
  anotherBrowser,
}) => {
  const shop = await openOrderingShop(service, 'changed.order');
  const order = await makeOrder(service, shop, { body: { customer } });
  await page.goto(`${order.path}#${order.secret}`);
  await page.getByRole('link', { name: 'Change the order' }).tap();
  const takesPlace = `Your order ${order.number} is cancelled when you send this.`;
  await expect(page.getByText(takesPlace)).toBeVisible();
  await expect(page.getByLabel('Place or landmark')).toHaveValue(customer.place);
  await expect.poll(() => textOf(page)).toContain('Sarah Auma 0772 123 456, Near Shell Bukoto');
  await expect(page.getByText(/Delivery code: \d{4}\./)).toBeVisible();
  expect(numberIn(await textOf(page))).not.toBe(order.number);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(customer.place);

  // By its code and secret in another browser, which does not know of the first order.
  const { code, secret } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('basket') ?? '').baskets['@changed.order'].order,
  );
  const elsewhere = await (await anotherBrowser(phone)).newPage();
  await elsewhere.goto(`${service.origin}/o/${code}#${secret}`);
  await elsewhere.getByRole('link', { name: 'Check it and send it' }).tap();
  await expect(elsewhere.getByText(takesPlace)).toBeVisible();
  await expectGoodToSee(elsewhere, 'order-review-replaces');

  // The seller is faster.
  await order.mark({ mark: 'sent' });
  const tooLate = `This does not cancel your order ${order.number}: both orders stay.`;
  await expect(elsewhere.getByText(tooLate)).toBeVisible();
  await expectGoodToSee(elsewhere, 'order-review-too-late');
});

test('what a buyer types never goes into a reserved order that came by a link, whose secret another one has', async ({
  page,
  service,
}) => {
  const shop = await openOrderingShop(service, 'passed.on');
  const passedOn = await makeOrder(service, shop, { reserved: true });
  await page.goto(`${passedOn.path}#${passedOn.secret}`);
  await page.getByRole('link', { name: 'Check it and send it' }).tap();
  await page.getByLabel('Name', { exact: true }).fill('Sarah');
  await expect.poll(() => textOf(page)).toContain('Sarah');
  expect(numberIn(await textOf(page))).not.toBe(passedOn.number);
  await expect(page.getByText(/is cancelled when you send this|both orders stay/)).toHaveCount(0);
  await send(page).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  await expect.poll(async () => (await ordersOf(shop)).map(({ buyer }) => buyer.name)).toEqual(['Sarah']);
  const { state, buyer } = await passedOn.read();
  expect([state, buyer?.name]).toEqual(['reserved', null]);
});

test('an order kept beside the first one has a number, a page and a delivery code of its own at once', async ({
  page,
  service,
}) => {
  const shop = await openOrderingShop(service, 'both.orders');
  const order = await makeOrder(service, shop, { quantity: 3 });
  await page.goto(`${order.path}#${order.secret}`);
  await page.getByRole('link', { name: 'Change the order' }).tap();
  await expect(page.getByText(/Delivery code: \d{4}\./)).toBeVisible();
  const replacing = numberIn(await textOf(page));
  const keep = page.getByRole('button', { name: 'Keep both orders' });
  await keep.tap({ trial: true });
  await tapTwice(page, keep);
  await expect.poll(async () => numberIn(await textOf(page))).not.toBe(replacing);
  await expect(page.getByText(/Delivery code: \d{4}\./)).toBeVisible();
  expect(numberIn(await textOf(page))).toMatch(/^BOT-/);
  expect(await textOf(page), 'a double tap changes nothing below').toContain('Blue jeans x3 = 165,000');
  await send(page).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  await expect.poll(async () => (await ordersOf(shop)).map(({ state }) => state)).toEqual(['asked', 'asked']);
});

test('a double tap on "Change it and send again" orders no piece more, in the browser inside of TikTok', async ({
  page,
  service,
}) => {
  // There the button to keep the order stands above it, and puts it where a line's pieces are counted.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Android 13; wv) TikTok' }),
  );
  const shop = await openOrderingShop(service, 'tapped.twice');
  await putIntoBasket(page, shop, ['Blue jeans']);
  await openReview(page);
  await send(page).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  await page.goto(`${shop.path}/order`);
  const change = page.getByRole('button', { name: /^Change it and send again/ });
  await change.tap({ trial: true });
  await tapTwice(page, change);
  await expect(page.getByText(/^Your order TAP-/)).toBeVisible();
  expect(await textOf(page)).toContain('Blue jeans x1 = 55,000');
});

test('"Remove" takes one line at a double tap, and the way back is in sight where the line was', async ({
  page,
  service,
}) => {
  const goods = ['Red hat', 'Blue jeans', 'Green scarf', 'White shirt', 'Black belt', 'Brown bag'];
  const posts = goods.map((title) => `${title} 20k #TRACK`);
  const shop = await openShop(service, { handle: 'six.lines', posts, confirmed: true });
  await putIntoBasket(page, shop, goods);
  await openReview(page);
  const removes = page.getByRole('button', { name: /^Remove / });
  await expect(removes).toHaveCount(6);
  await removes.last().scrollIntoViewIfNeeded();
  await removes.last().tap();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport();
  await expect(undo).toBeFocused();
  await expectGoodToSee(page, 'order-review-removed');

  const second = removes.nth(1);
  await second.scrollIntoViewIfNeeded();
  // What moved up takes no taps at first.
  await expect(second).toHaveCSS('pointer-events', 'auto');
  await tapTwice(page, second);
  await expect(undo).toBeFocused();
  await expect(removes).toHaveCount(4);
  await undo.tap();
  await expect(removes).toHaveCount(5);
});

test('prices that are being checked, and a basket of which nothing is left, are told without a price that may be wrong', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/409 \(Conflict\)/);
  const shop = await openOrderingShop(service, 'checking.prices');
  await putIntoBasket(page, shop, ['Blue jeans', 'Leather sandals']);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/shop/*/orders', async (route) => {
    await mayAnswer;
    await route.fallback();
  });
  await page.getByRole('complementary', { name: 'Your basket' }).getByRole('link').tap();
  const checking = page.getByText('Checking prices … Your delivery code then stands here.');
  await expect(checking).toBeVisible();
  await expect(send(page)).toContainText('UGX 100,000 + delivery · checking prices …');
  expect(await textOf(page)).toMatch(/TOTAL UGX 100,000 \(price as seen on \d{1,2} [A-Z][a-z]{2}\)$/);
  await expectGoodToSee(page, 'order-review-checking');
  const room = await checking.boundingBox();
  answer();
  const code = page.getByText(/Delivery code: \d{4}\./);
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.height, 'nothing moves').toBe(room?.height);

  for (const { video_id } of await shop.products())
    await shop.call('PATCH', `${shop.path}/products/${video_id}`, { availability: 'sold_out' });
  await page.reload();
  await expect(page.getByText('Sold out since you added it. It is not in this order.')).toHaveCount(2);
  await expect(page.getByText('Nothing in this basket is for sale any more.')).toBeVisible();
  await expect(page.locator('main').getByText('UGX')).toHaveCount(0);
  await expectGoodToSee(page, 'order-review-nothing');
});

test('the order of a shop without a number is copied for the seller on TikTok, and its page leads there again', async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // As where the app of TikTok opens, and the page stays.
  await context.route('https://www.tiktok.com/**', (route) => route.fulfill({ status: 204 }));
  const shop = await openShop(service, {
    handle: 'by.tiktok',
    posts: ['Hat 20k #TRACK'],
    number: null,
    confirmed: true,
  });
  await putIntoBasket(page, shop, ['Hat']);
  await openReview(page);
  const text = await textOf(page);
  await expectGoodToSee(page, 'order-review-tiktok');
  const copy = page.getByRole('link', { name: /^Copy message and open TikTok/ });
  const heading = page.getByRole('heading', { name: 'Not sent yet? Send it to the seller' });
  await copy.tap();
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(copy).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await ordersOf(shop)).map(({ state }) => state)).toEqual(['asked']);
  await page.getByRole('link', { name: /^See your order/ }).tap();
  await expect(heading).toBeVisible();
  await expect(copy).toBeInViewport({ ratio: 1 });
  await expectGoodToSee(page, 'order-page-tiktok');
});
