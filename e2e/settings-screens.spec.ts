import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openSettings, part } from './settings-screen.ts';
import { openShop, sellerPassword, signInBrowser } from './shops.ts';

test.describe('keyboard only', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('a dialog holds the focus, closes by Escape and gives it back', async ({ page, service }) => {
    await openSettings(page, service, 'keys.set');
    const change = part(page, 'WhatsApp number').getByRole('button', { name: 'Change number' });
    await change.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(change).toBeFocused();
  });
});

test('each part of the settings is a row that says what is set, and opens with a tap', async ({ page, service }) => {
  await openShop(service, { handle: 'rows.seen', nickname: 'Rows Seen' });
  await signInBrowser(page, service, 'rows.seen');
  await page.goto('/settings');
  const number = part(page, 'WhatsApp number');
  await expect(number.getByText('+256 772 123 456')).toBeVisible();
  await expect(part(page, 'Shop name').getByText('Rows Seen', { exact: true })).toBeVisible();
  await expect(part(page, 'Your plan').getByText(/^Free trial, until /)).toBeVisible();
  const change = number.getByRole('button', { name: 'Change number' });
  await expect(change).toBeHidden();
  await number.getByRole('heading', { name: 'WhatsApp number' }).tap();
  await expect(change).toBeVisible();
  await part(page, 'Phone for signing in').getByRole('heading').tap();
  await page.getByRole('button', { name: 'Use my WhatsApp number' }).tap();
  await expect(page.getByRole('dialog').getByLabel('Phone number', { exact: true })).toHaveValue('+256 772 123 456');
});

test('on a wide screen each topic of the settings is one click away and has its own address', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSettings(page, service, 'topics.seen');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText(['Your shop', 'TikTok', 'Signing in', 'Paying', 'Your data and account']);
  await page.getByRole('link', { name: 'Paying', exact: true }).tap();
  await expect(page).toHaveURL('/settings#plan');
  await expect(page.getByRole('heading', { name: 'Paying', exact: true })).toBeInViewport();
});

test('a link to a topic leads to it from another screen, from another site and through the sign-in', async ({
  page,
  service,
}) => {
  const shop = await openSettings(page, service, 'topics.linked');
  const topic = (name: string) => page.getByRole('region', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  const expectThere = async (name: string) => {
    await expect(topic(name)).toBeFocused();
    await expect(heading(name)).toBeInViewport();
  };
  await page.goto(`${service.origin}/subscription`);
  await page.getByRole('link', { name: 'Confirm in your settings' }).tap();
  await expectThere('TikTok');
  await page.goto('about:blank');
  await page.goto(`${service.origin}/settings#signing-in`);
  await expectThere('Signing in');
  await expect(page.getByRole('button', { name: 'Change password' }), 'its rows are open').toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(`${service.origin}/settings#account`);
  await page.getByLabel('TikTok handle').fill(shop.handle);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(sellerPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expectThere('Your data and account');
});

test('without a network the banner makes way for the message that says the same', async ({
  page,
  context,
  service,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await openSettings(page, service, 'says.once');
  await context.setOffline(true);
  const banner = page.getByText('No internet connection - Some features may not work');
  await expect(banner).toBeVisible();
  await page.getByRole('switch', { name: 'Buyers may call me' }).tap();
  const message = page.getByText('No internet connection. Please check your network and try again.');
  await expect(message).toBeVisible();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Close message' }).tap();
  await expect(banner).toBeVisible();
  await context.setOffline(false);
});

test('the settings can be seen, light and dark, at 360 and 1280 px', async ({ page, service }) => {
  await openSettings(page, service, 'seen.settings');
  const look = (name: string) => expectGoodToSee(page, `settings-${name}`, [360, 1280]);
  await expect(page.getByText('Here', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Your code')).toBeVisible();
  await part(page, 'Password').getByRole('button').click();
  await look('all');
  await part(page, 'WhatsApp number').getByRole('button', { name: 'Change number' }).click();
  await look('whatsapp');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await look('delete');
  await page.getByRole('alertdialog').getByLabel('Your password').fill(sellerPassword);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(part(page, 'Your account will be deleted')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await look('deletion-due');
});
