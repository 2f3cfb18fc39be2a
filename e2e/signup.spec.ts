import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop } from './shops.ts';
import {
  atStep2,
  byPassword,
  giveHandle,
  givePassword,
  handleField,
  onward,
  openShopHeading,
  password,
  step,
} from './signup-wizard.ts';

const refused = 'Please ensure your password meets all requirements';
const wrongNumber = 'Please enter a valid WhatsApp number in international format (e.g., +256700123456)';

test('a new seller goes from the landing page to a shop with products', async ({ page, context, service }) => {
  const { tiktok } = service;
  await tiktok.addSeller({ handle: 'new.seller', nickname: 'Nakato Styles' });
  await tiktok.publish({ handle: 'new.seller', caption: 'Ankara dress 85k #TRACK', picture: 'dress' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get My Shop Link' }).tap();

  await expect(byPassword(page)).toBeDisabled();
  await expect(page.getByText('7 days free, then UGX 10,000 a month. No credit card.')).toBeVisible();
  await giveHandle(page, ' @New.Seller ');
  await expect(page.getByText('Found @new.seller')).toBeVisible();
  await expect(page.getByText('Nakato Styles')).toBeVisible();
  await expect(page.locator('main img')).toHaveAttribute('src', /^\/images\//);
  await givePassword(page);
  await expect(page.getByText('Account created successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText('Your shop is ready.')).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Skip for Now' })).toBeVisible();
  await page.getByLabel('WhatsApp number').fill('0772 123 456');
  await page.getByRole('button', { name: 'Save & Continue' }).click();

  await expect(openShopHeading(page)).toBeFocused();
  await expect(page).toHaveURL(/\/signup\/success\?/);
  await expect(step(page, 'Your shop is open with 1 product')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('img', { name: 'Ankara dress' })).toBeVisible();
  // In these letters: a message that may still show says nearly the same.
  for (const words of [
    'Account Created Successfully! Your shop is ready.',
    'WhatsApp number added successfully!',
    'Your TikTok shop is now live and ready for customers',
    'Free trial activated! Welcome to Dukalink UG 🎉',
  ])
    await expect(page.getByText(new RegExp(words))).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectGoodToSee(page, 'signup-reward', [360, 1280]);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Shop link copied to clipboard!')).toBeVisible();
  const link = `${service.origin}/shop/new.seller`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.getByText('Your shop link on TikTok').click();
  await page.getByLabel('I have 1,000 followers or a business account').click();
  await expect(page.getByLabel('Short link for your bio')).toHaveValue(`${service.origin}/new.seller`);

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Visit Shop' }).click();
  const shop = await opened;
  await expect(shop).toHaveURL(link);
  await expect(async () => {
    await shop.reload();
    await expect(shop.getByRole('heading', { name: 'Ankara dress' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await shop.goto('/@New.Seller');
  await expect(shop).toHaveURL(link);

  await page.getByRole('link', { name: 'Continue Setup' }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByText('Owner View')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sync now' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a handle that cannot be one, that TikTok does not know, or that has a shop is told apart', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 4\d\d/);
  await openShop(service, { handle: 'has.a.shop' });
  await page.goto('/signup');
  await giveHandle(page, '@');
  await expect(page.getByText('Please enter a valid TikTok handle')).toBeVisible();
  await giveHandle(page, 'Nakato Styles');
  await expect(page.getByText('Please enter a valid TikTok handle: no spaces, like @nakato_styles.')).toBeVisible();
  await giveHandle(page, '@unknown.there');
  await expect(page.getByText('Handle not found on TikTok')).toBeVisible();

  await handleField(page).fill('@has.a.shop');
  await expect(page.getByText('Handle not found on TikTok'), 'editing forgets the answer').toHaveCount(0);
  await byPassword(page).click();
  await expect(page.getByText('This handle already has a shop. Sign in, or prove that it is yours.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?handle=has.a.shop',
  );
  await expect(page.getByRole('link', { name: 'Get back into my shop' })).toHaveAttribute(
    'href',
    /handle=has\.a\.shop/,
  );
});

test('a private account, which TikTok does not show, is told what to do', async ({ page, service }) => {
  await service.tiktok.addSeller({ handle: 'very.private', private: true });
  await page.goto('/signup');
  await giveHandle(page, 'very.private');
  await expect(page.getByText('Is your account private?')).toBeVisible();
});

test('a TikTok that cannot be read is said, and nothing typed is lost', async ({ page, service, faults }) => {
  faults.allow(/status of 503|Answer 503/);
  await service.tiktok.addSeller({ handle: 'later.maybe' });
  await service.tiktok.fail('server-error');
  await page.goto('/signup');
  await giveHandle(page, 'later.maybe');
  await expect(
    page.getByText(/^Failed to validate handle\. TikTok does not answer\. Your handle may be right/),
  ).toBeVisible();
  await service.tiktok.heal();
  await expect(handleField(page)).toHaveValue('later.maybe');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(step(page, 'Create a password')).toBeVisible();
});

test('a password shows how strong it is, which rules it breaks, and must be typed twice alike', async ({
  page,
  service,
}) => {
  await atStep2(page, service, 'weak.words');
  const field = page.getByLabel('Password', { exact: true });
  for (const [typed, word] of [
    ['a', 'Weak'],
    ['aB1', 'Medium'],
    [password, 'Strong'],
  ] as const) {
    await field.fill(typed);
    await expect(page.getByText(word, { exact: true })).toBeVisible();
  }
  await givePassword(page, 'abc');
  await expect(page.getByText(refused)).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'A small letter (a)' })).toContainText('(done)');
  await givePassword(page, password, 'Matooke-4-Dinner!');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue(password);
});

test('a password that everybody uses is refused beside the field', async ({ page, service, faults }) => {
  faults.allow(/status of 400/);
  await atStep2(page, service, 'common.words');
  await givePassword(page, 'Password1!');
  await expect(page.getByText('This password is too common. Please choose another one.')).toBeVisible();
});

test('a wrong WhatsApp number is refused, one that cannot be saved is no end, and neither is lost', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 50\d|Answer 50\d/);
  await atStep2(page, service, 'number.trouble');
  await givePassword(page);
  const number = page.getByLabel('WhatsApp number');
  await number.fill('12');
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page.getByText(wrongNumber)).toBeVisible();
  await number.fill('+256 772 123456');
  await page.route('**/api/v1/auth/me', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page.getByText('Failed to save WhatsApp number, but you can add it later').first()).toBeVisible({
    timeout: 15_000,
  });
  await expect(openShopHeading(page)).toBeVisible();
  await page.unroute('**/api/v1/auth/me');
  await page.getByRole('button', { name: 'Add WhatsApp for Customer Contact' }).click();
  await expect(number).toHaveValue('+256 772 123456');
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page.getByText('WhatsApp number added successfully!')).toBeVisible();
});

test('by phone: a code instead of a password, wrong ones refused, the number kept over a reload', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 400/);
  await service.tiktok.addSeller({ handle: 'signs.up.by.phone' });
  await page.goto('/signup');
  await handleField(page).fill('signs.up.by.phone');
  await page.getByRole('button', { name: 'Continue with phone number' }).click();
  await page.getByLabel('Phone number').fill('07721');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await page.getByLabel('Phone number').fill('0772 555 123');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^OTP sent to \+256/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();

  await page.reload();
  await page.getByLabel('Verification code').fill('12');
  await onward(page).click();
  await expect(page.getByText('Please enter a valid 6-digit verification code')).toBeVisible();
  const outbox = await (await fetch(`${service.origin}/dev/outbox`)).text();
  const code = /\b\d{6}\b/.exec(outbox.slice(outbox.indexOf('256772555123')))?.[0] ?? 'no code in the outbox';
  await page.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000');
  await onward(page).click();
  await expect(page.getByText('Please enter a valid 6-digit verification code')).toBeVisible();
  await page.getByLabel('Verification code').fill(code);
  await onward(page).click();
  await expect(page.getByText('Successfully signed up!')).toBeVisible();
  await expect(step(page, 'Where can buyers reach you?')).toBeVisible();
  await expect(page.getByLabel('WhatsApp number'), 'the proven number is proposed').toHaveValue('0772 555 123');
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(openShopHeading(page)).toBeVisible();
});

