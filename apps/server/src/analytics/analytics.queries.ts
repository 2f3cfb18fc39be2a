import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { dayInKampala, repeatedWithinMs, type Visit } from './visits.ts';

interface Counted {
  shop_id: string;
  video_id: string;
  kind: Visit['kind'];
  count: number;
}

/**
 * Writes a batch of visits and counts those that are not repeated within 30 minutes, by day and in total. A shop that was deleted meanwhile is passed over.
 */
export async function storeVisits(trx: Trx, visits: Visit[]): Promise<void> {
  const counted = await countNewVisits(trx, visits);
  if (counted.length === 0) return;
  const day = dayInKampala(visits[0]?.at ?? new Date());
  await trx
    .insertInto('daily_counts')
    .values(counted.map((one) => ({ ...one, day })))
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'day', 'video_id', 'kind'])
        .doUpdateSet((eb) => ({ count: eb('daily_counts.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
  await trx
    .insertInto('total_counts')
    .values(counted)
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'video_id', 'kind'])
        .doUpdateSet((eb) => ({ count: eb('total_counts.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
}

/** The batch holds each visitor, page and kind once, as the insert demands. Sorted, so that two processes lock rows in one order. */
async function countNewVisits(trx: Trx, visits: Visit[]): Promise<Counted[]> {
  const rows = visits
    .map((visit) => ({
      shop_id: visit.shopId,
      page: `${visit.kind}:${visit.videoId}`,
      visitor_hash: visit.visitorHash.toString('hex'),
      counted_at: visit.at.toISOString(),
    }))
    .sort((left, right) =>
      left.shop_id + left.page + left.visitor_hash < right.shop_id + right.page + right.visitor_hash ? -1 : 1,
    );
  const fresh = await sql<{ shop_id: string; page: string }>`
    insert into recent_visits (shop_id, page, visitor_hash, counted_at)
    select r.shop_id, r.page, decode(r.visitor_hash, 'hex'), r.counted_at
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(shop_id uuid, page text, visitor_hash text, counted_at timestamptz)
      where exists (select 1 from shops s where s.shop_id = r.shop_id)
    on conflict (shop_id, page, visitor_hash) do update set counted_at = excluded.counted_at
      where recent_visits.counted_at <= excluded.counted_at - make_interval(secs => ${repeatedWithinMs / 1000})
    returning shop_id, page`.execute(trx);
  const counts = new Map<string, Counted>();
  for (const { shop_id, page } of fresh.rows) {
    const [kind = 'view', video_id = ''] = page.split(':');
    const one = counts.get(shop_id + page) ?? { shop_id, video_id, kind: kind as Visit['kind'], count: 0 };
    one.count += 1;
    counts.set(shop_id + page, one);
  }
  return [...counts.values()].sort((left, right) =>
    left.shop_id + left.video_id < right.shop_id + right.video_id ? -1 : 1,
  );
}

/** Signals of visits are kept for a day. */
export async function purgeVisits(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('recent_visits')
    .where('counted_at', '<', new Date(now.getTime() - 24 * 3600 * 1000))
    .execute();
}

/** The shop's views so far, as flushed. */
export async function readShopViews(db: Db, shopId: string): Promise<number> {
  const row = await db
    .selectFrom('total_counts')
    .select('count')
    .where('shop_id', '=', shopId)
    .where('video_id', '=', '')
    .where('kind', '=', 'view')
    .executeTakeFirst();
  return row?.count ?? 0;
}
