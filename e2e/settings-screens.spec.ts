import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openSettings, part } from './settings-screen.ts';
import { sellerPassword } from './shops.ts';

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
