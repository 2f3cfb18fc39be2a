import type { Page } from '@playwright/test';
import { administration, desktop, giveReason, openAdmin, openScreen } from './administrators.ts';
import { expect, test } from './fixtures.ts';
import { openShop, signInBrowser } from './shops.ts';

test.use({ ...administration, ...desktop });

/** The details of a seller, as an administrator finds them by the handle. */
async function openDetails(page: Page, handle: string) {
  await page.getByPlaceholder('Search by handle or phone number...').fill(handle);
  await page.getByRole('button', { name: `View details of @${handle}`, exact: true }).click();
  const details = page.getByRole('dialog', { name: 'User Details' });
  await expect(details.getByRole('heading', { name: 'Actions' })).toBeVisible();
  return details;
}

test('a suspended shop is unavailable to visitors, its owner reads why, and a restored one comes back', async ({
  page,
  service,
  anotherBrowser,
  faults,
}) => {
  faults.allow(/status of (401|403|404)/);
  const shop = await openShop(service, { handle: 'stopped.seller', posts: ['Blue jeans 55k #TRACK'] });
  const address = new URL(shop.path, service.origin).href;
  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('link', { name: /Blue jeans/ })).toBeVisible();

  await openScreen(page, service, await openAdmin(service, 'support'), '/admin/users');
  const details = await openDetails(page, shop.handle);
  await details.getByRole('button', { name: 'Suspend shop' }).click();
  const why = 'Buyers wrote that nothing was sent. Please answer us.';
  await page.getByLabel(/^Message to the owner/).fill(why);
  await giveReason(page, `Suspend @${shop.handle}?`, 'Suspend shop', 'Three reports of money without goods');
  await expect(page.getByText('The shop is suspended.')).toBeVisible();
  await expect(details.getByText(/^Suspended since /)).toBeVisible();

  const answer = await visitor.goto(address);
  expect(answer?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This shop is unavailable');
  await expect(visitor.getByText(why)).toHaveCount(0);
  await expect(visitor.getByText('Blue jeans')).toHaveCount(0);
  const owner = await (await anotherBrowser({ baseURL: service.origin })).newPage();
  await signInBrowser(owner, service, shop.handle);
  await owner.goto('/dashboard');
  await expect(owner.getByRole('region', { name: 'Your shop is suspended' })).toContainText(why);
  await owner.goto(shop.path);
  await expect(owner.getByRole('region', { name: 'Your shop is suspended' })).toContainText(why);

  await details.getByRole('button', { name: 'Restore shop' }).click();
  await giveReason(page, `Restore shop: @${shop.handle}`, 'Restore shop', 'The goods have arrived');
  await expect(details.getByRole('button', { name: 'Suspend shop' })).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(200);
  await expect(visitor.getByRole('link', { name: /Blue jeans/ })).toBeVisible();
  await owner.goto('/dashboard');
  await expect(owner.getByRole('link', { name: 'View Shop' }).first()).toBeVisible();
  await expect(owner.getByRole('region', { name: 'Your shop is suspended' })).toHaveCount(0);
});

test('a report without scripts reaches the queue, gets a note, and is resolved', async ({
  page,
  service,
  anotherBrowser,
}) => {
  const shop = await openShop(service, { handle: 'reported.seller', posts: ['Gold watch 45k #TRACK'] });
  const buyer = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  await buyer.goto(new URL(shop.path, service.origin).href);
  await buyer.getByRole('link', { name: 'Report this shop' }).click();
  await buyer.getByRole('radio', { name: 'I paid but got nothing' }).check();
  const words = '<b>I paid</b> on Monday & nothing came.';
  await buyer.getByLabel('Tell us more, if you like').fill(words);
  await buyer.getByRole('button', { name: 'Send report' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Thank you. We will look at it.');

  await openScreen(page, service, await openAdmin(service, 'support'), '/admin/reports');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `@${shop.handle}` })
    .first();
  await expect(card).toContainText(words);
  const about = `The shop of @${shop.handle}`;
  await card.getByRole('button', { name: `More: ${about}` }).click();
  await card.getByRole('button', { name: `Add a note: ${about}` }).click();
  const note = page.getByRole('dialog', { name: 'Add a note' });
  await note.getByLabel('Note').fill('Asked the seller for the proof of delivery.');
  await note.getByRole('button', { name: 'Add the note' }).click();
  await expect(card.getByRole('list', { name: 'Notes' })).toContainText('Asked the seller for the proof of delivery.');
  await card.getByRole('button', { name: `Resolve: ${about}` }).click();
  const resolve = page.getByRole('dialog', { name: 'Resolve the report?' });
  await resolve.getByLabel('Note').fill('The goods were delivered late.');
  await resolve.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Report resolved')).toBeVisible();
  await page.getByRole('navigation', { name: 'Which reports' }).getByRole('link', { name: 'Resolved' }).click();
  await expect(page).toHaveURL('/admin/reports?state=resolved');
  await expect(card).toContainText('The goods were delivered late.');
});