test('Choose Plan leads to the subscription and says why', async ({ page, service }) => {
  await atStep2(page, service, 'plan.chooser');
  await givePassword(page);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.getByRole('heading', { name: 'Next steps' }).click();
  await page.getByRole('button', { name: 'Choose Plan' }).click();
  await expect(page).toHaveURL('/subscription');
  expect(await page.evaluate(() => history.state.usr)).toEqual({
    returnTo: '/shop/plan.chooser',
    reason: 'new_account',
    message: 'Welcome! You have a 7-day free trial. Choose your plan to continue.',
    shopLink: `${service.origin}/shop/plan.chooser`,
    fromSignup: true,
  });
});

test('a seller who is signed in is asked before another shop is opened', async ({ page, service }) => {
  await atStep2(page, service, 'first.shop');
  await givePassword(page);
  await expect(step(page, 'Where can buyers reach you?')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/signup');
  await expect(page.getByText('You are signed in as @first.shop.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out and open another shop' }).click();
  await expect(handleField(page)).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the wizard says what it needs', async ({ page }) => {
    await page.goto('/signup');
    // Looking for words, Playwright passes over what stands in a noscript element.
    const words = page.locator('noscript p');
    await expect(words).toBeVisible();
    expect(await words.textContent()).toContain('Opening a shop needs JavaScript');
  });
});
