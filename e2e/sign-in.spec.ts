import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newestCode, openByPhone, wrongCode } from './outbox.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, sellerPassword, signInBrowser } from './shops.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' });

async function giveHandleAndPassword(page: Page, handle: string, password = sellerPassword): Promise<void> {
  await page.getByLabel('TikTok handle').fill(handle);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await submit(page).click();
}

test('a returning seller signs in on another phone, and lands in their shop', async ({
  page,
  service,
  anotherBrowser,
}) => {
  await openShop(service, { handle: 'comes.back' });
  for (const phone of [page, await (await anotherBrowser({ baseURL: service.origin })).newPage()]) {
    await phone.goto('/login');
    await expect(submit(phone)).toBeDisabled();
    await giveHandleAndPassword(phone, ' @Comes.Back ');
    await expect(phone).toHaveURL('/shop/comes.back');
    await expect(phone.getByText('Welcome back!')).toBeVisible();
    await expect(phone.getByText('Owner View')).toBeVisible();
  }
  await page.goto('/login');
  await expect(page, 'who is signed in goes straight on').toHaveURL('/shop/comes.back');
});

test('the sign-in leads back to where the seller wanted to be, and "back" does not lead to it again', async ({
  page,
  service,
}) => {
  await openShop(service, { handle: 'leads.back' });
  await page.goto('/support');
  await page.goto('/settings?from=link');
  await expect(page).toHaveURL('/login?redirect=%2Fsettings%3Ffrom%3Dlink');
  await giveHandleAndPassword(page, 'leads.back');
  await expect(page).toHaveURL('/settings?from=link');
  await page.goBack();
  await expect(page).toHaveURL('/support');
});

test('a redirect to another site is ignored', async ({ page, service, stocked }) => {
  await signInBrowser(page, service, stocked.handle);
  // What browsers make another site of; every way to write one is in return-path.test.ts.
  for (const redirect of ['https://evil.example/shop', '/\\evil.example']) {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await expect(page).toHaveURL(`${service.origin}${stocked.path}`);
  }
});

test('wrong inputs are said beside the field, and nothing typed is lost', async ({ page, service, faults }) => {
  faults.allow(/status of 4\d\d/);
  await openShop(service, { handle: 'wrong.inputs' });
  await page.goto('/login');
  const handle = page.getByLabel('TikTok handle');
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await handle.focus();
  await password.focus();
  await expect(page.getByText('Please enter your TikTok handle')).toBeVisible();
  await giveHandleAndPassword(page, '@');
  await expect(page.getByText('Please enter your TikTok handle')).toBeVisible();
  await giveHandleAndPassword(page, 'not a handle!');
  await expect(page.getByText('Please enter a valid TikTok handle')).toBeVisible();
  for (const name of ['wrong.inputs', 'unknown.has.this']) {
    await giveHandleAndPassword(page, name, 'Wrong-1-Password!');
    await expect(page.getByText('The handle or the password is wrong. Please try again.')).toBeVisible();
    await expect(password).toHaveValue('Wrong-1-Password!');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a person who guesses passwords reads how long to wait', async ({ page, service, faults }) => {
  faults.allow(/status of 4\d\d/);
  await openShop(service, { handle: 'guessed.at' });
  for (let tries = 0; tries < 11; tries += 1)
    await page.request.post(`${service.origin}/api/v1/auth/password/signin`, {
      data: { handle: 'guessed.at', password: 'Wrong-1-Password!' },
    });
  await page.goto('/login');
  await giveHandleAndPassword(page, 'guessed.at');
  await expect(page.getByText(/Too many requests\. .*Try again in \d+ seconds\./)).toBeVisible();
});

test('a network that is away is said, and the next try goes well', async ({ page, context, service, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await openShop(service, { handle: 'net.away' });
  await page.goto('/login');
  await expect(page.getByLabel('TikTok handle')).toBeVisible();
  await context.setOffline(true);
  await giveHandleAndPassword(page, 'net.away');
  await expect(
    page.getByText('No internet connection. Please check your network and try again.', { exact: true }),
  ).toBeVisible();
  await context.setOffline(false);
  await submit(page).click();
  await expect(page).toHaveURL('/shop/net.away');
});

test('a proven number signs in by a code; a reload keeps number and step, never the code', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 400/);
  const number = '+256772600101';
  await openByPhone(service, 'by.phone', number);
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Phone number' }).click();
  await expect(page).toHaveURL('/login?tab=phone');
  const field = page.getByRole('textbox', { name: 'Phone number', exact: true });
  const code = page.getByLabel('Verification code');
  await field.fill('0772 6001');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await field.fill('0772 600101');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('OTP sent to +256*****101')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in \d\d s$/ })).toBeDisabled();

  await code.fill('123');
  await submit(page).click();
  await expect(page.getByText('Please enter a valid 6-digit verification code')).toBeVisible();
  await page.reload();
  await expect(code).toHaveValue('');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await page.getByRole('button', { name: 'Change the number' }).click();
  await expect(field, 'going back keeps the number').toHaveValue('0772 600101');
  await service.allowNextCodes();
  await page.getByRole('button', { name: 'Send code' }).click();

  await expect(code).toBeVisible();
  const sent = await newestCode(service, number);
  await code.fill(wrongCode(sent));
  await submit(page).click();
  await expect(page.getByText('This code is wrong. Please check the newest message again.')).toBeVisible();
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await submit(page).click();
  await expect(page).toHaveURL('/shop/by.phone');
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(sent);
});

