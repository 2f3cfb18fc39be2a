import { askOrder } from './orders.ts';
import { paying, refusals, shownPlans } from './paying-walks.ts';
import { openRows } from './settings-screen.ts';
import { callService, signInBrowser } from './shops.ts';
import { byPassword, giveHandle, givePassword, openShopHeading } from './signup-wizard.ts';
import { expect, posts, shopFor, type Walk } from './walked-shop.ts';

const asking = [
  ...posts,
  'Kitenge dress for ladies #TRACK',
  { caption: 'Dinner gown, three colours #TRACK', kind: 'photo' as const, photos: 3, picture: 'dress' as const },
];
const dayMs = 24 * 3600_000;

let networks = 0;
async function people(at: Parameters<Walk>[0], count: number, path: string, body: object): Promise<void> {
  for (let one = 0; one < count; one += 1) {
    networks += 1;
    const headers = {
      'x-forwarded-for': `10.${80 + (networks >> 8)}.${networks & 255}.1`,
      'user-agent': 'Mozilla/5.0 (Linux; Android 12) Chrome/120.0 Mobile',
    };
    await callService(at.service, 'POST', path, body, headers);
  }
}

const signUpByPassword: Walk = async (at) => {
  const { page, service, snap } = at;
  const handle = `nakato.new.${at.size}`;
  await service.tiktok.addSeller({ handle, nickname: 'Nakato Fashions' });
  await service.tiktok.publish({ handle, caption: 'Ankara dress 85k #TRACK', picture: 'dress' });
  await service.tiktok.publish({ handle, caption: 'White sneakers 60k #TRACK', picture: 'sneaker' });
  await page.goto('/signup');
  await expect(page.getByLabel('TikTok handle')).toBeVisible();
  await snap('sign-up', 'the first screen of the sign-up');
  await page.getByLabel('TikTok handle').fill('nakato new');
  await byPassword(page).click();
  await snap('sign-up-handle-wrong', 'the sign-up after a handle with a space was typed');
  await giveHandle(page, handle);
  await expect(page.getByRole('heading', { name: 'Create a password' })).toBeVisible();
  await snap('sign-up-password', 'the sign-up’s password step');
  await page.getByRole('button', { name: 'Use my phone number instead' }).click();
  await snap('sign-up-phone', 'the sign-up by phone number');
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await givePassword(page);
  await expect(page.getByRole('heading', { name: 'Where can buyers reach you?' })).toBeVisible();
  await snap('sign-up-whatsapp', 'the sign-up’s question for the WhatsApp number');
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(openShopHeading(page)).toBeVisible();
  await expect(page.getByText('Your shop has 2 products.')).toBeVisible({ timeout: 60_000 });
  await snap('ready-without-number', 'the end of the sign-up after the WhatsApp number was skipped', { dark: true });
  await page.goto(`/shop/${handle}`);
  await snap('own-shop-without-number', 'the seller’s own shop right after a sign-up without a number');
  await page.goto('/dashboard');
  await snap('dashboard-without-number', 'the dashboard right after a sign-up without a number');
  await page.goto('/dashboard/orders');
  await snap('orders-without-number', 'the orders of a shop without a WhatsApp number');
};

const signUpByTiktok: Walk = async ({ page, service, snap, size }) => {
  const handle = `tiktok.first.${size}`;
  await service.tiktok.addSeller({ handle, nickname: 'Sarah’s Closet' });
  for (const [index, word] of ['dress', 'handbag', 'sneaker', 'watch', 'shirt'].entries())
    await service.tiktok.publish({
      handle,
      caption: `${word} for you ${30 + index * 5}k #TRACK`,
      picture: word as 'dress',
    });
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Continue with TikTok' }).click();
  await page.getByLabel('TikTok account').selectOption(handle);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByRole('heading', { name: /^Open a shop for/ })).toBeVisible();
  await snap('tiktok-open', 'after signing in with TikTok: the question whether to open a shop');
  await page.getByRole('button', { name: 'Open my shop' }).click();
  await page.getByLabel('WhatsApp number').fill('0772 123 456');
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your shop is open with 5 products' })).toBeVisible({
    timeout: 60_000,
  });
  await snap('ready-with-number', 'the end of the sign-up with a WhatsApp number', { dark: true });
};

const empty: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'first.day', { confirmed: false });
  await signInBrowser(page, service, shop.handle, false);
  await page.goto(shop.path);
  await expect(page.getByRole('dialog', { name: /^Welcome/ })).toBeVisible();
  await snap('welcome', 'the welcome at the first visit of the seller’s shop');
  await page.getByRole('button', { name: 'Go to my shop' }).click();
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible({ timeout: 60_000 });
  await snap('own-shop-empty', 'the seller’s own shop before the first product');
  await page.goto('/dashboard');
  await snap('dashboard-empty', 'the dashboard before the first product');
  await page.goto('/dashboard/analytics');
  await snap('statistics-none', 'the statistics before the first visit');
};

const ownShop: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'nakato', { posts: asking });
  await people(at, 12, `${shop.path}/view`, {});
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await snap('own-shop', 'a shop as its seller sees it', { dark: true });
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await snap('own-shop-menu', 'the menu of a product in the seller’s shop');
  await page.goto(`${shop.path}?as=buyer`);
  await snap('own-shop-as-buyer', 'the shop as its seller looks at it as a buyer');
  await page.goto('/dashboard');
  await snap('dashboard', 'the dashboard with products, two of which need an answer', { dark: true });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await snap('share-kit', 'what “Share” opens');
  await page.goto('/dashboard?show=needs_hand');
  await snap('dashboard-to-check', 'the list of products to check');
};

