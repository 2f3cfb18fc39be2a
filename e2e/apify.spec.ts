import { administration, openAdmin, openScreen } from './administrators.ts';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop } from './shops.ts';

test.use({
  serviceName: 'apify',
  serviceSettings: { ...administration.serviceSettings, TIKTOK_SOURCES: 'embed,oembed,apify', APIFY_DAILY_RUNS: '5' },
});

test('cards of a proven seller keep coming while TikTok is blocked, and the operator reads what it costs', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'apify.proven', posts: ['Blue jeans 55k #TRACK'], confirmed: true });
  const stranger = await openShop(service, { handle: 'apify.stranger' });
  await service.tiktok.fail('blocked-wait', 'embed');
  await shop.publish('Gold watch\n45,000/=\n#TRACK');
  await stranger.publish('Office chair 250k #TRACK');
  expect((await shop.sync()).status).toBe('success');
  expect((await shop.products()).map(({ price }) => price)).toEqual([45_000, 55_000]);
  expect((await stranger.sync()).status, 'no purchase for a stranger on trial').toBe('error');

  await service.tiktok.setApify({ state: 'balance-spent' });
  const other = await openShop(service, { handle: 'apify.late' });
  await service.tiktok.heal();
  await other.writeCodeIntoBio();
  await other.call('POST', '/auth/ownership/check');
  await other.publish('Leather sandals 35k #TRACK');
  expect((await other.sync()).status, 'a closed Apify holds no one up').toBe('success');
  expect(await other.products()).toHaveLength(1);
  await service.tiktok.fail('blocked-wait', 'embed');
  expect((await other.sync()).status).toBe('error');

  await openScreen(page, service, await openAdmin(service, 'viewer'), '/admin/analytics');
  const runs = page.getByRole('region', { name: 'Runs at Apify' });
  await expect(runs.getByRole('row', { name: /^This month.*1.*2.*\$0\.01/ })).toBeVisible();
  await expect(runs).toContainText('3 of today’s 5 runs are left');
  await expect(runs.getByRole('listitem')).toContainText('newest posts of @apify.late');
  await expectGoodToSee(page, 'admin-apify', [360, 1280]);
});
