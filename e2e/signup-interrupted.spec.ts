import { expect, test } from './fixtures.ts';
import {
  atStep2,
  byPassword,
  givePassword,
  handleField,
  onward,
  openShopHeading,
  password,
  step,
} from './signup-wizard.ts';

test('going back asks TikTok again, and a reload keeps handle and step but no password', async ({ page, service }) => {
  await atStep2(page, service, 'back.and.forth');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.goBack();
  await expect(handleField(page)).toHaveValue('back.and.forth');
  await expect(page.getByText('Found @')).toHaveCount(0);
  await byPassword(page).click();
  await expect(page.getByLabel('Password', { exact: true }), 'still in memory').toHaveValue(password);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await byPassword(page).click();
  await expect(step(page, 'Create a password')).toBeVisible();

  await page.reload();
  await expect(step(page, 'Create a password')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '@back.and.forth' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('back.and.forth');
  expect(stored).not.toContain(password);

  await givePassword(page);
  await expect(step(page, 'Where can buyers reach you?')).toBeVisible();
  await page.getByLabel('WhatsApp number').fill('0772 99');
  await page.reload();
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('0772 99');
  await page.getByLabel('WhatsApp number').fill('');
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.reload();
  await expect(openShopHeading(page)).toBeVisible();
});

test('a double click makes one account', async ({ page, service }) => {
  await atStep2(page, service, 'double.click');
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/password/signup')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await onward(page).dblclick();
  await expect(step(page, 'Where can buyers reach you?')).toBeVisible();
  expect(keys).toHaveLength(1);
});

test('the last step stays until the open shop is there', async ({ page, service }) => {
  await atStep2(page, service, 'slow.to.open');
  const { promise: isSeen, resolve: letOn } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/signup\/success/);
  await page.route(/\/signup\/success/, async (route) => {
    await isSeen;
    await route.continue();
  });
  await givePassword(page);
  await asked;
  await expect(page.getByRole('button', { name: 'Opening your shop…' })).toBeVisible();
  await expect(step(page, 'Create a password')).toBeVisible();
  letOn();
  await expect(step(page, 'Where can buyers reach you?')).toBeVisible();
});

test('an answer that was lost is asked for again and brings the same account, after a reload, too', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await atStep2(page, service, 'lost.sign.up');
  const keys = new Set<string | undefined>();
  let lost = 0;
  await page.route('**/auth/password/signup', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    if (lost === 3) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('failed');
  });
  await givePassword(page);
  await expect(page.getByText('Network error. Please check your internet connection and try again.')).toBeVisible({
    timeout: 20_000,
  });
  await page.reload();
  await givePassword(page);
  await expect(step(page, 'Where can buyers reach you?')).toBeVisible();
  expect(keys.size).toBe(1);
});

test('without a network the wizard says so, and goes on when it is back', async ({
  page,
  context,
  service,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await atStep2(page, service, 'on.the.road');
  await context.setOffline(true);
  await givePassword(page);
  await expect(page.getByText('No internet connection. Please check your network and try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await onward(page).click();
  await expect(step(page, 'Where can buyers reach you?')).toBeVisible();
});
