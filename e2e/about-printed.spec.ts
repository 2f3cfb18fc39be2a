import { randomBytes } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { makeOrder, openOrderingShop } from './orders.ts';
import { callService } from './shops.ts';

test('"About this seller" on paper names the shop and its address, in dark ink on white, with nothing to tap', async ({
  page,
  service,
}) => {
  const shop = await openOrderingShop(service, 'nakato.paper');
  const zones = Array.from({ length: 40 }, (_, index) => ({ name: `Area ${index + 1}`, feeUgx: 5000, ways: ['boda'] }));
  await shop.call('PUT', `/shop/${shop.handle}/facts`, { zones, place: 'Kikuubo, Kampala' });
  for (const network of [1, 2, 3]) {
    const order = await makeOrder(service, shop, { body: { mark: randomBytes(16).toString('base64url') } });
    await order.mark({ mark: 'sent' });
    await order.markAsBuyer('received');
    const headers = { 'x-order-secret': order.secret, 'x-forwarded-for': `10.45.${network}.1` };
    await callService(
      service,
      'POST',
      `/orders/${order.code}/review`,
      { stars: 5, good: [], text: 'As shown' },
      headers,
    );
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`${shop.path}/about`);
  await expect(page.getByText(`@nakato.paper · ${service.origin}/shop/nakato.paper`)).toBeVisible();
  await expect(page.getByText('Kikuubo, Kampala')).toBeVisible();
  await expect(page.getByText('Area 40 (boda)')).toBeVisible();
  await expect(page.getByText('As shown').first()).toBeVisible();
  await expect(page.locator('main button:visible, main .button:visible, header:visible, footer:visible')).toHaveCount(
    0,
  );
  await expect(page.getByText(/^Report this/).filter({ visible: true })).toHaveCount(0);
  const wrong = await page.evaluate(() => {
    const sumOf = (color: string) =>
      (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    return [...document.querySelectorAll('main, main *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { color, backgroundColor, position } = getComputedStyle(element);
        return sumOf(color) > 3 * 130 || backgroundColor !== 'rgba(0, 0, 0, 0)' || /fixed|sticky/.test(position);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(wrong).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  const paper = await page.pdf({ format: 'A4', path: process.env.LOOK && `${process.env.LOOK}/about.pdf` });
  const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length, '40 areas and 3 reviews').toBeLessThanOrEqual(2);
});
