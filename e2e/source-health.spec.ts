import { administration, openAdmin, openScreen } from './administrators.ts';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop } from './shops.ts';

test.use({
  serviceName: 'source-health',
  serviceSettings: {
    ...administration.serviceSettings,
    TIKTOK_SOURCES: 'embed,oembed',
    TIKTOK_CANARIES: 'canary.one,canary.two',
  },
});

test('an administrator reads that TikTok’s page has changed, which and since when, until it can be read again', async ({
  page,
  service,
}) => {
  for (const handle of ['canary.one', 'canary.two']) {
    await service.tiktok.addSeller({ handle });
    await service.tiktok.publish({ handle, caption: 'The ocean from above' });
  }
  await openShop(service, { handle: 'health.seller', posts: ['Blue jeans 55k #TRACK'] });
  await service.watchSources();
  await service.tiktok.fail('changed-layout', 'embed');
  for (let turn = 0; turn < 2; turn += 1) await service.watchSources();

  await openScreen(page, service, await openAdmin(service, 'viewer'));
  const notice = page.getByText('Embed page changed, since');
  await expect(notice).toBeVisible();
  await expectGoodToSee(page, 'admin-changed-sources', [360, 1280]);
  await page.getByRole('link', { name: /of reading TikTok/ }).click();
  const doors = page.getByRole('region', { name: 'Reads of TikTok in 24 hours' });
  await expect(page.getByText('Two test accounts showed a page that we do not').first()).toBeVisible();
  await expect(doors).toContainText('@canary.one not understood at');
  await expectGoodToSee(page, 'admin-source-doors', [360, 1280]);

  await service.tiktok.heal();
  for (let turn = 0; turn < 2; turn += 1) await service.watchSources();
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  await expect(notice).toBeHidden();
});
