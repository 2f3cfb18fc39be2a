import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newestCode, newestMessage, openByPhone } from './outbox.ts';
import { aNumber, openShop, sellerPassword, signInBrowser } from './shops.ts';
import { giveHandle } from './signup-wizard.ts';

const newPassword = 'Rolex-2-Breakfast!';
const check = (page: Page) => page.getByRole('button', { name: 'Check now' });

async function choosePassword(page: Page, password = newPassword, again = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(again);
}

async function askForBioCode(page: Page, handle: string): Promise<string> {
  await page.goto('/login');
  await page.getByLabel('TikTok handle').fill(handle);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get back into your shop' })).toBeFocused();
  await page.getByRole('button', { name: 'Use a code in my TikTok bio' }).click();
  await expect(page.getByLabel('TikTok handle')).toHaveValue(handle);
  await page.getByRole('button', { name: 'Get my code' }).click();
  const code = page.getByLabel('Your code');
  await expect(code).toHaveValue(/^[A-Z0-9]{6}$/);
  return code.inputValue();
}

test('the true owner takes the shop from an impostor, who reads why the session is over', async ({
  page,
  service,
  anotherBrowser,
  faults,
}) => {
  faults.allow(/status of 4\d\d/);
  const handle = 'truly.mine';
  const shop = await openShop(service, { handle, posts: ['Ankara dress 85k #TRACK'] });
  const impostor = await (await anotherBrowser({ baseURL: service.origin })).newPage();
  await signInBrowser(impostor, service, handle);
  await impostor.goto('/settings');
  await expect(impostor.getByRole('heading', { name: 'Shop name' })).toBeVisible();
  expect((await shop.read()).phoneNumber).toBe(aNumber);

  // What the wizard offers a seller whose handle is taken.
  await page.goto('/signup');
  await giveHandle(page, handle);
  await page.getByRole('link', { name: 'Get back into my shop' }).click();
  await page.getByRole('button', { name: 'Use a code in my TikTok bio' }).click();
  await page.getByRole('button', { name: 'Get my code' }).click();
  const code = await page.getByLabel('Your code').inputValue();
  await choosePassword(page, 'weak', 'other');
  await check(page).click();
  await expect(page.getByText('Please ensure your password meets all requirements')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await choosePassword(page);
  await check(page).click();
  await expect(page.getByText('The code is not in the TikTok bio yet.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue(newPassword);

  // In the TikTok app; the phone may drop this page in the background.
  await service.tiktok.editBio(handle, `Kampala ${code.toLowerCase()}`);
  await page.reload();
  await expect(page.getByLabel('Your code'), 'a reload keeps the code').toHaveValue(code);
  await expect(page.getByLabel('New password'), 'and no password').toHaveValue('');
  await choosePassword(page);
  await check(page).click();
  await expect(page).toHaveURL(`/shop/${handle}`);
  await expect(page.getByText('The handle is yours.')).toBeVisible();
  await expect(page.getByText('Owner View')).toBeVisible();
  const taken = await shop.read();
  expect(taken.phoneNumber).toBeNull();
  expect(taken.productCount).toBe(1);

  await impostor.reload();
  await expect(impostor).toHaveURL(/\/login\?redirect=/);
  await expect(impostor.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
  await expect(impostor.getByText(/after a change of the password or the owner/)).toBeVisible();
  await impostor.getByLabel('TikTok handle').fill(handle);
  await impostor.getByRole('textbox', { name: 'Password', exact: true }).fill(sellerPassword);
  await impostor.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(impostor.getByText('The handle or the password is wrong. Please try again.')).toBeVisible();
});

test('a forgotten password is got back by the bio, and leads where the seller wanted to be', async ({
  page,
  service,
}) => {
  const handle = 'forgot.by.bio';
  await openShop(service, { handle });
  const code = await askForBioCode(page, handle);
  await service.tiktok.editBio(handle, code);
  await choosePassword(page);
  await check(page).click();
  await expect(page).toHaveURL(`/shop/${handle}`);
  expect(await page.evaluate(() => sessionStorage.getItem('dukalink.signin')), 'nothing is left behind').toBeNull();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?redirect=/settings');
  await page.getByLabel('TikTok handle').fill(handle);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(newPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/settings');
});

test('a forgotten password is set by a code to the proven number', async ({ page, service, faults }) => {
  faults.allow(/status of 400/);
  const number = '+256772600201';
  await openByPhone(service, 'forgot.by.phone', number);
  await page.goto('/login?tab=recover&handle=forgot.by.phone');
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill('0772600201');
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByLabel('Verification code');
  await expect(code).toBeVisible();
  const sent = await newestCode(service, number);
  const set = page.getByRole('button', { name: 'Set password and sign in' });
  await code.fill(sent);
  await set.click();
  await expect(page.getByText('Please ensure your password meets all requirements')).toBeVisible();
  await choosePassword(page, 'Password1!');
  await set.click();
  await expect(page.getByText('This password is too common. Please choose another one.')).toBeVisible();
  await choosePassword(page);
  await set.click();
  await expect(page).toHaveURL('/shop/forgot.by.phone');
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
});

test('a chosen way back stands alone, and all of them come back when they are asked for', async ({ page }) => {
  await page.goto('/login?tab=recover');
  const byBio = page.getByRole('button', { name: 'Use a code in my TikTok bio' });
  const bySms = page.getByRole('button', { name: 'Send code' });
  await expect(bySms).toBeVisible();
  await byBio.click();
  await expect(page.getByRole('button', { name: 'Get my code' })).toBeVisible();
  const steps = page.getByRole('listitem');
  await expect(steps, 'what comes is said before anything is asked').toHaveText([
    /get a code/,
    /into your TikTok bio/,
    /choose a new password/,
  ]);
  for (const other of [bySms, page.getByText('Use a code by SMS'), page.getByText('Continue with TikTok')])
    await expect(other).toHaveCount(0);
  await page.getByRole('button', { name: 'All ways to get back' }).click();
  await expect(bySms).toBeVisible();
  await expect(byBio).toBeVisible();
});

test('a number without a shop is answered alike, and sent nothing', async ({ page, service, faults }) => {
  faults.allow(/status of 400/);
  await page.goto('/login?tab=recover&way=phone');
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill('0772600202');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('OTP sent to +256*****202')).toBeVisible();
  await expect(newestMessage(service, '+256772600202')).rejects.toThrow('No message went to');
  await page.getByLabel('Verification code').fill('123456');
  await choosePassword(page);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByText(/^This code is (wrong|no longer valid)/)).toBeVisible();
});

test('TikTok that cannot be read is said, and code and password stay', async ({ page, service, faults }) => {
  faults.allow(/status of 503|Answer 503/);
  const handle = 'tiktok.away';
  await openShop(service, { handle });
  const code = await askForBioCode(page, handle);
  await service.tiktok.editBio(handle, code);
  await service.tiktok.fail('server-error');
  await choosePassword(page);
  await check(page).click();
  await expect(page.getByText('TikTok cannot be read right now. Please try again later.')).toBeVisible({
    timeout: 30_000,
  });
  await service.tiktok.heal();
  await check(page).click();
  await expect(page).toHaveURL(`/shop/${handle}`);
});

test('a seller signed in with one handle can prove another one', async ({ page, service, stocked }) => {
  await openShop(service, { handle: 'second.handle' });
  await signInBrowser(page, service, stocked.handle);
  await page.goto('/login?tab=recover&way=bio&handle=second.handle');
  await page.getByRole('button', { name: 'Get my code' }).click();
  await service.tiktok.editBio('second.handle', await page.getByLabel('Your code').inputValue());
  await choosePassword(page);
  await check(page).click();
  await expect(page).toHaveURL('/shop/second.handle');
  await expect(page.getByText('Owner View')).toBeVisible();
});

test('a code can be asked for another handle than the one that the link named', async ({ page, stocked }) => {
  await page.goto('/login?tab=recover&way=bio&handle=another.seller');
  await page.getByLabel('TikTok handle').fill(stocked.handle);
  await page.getByRole('button', { name: 'Get my code' }).click();
  await expect(page.getByLabel('Your code')).toHaveValue(/^[A-Z0-9]{6}$/);
});
