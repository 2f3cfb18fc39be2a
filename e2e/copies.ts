import { expect, type Page } from '@playwright/test';

/** What the service worker has kept: each copy's path and query. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(url.replace(location.origin, ''));
    return kept;
  });

/** The worker has this page, and serves the tab that shows it. */
export async function isKept(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect.poll(() => keptPaths(page)).toContain(path);
}

/** Copies as the worker keeps them, of long ago or of many bytes, beside those that it made itself. */
export const putCopies = (page: Page, copies: { path: string; ageDays?: number; bytes?: number; shop?: string }[]) =>
  page.evaluate(async (all) => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (const { path, ageDays = 0, bytes = 1, shop = '' } of all) {
      const about = { path, atMs: Date.now() - ageDays * 86_400_000, bytes, shop, holder: '' };
      await cache.put(path, new Response('x'.repeat(bytes), { headers: { 'x-copy': JSON.stringify(about) } }));
    }
  }, copies);
