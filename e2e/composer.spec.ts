import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns, keepDrawing } from './in-page.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';
import { giveHandle, givePassword, openShopHeading } from './signup-wizard.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /caption/i });
const cards = (page: Page) => page.locator('.caption-cards > li');
/** Two captions are read at once in a process; a third is refused, said, and asked again. */
const busy = /status of 429/;
const marksOf = (page: Page) => page.locator('.caption-layer mark');

test('a caption tried out on the landing page goes along into the sign-up, and waits on the dashboard', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(busy);
  await service.tiktok.addSeller({ handle: 'tries.caption' });
  await page.goto('/');
  await field(page).tap();
  await field(page).pressSequentially('Ankara dress 85, sizes S M L');
  await page.getByRole('button', { name: 'Write 85k' }).tap();
  await expect(field(page)).toHaveValue('Ankara dress 85k, sizes S M L');
  await page.getByRole('button', { name: 'Add #TRACK' }).tap();
  await expect(page.getByText('This is your card, as buyers see it')).toBeVisible();
  await expect(cards(page)).toHaveText([/UGX 85,000Ankara dressSML/]);
  await expect(marksOf(page)).toHaveText(['Ankara dress', '85k', /S M L/, '#TRACK']);
  await expect(page.getByText('We read: Title · Price · Sizes · #TRACK')).toBeVisible();
  await expectGoodToSee(page, 'composer-landing', [360, 1280]);

  await page.getByRole('link', { name: 'Open my shop with this caption' }).tap();
  await giveHandle(page, 'tries.caption');
  await givePassword(page);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(openShopHeading(page)).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Go on with your caption' }).tap();
  await expect(field(page)).toHaveValue('Ankara dress 85k, sizes S M L #TRACK');
  await expect(cards(page)).toHaveText([/UGX 85,000Ankara dressSML/]);
});

test('what the composer shows is what the shop shows after the caption was posted', async ({
  page,
  context,
  service,
  faults,
}) => {
  faults.allow(busy);
  const shop = await openShop(service, { handle: 'composes.caption', posts: ['Leather belt 25k #TRACK'] });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await page.getByRole('button', { name: 'Write a caption' }).tap();
  const copy = page.getByRole('button', { name: 'Copy caption' });
  await expect(copy, 'the next step is seen before anything is typed').toBeDisabled();
  await expect(page.getByText('Post on TikTok')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Post on TikTok' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Leather belt' }).tap();
  await expect(copy).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Post on TikTok' })).toBeVisible();
  await expect(field(page)).toHaveValue('Leather belt 25k #TRACK');
  await field(page).fill('White sneakers sizes 38 39');
  await page.getByRole('textbox', { name: 'What does it cost?' }).fill('85,000');
  await page.getByRole('button', { name: 'Add price' }).tap();
  await expect(field(page)).toHaveValue('White sneakers 85k sizes 38 39');
  await field(page).fill('Blue jeans 45k\nWhite sneakers 85k sizes 38 39');
  await expect(cards(page)).toHaveText([/UGX 45,000Blue jeans/, /UGX 85,000White sneakers3839/]);
  await expectGoodToSee(page, 'composer-dashboard', [360, 1280]);
  await page.getByRole('button', { name: 'Copy caption with #TRACK' }).tap();
  await expect(page.getByText('Caption copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('Blue jeans 45k\nWhite sneakers 85k sizes 38 39 #TRACK');

  await shop.publish(copied);
  await shop.sync();
  const made = (await shop.products()).map(({ title, price, sizes }) => [title, price, sizes.join()]);
  expect(made).toEqual(
    expect.arrayContaining([
      ['Blue jeans', 45_000, ''],
      ['White sneakers', 85_000, '38,39'],
    ]),
  );
});

test('a hostile caption is shown as text, and nothing of it is lost without a network', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(busy);
  await keepDrawing(page);
  await page.goto('/');
  await appRuns(page);
  await field(page).tap();
  const hostile = `<img src=x onerror=alert(1)> <b>Dress</b> 85k \u202e\u0300\u0301 #TRACK ${'🔥'.repeat(2200)}`;
  await field(page).fill(hostile);
  await expect(cards(page)).toHaveText([/UGX 85,000/]);
  await expect(page.getByText(/too many: TikTok takes 2,200$/)).toBeVisible();
  await expect(page.locator(':is(.caption-layer, .caption-read) :is(img, b)')).toHaveCount(0);
  const heights = await page
    .locator('.caption-layer, #caption')
    .evaluateAll((parts) => parts.map(({ scrollHeight }) => scrollHeight));
  expect(new Set(heights).size, 'the marks lie under their words').toBe(1);

  await context.setOffline(true);
  await field(page).fill('Heels 60k #TRACK');
  await expect(page.getByText('Not checked yet: no internet connection.')).toBeVisible();
  await expect(cards(page), 'the last card stays').toHaveText([/UGX 85,000/]);
  await context.setOffline(false);
  await expect(cards(page)).toHaveText([/UGX 60,000Heels/]);
  await page.reload();
  await field(page).tap();
  await expect(field(page)).toHaveValue('Heels 60k #TRACK');
});

test('what is typed while the app takes the page over is read, too', async ({ page, faults }) => {
  faults.allow(busy);
  await keepDrawing(page);
  await page.addInitScript(() => {
    // A busy phone, on which the page's data takes its time: React has begun, and cannot go on without it.
    const { pipeThrough } = ReadableStream.prototype;
    const typed = Promise.withResolvers<void>();
    addEventListener('typed', () => typed.resolve());
    ReadableStream.prototype.pipeThrough = function (this: ReadableStream, to: ReadableWritablePair) {
      document.documentElement.dataset.hydrates = '';
      const wait = new TransformStream({ transform: (part, rest) => typed.promise.then(() => rest.enqueue(part)) });
      return pipeThrough.call(pipeThrough.call(this, wait), to);
    } as typeof pipeThrough;
  });
  await page.goto('/');
  await field(page).tap();
  await expect(page.locator('.composer')).toHaveAttribute('data-on');
  await expect(page.locator('html')).toHaveAttribute('data-hydrates');
  await field(page).pressSequentially('Heels 60k #TRACK');
  await expect(page.getByText('16 / 2,200')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('typed')));
  await appRuns(page);
  await expect(cards(page)).toHaveText([/UGX 60,000Heels/]);
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('a touch of the field brings the composer alone, and a tap the card', async ({ page }) => {
    await keepDrawing(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    const files: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && files.push(request.url()));
    await page.goto('/');
    await field(page).tap();
    await expect(page.locator('.composer')).toHaveAttribute('data-on');
    await field(page).fill('Heels 60k #TRACK');
    await page.getByRole('button', { name: 'Show my card' }).tap();
    await expect(cards(page)).toHaveText([/UGX 60,000Heels/]);
    expect(files).toEqual([expect.stringMatching(/\/compose-[^/]+\.js$/)]);
  });
});
