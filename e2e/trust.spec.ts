import { expect, test } from './fixtures.ts';
import { metaOf } from './in-page.ts';
import { openShop } from './shops.ts';

const noNumber = "Seller hasn't added their WhatsApp number yet. You can still share this message!";

test('without a number the page says where the message goes, and it can be shared all the same', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'namuli.quiet', number: null, posts: ['Blue jeans 55k #TRACK'] });
  await page.goto(shop.path);
  await expect(page.getByText('copies this message and opens TikTok')).toBeVisible();
  await page.getByRole('link', { name: /Blue jeans/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue jeans');
  await expect(page.getByText('copies this message and opens TikTok')).toBeVisible();
  await expect(page.getByText(noNumber)).toBeHidden();
  await page.getByText('Share on WhatsApp').tap();
  await expect(page.getByText(noNumber)).toBeVisible();
  await page.getByRole('link', { name: 'Open WhatsApp' }).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(page.url()).searchParams.get('text')).toContain('Blue jeans');
});

test('an unconfirmed shop says so, stays out of search engines, and sells all the same', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'wasswa.new', posts: ['Blue jeans 55k #TRACK'], followers: 900 });
  await page.goto(shop.path);
  await expect(page.getByText('Not yet confirmed by @wasswa.new')).toBeVisible();
  expect(await metaOf(page, 'robots')).toContain('noindex');
  await expect(page.getByText(/followers/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
  await page.getByRole('link', { name: /Blue jeans/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue jeans');
  await expect(page.getByText('Not yet confirmed by @wasswa.new')).toBeVisible();
  expect(await metaOf(page, 'robots')).toContain('noindex');
});

for (const wellKnown of [
  { why: 'verified by TikTok', handle: 'star.verified', verified: true, followers: 800 },
  { why: 'with more than 10,000 followers', handle: 'star.followed', verified: false, followers: 12_300 },
]) {
  const { why, ...account } = wellKnown;
  test(`no stranger can chat in the name of a handle ${why} before it is confirmed`, async ({ page, service }) => {
    const shop = await openShop(service, { ...account, posts: ['Blue jeans 55k #TRACK'] });
    const [product] = await shop.products();
    for (const path of [shop.path, `/product/${shop.handle}/${product?.video_id}`]) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: `Ask @${shop.handle} on TikTok` })).toBeVisible();
      await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0);
      // In any spelling; a part of it may stand in the video's id by chance.
      await expect(page.locator('body')).not.toContainText(/772\D?123\D?456/);
      await expect(page.getByTitle('Verified on TikTok')).toHaveCount(0);
    }
    expect((await shop.read()).phoneNumber).toBeNull();
  });
}

test('the code in the bio confirms the shop at the next import: tick, followers, date and chat appear', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, {
    handle: 'star.proven',
    verified: true,
    followers: 128_430,
    posts: ['Blue jeans 55k #TRACK'],
  });
  await page.goto(shop.path);
  await expect(page.getByText('Not yet confirmed by @star.proven')).toBeVisible();

  await shop.writeCodeIntoBio();
  await shop.sync();
  await page.reload();
  const today = new Date().toLocaleDateString('en-GB', {
    timeZone: 'Africa/Kampala',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const proof = page.getByText(`Real owner, checked with TikTok. Confirmed on ${today}`, { exact: true });
  await expect(proof).toBeHidden();
  await expect(page.getByRole('img', { name: 'Verified on TikTok' })).toBeVisible();
  await page.getByText('Real owner', { exact: true }).tap();
  await expect(proof).toBeVisible();
  await expect(page.getByText('128.4k followers')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
  expect(await metaOf(page, 'robots')).toBeNull();
});
