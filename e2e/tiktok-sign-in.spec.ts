import { testApp } from '@app/tiktok-simulator/developers/developers';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { part } from './settings-screen.ts';
import { openShop, sellerPassword, signInBrowser } from './shops.ts';

test.use({
  serviceName: 'registered with TikTok',
  serviceSettings: { TIKTOK_CLIENT_KEY: testApp.clientKey, TIKTOK_CLIENT_SECRET: testApp.clientSecret },
});

/** The one other host that a browser may open: TikTok's own screen. */
const allowTikTok = (context: BrowserContext, { tiktok }: Service) =>
  context.route(
    (url) => url.origin === tiktok.origin && url.pathname.startsWith('/v2/auth/'),
    (route) => route.continue(),
  );

test.beforeEach(({ context, service }) => allowTikTok(context, service));

const toTikTok = (page: Page) => page.getByRole('link', { name: 'Continue with TikTok' });
const connect = (page: Page) => part(page, 'TikTok').getByRole('button', { name: 'Continue with TikTok' });

/** What a user does on TikTok's screen. */
async function onTikTok(
  page: Page,
  handle: string,
  { without, answer = 'Authorize' }: { without?: string; answer?: 'Authorize' | 'Cancel' } = {},
): Promise<void> {
  await page.getByLabel('TikTok account').selectOption(handle);
  if (without) await page.getByLabel(without).uncheck();
  await page.getByRole('button', { name: answer }).click();
}

test('a new seller comes by TikTok from the landing page to a filled and confirmed shop with a number in six taps', async ({
  page,
  service,
  anotherBrowser,
}) => {
  await service.tiktok.addSeller({ handle: 'six.taps', nickname: 'Six Taps' });
  await service.tiktok.publish({ handle: 'six.taps', caption: 'Ankara dress 85k #TRACK', picture: 'dress' });
  await page.goto('/');
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.tap();
  };
  await tap(page.getByRole('link', { name: 'Get My Shop Link' }));
  await expect(toTikTok(page)).toBeVisible();
  await expectGoodToSee(page, 'tiktok-signup', [360, 1280]);
  await tap(toTikTok(page));
  await page.getByLabel('TikTok account').selectOption('six.taps');
  await tap(page.getByRole('button', { name: 'Authorize' }));
  await expect(page.getByRole('heading', { name: 'Open a shop for @six.taps?' })).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await expectGoodToSee(page, 'tiktok-open', [360, 1280]);
  await tap(page.getByRole('button', { name: 'Open my shop' }));
  await tap(page.getByLabel('WhatsApp number'));
  await page.keyboard.type('0772 123 456');
  await tap(page.getByRole('button', { name: 'Save & Continue' }));
  await expect(page.getByRole('heading', { name: 'Your shop is open with 1 product' })).toBeVisible({
    timeout: 20_000,
  });
  expect(taps).toBe(6);
  await expect(page.getByText('Account Created Successfully!')).toBeVisible();

  // Another phone of the same seller knows that the welcome was seen.
  const context = await anotherBrowser();
  await allowTikTok(context, service);
  const other = await context.newPage();
  await other.goto(`${service.origin}/login`);
  await toTikTok(other).click();
  await onTikTok(other, 'six.taps');
  await expect(other).toHaveURL(`${service.origin}/shop/six.taps`);
  await expect(other.getByRole('button', { name: 'Sync now' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Ankara dress' })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await page.goto('/settings#tiktok');
  await expect(part(page, 'TikTok').getByText(/^Connected since/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '@six.taps is confirmed' })).toBeVisible();
});

test('a seller with a shop signs in with one tap, and lands where they wanted to be', async ({
  page,
  service,
  anotherBrowser,
}) => {
  await service.tiktok.addSeller({ handle: 'comes.back' });
  await page.goto('/signup');
  await toTikTok(page).click();
  await onTikTok(page, 'comes.back');
  await page.getByRole('button', { name: 'Open my shop' }).click();
  await expect(page.getByLabel('WhatsApp number')).toBeVisible();
  const context = await anotherBrowser();
  await allowTikTok(context, service);
  const other = await context.newPage();
  await other.goto(`${service.origin}/settings`);
  await expect(other).toHaveURL(/\/login\?redirect=/);
  await toTikTok(other).click();
  await onTikTok(other, 'comes.back');
  await expect(other).toHaveURL(`${service.origin}/settings`);
});

test('a seller who refuses reads what to do, and can still sign up', async ({ page, service }) => {
  await service.tiktok.addSeller({ handle: 'says.no' });
  await page.goto('/signup');
  await toTikTok(page).click();
  await onTikTok(page, 'says.no', { answer: 'Cancel' });
  await expect(page.getByRole('heading', { name: 'You did not allow it' })).toBeFocused();
  await expectGoodToSee(page, 'tiktok-refused', [360, 1280]);
  await expect(page.getByRole('link', { name: 'Open a shop without it' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again with TikTok' }).click();
  await onTikTok(page, 'says.no');
  await expect(page.getByRole('button', { name: 'Open my shop' })).toBeVisible();
});

test('without the list of videos nothing is opened, and ticking it goes well', async ({ page, service, faults }) => {
  faults.allow(/409/);
  await service.tiktok.addSeller({ handle: 'partly.ok' });
  await service.tiktok.publish({ handle: 'partly.ok', caption: 'Bag 45k #TRACK' });
  await page.goto('/login');
  await toTikTok(page).click();
  await onTikTok(page, 'partly.ok', { without: 'Read your public videos' });
  await expect(page.getByRole('heading', { name: 'We need to see your videos' })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('leave everything ticked');
  await expectGoodToSee(page, 'tiktok-partly', [360]);
  await page.getByRole('link', { name: 'Try again with TikTok' }).click();
  await onTikTok(page, 'partly.ok');
  await page.getByRole('button', { name: 'Open my shop' }).click();
  await expect(page).toHaveURL(/\/signup\/success\?handle=partly\.ok&/);
});

test('where TikTok’s pages cannot be read nothing is bound, and trying again goes well', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/409/);
  await service.tiktok.addSeller({ handle: 'not.read' });
  await service.tiktok.publish({ handle: 'not.read', caption: 'Bag 45k #TRACK' });
  await service.tiktok.fail('blocked-wait', 'embed');
  await service.tiktok.fail('blocked-wait', 'video');
  await page.goto('/login');
  await toTikTok(page).click();
  await onTikTok(page, 'not.read');
  await expect(page.getByRole('heading', { name: 'We could not be sure' })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('nothing was connected');
  await service.tiktok.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Open my shop' })).toBeVisible();
});

test('the wrong TikTok account is said with both handles; the right one connects, disconnects and connects again', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/409/);
  await openShop(service, { handle: 'right.one' });
  await service.tiktok.addSeller({ handle: 'wrong.one' });
  await signInBrowser(page, service, 'right.one');
  await page.goto('/settings#tiktok');
  await expect(part(page, 'TikTok').getByText('Not connected.')).toBeVisible();
  await expectGoodToSee(page, 'tiktok-settings', [360, 1280]);
  await connect(page).click();
  await onTikTok(page, 'wrong.one');
  await expect(page.getByRole('heading', { name: 'You are signed in to another TikTok account' })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('@wrong.one');
  await expect(page.getByRole('alert')).toContainText('@right.one');
  await expect(page.getByRole('link', { name: 'Back to my settings' })).toHaveAttribute('href', '/settings#tiktok');

  await page.getByRole('button', { name: 'Try again with TikTok' }).click();
  await onTikTok(page, 'right.one');
  await expect(page.getByRole('heading', { name: 'Connect this TikTok account?' })).toBeFocused();
  await expectGoodToSee(page, 'tiktok-link', [360]);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page).toHaveURL(`${service.origin}/settings#tiktok`);
  await expect(part(page, 'TikTok').getByText(/^Connected since/)).toBeVisible();

  await service.tiktok.disconnect('right.one');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Connect TikTok again' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Connect TikTok again' }).click();
  await onTikTok(page, 'right.one');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(part(page, 'TikTok').getByText(/^Connected since/)).toBeVisible();

  await part(page, 'TikTok').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Disconnect' }).click();
  await expect(part(page, 'TikTok').getByText('Not connected.')).toBeVisible();
  const { sellers } = await service.tiktok.state();
  expect(sellers.find(({ handle }) => handle === 'right.one')?.hasConsented).toBe(false);
});

