import { expect, test } from 'vitest';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { readSyncState } from '#server/ingestion/sync/sync.ts';
import { openTestService } from '#server/test/service.testing.ts';
import { failedAt, problem } from '#server/tiktok/sources/source.ts';
import { createTikTokSources } from '#server/tiktok/sources/sources.ts';

test('where only a connected seller can be read, the others read what to do', async () => {
  const service = await openTestService();
  const { shopId } = await aShop(service.db, { handle: 'not.connected' });
  const sources = createTikTokSources({
    order: ['own'],
    registry: {
      own: () => [{ name: 'own', readCreator: async () => failedAt('own', problem('not_connected', 'no consent')) }],
    },
    webOrigin: service.tiktokOrigin,
    gap: async () => {},
  });
  await service.import(shopId, service.ingestion({ sources }));
  expect(await readSyncState(service.ingestion(), shopId)).toMatchObject({
    status: 'error',
    message: expect.stringMatching(/^Connect TikTok in your settings, .* Your products are safe; we try again at/),
  });
  const consent = { open_id: 'of.not.connected', scopes: 'video.list', connected_at: service.clock.now() };
  const ended = { lost_at: service.clock.now(), lost_reason: 'removed' };
  await service.db
    .insertInto('tiktok_connections')
    .values({ account_id: shopId, ...consent, ...ended })
    .execute();
  expect((await readSyncState(service.ingestion(), shopId)).message, 'whose consent has ended').toMatch(
    /^Connect TikTok again in your settings, /,
  );
  await service.close();
});
