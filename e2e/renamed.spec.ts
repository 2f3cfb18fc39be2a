import { expect, test } from './fixtures.ts';
import { newestCode, openByPhone } from './outbox.ts';
import { proveHandle } from './prove-handle.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, sellerPassword } from './shops.ts';

test('a shop whose owner renamed on TikTok is found under its old link', async ({ page, service }) => {
  await openShop(service, { handle: 'was.called', posts: ['Blue jeans 55k #TRACK'], confirmed: true });
  await service.tiktok.rename('was.called', 'is.called');
  await proveHandle(service, 'is.called');
  await page.goto('/shop/was.called?search=jeans');
  // Behind `#` the browser learns under which name its basket stands.
  await expect(page).toHaveURL('/shop/is.called?search=jeans#was=was.called');
  await expect(page.getByRole('link', { name: /Blue jeans/ })).toBeVisible();
});

test('the basket of a shop that is renamed goes along, with its order, and to no shop that only says so', async ({
  page,
  service,
}) => {
  const posts = ['Blue jeans 55k #TRACK'];
  const other = await openShop(service, { handle: 'not.her', posts, confirmed: true });
  const shop = await openShop(service, { handle: 'was.filled', posts, confirmed: true });
  const bar = page.getByRole('complementary', { name: 'Your basket' });
  const order = page.getByText(/^Delivery code: \d{4}\./);
  const marks = () => page.evaluate(() => Object.entries(JSON.parse(localStorage['dukalink.orderMarks'])));
  await page.goto(shop.path);
  await page.getByRole('button', { name: 'Add' }).first().tap();
  await bar.getByRole('link').tap();
  const deliveryCode = await order.textContent();
  const [[, mark] = []] = await marks();

  const asked = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
  await page.goto(`${other.path}#was=was.filled`);
  await asked;
  await expect(page).toHaveURL(other.path);
  await page.goto(shop.path);
  await expect(bar).toContainText('1 item · UGX 55,000');

  await service.tiktok.rename('was.filled', 'is.filled');
  await proveHandle(service, 'is.filled');
  await page.goto(shop.path);
  await expect(bar).toContainText('1 item · UGX 55,000');
  await expect(page).toHaveURL('/shop/is.filled');
  expect(await marks()).toEqual([['@is.filled', mark]]);
  await bar.getByRole('link').tap();
  await expect(order).toHaveText(deliveryCode ?? '');
});

test('a seller whose old handle another person has proven reads why, and is back under the new one', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 4\d\d/);
  const number = '+256772500111';
  const { accessToken } = await openByPhone(service, 'old.name.duka', number);
  const authorization = `Bearer ${accessToken}`;
  const own = await fetch(`${service.origin}/api/v1/auth/ownership`, { headers: { authorization } });
  const { data } = (await own.json()) as { data: { code: string } };
  await service.tiktok.editBio('old.name.duka', data.code);
  await fetch(`${service.origin}/api/v1/auth/ownership/check`, { method: 'POST', headers: { authorization } });
  await service.tiktok.rename('old.name.duka', 'new.name.duka');
  await service.tiktok.addSeller({ handle: 'old.name.duka' });
  await proveHandle(service, 'old.name.duka');

  await page.goto('/login?tab=phone');
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill('0772500111');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
  await page.getByLabel('Verification code').fill(await newestCode(service, number));
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { name: 'Your shop has no address now' })).toBeVisible();
  await expect(page.getByText(/the owner of @old\.name\.duka on TikTok proved that it is theirs/)).toBeVisible();
  await expectGoodToSee(page, 'no-address', [360, 1280]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Your shop has no address now' })).toBeVisible();

  await page.getByRole('link', { name: 'Prove my TikTok handle' }).click();
  await page.getByLabel('TikTok handle').fill('new.name.duka');
  await page.getByRole('button', { name: 'Get my code' }).click();
  await service.tiktok.editBio('new.name.duka', await page.getByLabel('Your code').inputValue());
  await page.getByLabel('New password').fill(sellerPassword);
  await page.getByLabel('Confirm password').fill(sellerPassword);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page).toHaveURL('/shop/new.name.duka');
  await expect(page.getByText('Owner View')).toBeVisible();
});
