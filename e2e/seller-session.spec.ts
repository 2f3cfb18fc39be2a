import type { SigninAnswer } from '@app/contracts/accounts/accounts.schemas';
import type { BrowserContext, Page } from '@playwright/test';
import type { Static } from 'typebox';
import { expect, test } from './fixtures.ts';
import type { Service } from './service.ts';
import { openShop, sellerPassword } from './shops.ts';

type Signin = Static<typeof SigninAnswer>['data'];

/** Signs in past the screen: this file is about what comes after it. */
async function signIn(service: Service, context: BrowserContext, handle: string): Promise<Signin> {
  const response = await fetch(`${service.origin}/api/v1/auth/password/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ handle, password: sellerPassword }),
  });
  const { data }: { data: Signin } = await response.json();
  const page = await context.newPage();
  await page.goto(`${service.origin}/privacy`);
  await page.evaluate(({ user, ...tokens }) => {
    const stored = {
      ...tokens,
      token: tokens.accessToken,
      user: JSON.stringify(user),
      tokenReceivedAt: String(Date.now()),
    };
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(`dukalink.${key}`, value);
  }, data);
  await page.close();
  return data;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the frame stands before any script, and nothing of it moves when the session is known', async ({
  page,
  context,
  service,
}) => {
  const { handle } = await openShop(service, { handle: 'frame' });
  await signIn(service, context, handle);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
});

test('signing out in one tab signs out the other one, and leads both home', async ({
  page,
  context,
  service,
  faults,
}) => {
  // What the other tab is still asking for is no longer answered.
  faults.allow(/status of 401/);
  const { handle } = await openShop(service, { handle: 'twotabs' });
  const { refreshToken } = await signIn(service, context, handle);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${service.origin}/settings`);
    await expect(tab.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
  }
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(other).toHaveURL(`${service.origin}/`);
  const answer = await fetch(`${service.origin}/api/v1/auth/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  expect(answer.status).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('dukalink.accessToken'))).toBeNull();
});

test('signing out without a network is said, and done on this phone', async ({ page, context, service, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const { handle } = await openShop(service, { handle: 'offline.out' });
  await signIn(service, context, handle);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Error signing out, but you have been logged out locally')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('dukalink.accessToken'))).toBeNull();
  await context.setOffline(false);
});
