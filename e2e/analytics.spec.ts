import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';

test('visits, chats and sales are shown by day and product, drawn and as tables, for a period in the address', async ({
  page,
  service,
  anotherBrowser,
}) => {
  const shop = await openShop(service, { handle: 'figures.all', posts: ['Blue jeans 55k #TRACK'] });
  const [product] = await shop.products();
  await shop.call('POST', `/shop/${shop.handle}/products/${product?.video_id}/sales`);
  const buyer = await (await anotherBrowser()).newPage();
  await buyer.goto(`${service.origin}/product/${shop.handle}/${product?.video_id}`);
  await buyer.evaluate(
    ([handle, videoId]) =>
      fetch(`/api/v1/shop/${handle}/click`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ videoId, target: 'whatsapp' }),
      }).then((response) => response.ok),
    [shop.handle, product?.video_id ?? ''],
  );
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard/analytics');
  await expect(page.getByText(/, with nothing to compare with yet\.$/)).toBeVisible();
  await expect(page.getByText('first month')).toHaveCount(0);
  const steps = page.getByRole('region', { name: 'From views to sales' }).getByRole('listitem');
  await expect(steps).toHaveText([/^1 view/, /^1 chat/, /^1 sale.*UGX 55,000/]);
  await expect(page.getByRole('region', { name: 'Best post' })).toContainText(
    'Blue jeans1 chat, 1 view of its page, 1 sale',
  );
  await expect(page.getByRole('region', { name: 'Best post' }).getByRole('link')).toHaveAttribute(
    'href',
    `/product/${shop.handle}/${product?.video_id}`,
  );
  await expect(page.getByRole('region', { name: 'Best day' })).toContainText('1 chat, 1 view, 1 sale');
  await page.getByRole('link', { name: /^WhatsApp chats/ }).tap();
  await expect(page).toHaveURL('/dashboard/analytics?figure=whatsapp');
  await expect(page.getByRole('link', { name: /^WhatsApp chats 1/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Sales 1/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Sold for UGX 55,000/ })).toBeVisible();
  await expect(page.locator('.chart-bar').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'WhatsApp chats by day' })).toBeVisible();
  await page.getByRole('tab', { name: 'Table' }).tap();
  await expect(page).toHaveURL('/dashboard/analytics?figure=whatsapp&as=table');
  const byDay = page.getByRole('region', { name: 'Statistics by day' });
  await expect(byDay).toHaveText(/29 days with nothing$/);
  await expect(byDay.getByRole('row')).toHaveText([/^Total/, /1/]);
  await expect(
    page.getByRole('table', { name: 'Statistics by product' }).getByRole('row', { name: /Blue jeans/ }),
  ).toContainText('UGX 55,000');
  await page.getByRole('link', { name: '7 days', exact: true }).tap();
  await expect(byDay.getByText('6 days with nothing', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(byDay).toHaveText(/29 days with nothing$/);

  await page.goto('/settings#account');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All statistics as CSV' }).tap();
  const csv = await readFile(await (await waiting).path(), 'utf8');
  expect(csv).toContain('Day,Number,Product');
  expect(csv).toContain('Blue jeans');
});

test('a shop without visits is told what to do', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'figures.none' });
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard/analytics');
  await expect(page.getByRole('heading', { name: 'No visits in this period' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
});

test('neither charts nor tables have a finding of axe, light or dark, or scroll sideways on a phone', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'figures.axe', posts: ['Blue jeans 55k #TRACK'] });
  const [product] = await shop.products();
  await shop.call('POST', `/shop/${shop.handle}/products/${product?.video_id}/sales`);
  await signInBrowser(page, service, shop.handle);
  for (const { name, query } of [
    { name: 'chart', query: '?figure=sales' },
    { name: 'table', query: '?as=table' },
  ]) {
    await page.goto(`/dashboard/analytics${query}`);
    await expect(page.getByRole('link', { name: /^Sales 1/ })).toBeVisible();
    if (name === 'chart') await expect(page.locator('.chart-bar').first()).toBeVisible();
    const tables = page.getByRole('region', { name: /^Statistics by / });
    if (name === 'table')
      for (const table of await tables.all())
        expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await expectGoodToSee(page, `figures-${name}`, [360, 1280]);
  }
});
