import { expect, type Page } from '@playwright/test';
import type { Service } from './service.ts';
import { type OpenShop, openShop, signInBrowser } from './shops.ts';

/** A part of the settings by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Taps the messages away: they lie over the buttons of the next window until they go by themselves. */
export async function closeMessages(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close message' });
  await expect(async () => {
    while ((await close.count()) > 0) await close.first().click({ timeout: 500 });
  }).toPass();
}

/** Opens every row of the settings that is closed. */
export async function openRows(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Shop name' })).toBeVisible();
  await expect(page.locator('.section-rows > .skeleton')).toHaveCount(0);
  await page.locator('.section-row details:not([open]) > summary').evaluateAll((rows) => {
    for (const row of rows) (row as HTMLElement).click();
  });
}

/** A seller with a shop and a WhatsApp number, at the settings, whose rows are open. */
export async function openSettings(page: Page, service: Service, handle: string): Promise<OpenShop> {
  const shop = await openShop(service, { handle, nickname: 'Nakato on TikTok' });
  await signInBrowser(page, service, handle);
  await page.goto('/settings');
  await openRows(page);
  return shop;
}
