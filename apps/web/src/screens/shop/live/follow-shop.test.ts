import { expect, onTestFinished, test, vi } from 'vitest';
import { startLiveShop } from '#web/test/live-shop.testing.ts';
import { followShop } from './follow-shop.ts';

const readAt = '2026-11-30T08:00:00.000Z';

test.each([null, '2026-11-30T07:59:59.999Z', readAt])(
  'where nothing changed since the page was read (%s), it asks for nothing',
  async (at) => {
    const { asked } = await startLiveShop({ now: at });
    const removed: string[] = [];
    onTestFinished(followShop('nakato', readAt, ({ removedIds = [] }) => removed.push(...removedIds)));
    // The server says it after "subscribed".
    await vi.waitFor(() => expect(removed).toEqual(['told']));
    expect(asked).toEqual([]);
  },
);

test('what changed while the connection was lost is asked for', async () => {
  const changedAt = { now: readAt };
  const { asked, loseSockets } = await startLiveShop(changedAt);
  const removed: string[] = [];
  onTestFinished(followShop('nakato', readAt, ({ removedIds = [] }) => removed.push(...removedIds)));
  await vi.waitFor(() => expect(removed).toEqual(['told']));
  changedAt.now = '2026-11-30T08:00:00.001Z';
  loseSockets();
  await vi.waitFor(() => expect(removed).toEqual(['told', 'told', '7']), { timeout: 20_000 });
  expect(asked).toEqual([`/api/v1/shop/nakato/products?since=${encodeURIComponent(readAt)}&limit=100&fields=card`]);
});
