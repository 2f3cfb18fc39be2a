import { expect, type Locator, type Page } from '@playwright/test';

/** The app has taken the page over: React knows its main part. */
export async function appRuns(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Follows the page over its socket: the server has said so. Call it before the page is opened. */
export async function live(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', { predicate: ({ payload }) => payload.includes('"subscribed"') });
}

/** The page has loaded and had time to do what it does "when idle". */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // Idle callbacks run in the order in which they were asked for; the page asked in its load event.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}

/**
 * Call it before a page that does not change once it has loaded: there Chromium's shell, which has no window, at times
 * draws no further frame, and idle callbacks and input wait for one for ever. With a window it does not happen.
 */
export const keepDrawing = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.body.animate([{ outlineColor: 'red' }, { outlineColor: 'blue' }], {
        duration: 1000,
        iterations: Infinity,
      });
    });
  });

/** Where it stands now: the second tap hits what is there by then. */
export async function tapTwice(page: Page, target: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Scrolls every picture into view and waits until it is there; answers the addresses shown. */
export async function loadEveryPicture(page: Page): Promise<string[]> {
  // Those that a tap shows as a whole load with that tap.
  const pictures = page.locator('img:not(.zoom > img)');
  const addresses: string[] = [];
  for (let index = 0; index < (await pictures.count()); index += 1) {
    const picture = pictures.nth(index);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    addresses.push(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
  }
  return addresses;
}

/** Contents of a meta tag by its `property` or `name`, null when there is none. */
export async function metaOf(page: Page, name: string): Promise<string | null> {
  const tag = page.locator(`meta[property="${name}"], meta[name="${name}"]`);
  return (await tag.count()) === 0 ? null : tag.getAttribute('content');
}

interface Shift extends PerformanceEntry {
  value: number;
  sources?: { node?: Node | null }[];
}

/**
 * Writes down what jumps from the beginning of each page, by the browser's own measure. Call it before the page is
 * opened.
 */
export const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    const jumps: string[] = [];
    Object.assign(window, { jumps });
    const nameOf = (node: Node | null | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()}.${element.className}` : 'something';
    };
    new PerformanceObserver((list) => {
      for (const { value, sources = [] } of list.getEntries() as Shift[]) {
        // What the owner's own bar does inside itself moves nothing of the page.
        const moved = sources.filter(({ node }) => !(node instanceof Element && node.closest('.owner-slot')));
        if (moved.length > 0 || sources.length === 0)
          jumps.push(`${value.toFixed(4)}: ${moved.map(({ node }) => nameOf(node)).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has jumped so far, with names. */
export const jumpsOf = (page: Page) => page.evaluate(() => (window as typeof window & { jumps: string[] }).jumps);

/** Takes the network once the page has loaded a file that comes late: what is on its way would be a fault. */
export async function loseNetwork(page: Page, file: string): Promise<void> {
  await page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    file,
  );
  await page.context().setOffline(true);
}
