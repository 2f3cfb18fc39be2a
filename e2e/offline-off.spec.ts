import { keptPaths } from './copies.ts';
import { expect, test } from './fixtures.ts';
import { settled } from './in-page.ts';
import { openShop } from './shops.ts';

test.use({ serviceName: 'nothing offline', serviceSettings: { OFFLINE_PAGES: 'off' }, serviceWorkers: 'allow' });

test('where it is switched off no page registers a service worker, and an older one takes away itself and its copies', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'kept.nowhere', posts: ['Blue jeans 55k #TRACK'] });
  const answer = await page.goto(shop.path);
  expect(answer?.headers()['content-security-policy']).toContain("worker-src 'none'");
  await settled(page);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  // As a browser has it that was here before: it asks for the worker at each visit.
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    await (await caches.open('copies')).put('/shop/before', new Response('kept'));
    await navigator.serviceWorker.register('/sw.js');
  });
  await expect.poll(workers).toBe(0);
  expect(await keptPaths(page)).toEqual([]);
});
