import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { newestCode, openByPhone } from './outbox.ts';
import { closeMessages, openRows, openSettings, part } from './settings-screen.ts';
import { openShop, sellerPassword, signInBrowser } from './shops.ts';

test('the shop takes another name, TikTok’s comes back by Undo, and a name that cannot be one is refused', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 400/);
  const shop = await openSettings(page, service, 'named.again');
  const name = page.getByLabel('Name', { exact: true });
  const save = page.getByRole('button', { name: 'Save name' });
  await expect(save, 'there is nothing to save yet').toBeDisabled();
  await name.fill('x'.repeat(61));
  await save.click();
  await expect(page.getByText(/^Please enter a name of 1 to 60 characters/)).toBeVisible();
  await expect(name).toHaveValue('x'.repeat(61));
  await name.fill('Nakato Styles');
  await save.click();
  await expect(page.getByText('Name saved')).toBeVisible();
  expect((await shop.read()).displayName).toBe('Nakato Styles');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue('');
  await expect.poll(async () => (await shop.read()).displayName).toBe('Nakato on TikTok');
});

test('the WhatsApp number is changed only with the password, and the shop says that it is new', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 4\d\d/);
  const shop = await openSettings(page, service, 'new.number');
  const whatsapp = part(page, 'WhatsApp number');
  await expect(whatsapp.getByText('+256 772 123 456')).toBeVisible();
  await whatsapp.getByRole('button', { name: 'Change number' }).click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel('New WhatsApp number');
  const save = dialog.getByRole('button', { name: 'Save number' });
  await save.click();
  await expect(dialog.getByText('Please enter a WhatsApp number')).toBeVisible();
  await expect(dialog.getByText('Please enter your password')).toBeVisible();
  await number.fill('12');
  await save.click();
  await expect(dialog.getByText(/^Please enter a valid WhatsApp number in international format/)).toBeVisible();
  await number.fill('0772 600 301');
  await dialog.getByLabel('Your password').fill('Wrong-1-Password!');
  await save.click();
  await expect(dialog.getByText('The password is wrong. Please try again.')).toBeVisible();
  await expect(number).toHaveValue('0772 600 301');
  await dialog.getByLabel('Your password').fill(sellerPassword);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(whatsapp.getByText('+256 772 600 301')).toBeVisible();
  await expect(whatsapp.getByText(/your shop tells buyers that this number is new/)).toBeVisible();
  expect(await shop.read()).toMatchObject({ phoneNumber: '+256772600301' });
  await closeMessages(page);

  await whatsapp.getByRole('button', { name: 'Remove number' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByLabel('Your password').fill(sellerPassword);
  await asked.getByRole('button', { name: 'Remove number' }).click();
  await expect(whatsapp.getByText(/^No number yet/)).toBeVisible();
  expect((await shop.read()).phoneNumber).toBeNull();
});

test('buyers may call once the seller says so', async ({ page, service }) => {
  const shop = await openSettings(page, service, 'takes.calls');
  const whatsapp = part(page, 'WhatsApp number');
  const calls = whatsapp.getByRole('switch', { name: 'Buyers may call me' });
  await expect(calls).not.toBeChecked();
  await calls.click();
  await expect(page.getByText('Buyers may call you now')).toBeVisible();
  await expect(calls).toBeChecked();
  await page.reload();
  await openRows(page);
  await expect(calls).toBeChecked();
  expect(await shop.read()).toMatchObject({ callsAllowed: true });
});