test('a code whose answer was lost signs in at the second try', async ({ page, service, faults }) => {
  faults.allow(/ERR_FAILED/);
  const number = '+256772600102';
  await openByPhone(service, 'lost.answer', number);
  await page.goto('/login?tab=phone');
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Verification code').fill(await newestCodeWhenSent(page, () => newestCode(service, number)));
  let lost = 0;
  await page.route('**/api/v1/auth/verify-signin', async (route) => {
    if (lost === 3) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await submit(page).click();
  await expect(
    page.getByText('Network error. Please check your internet connection and try again.').first(),
  ).toBeVisible();
  await submit(page).click();
  await expect(page).toHaveURL('/shop/lost.answer');
});

async function newestCodeWhenSent(page: Page, read: () => Promise<string>): Promise<string> {
  await expect(page.getByLabel('Verification code')).toBeVisible();
  return read();
}

test('a stolen token that is used again signs out both sides, and the owner reads why', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 401/);
  await openShop(service, { handle: 'stolen.token' });
  await signInBrowser(page, service, 'stolen.token');
  const stolen = await page.evaluate(() => localStorage.getItem('dukalink.refreshToken') ?? '');
  const refresh = (refreshToken: string) =>
    page.request.post(`${service.origin}/api/v1/auth/refresh`, { data: { refreshToken } });
  const second = (await (await refresh(stolen)).json()).data.refreshToken;
  const third = (await (await refresh(second)).json()).data.refreshToken;

  await letTokenAge(page);
  await page.goto('/settings');
  await expect(page).toHaveURL('/login?redirect=%2Fsettings');
  await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'I cannot sign in' })).toBeVisible();
  expect((await refresh(third)).status()).toBe(401);
  await giveHandleAndPassword(page, 'stolen.token');
  await expect(page).toHaveURL('/settings');
});

test('a refresh whose answer was lost changes nothing for the seller', async ({ page, service, faults }) => {
  faults.allow(/ERR_FAILED/);
  await openShop(service, { handle: 'lost.refresh' });
  await signInBrowser(page, service, 'lost.refresh');
  await letTokenAge(page);
  let lost = 0;
  await page.route('**/api/v1/auth/refresh', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Shop name' })).toBeVisible();
  expect(lost).toBe(1);
  await expect(page).toHaveURL('/settings');
});

/** Near the end of its life: the next call renews it. */
async function letTokenAge(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('dukalink.tokenReceivedAt', String(Date.now() - 15 * 60_000)));
}

test.describe('keyboard only', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('a seller signs in without a finger on the screen', async ({ page, service }) => {
    await openShop(service, { handle: 'keys.in' });
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Password' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/login?tab=phone');
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL('/login?tab=password');
    await expect(page.getByLabel('TikTok handle')).toBeVisible();
    await page.getByLabel('TikTok handle').focus();
    await page.keyboard.type('keys.in');
    await page.keyboard.press('Tab');
    await page.keyboard.type(sellerPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop/keys.in');
  });

  test('a tab has a frame when a key chose it, and none when the mouse did', async ({ page }) => {
    await page.goto('/login');
    const byPassword = page.getByRole('tab', { name: 'Password' });
    const byPhone = page.getByRole('tab', { name: 'Phone number' });
    await byPhone.click();
    await expect(byPhone).toBeFocused();
    await expect(byPhone).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowLeft');
    await expect(byPassword).toBeFocused();
    await expect(byPassword).toHaveCSS('outline-style', 'solid');
    await byPhone.click();
    await expect(byPhone).toHaveCSS('outline-style', 'none');
  });
});

test('every face of the sign-in can be seen, light and dark, at 360 and 1280 px', async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  const look = (name: string) => expectGoodToSee(page, `login-${name}`, [360, 1280]);
  await page.goto('/login');
  await giveHandleAndPassword(page, 'unknown.here', 'Wrong-1-Password!');
  await expect(page.getByText('The handle or the password is wrong. Please try again.')).toBeVisible();
  await look('password');
  await page.getByRole('tab', { name: 'Phone number' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await look('phone');
  await page.goto('/login?tab=recover');
  await expect(heading(page, 'Get back into your shop')).toBeVisible();
  await look('recover-phone');
  await page.getByRole('button', { name: 'Use a code in my TikTok bio' }).click();
  await page.getByLabel('TikTok handle').fill('unknown.here');
  await look('recover');
  await page.getByRole('button', { name: 'Get my code' }).click();
  await page.getByLabel('New password').fill('abc');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await look('claim');
});
