import { randomUUID } from 'node:crypto';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { createDailyBudget } from '#server/platform/database/daily-budget.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { createLogger } from '#server/platform/logger.ts';
import { type ApifySourceOptions, apifySource } from './apify.ts';
import { createApifyApi } from './apify-api.ts';

/** Apify as the simulator plays it, and the source with a database of its own. */
export async function openApify() {
  const { database, drop } = await openTestDatabase(testDatabaseUrl());
  const { db } = database;
  const tiktok: Simulator = await startSimulator({ empty: true });
  const clock = fixedClock(new Date('2026-11-23T09:00:00Z'));
  const logLines: string[] = [];
  const logger = createLogger('debug', { write: (line) => logLines.push(line) });
  const gap = async (): Promise<void> => {};
  const apiAt = (origin: string, token = tiktok.apifyToken) =>
    createApifyApi({ origin, token, gap, logger, now: () => clock.now().getTime() });

  /** As a process of its own would have it. */
  const source = (changes: Partial<ApifySourceOptions> = {}) =>
    apifySource({
      db,
      clock,
      api: apiAt(tiktok.origin),
      takeBudget: createDailyBudget(db, `apify ${randomUUID()}`, 1000),
      webOrigin: 'https://www.tiktok.com',
      backCatalogue: true,
      pauseMs: 0,
      ...changes,
    });

  return {
    db,
    tiktok: tiktok.control,
    origin: tiktok.origin,
    clock,
    logLines,
    apiAt,
    source,
    /** A shop whose TikTok has as many posts as it is told; what it may be asked for. */
    async seller(posts: number) {
      const handle = `duka.${randomUUID().slice(0, 12).replaceAll('-', '')}`;
      const { shopId } = await aShop(db, { handle });
      tiktok.control.addSeller({ handle, nickname: 'Amina', bio: 'Kikuubo\nduka-1', followers: 12_345 });
      for (let post = 1; post <= posts; post += 1)
        tiktok.control.publish({ handle, caption: `Dress ${post}\n${post}5k\n#TRACK`, postedAt: 1_795_000_000 + post });
      return { handle, shopId, allowsPaidSource: true as const };
    },
    rows: (shopId: string) =>
      db
        .selectFrom('apify_runs')
        .select(['need', 'outcome', 'detail', 'posts', 'cost_micro_usd', 'run_id'])
        .where('shop_id', '=', shopId)
        .orderBy('started_at')
        .execute(),
    async close(): Promise<void> {
      await tiktok.close();
      await drop();
    },
  };
}

export type TestApify = Awaited<ReturnType<typeof openApify>>;