test('a number that signs in is proven by a code; it signs in, and stands in for the password', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 4\d\d/);
  const number = '+256772600302';
  await openSettings(page, service, 'proves.number');
  const login = part(page, 'Phone for signing in');
  await login.getByRole('button', { name: 'Add a number' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number', { exact: true }).fill('0772600302');
  await dialog.getByLabel('Your password').fill('Wrong-1-Password!');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('The password is wrong. Please try again.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(sellerPassword);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = dialog.getByLabel('Verification code');
  await expect(code).toBeVisible();
  await code.fill(await newestCode(service, number));
  await dialog.getByRole('button', { name: 'Use this number' }).click();
  await expect(login.getByText('+256 772 600 302')).toBeVisible();
  await closeMessages(page);

  await service.allowNextCodes();
  await part(page, 'WhatsApp number').getByRole('button', { name: 'Change number' }).click();
  await dialog.getByLabel('New WhatsApp number').fill('0772600303');
  await dialog.getByRole('button', { name: 'Use a code by SMS instead' }).click();
  await dialog.getByRole('button', { name: 'Send a code to my phone' }).click();
  await expect(dialog.getByText(/We sent it to \+256\*{5}302/)).toBeVisible();
  await code.fill(await newestCode(service, number));
  await code.press('Enter');
  await expect(part(page, 'WhatsApp number').getByText('+256 772 600 303')).toBeVisible();
});

test('a new password signs out every other phone', async ({ page, service, anotherBrowser, faults }) => {
  faults.allow(/status of 40\d/);
  await openSettings(page, service, 'new.password');
  const other = await (await anotherBrowser({ baseURL: service.origin })).newPage();
  await signInBrowser(other, service, 'new.password');
  const password = part(page, 'Password');
  await password.getByRole('button', { name: 'Change password' }).click();
  const save = password.getByRole('button', { name: 'Save password' });
  await save.click();
  await expect(password.getByText('Please enter your current password.')).toBeVisible();
  await expect(password.getByText('Please ensure your password meets all requirements')).toBeVisible();
  await password.getByLabel('Current password').fill('Wrong-1-Password!');
  await password.getByLabel('New password').fill('Rolex-2-Breakfast!');
  await password.getByLabel('Confirm password').fill('Rolex-2-Breakfast!');
  await save.click();
  await expect(password.getByText('The password is wrong. Please try again.')).toBeVisible();
  await expect(password.getByLabel('New password')).toHaveValue('Rolex-2-Breakfast!');
  await password.getByLabel('Current password').fill(sellerPassword);
  await save.click();
  await expect(page.getByText('Password changed. You are signed out everywhere else.')).toBeVisible();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
});

test('a seller who opened the shop by phone sets a first password by a code', async ({ page, service }) => {
  const { user, ...tokens } = await openByPhone(service, 'first.password', '+256772600304');
  await page.goto('/support');
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(`dukalink.${key}`, value);
    },
    { ...tokens, token: tokens.accessToken, user: JSON.stringify(user), tokenReceivedAt: String(Date.now()) },
  );
  await page.goto('/settings');
  await openRows(page);
  const login = part(page, 'Phone for signing in');
  await expect(login.getByText('+256 772 600 304')).toBeVisible();
  await expect(login.getByText('To change it, first set a password. It shows that it is you.')).toBeVisible();
  const password = part(page, 'Password');
  await password.getByRole('button', { name: 'Set a password' }).click();
  await expect(password.getByLabel('Current password')).toHaveCount(0);
  await password.getByLabel('New password').fill(sellerPassword);
  await password.getByLabel('Confirm password').fill(sellerPassword);
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByText('Please enter a valid 6-digit verification code')).toBeVisible();
  await password.getByRole('button', { name: 'Send a code to my phone' }).click();
  await expect(password.getByText(/We sent it to \+256\*{5}304/)).toBeVisible();
  await password.getByLabel('Verification code').fill(await newestCode(service, '+256772600304'));
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expect(login.getByRole('button', { name: 'Change number' })).toBeVisible();
});

