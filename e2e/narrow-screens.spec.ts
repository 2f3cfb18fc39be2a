import { expect, test } from './fixtures.ts';
import { expectNothingOutside, widths } from './screen-checks.ts';
import { ownersScreens } from './screens-to-look-at.ts';
import { openShop, signInBrowser } from './shops.ts';

const unbroken = 'Superkalifragilistischexpialigetisch'.repeat(3);

test(`no word is so long that a screen scrolls sideways at ${widths.join(', ')} px`, async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 404/);
  const long = await openShop(service, {
    handle: 'abcdefghijklmnopqrst.wxy',
    nickname: unbroken,
    posts: [`${unbroken} 85,000,000 was 185,000,000 sizes 38 39 40 41 42 43 #${unbroken} #TRACK`],
  });
  const empty = await openShop(service, { handle: 'zyxwvutsrqponmlkjihg.cba', nickname: unbroken });
  const [product] = await long.products();
  const paths = [
    long.path,
    empty.path,
    `/product/${long.handle}/${product?.video_id}`,
    `/catalog/${long.handle}`,
    `${long.path}?search=${unbroken}`,
    `/shop/${unbroken.slice(0, 90)}`,
  ];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectNothingOutside(page, path);
  }
});

test(`no screen of a shop's owner scrolls sideways at ${widths.join(', ')} px, long words included`, async ({
  page,
  service,
}) => {
  test.setTimeout(120_000);
  const shop = await openShop(service, {
    handle: 'owner.of.the.longest.one',
    nickname: unbroken,
    posts: [
      `${unbroken} handmade by the best tailor in all of Kampala 85,000,000 was 185,000,000 #${unbroken} #TRACK`,
      `Vitenge set for the whole family, every colour you can think of. DM for price #TRACK`,
    ],
  });
  const [product] = await shop.products();
  if (!product) throw new Error('There is no product.');
  await signInBrowser(page, service, shop.handle);
  for (const { path, heading } of ownersScreens(shop.handle, product)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expectNothingOutside(page, path);
  }
});

test('products stand in two columns on a phone, in more where there is room', async ({ page, stocked }) => {
  await page.goto(stocked.path);
  const cards = page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) });
  const columns = () =>
    cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size);
  for (const [width, expected] of [
    [320, 2],
    [639, 2],
    [640, 3],
    [900, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(columns, `at ${width} px`).toBe(expected);
  }
});