const products: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'kintu', { posts });
  await signInBrowser(page, service, shop.handle);
  const [first] = await shop.products();
  await page.goto('/dashboard');
  await snap('dashboard-products', 'the dashboard with products and nothing to check');
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await snap('more-menu', 'the menu of one product');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Add/ }).first().click();
  await snap('add-menu', 'what “Add” opens');
  await page.goto(`/dashboard?edit=${first?.video_id}`);
  await snap('edit', 'editing one product', { dark: true });
  await page.goto('/dashboard?add=links');
  await snap('add-links', 'adding older videos');
  await page.goto('/dashboard?add=photo');
  await snap('add-by-hand', 'adding a product by hand');
  await page.goto('/dashboard?add=caption');
  await snap('caption', 'writing the next caption');
  await page.goto(`/product/${shop.handle}/${first?.video_id}`);
  await snap('own-product', 'a product’s page as its seller sees it');
};

const coach: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'coach', { posts: [...posts, 'Kitenge dress for ladies 60k #TRACK'] });
  const idOf = async (name: string) => (await shop.products()).find(({ title }) => title.startsWith(name))?.video_id;
  const [dress, sneakers] = [await idOf('Kitenge'), await idOf('White')];
  await people(at, 21, `${shop.path}/view`, { videoId: dress });
  await people(at, 6, `${shop.path}/view`, {});
  await people(at, 3, `${shop.path}/click`, { videoId: dress, target: 'whatsapp' });
  await people(at, 4, `${shop.path}/click`, { videoId: sneakers, target: 'whatsapp', back: '41' });
  await shop.call('POST', `${shop.path}/products/${dress}/sales`);
  await expect.poll(async () => (await service.countsOf(shop.handle))[`view ${dress}`], { timeout: 60_000 }).toBe(21);
  await service.ageProducts(shop.handle, 90 * dayMs);
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard');
  await snap('dashboard-hints', 'the dashboard with hints from the shop’s numbers');
  await page.goto('/dashboard/analytics');
  await snap('statistics', 'the statistics', { dark: true });
  await page.goto('/dashboard/analytics?as=table');
  await snap('statistics-table', 'the statistics as tables');
};

const orders: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'orders', { posts });
  const [a, b, c] = (await shop.products()).filter((one) => one.availability === 'available');
  if (!a || !b || !c) throw new Error('No products');
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard/orders');
  await snap('orders-none', 'the orders before the first one');
  const sarah = { name: 'Sarah Nansubuga', place: 'near Shell Bukoto', phone: '0772123456' };
  const item = (one: { video_id: string }, quantity = 1) => ({ videoId: one.video_id, quantity });
  const old = await askOrder(service, shop.handle, {
    items: [item(c)],
    customer: { name: 'Peter Okello', place: 'Ntinda' },
  });
  await shop.call('POST', `/orders/${old.code}/marks`, { mark: 'confirmed' });
  await askOrder(service, shop.handle, { items: [item(a), { ...item(b, 2), note: 'the blue one' }], customer: sarah });
  await askOrder(service, shop.handle, { items: [item(b)] });
  await page.goto('/dashboard/orders');
  await snap('orders', 'the orders of a shop', { dark: true });
  await page
    .getByRole('button', { name: /^More for order/ })
    .first()
    .click();
  await snap('orders-more', 'what “More” of an order opens');
  await page.getByRole('checkbox').first().check();
  await snap('orders-chosen', 'orders with one of them chosen');
  await page.getByRole('button', { name: 'Rider’s message', exact: true }).click();
  await snap('orders-rider', 'the message for the rider');
  await page.goto('/dashboard/orders');
  await page.getByRole('link', { name: 'Packing list' }).click();
  await snap('orders-packing', 'the packing list');
  await page.goto('/dashboard');
  await snap('dashboard-new-orders', 'the dashboard with new orders');
};

const settings: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'settings', { posts });
  await shop.call('PUT', `${shop.path}/facts`, {
    place: 'Nakawa market',
    landmark: 'Stall 14',
    payOnDelivery: true,
    returns: 'Exchange within 3 days',
    freeOverUgx: 200_000,
    zones: [{ name: 'Kampala city', feeUgx: 5000, ways: ['boda'] }],
  });
  await signInBrowser(page, service, shop.handle);
  await page.goto('/settings');
  await snap('settings', 'the settings', { dark: true });
  await openRows(page);
  await snap('settings-opened', 'the settings with every row opened');
};

const gettingBack: Walk = async ({ page, snap }) => {
  await page.goto('/login');
  await snap('sign-in', 'the sign-in');
  await page.getByRole('tab', { name: 'Phone number' }).click();
  await snap('sign-in-phone', 'the sign-in by phone number');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await snap('get-back', 'for a seller who cannot sign in');
  await page.getByRole('button', { name: 'Use a code in my TikTok bio' }).click();
  await snap('get-back-bio', 'getting back by a code in the TikTok bio');
};

export const sellerWalks: Record<string, Walk> = {
  signUpByPassword,
  signUpByTiktok,
  empty,
  ownShop,
  products,
  coach,
  orders,
  settings,
  paying,
  refusals,
  shownPlans,
  gettingBack,
};
