import type { ServerToClientEvents } from '@app/contracts/realtime';
import type { Page } from '@playwright/test';
import { openAdmin } from './administrators.ts';
import { expect, test } from './fixtures.ts';
import { approve, byMobileMoney, paid, paidOn, paymentsOf, promptOn, sellerAtThePlan } from './paying.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { until } from './until.ts';

test.use(byMobileMoney);

/** The page has heard this event over a socket that it opens from now on. */
const heardBy = (page: Page, event: keyof ServerToClientEvents) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes(`"${event}"`) && resolve()),
    );
  });

test('a seller taps once, approves on the phone, and is Premium on the open page, with a receipt to pass on', async ({
  page,
  service,
}) => {
  await sellerAtThePlan(page, service, 'pays.mtn', '+256772000101');
  await expectGoodToSee(page, 'plan');
  await expect(page.getByRole('radio', { name: /0772 000 101.*MTN Mobile Money/ })).toBeChecked();
  await page.getByRole('button', { name: 'Renew Now' }).tap();
  await expect(page.getByRole('heading', { name: approve })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dial *165#' })).toBeVisible();
  await expectGoodToSee(page, 'approve', [360, 1280]);
  await service.payments.decide((await promptOn(service, '+256772000101')).id, 'approve');
  await expect(paidOn(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Current status' })).toContainText('Premium');
  await expectGoodToSee(page, 'paid', [360, 1280]);
  await page.getByRole('region', { name: 'You have paid UGX 10,000' }).getByRole('link', { name: 'Receipt' }).tap();
  await expect(page.getByText('MTN Mobile Money, number ending 101')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as a picture' }).tap();
  expect((await saved).suggestedFilename()).toMatch(/^receipt-DK-\w+\.png$/);
  const picture = page.getByRole('img', { name: /^Receipt DK-/ });
  await expect(picture).toBeVisible();
  // Wide enough to be read on another phone, and shown whole on this one.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
  await expectGoodToSee(page, 'receipt', [360, 1280]);
});

test('where a provider surely will not ask, the same tap goes on to the next one', async ({ page, service }) => {
  const shop = await sellerAtThePlan(page, service, 'next.one', '+256772000112');
  await service.payments.set('mtn', { answer: 'error', errorCode: 'NOT_ALLOWED' });
  await page.getByRole('button', { name: 'Renew Now' }).tap();
  await expect(page.getByRole('heading', { name: approve })).toBeVisible();
  await service.payments.decide((await promptOn(service, '+256772000112')).id, 'approve');
  await expect(paidOn(page)).toBeVisible();
  expect((await paymentsOf(shop))[0]).toMatchObject({ provider: 'relworx', status: 'paid' });
  await service.payments.heal();
});

for (const [payer, words, number] of [
  ['refuse', /declined on the phone/, '+256772000103'],
  ['no-money', /There is not enough money in the wallet/, '+256772000104'],
] as const)
  test(`a payer who answers "${payer}" reads what to do next, and pays on a second try`, async ({ page, service }) => {
    const shop = await sellerAtThePlan(page, service, `says.${payer.replace('-', '.')}`, number);
    await service.payments.setPayer(payer, number);
    await page.getByRole('button', { name: 'Renew Now' }).tap();
    const news = page.getByRole('region', { name: 'Your payment did not go through' });
    await expect(news).toContainText(words);
    await expect(page.getByRole('button', { name: 'Try another way to pay' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Renew Now' })).toBeHidden();
    await expectGoodToSee(page, payer, [360, 1280]);
    await service.payments.setPayer('approve', number);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(paidOn(page)).toBeVisible();
    expect((await paymentsOf(shop)).map(({ status }) => status)).toEqual(['paid', 'failed']);
  });

test('left and found again, in a second tab, tapped twice: it is one payment', async ({ page, service, context }) => {
  const shop = await sellerAtThePlan(page, service, 'one.payment', '+256772000105');
  const second = await context.newPage();
  await second.goto('/subscription');
  await expect(second.getByRole('button', { name: 'Renew Now' })).toBeVisible();
  await page.getByRole('button', { name: 'Renew Now' }).dblclick();
  await expect(page.getByRole('heading', { name: approve })).toBeVisible();
  await page.goto('/settings');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: approve })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renew Now' })).toHaveCount(0);
  await second.bringToFront();
  await second.getByRole('button', { name: 'Renew Now' }).tap();
  await expect(second.getByRole('heading', { name: approve })).toBeVisible();
  expect(await paymentsOf(shop)).toHaveLength(1);
  await service.payments.decide((await promptOn(service, '+256772000105')).id, 'approve');
  await expect(paidOn(second)).toBeVisible();
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'You have paid UGX 10,000' })).toBeVisible();
  expect(await paymentsOf(shop)).toHaveLength(1);
});

test('who ignores the prompt is told that the outcome is unknown, and late money still counts', async ({
  page,
  service,
}) => {
  await sellerAtThePlan(page, service, 'no.answer', '+256772000106');
  await page.getByRole('button', { name: 'Renew Now' }).tap();
  const { id } = await promptOn(service, '+256772000106');
  await expect(page.getByRole('heading', { name: approve })).toBeVisible();
  await service.endPrompt('no.answer');
  const news = page.getByRole('region', { name: 'No answer yet' });
  await expect(news).toContainText('MTN has not answered. Pay again only if no money left your wallet.');
  await expect(page.getByRole('button', { name: 'Pay again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try another way to pay' })).toHaveCount(0);
  await expectGoodToSee(page, 'unknown', [360, 1280]);
  await service.payments.decide(id, 'approve');
  await expect(paidOn(page)).toBeVisible();
});

test('another number, on Airtel, for a year', async ({ page, service }) => {
  const shop = await sellerAtThePlan(page, service, 'pays.airtel', null);
  await page.getByRole('radio', { name: /^12 months/ }).check();
  await page.getByLabel('Mobile money number').fill('0752 000107');
  await expect(page.getByText('Airtel Money', { exact: true })).toBeVisible();
  await service.payments.setPayer('approve', '+256752000107');
  await page.getByRole('button', { name: 'Renew Now' }).tap();
  await expect(paidOn(page)).toBeVisible();
  expect(await paymentsOf(shop)).toMatchObject([{ status: 'paid', provider: 'relworx', months: 12 }]);
});

test('what one provider refuses is paid at the page of another one', async ({ page, service }) => {
  const shop = await sellerAtThePlan(page, service, 'pays.there', '+256772000108', '/dashboard');
  await service.payments.setPayer('refuse', '+256772000108');
  await page.getByRole('button', { name: 'Renew Now' }).tap();
  const another = page.getByRole('button', { name: 'Try another way to pay' });
  await another.tap();
  await until('Relworx has been refused, too', async () =>
    (await paymentsOf(shop)).some(({ provider, status }) => provider === 'relworx' && status === 'failed'),
  );
  await service.payments.setPayer('wait', '+256772000108');
  await another.tap();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectGoodToSee(page, 'redirect', [360, 1280]);
  // The only other host that a seller's browser goes to.
  await page.route(
    ({ origin }) => origin === service.payments.origin,
    (route) => route.continue(),
  );
  await page.getByRole('link', { name: 'Continue' }).tap();
  await page.getByRole('textbox').fill('123456');
  await page.getByRole('button').first().tap();
  await service.payments.decide((await promptOn(service, '+256772000108')).id, 'approve');
  // That page leads back to the plan, and the plan to where its guard came from.
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(paid)).toBeVisible();
  expect((await paymentsOf(shop)).map(({ provider, status }) => [provider, status])).toEqual([
    ['flutterwave', 'paid'],
    ['relworx', 'failed'],
    ['mtn', 'failed'],
  ]);
});

test('the money can be sent by hand instead, and a prompt still asked for', async ({ page, service }) => {
  await sellerAtThePlan(page, service, 'by.hand', '+256772000109');
  await page.getByRole('button', { name: 'Send the money yourself' }).tap();
  await expect(page.getByRole('heading', { name: 'Pay UGX 10,000 by mobile money' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renew Now' })).toBeHidden();
  await page.getByRole('button', { name: 'Change months, number or way' }).tap();
  await service.payments.setPayer('approve', '+256772000109');
  await page.getByRole('button', { name: 'Renew Now' }).tap();
  await expect(paidOn(page)).toBeVisible();
});

test('the plan leads on when an administrator confirms, heard over the socket, also after a reload', async ({
  page,
  service,
}) => {
  const shop = await sellerAtThePlan(page, service, 'by.hand.confirmed', '+256772000113', '/dashboard?show=hidden');
  const steps = page.getByRole('heading', { name: 'Pay UGX 10,000 by mobile money' });
  const follows = heardBy(page, 'subscribed');
  await page.getByRole('button', { name: 'Send the money yourself' }).tap();
  await expect(steps).toBeVisible();
  await follows;
  const followsAgain = heardBy(page, 'subscribed');
  const heard = heardBy(page, 'payment_changed');
  await page.reload();
  await expect(steps).toBeVisible();
  await followsAgain;
  const [payment] = await paymentsOf(shop);
  const admin = await openAdmin(service, 'support');
  await admin.call('POST', `/payments/${payment?.reference}/confirmation`, { reason: 'It stands on the statement' });
  await heard;
  await expect(page).toHaveURL('/dashboard?show=hidden');
  await expect(page.getByText(paid)).toBeVisible();
  await expectGoodToSee(page, 'returned', [360, 1280]);
});

test('of two tabs that a guard led to the plan one leaves, and the other shows what was paid', async ({
  page,
  service,
  context,
}) => {
  await sellerAtThePlan(page, service, 'two.tabs', '+256772000114', '/dashboard');
  await page.getByRole('button', { name: 'Renew Now' }).tap();
  await expect(page.getByRole('heading', { name: approve })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(second).toHaveURL('/subscription');
  await expect(second.getByRole('heading', { name: approve })).toBeVisible();
  await service.payments.decide((await promptOn(service, '+256772000114')).id, 'approve');
  const tabs = [page, second];
  const left = () => tabs.filter((tab) => new URL(tab.url()).pathname === '/dashboard');
  const decided = async (tab: Page) =>
    (await tab.evaluate(() => sessionStorage.getItem('dukalink.awaitedPayment'))) === null;
  for (const tab of tabs) {
    await tab.bringToFront();
    await until('the tab has left, or stays', () => decided(tab));
  }
  await until('one tab is at the dashboard', async () => left().length > 0);
  expect(left()).toHaveLength(1);
  const stays = tabs.find((tab) => !left().includes(tab)) ?? page;
  await expect(stays.getByRole('heading', { name: 'You have paid UGX 10,000' })).toBeVisible();
});
