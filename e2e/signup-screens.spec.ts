import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { atStep2, giveHandle, givePassword, handleField, password, step } from './signup-wizard.ts';

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

test.describe('keyboard only', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('every step is done without a finger on the screen', async ({ page, service }) => {
    await service.tiktok.addSeller({ handle: 'keys.only' });
    await page.goto('/signup');
    await handleField(page).focus();
    await page.keyboard.type('keys.only');
    await page.keyboard.press('Enter');
    await expect(step(page, 'Create a password')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(step(page, 'Where can buyers reach you?')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(step(page, 'Your shop is ready!')).toBeFocused();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('no step has a finding of axe or scrolls sideways', async ({ page, service, faults }) => {
      faults.allow(/status of 4\d\d/);
      const fits = async (what: string) => {
        expect.soft(await findings(page), what).toEqual([]);
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - (visualViewport?.width ?? innerWidth),
        );
        expect.soft(tooWide, what).toBeLessThanOrEqual(0);
      };
      await page.goto('/signup');
      await giveHandle(page, '@nobody.at.all');
      await expect(page.getByText('Handle not found on TikTok')).toBeVisible();
      await fits('step 1');
      await atStep2(page, service, `steps.axe.${colorScheme}`);
      await givePassword(page, 'abc', 'x');
      await fits('step 2');
      await page.getByRole('button', { name: 'Use my phone number instead' }).click();
      await fits('step 2 by phone');
      await page.getByRole('button', { name: 'Use a password instead' }).click();
      await givePassword(page);
      await expect(step(page, 'Where can buyers reach you?')).toBeVisible();
      await fits('step 3');
      await page.getByRole('button', { name: 'Skip for Now' }).click();
      await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible();
      await fits('step 4');
      await page.goto(`/signup/success?handle=steps.axe.${colorScheme}&shopLink=x`);
      await fits('success');
    });
  });
}

test('the success screen makes the link itself, and leads home when something is missing', async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/signup/success?handle=@Some.Seller&shopLink=https://evil.example/shop');
  await expect(step(page, 'Account Created Successfully!')).toBeVisible();
  await expect(page.getByText('Your TikTok shop is now live and ready for customers')).toBeVisible();
  await expect(page.getByText('@some.seller')).toBeVisible();
  await expect(page.getByText('7-day free trial available')).toBeVisible();
  await expect(page.getByLabel('Your shop link')).toHaveValue(`${service.origin}/shop/some.seller`);
  expect(await page.content()).not.toContain('href="https://evil.example');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Shop link copied to clipboard!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Preview Your Shop' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Continue Setup' })).toHaveAttribute('href', '/shop/some.seller');

  for (const missing of ['', '?handle=some.seller', '?shopLink=x', '?handle=../evil&shopLink=x']) {
    await page.goto(`/signup/success${missing}`);
    await expect(page).toHaveURL('/');
  }
});

test('a clipboard that refuses is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    Document.prototype.execCommand = () => false;
  });
  await page.goto('/signup/success?handle=some.seller&shopLink=x');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Failed to copy link')).toBeVisible();
});
