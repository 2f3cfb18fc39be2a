import { expect, test } from './fixtures.ts';

test('the landing page leads into the wizard, to the sign-in and to the example', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Get My Shop Link', 'Start Now'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await page.getByRole('link', { name: 'See Example' }).tap();
  await expect(page.getByRole('heading', { name: 'This is how your shop looks' })).toBeInViewport();
  await page.getByRole('link', { name: 'Start Now' }).tap();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByLabel('TikTok handle')).toBeVisible();
});

test('it says what the service does in three steps, and shows four examples with their views', async ({ page }) => {
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'How It Works' }).getByRole('heading', { level: 3 });
  await expect(steps).toHaveText([
    'Post on TikTok with #TRACK',
    'The listing is created automatically',
    'Buyers message you on WhatsApp',
  ]);
  const samples = page.getByRole('region', { name: 'This is how your shop looks' });
  await expect(samples.getByText('Example', { exact: true })).toBeVisible();
  await expect(samples.getByRole('article')).toHaveCount(4);
  await expect(samples.getByText(/views$/)).toHaveText(['1.2k views', '856 views', '2.3k views', '15.3k views']);
  await expect(page.getByRole('region', { name: 'Open your shop today' })).toContainText('UGX 10,000 per month');
  await expect(page.getByText(/\d+\+ sellers/), 'no number is claimed before there are 500').toHaveCount(0);
});

test('the footer leads to real pages, and to the administration', async ({ page }) => {
  for (const { name, heading } of [
    { name: 'Help', heading: 'Help' },
    { name: 'Privacy', heading: 'Privacy' },
    { name: 'Terms', heading: 'Terms' },
    { name: 'Support', heading: 'Support' },
  ]) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Admin' })).toHaveAttribute(
    'href',
    '/admin/login',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the service itself is complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Ankara dress, sizes S M L. Price 85k, was 110k #TRACK')).toBeVisible();
    await expect(page.getByText('Buy on WhatsApp')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('link', { name: 'See Example' }).tap();
    await expect(page).toHaveURL('/#example');
    await page.goto('/privacy');
    await expect(page.getByText('Draft for a lawyer')).toBeVisible();
    await expect(page.getByText('Data Protection and Privacy Act 2019')).toBeVisible();
    await page.goto('/terms');
    await expect(page.getByText('UGX 10,000 per month')).toBeVisible();
    await page.goto('/support');
    await expect(page.getByText('Answers to common questions.')).toBeVisible();
    await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0);
  });
});
