import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';
import { atStep2, giveHandle, givePassword, handleField, openShopHeading, password, step } from './signup-wizard.ts';

test.describe('keyboard only', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('every step is done without a finger on the screen', async ({ page, service }) => {
    await service.tiktok.addSeller({ handle: 'keys.only' });
    await page.goto('/signup');
    await handleField(page).focus();
    await page.keyboard.type('keys.only');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(step(page, 'Create a password')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(step(page, 'Where can buyers reach you?')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(openShopHeading(page)).toBeFocused();
  });
});

test('no step has a finding of axe, light or dark, or scrolls sideways', async ({ page, service, faults }) => {
  faults.allow(/status of 4\d\d/);
  const look = (name: string) => expectGoodToSee(page, `signup-${name}`);
  await page.goto('/signup');
  await giveHandle(page, '@unknown.at.all');
  await expect(page.getByText('Handle not found on TikTok')).toBeVisible();
  await look('handle');
  await atStep2(page, service, 'steps.axe');
  await givePassword(page, 'abc', 'x');
  await look('password');
  await page.getByRole('button', { name: 'Use my phone number instead' }).click();
  await look('by-phone');
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await givePassword(page);
  await expect(step(page, 'Where can buyers reach you?')).toBeVisible();
  await look('whatsapp');
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(page.getByText('No videos on your TikTok yet.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('img', { name: /^QR code/ }), 'printed once buyers can write').toHaveCount(0);
  await look('ready-without-number');
  await page.getByRole('button', { name: 'Add WhatsApp for Customer Contact' }).click();
  await page.getByLabel('WhatsApp number').fill('0772 123 456');
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await page.getByText('Your shop link on TikTok').click();
  await page.getByLabel('Not yet').click();
  await look('ready');
});

test('the wizard ends at the success screen, which makes the link itself and congratulates no one else', async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openShop(service, { handle: 'some.seller' });
  await signInBrowser(page, service, 'some.seller');
  await page.goto('/signup/success?handle=@Some.Seller&shopLink=https://evil.example/shop');
  await expect(openShopHeading(page)).toBeVisible();
  await expect(page.getByText('Account Created Successfully!')).toBeVisible();
  await expect(page.getByText('Your TikTok shop is now live and ready for customers')).toBeVisible();
  await expect(page.getByText('@some.seller')).toBeVisible();
  await page.getByRole('heading', { name: 'Next steps' }).click();
  await expect(page.getByText('7-day free trial available')).toBeVisible();
  expect(await page.content()).not.toContain('href="https://evil.example');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Shop link copied to clipboard!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = `${service.origin}/shop/some.seller`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Preview Your Shop' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Continue Setup' })).toHaveAttribute('href', '/shop/some.seller');

  const elsewhere = ['?handle=another.seller&shopLink=x'];
  for (const missing of [...elsewhere, '', '?handle=some.seller', '?shopLink=x', '?handle=../evil&shopLink=x']) {
    await page.goto(`/signup/success${missing}`);
    await expect(page).toHaveURL('/');
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signup/success?handle=some.seller&shopLink=x');
  await expect(page).toHaveURL('/');
});

test('a clipboard that refuses is said', async ({ page, service }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    Document.prototype.execCommand = () => false;
  });
  await openShop(service, { handle: 'cannot.copy' });
  await signInBrowser(page, service, 'cannot.copy');
  await page.goto('/signup/success?handle=cannot.copy&shopLink=x');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Failed to copy link', { exact: true })).toBeVisible();
});
