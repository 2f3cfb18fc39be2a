import { expect, type Page } from '@playwright/test';
import type { Service } from './service.ts';
import { type OpenShop, openShop } from './shops.ts';
import { signInBrowser } from './signed-in.ts';

/** A part of the settings by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A seller with a shop and a WhatsApp number, at the settings. */
export async function openSettings(page: Page, service: Service, handle: string): Promise<OpenShop> {
  const shop = await openShop(service, { handle, nickname: 'Nakato on TikTok' });
  await signInBrowser(page, service, handle);
  await page.goto('/settings');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  return shop;
}