test('a seller without a password confirms with TikTok, and sets one', async ({ page, service }) => {
  await service.tiktok.addSeller({ handle: 'no.password' });
  await page.goto('/signup');
  await toTikTok(page).click();
  await onTikTok(page, 'no.password');
  await page.getByRole('button', { name: 'Open my shop' }).click();
  await expect(page.getByLabel('WhatsApp number')).toBeVisible();
  await page.goto('/settings#signing-in');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await expect(page.getByText('TikTok has just confirmed that it is you.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(sellerPassword);
  await page.getByLabel(/(Confirm|Repeat).*password/i).fill(sellerPassword);
  await part(page, 'Password')
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(part(page, 'Password').getByRole('button', { name: 'Change password' })).toBeVisible();
});

test('a shop that was opened and never confirmed is taken over only by a yes', async ({ page, service }) => {
  await openShop(service, { handle: 'was.taken' });
  await page.goto('/login');
  await toTikTok(page).click();
  await onTikTok(page, 'was.taken');
  await expect(page.getByRole('heading', { name: '@was.taken has a shop here already' })).toBeFocused();
  await expectGoodToSee(page, 'tiktok-take-over', [360]);
  await page.getByRole('button', { name: 'Take over this shop' }).click();
  await expect(page).toHaveURL(/\/signup\/success\?handle=was\.taken&/);
});

test('a seller who is refused for now reads it in words and has other ways in, without scripts, too', async ({
  page,
  service,
  faults,
  anotherBrowser,
}) => {
  faults.allow(/429/);
  const busy = '/auth/tiktok/done?outcome=busy&intent=signin';
  await page.goto(busy);
  await expect(page.getByRole('heading', { name: 'Too many tries at once' })).toBeFocused();
  await expectGoodToSee(page, 'tiktok-busy', [360, 1280]);
  await page.getByRole('link', { name: 'Sign in without it' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const plain = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  expect((await plain.goto(`${service.origin}${busy}`))?.status()).toBe(429);
  await expect(plain.getByRole('alert')).toContainText('Try again in a minute');
  await plain.getByRole('link', { name: 'Open a shop without it' }).click();
  await expect(plain).toHaveURL(/\/signup$/);
});

test('an answer of TikTok that this browser did not ask for changes nothing', async ({ page, service }) => {
  await service.tiktok.addSeller({ handle: 'sent.link' });
  await page.goto('/signup');
  await toTikTok(page).click();
  await expect(page.getByLabel('TikTok account')).toBeVisible();
  await page.goto(`${service.origin}/auth/tiktok/callback?state=${'a'.repeat(43)}&code=x`);
  await expect(page.getByRole('heading', { name: 'Please begin again here' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Sign in without it' })).toBeVisible();
});
