import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { seedForOperators } from './operator-walks.ts';
import type { Service } from './service.ts';
import { until } from './until.ts';
import type { Walk } from './walked-shop.ts';

interface WalkPictures {
  directory: string;
  browser: Browser;
  service: Service;
  /** Who walks, for `index.md`. */
  who: string;
  /** Height of the phone; it is 360 px wide. */
  heightPx: number;
  /** What a walk's browser has besides, by the walk's name. */
  contexts?: Record<string, BrowserContextOptions>;
}

/** Takes pictures of all walks at 360 and 1280 px. What each picture shows is added to `told`, by its name. */
export async function takeWalks(at: WalkPictures, walks: Record<string, Walk>, told: Map<string, string>) {
  for (const [name, walk] of Object.entries(walks))
    for (const size of [360, 1280] as const) await walkThrough(at, name, walk, size, told);
}

/** Says in one file what each picture shows. */
export const writeIndex = (directory: string, told: Map<string, string>): void =>
  writeFileSync(join(directory, 'index.md'), `${[...told.values()].join('\n')}\n`);

async function walkThrough(at: WalkPictures, name: string, walk: Walk, size: 360 | 1280, told: Map<string, string>) {
  const { directory, browser, service, who, heightPx, contexts = {} } = at;
  const phone = size === 360;
  const context = await browser.newContext({
    baseURL: service.origin,
    locale: 'en-UG',
    viewport: { width: size, height: phone ? heightPx : 800 },
    deviceScaleFactor: phone ? 1.5 : 1,
    isMobile: phone,
    hasTouch: phone,
    serviceWorkers: 'block',
    ...contexts[name],
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const snap = (shot: string, what: string, { dark = false } = {}) => {
    told.set(shot, `- \`${shot}\`: ${what} (${who})`);
    return snapAt(page, size, join(directory, `${shot}-${size}`), dark && phone);
  };
  try {
    const walked = { page, service, size, snap };
    if (who === 'an agent') await seedForOperators(walked);
    await walk(walked);
  } catch (error) {
    process.stdout.write(`${name} at ${size}: ${error}\n`);
    await page.screenshot({ path: join(directory, `broken-${name}-${size}.png`) });
  }
  await context.close();
}

/** What the screen asked for has come, and its pictures are drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor({ timeout: 30_000 });
  // Asked from here, again and again: a page without scripts runs no timer either.
  await until('what the page shows has come', () =>
    page.evaluate(() => {
      const isWaiting = document.querySelector('.skeleton, [data-own="true"] .owner-room:empty');
      return !isWaiting && [...document.images].every((one) => one.complete || one.loading === 'lazy');
    }),
  );
  await drawn(page);
}

/** Nothing fades, moves or scrolls any more. */
const drawn = (page: Page) =>
  until('nothing moves any more', () =>
    page.evaluate(() => {
      const { dataset } = document.body;
      const rests = dataset.scrolledTo === String(scrollY);
      dataset.scrolledTo = String(scrollY);
      return rests && document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity);
    }),
  );

async function snapAt(page: Page, size: number, file: string, dark: boolean) {
  await settled(page);
  const before = page.viewportSize();
  await page.screenshot({ path: `${file}-first.png` });
  // Pictures that load when they come near come near; a window's content is seen whole, too.
  const height = await page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    const inside = dialogs.flatMap((one) => [one, ...one.querySelectorAll('*')]).map((one) => one.scrollHeight);
    return dialogs.length > 0 ? Math.max(...inside) + 160 : document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width: size, height: Math.min(Math.max(height, before?.height ?? 0), 6000) });
  await settled(page);
  await page.screenshot({ path: `${file}-whole.png` });
  if (dark) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await drawn(page);
    await page.screenshot({ path: `${file}-whole-dark.png` });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (before) await page.setViewportSize(before);
}
