import { chromiumArgs, requireChromium } from './find-chromium.ts';
import { expect, test } from './fixtures.ts';
import { openShop } from './shops.ts';

// A page that the test answers itself counts as one of the internet, which may not ask this machine.
const args = [...chromiumArgs, '--disable-features=LocalNetworkAccessChecks'];
test.use({ launchOptions: { executablePath: await requireChromium(), args } });

test('a page that a cache in front still has from before catches up by itself', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'kept.elsewhere', posts: ['Yellow raincoat 40k #TRACK'] });
  const old = await (await page.request.get(shop.path)).text();
  await shop.publish('Green umbrella 25k #TRACK');
  await shop.sync();
  await page.route(`**${shop.path}`, async (route) => {
    await route.fulfill({ response: await route.fetch(), body: old });
  });
  await page.goto(shop.path);
  await expect(page.getByRole('link', { name: /Green umbrella/ })).toContainText('UGX 25,000');
});