test('a payment by hand is confirmed, which counts at once, and taken back again', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'pays.byhand.seller' });
  const read = () =>
    shop.call<{ status: string; payment: { status: string; reference: string } }>('GET', '/auth/subscription-status');
  await shop.call('POST', '/auth/subscribe');
  const { reference } = (await read()).payment;
  await openScreen(page, service, await openAdmin(service, 'support'), '/admin/payments?state=open');
  const card = page.getByRole('region', { name: 'Payments' }).getByRole('row').filter({ hasText: reference });
  await expect(card).toContainText('UGX 10,000');
  await page.getByRole('button', { name: `Confirm payment: UGX 10,000, reference ${reference}` }).click();
  await giveReason(page, /^Confirm UGX 10,000/, 'Confirm payment', 'It stands on the statement');
  await expect(page.getByText('The payment is confirmed.')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await read()).toMatchObject({ status: 'paid', payment: { status: 'paid' } });
  // Alone in the list, its details are open.
  await page.goto(`/admin/payments?state=paid&search=${reference}`);
  await page.getByRole('button', { name: `Refund: UGX 10,000, reference ${reference}` }).click();
  await giveReason(page, /^Refund UGX 10,000/, 'Refund', 'It was another payment');
  await expect(page.getByText('The payment no longer counts.')).toBeVisible();
  expect(await read()).toMatchObject({ status: 'trial' });
});

test('what was done stands in the audit log, and its search finds it', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'logged.seller' });
  const admin = await openAdmin(service);
  await openScreen(page, service, admin, '/admin/users');
  const details = await openDetails(page, shop.handle);
  await details.getByRole('button', { name: 'Give free days' }).click();
  await page.getByLabel('Days', { exact: true }).fill('30');
  await giveReason(page, `Give free days to @${shop.handle}`, 'Give free days', `An outage of ours`);
  await expect(page.getByText('30 days were added.')).toBeVisible();
  await page.goto('/admin/settings?tab=audit');
  await page.getByLabel('Search', { exact: true }).fill(`ours`);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/search=ours/);
  const entries = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Free days given' });
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(`“An outage of ours”`);
  await expect(entries).toContainText(admin.username);
  // Named while the account exists; the log keeps its id.
  await expect(entries).toContainText(`@${shop.handle}`);
  await entries.getByText('Free days given').click();
  await entries.getByRole('link', { name: /^All about it/ }).click();
  await page.getByRole('link', { name: `Remove the filter “ours”` }).click();
  await expect(page.getByRole('tabpanel').getByText('Seller’s details viewed').last()).toBeVisible();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText(/^All \d+ entries are as they were written/)).toBeVisible();
});

test('another price counts from now on: the landing page shows it, and a payment that waits keeps its own', async ({
  page,
  service,
  anotherBrowser,
}) => {
  const shop = await openShop(service, { handle: 'waits.seller' });
  await shop.call('POST', '/auth/subscribe');
  const visitor = await (await anotherBrowser({ baseURL: service.origin })).newPage();
  await visitor.goto('/');
  await expect(visitor.getByText(/UGX 10,000/).first()).toBeVisible();
  const admin = await openAdmin(service);
  await openScreen(page, service, admin, '/admin/settings?tab=service');
  await page.getByLabel('Price of a month').fill('12,500');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await giveReason(page, 'Change price and trial?', 'Change from now on', 'The new year brings a new price');
  await expect(page.getByText('Changed from now on')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/UGX 12,500/).first()).toBeVisible();
  await expect(visitor.getByText(/UGX 10,000/)).toHaveCount(0);
  const { payment } = await shop.call<{ payment: { amountUgx: number } }>('GET', '/auth/subscription-status');
  expect(payment.amountUgx).toBe(10_000);
  await admin.call('PATCH', '/settings', { priceUgx: 10_000, reason: 'As before the test' });
});