test('sessions are named, and one or all others are ended at once, with the password', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 40[13]/);
  await openSettings(page, service, 'many.phones');
  const sessions = part(page, 'Where you are signed in');
  // The sign-up's own session, and this phone's.
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'Here' })).toContainText('Chrome on Android (Tecno)');
  await page.request.post(`${service.origin}/api/v1/auth/password/signin`, {
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Version/17.0 Safari/604.1' },
    data: { handle: 'many.phones', password: sellerPassword },
  });
  await page.reload();
  await openRows(page);
  await sessions.getByRole('button', { name: /^End Safari on iPhone/ }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('Safari on iPhone is signed out at once.')).toBeVisible();
  await asked.getByLabel('Your password').fill('Wrong-1-Password!');
  await asked.getByRole('button', { name: 'End session' }).click();
  await expect(asked.getByText('The password is wrong. Please try again.')).toBeVisible();
  await asked.getByLabel('Your password').fill(sellerPassword);
  await asked.getByRole('button', { name: 'End session' }).click();
  await expect(asked).toBeHidden();
  await expect(sessions.getByText('Safari on iPhone')).toHaveCount(0);
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await asked.getByLabel('Your password').fill(sellerPassword);
  await asked.getByRole('button', { name: 'End all others' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText('Here', { exact: true })).toBeVisible();
});

test('a seller’s data is one file, without the password', async ({ page, service }) => {
  await openSettings(page, service, 'data.owner');
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^dukalink-data\.owner-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toBeTruthy();
  expect(text).toContain('data.owner');
  expect(text).not.toContain('argon2');
});

test('deleting closes the shop, says so on every screen, and one tap takes it back', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 40[34]/);
  const shop = await openSettings(page, service, 'goes.away');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByRole('button', { name: 'Keep my account' }), 'the harmless button first').toBeFocused();
  await asked.getByRole('button', { name: 'Delete my account' }).click();
  await expect(asked.getByText('Please enter your password')).toBeVisible();
  await asked.getByLabel('Your password').fill('Wrong-1-Password!');
  await asked.getByRole('button', { name: 'Delete my account' }).click();
  await expect(asked.getByText('The password is wrong. Please try again.')).toBeVisible();
  await asked.getByLabel('Your password').fill(sellerPassword);
  await asked.getByRole('button', { name: 'Delete my account' }).click();
  await expect(asked).toBeHidden();
  const banner = part(page, 'Your account will be deleted');
  await expect(banner).toBeVisible();
  await expect(shop.read()).rejects.toThrow();
  await page.goto('/dashboard');
  await expect(banner).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('TikTok handle').fill('goes.away');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(sellerPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page, 'the shop is closed: to where it can be opened again').toHaveURL('/settings');
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByText('Your account stays. Your shop is open again.')).toBeVisible();
  expect((await shop.read()).handle).toBe('goes.away');
});

test('an expired trial leaves the settings open', async ({ page, service }) => {
  await openShop(service, { handle: 'trial.over' });
  await service.endTrial('trial.over', -1000);
  await signInBrowser(page, service, 'trial.over');
  await page.goto('/settings');
  await openRows(page);
  await page.getByLabel('Name', { exact: true }).fill('Still mine');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
});

test('a part that cannot be read fails alone, and Retry brings it', async ({ page, service, faults }) => {
  faults.allow(/status of 500|Answer 500/);
  await openShop(service, { handle: 'fails.alone' });
  await signInBrowser(page, service, 'fails.alone');
  await page.route('**/api/v1/auth/sessions', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'internal', message: 'Internal server error. Please try again later.' },
    }),
  );
  await page.goto('/settings');
  await openRows(page);
  const sessions = part(page, 'Where you are signed in');
  await expect(sessions.getByText('Internal server error. Please try again later.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await page.unroute('**/api/v1/auth/sessions');
  await sessions.getByRole('button', { name: 'Retry' }).click();
  await expect(sessions.getByText('Here', { exact: true })).toBeVisible();
});

test('what one seller saw is not shown to the next one on the same phone', async ({ page, service }) => {
  await openSettings(page, service, 'phone.lender');
  await openShop(service, { handle: 'phone.borrower', nickname: 'The Borrower', number: null });
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('TikTok handle').fill('phone.borrower');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(sellerPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/shop/phone.borrower');
  await page.goto('/settings');
  await openRows(page);
  await expect(page.getByRole('heading', { name: 'Confirm that @phone.borrower is yours' })).toBeVisible();
  await expect(part(page, 'WhatsApp number').getByText(/^No number yet/)).toBeVisible();
});
