import { expect, test } from './fixtures.ts';
import { openOrderingShop } from './orders.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { closeMessages, openRows, part } from './settings-screen.ts';
import { sellerPassword, signInBrowser } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 } });

const dayMs = 24 * 60 * 60 * 1000;
const inThreeDays = new Date(Date.now() + 3 * dayMs);
const kampala = { timeZone: 'Africa/Kampala' };
const reopens = {
  day: inThreeDays.toLocaleDateString('en-CA', kampala),
  weekday: inThreeDays.toLocaleDateString('en-GB', { ...kampala, weekday: 'long' }),
};

test('a seller who is away says until when, and buyers read it before they write or order', async ({
  page,
  faults,
  anotherBrowser,
  service,
}) => {
  faults.allow(/status of 400/);
  const shop = await openOrderingShop(service, 'nakato.away');
  await signInBrowser(page, service, shop.handle);
  await page.goto('/settings');
  await openRows(page);
  const hours = part(page, 'Opening hours');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    await hours.getByText(day, { exact: true }).tap();
  await hours.getByLabel('From').fill('19:00');
  await hours.getByLabel('To', { exact: true }).fill('08:00');
  await hours.getByRole('button', { name: 'Save hours' }).tap();
  await expect(hours.getByText('This must be later than the opening time.')).toBeVisible();
  await hours.getByLabel('From').fill('00:00');
  await hours.getByLabel('To', { exact: true }).fill('00:00');
  await hours.getByRole('button', { name: 'Save hours' }).tap();
  await expect(page.getByText('Opening hours saved')).toBeVisible();
  await expect(hours.getByText('Every day, 0:00–midnight')).toBeVisible();
  await closeMessages(page);

  const buyer = await (await anotherBrowser()).newPage();
  await buyer.setViewportSize({ width: 360, height: 560 });
  await buyer.goto(new URL(shop.path, service.origin).href);
  await expect(buyer.getByText('Look at it first. Pay after.').first()).toBeVisible();
  await expect(buyer.getByText(/^Closed/)).toHaveCount(0);

  await hours.getByLabel('Away? Open again on').fill(reopens.day);
  await hours.getByRole('button', { name: 'Save hours' }).tap();
  await expect(page.getByText('Saved. Your shop says that it is closed.')).toBeVisible();
  await expectGoodToSee(page, 'settings-hours');

  const closed = `Closed until ${reopens.weekday}`;
  await buyer.reload();
  await expect(buyer.getByRole('link', { name: `Chat on WhatsApp ${closed}` })).toBeVisible();
  await expectGoodToSee(buyer, 'shop-closed', [360]);
  await buyer.getByRole('link', { name: /Blue jeans/ }).tap();
  await expect(buyer.getByRole('link', { name: `Contact Seller on WhatsApp ${closed}` })).toBeVisible();
  await expectGoodToSee(buyer, 'product-closed', [360]);
  await buyer.getByRole('button', { name: 'Add to basket' }).tap();
  await buyer.getByRole('complementary', { name: 'Your basket' }).getByRole('link').tap();
  await expect(buyer.getByText(closed, { exact: true })).toBeVisible();
  await expect(buyer.getByRole('link', { name: /^Send on WhatsApp/ })).toBeVisible();
  await buyer.goto(new URL(`${shop.path}/about`, service.origin).href);
  await expect(buyer.getByText(`Every day, 0:00–midnight. ${closed}`)).toBeVisible();
});

test('the name that mobile money goes to is changed by the password, and buyers are told for a week', async ({
  page,
  faults,
  anotherBrowser,
  service,
}) => {
  faults.allow(/status of 400/);
  const shop = await openOrderingShop(service, 'nakato.money');
  await signInBrowser(page, service, shop.handle);
  await page.goto('/settings');
  await openRows(page);
  const money = part(page, 'Mobile money');
  const save = money.getByRole('button', { name: 'Save mobile money' });
  await expect(save, 'there is nothing to save yet').toBeDisabled();
  await money.getByLabel('Registered name').fill('NAKATO SARAH');
  await money.getByLabel('Merchant code').fill('12');
  await save.tap();
  await expect(money.getByText('A merchant code has 4 to 12 digits.')).toBeVisible();
  await money.getByLabel('Merchant code').fill('123 456');
  await save.tap();
  await expect(money.getByText('NAKATO SARAH, code 123456')).toBeVisible();
  await closeMessages(page);

  const buyer = await (await anotherBrowser()).newPage();
  await buyer.goto(new URL(`${shop.path}/about`, service.origin).href);
  await expect(buyer.getByText('NAKATO SARAH, merchant code 123456')).toBeVisible();
  await expect(buyer.getByText('Take care before you pay.')).toHaveCount(0);

  await money.getByLabel('Registered name').fill('OKELLO JOHN');
  await expect(money.getByText('For 7 days your shop tells buyers that this is new.')).toBeVisible();
  await save.tap();
  await expect(money.getByText('Please enter your password')).toBeVisible();
  await money.getByLabel('Your password', { exact: true }).fill(sellerPassword);
  await save.tap();
  await expect(money.getByText('OKELLO JOHN, code 123456')).toBeVisible();
  await expectGoodToSee(page, 'settings-money');

  const notice = /^The mobile money account of this shop is new \(since \d+ \w+\)\. Take care before you pay\.$/;
  await buyer.reload();
  await expect(buyer.getByText(notice)).toBeVisible();
  await expectGoodToSee(buyer, 'about-new-money', [360, 1280]);
  await buyer.goto(new URL(shop.path, service.origin).href);
  await expect(buyer.getByText(notice)).toBeVisible();
  await buyer.getByRole('link', { name: /Blue jeans/ }).tap();
  await expect(buyer.getByText(notice)).toBeVisible();
});
