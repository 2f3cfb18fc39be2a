import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testApp } from '@app/tiktok-simulator/developers/developers';
import { type Browser, chromium, type Page } from '@playwright/test';
import buildFirst from './build-first.ts';
import { chromiumArgs, requireChromium } from './find-chromium.ts';
import { operatorWalks, seedForOperators } from './operator-walks.ts';
import { sellerWalks } from './seller-walks.ts';
import { type Service, startService } from './service.ts';
import type { Walk } from './walked-shop.ts';

/**
 * Pictures of what sellers and operators work with, for people to look at: `node e2e/work-screens.ts DIRECTORY`, with
 * the names of walks behind it only these. What each picture shows is in its `index.md`.
 */
const [directory, wanted = ''] = process.argv.slice(2);
if (!directory) {
  process.stderr.write('Where to? node e2e/work-screens.ts DIRECTORY [WALK,…]\n');
  process.exit(1);
}
const file = (name: string) => join(directory, name);
mkdirSync(directory, { recursive: true });
const told = new Map<string, string>();

/** What the screen asked for has come, and its pictures are drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor({ timeout: 30_000 });
  await page.waitForFunction(
    () => {
      const isWaiting = document.querySelector('.skeleton, [data-own="true"] .owner-room:empty');
      return !isWaiting && [...document.images].every((one) => one.complete || one.loading === 'lazy');
    },
    undefined,
    { timeout: 30_000 },
  );
  await drawn(page);
}

/** Nothing fades or moves any more. */
const drawn = (page: Page) =>
  page.waitForFunction(
    () => document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
    undefined,
    { polling: 100 },
  );

async function snapAt(page: Page, size: number, who: string, name: string, what: string, dark: boolean) {
  told.set(name, `- \`${name}\`: ${what} (${who})`);
  await settled(page);
  const before = page.viewportSize();
  await page.screenshot({ path: file(`${name}-${size}-first.png`) });
  // Pictures that load when they come near come near; a window's content is seen whole, too.
  const height = await page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    const inside = dialogs.flatMap((one) => [one, ...one.querySelectorAll('*')]).map((one) => one.scrollHeight);
    return dialogs.length > 0 ? Math.max(...inside) + 160 : document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width: size, height: Math.min(Math.max(height, before?.height ?? 0), 6000) });
  await settled(page);
  await page.screenshot({ path: file(`${name}-${size}-whole.png`) });
  if (dark) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await drawn(page);
    await page.screenshot({ path: file(`${name}-${size}-whole-dark.png`) });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (before) await page.setViewportSize(before);
}

async function walkThrough(browser: Browser, service: Service, who: string, name: string, walk: Walk) {
  for (const size of [360, 1280] as const) {
    const phone = size === 360;
    const context = await browser.newContext({
      baseURL: service.origin,
      viewport: { width: size, height: phone ? 640 : 800 },
      deviceScaleFactor: phone ? 1.5 : 1,
      isMobile: phone,
      hasTouch: phone,
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    const snap = (shot: string, what: string, { dark = false } = {}) =>
      snapAt(page, size, who, shot, what, dark && phone);
    const at = { page, service, size, snap };
    try {
      if (who === 'an agent') await seedForOperators(at);
      await walk(at);
    } catch (error) {
      process.stdout.write(`${name} at ${size}: ${error}\n`);
      await page.screenshot({ path: file(`broken-${name}-${size}.png`) });
    }
    await context.close();
  }
}

buildFirst();
const service = await startService({
  PAYMENT_PROVIDERS: 'mtn,relworx,manual',
  MANUAL_MERCHANT_NUMBER: '+256 772 000 999',
  MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
  SUPPORT_WHATSAPP: '+256700123456',
  TIKTOK_CLIENT_KEY: testApp.clientKey,
  TIKTOK_CLIENT_SECRET: testApp.clientSecret,
  TIKTOK_SOURCES: 'embed,oembed',
  TIKTOK_CANARIES: 'canary.one,canary.two',
});
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs });
try {
  const only = wanted ? wanted.split(',') : null;
  for (const [who, walks] of [
    ['a seller', sellerWalks],
    ['an agent', operatorWalks],
  ] as const)
    for (const [name, walk] of Object.entries(walks))
      if (!only || only.includes(name)) await walkThrough(browser, service, who, name, walk);
  writeFileSync(file('index.md'), `${[...told.values()].join('\n')}\n`);
} finally {
  await browser.close();
  await service.stop();
}
