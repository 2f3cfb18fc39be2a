import type { Page } from '@playwright/test';
import { openAdmin } from './administrators.ts';
import { isKept, keptPaths, putCopies } from './copies.ts';
import { expect, test } from './fixtures.ts';
import { appRuns, keepDrawing, settled } from './in-page.ts';
import { makeOrder, openOrderingShop } from './orders.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 }, serviceWorkers: 'allow' });

const age = (page: Page) => page.getByText(/^Page as of \d+ [A-Z][a-z]+, \d\d:\d\d$/);
const green = 'rgb(37, 211, 102)';
/** Parts that had not loaded before stay away. */
const withoutNetwork = /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch dynamically imported/;

test('a visited shop and its product open without a network, say how old they are, and have the new price after', async ({
  page,
  context,
  service,
  faults,
}) => {
  faults.allow(withoutNetwork);
  const shop = await openShop(service, {
    handle: 'kept.shop',
    posts: ['Red gomesi 85k #TRACK', 'Blue jeans 55k #TRACK'],
  });
  const [jeans] = await shop.products();
  const product = `/product/${shop.handle}/${jeans?.video_id}`;
  await page.goto(shop.path);
  await isKept(page, shop.path);
  await page.goto(product);
  await appRuns(page);
  await isKept(page, product);
  await expect(age(page)).toHaveCount(0);
  const chat = page.getByRole('link', { name: 'Contact Seller on WhatsApp' });
  const messageOf = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(await messageOf()).toContain('at UGX 55,000. Is it');
  await expect(chat).toHaveCSS('background-color', green);

  await context.setOffline(true);
  await page.reload();
  await expect(age(page)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue jeans');
  const asked = /at UGX 55,000 \(price as seen on \d+ [A-Z][a-z]+\)\. Is it/;
  expect(await messageOf()).toMatch(asked);
  await appRuns(page);
  await expect(age(page), 'the app found the page as it was').toHaveCount(1);
  expect(await messageOf()).toMatch(asked);
  await expect(chat, 'as what may not open').not.toHaveCSS('background-color', green);
  await expectGoodToSee(page, 'offline-product');
  await page.getByRole('link', { name: /Back to shop/ }).tap();
  await expect(page).toHaveURL(shop.path);
  await expect(age(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /Red gomesi/ })).toContainText('UGX 85,000');
  // The banner, which stays at the top, lies over what is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectGoodToSee(page, 'offline-shop');

  // The price changes while the phone has no network.
  await shop.call('PATCH', `${shop.path}/products/${jeans?.video_id}`, { price: 49_000 });
  await page.goto(product);
  await appRuns(page);
  await context.setOffline(false);
  await expect(page.locator('.product .price')).toContainText('UGX 49,000');
  await expect(age(page)).toHaveCount(0);
  expect(await messageOf()).toContain('at UGX 49,000. Is it');
  const fresh = page.getByText('Up to date now');
  await expect(fresh).toBeVisible();
  await page.getByRole('link', { name: /Red gomesi/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red gomesi');
  await expect(fresh, 'the other product was no copy').toHaveCount(0);
});

test('a page that hangs is shown from its copy, without the scripts of the app', async ({ page, service, faults }) => {
  faults.allow(/ERR_FAILED|ERR_ABORTED/);
  const shop = await openShop(service, { handle: 'kept.slow', posts: ['Red gomesi 85k #TRACK'] });
  const [gomesi] = await shop.products();
  await keepDrawing(page);
  await page.goto(`/product/${shop.handle}/${gomesi?.video_id}`);
  await isKept(page, `/product/${shop.handle}/${gomesi?.video_id}`);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes('/assets/')) await cache.delete(request);
    }
  });
  service.hang();
  try {
    await page.reload({ waitUntil: 'commit' });
    await expect(age(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Seller on WhatsApp' })).toHaveAttribute(
      'href',
      /UGX%2085%2C000%20\(price%20as%20seen%20on%20/,
    );
  } finally {
    service.goOn();
  }
});

test('a slow link shows a shop as it was, and as it is once the network answers', async ({ page, service, faults }) => {
  faults.allow(/ERR_FAILED|ERR_ABORTED/);
  const shop = await openShop(service, { handle: 'kept.waiting', posts: ['Red gomesi 85k #TRACK'] });
  const [gomesi] = await shop.products();
  await page.goto(shop.path);
  await appRuns(page);
  await isKept(page, shop.path);
  await shop.call('PATCH', `${shop.path}/products/${gomesi?.video_id}`, { price: 49_000 });
  const card = page.getByRole('link', { name: /Red gomesi/ });
  service.hang();
  try {
    await page.reload({ waitUntil: 'commit' });
    await expect(age(page)).toBeVisible();
    await expect(card).toContainText('UGX 85,000');
  } finally {
    service.goOn();
  }
  await expect(card).toContainText('UGX 49,000');
  await expect(age(page)).toHaveCount(0);
  await expect(page.getByText('Up to date now')).toBeVisible();
});

