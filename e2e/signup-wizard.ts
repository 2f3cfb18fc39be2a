import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Service } from './service.ts';

/** The sign-up wizard as a test uses it. */
export const password = 'Matooke-4-Lunch!';

/** Of the first step: the way by password. */
export const byPassword = (page: Page) => page.getByRole('button', { name: 'Continue with a password' });
/** Of the steps behind it. */
export const onward = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
export const handleField = (page: Page) => page.getByLabel('TikTok handle');
export const step = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The end of every sign-up. */
export const openShopHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(?:Your shop is open|One step left)/ });

export async function giveHandle(page: Page, handle: string): Promise<void> {
  await handleField(page).fill(handle);
  await byPassword(page).click();
}

export async function givePassword(page: Page, first = password, second = first): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(first);
  await page.getByLabel('Confirm password').fill(second);
  await onward(page).click();
}

/** A seller on TikTok, and the wizard at its second step. */
export async function atStep2(page: Page, service: Service, handle: string): Promise<void> {
  await service.tiktok.addSeller({ handle });
  await page.goto('/signup');
  await giveHandle(page, handle);
  await expect(step(page, 'Create a password')).toBeVisible();
}