test('an order is read at the door without a network, with its code and without anything of its buyer', async ({
  page,
  context,
  service,
  faults,
}) => {
  faults.allow(withoutNetwork);
  const shop = await openOrderingShop(service, 'kept.orders');
  const customer = { name: 'Sarah Auma', place: 'Near Shell Bukoto', phone: '0772 123 456' };
  const order = await makeOrder(service, shop, { body: { customer } });
  await page.goto(`${order.path}#${order.secret}`);
  await expect(page.getByText(order.deliveryCode, { exact: true })).toBeVisible();
  await isKept(page, order.path);
  // The scripts come to the worker with the next look.
  await page.reload();
  await expect(page.getByText(order.deliveryCode, { exact: true })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const all = await (await caches.open(name)).matchAll();
    return Promise.all(all.map(async (copy) => `${copy.headers.get('x-copy')} ${await copy.text()}`));
  });
  for (const secret of [...Object.values(customer), order.secret, `>${order.deliveryCode}<`])
    for (const copy of kept) expect(copy).not.toContain(secret);

  await context.setOffline(true);
  await page.reload();
  await expect(age(page)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`);
  await expect(page.getByText(order.deliveryCode, { exact: true })).toBeVisible();
  await expectGoodToSee(page, 'offline-order');
  await order.mark({ mark: 'confirmed' });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await expect(age(page)).toHaveCount(0);
});

test('the copy of what is gone goes: a removed product alone, of a suspended shop all, of one that is confirmed the rest', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 404/);
  const shop = await openShop(service, {
    handle: 'kept.gone',
    posts: ['Red gomesi 85k #TRACK', 'Blue jeans 55k #TRACK'],
  });
  const [jeans, gomesi] = (await shop.products()).map(({ video_id }) => `/product/${shop.handle}/${video_id}`);
  const all = [shop.path, `${jeans}`, `${gomesi}`];
  const pages = async () => (await keptPaths(page)).filter((path) => /^\/(shop|product)/.test(path)).sort();
  const visitAll = async () => {
    for (const path of all) {
      await page.goto(path);
      await isKept(page, path);
    }
    expect(await pages()).toEqual([...all].sort());
  };
  await visitAll();
  await shop.writeCodeIntoBio();
  await shop.call('POST', '/auth/ownership/check');
  await page.goto(shop.path);
  await expect.poll(pages, 'they say that it is not confirmed').toEqual([shop.path]);
  await visitAll();
  await shop.call('PATCH', `${shop.path}/products/${jeans?.split('/').pop()}`, { hidden: true });
  await page.goto(`${jeans}`);
  await expect.poll(pages).toEqual([`${gomesi}`, shop.path].sort());
  const admin = await openAdmin(service, 'support');
  const { id } = await shop.call<{ id: string }>('GET', '/auth/me');
  await admin.call('POST', `/users/${id}/suspension`, { message: 'Please answer us.', reason: 'Three reports' });
  await page.goto(`${gomesi}`);
  await expect.poll(pages).toEqual([]);
});

test('only visited shops, products and orders are kept, at their plain address, and a seller’s shop until its owner leaves', async ({
  page,
  service,
  faults,
}) => {
  // What is on its way when a page is left fails in the worker.
  faults.allow(/status of (401|403|404)|ERR_FAILED/);
  const shop = await openShop(service, { handle: 'kept.only', posts: ['Blue jeans 55k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await isKept(page, shop.path);
  for (const path of [
    '/',
    '/dashboard',
    '/settings',
    `${shop.path}?search=jeans`,
    `${shop.path}/report`,
    `/shop/@${shop.handle}`,
    '/admin/login',
    '/api/health',
  ]) {
    await page.goto(path);
    await page.waitForLoadState();
  }
  const others = (await keptPaths(page)).filter((path) => !/^\/(assets|images)\//.test(path));
  expect(others).toEqual([shop.path]);
  // Nothing of a session: what is kept is what everybody gets.
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => keptPaths(page)).not.toContain(shop.path);
});

test('twenty shops, 15 MB and 14 days are kept: the oldest goes', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'kept.newest', posts: ['Blue jeans 55k #TRACK'] });
  await page.goto(shop.path);
  await isKept(page, shop.path);
  const shops = Array.from({ length: 20 }, (_, index) => ({
    path: `/shop/other${index}`,
    shop: `other${index}`,
    ageDays: (index + 1) / 10,
  }));
  await putCopies(page, [...shops, { path: '/shop/old', shop: 'other1', ageDays: 15 }]);
  await page.reload();
  await expect.poll(() => keptPaths(page)).not.toContain('/shop/old');
  const kept = await keptPaths(page);
  expect(kept).toEqual(expect.arrayContaining([shop.path, '/shop/other0', '/shop/other18']));
  expect(kept).not.toContain('/shop/other19');
  await putCopies(
    page,
    Array.from({ length: 15 }, (_, index) => ({
      path: `/images/${index}`,
      shop: 'other0',
      bytes: 1e6,
      ageDays: 3 + index / 10,
    })),
  );
  await page.reload();
  await expect.poll(() => keptPaths(page)).not.toContain('/images/14');
  expect(await keptPaths(page)).toEqual(expect.arrayContaining([shop.path, '/images/0', '/images/12']));
});

test('with Save-Data no service worker is registered', async ({ page, service, stocked }) => {
  await keepDrawing(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(stocked.path);
  await settled(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const worker = await page.request.get(`${service.origin}/sw.js`);
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/javascript; charset=utf-8',
  });
});
