import { type Selectable, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';

/** One thing that a visitor did, as the counter keeps it until the next flush. */
export interface Visit {
  shopId: string;
  /** '' is the shop page. */
  videoId: string;
  kind: 'view' | 'whatsapp' | 'tiktok';
  visitorHash: Buffer;
  at: Date;
}

/** The same visitor on the same page within this time counts once. */
export const repeatedWithinMs = 30 * 60 * 1000;

/**
 * Stores a batch of visits and counts those that are not repeated within 30 minutes, by day and in total. Skips a shop
 * that was deleted or suspended since and a video of another shop: an invented id makes no counter.
 */
export async function storeVisits(trx: Trx, visits: Visit[]): Promise<void> {
  const counted = await countNewVisits(trx, visits);
  if (counted.length === 0) return;
  const counts = sql`json_to_recordset(${JSON.stringify(counted)}::json)
    as c(shop_id uuid, day date, video_id text, kind text, count int)`;
  await sql`insert into daily_counts (shop_id, day, video_id, kind, count)
    select shop_id, day, video_id, kind, count from ${counts}
    on conflict (shop_id, day, video_id, kind) do update set count = daily_counts.count + excluded.count`.execute(trx);
  await sql`insert into total_counts (shop_id, video_id, kind, count)
    select shop_id, video_id, kind, sum(count) from ${counts} group by shop_id, video_id, kind order by 1, 2, 3
    on conflict (shop_id, video_id, kind) do update set count = total_counts.count + excluded.count`.execute(trx);
}

type Counted = Omit<Selectable<Tables['daily_counts']>, 'day'> & { day: string };

/** `visits` has each visitor, page and kind once. Rows are sorted, so that two processes lock them in one order. */
async function countNewVisits(trx: Trx, visits: Visit[]): Promise<Counted[]> {
  const rows = visits
    .map((visit) => ({
      shop_id: visit.shopId,
      page: `${visit.kind}:${visit.videoId}`,
      video_id: visit.videoId,
      visitor_hash: visit.visitorHash.toString('hex'),
      counted_at: visit.at.toISOString(),
    }))
    .sort((left, right) =>
      left.shop_id + left.page + left.visitor_hash < right.shop_id + right.page + right.visitor_hash ? -1 : 1,
    );
  const fresh = await sql<{ shop_id: string; page: string; counted_at: Date }>`
    insert into recent_visits (shop_id, page, visitor_hash, counted_at)
    select r.shop_id, r.page, decode(r.visitor_hash, 'hex'), r.counted_at
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(shop_id uuid, page text, video_id text, visitor_hash text, counted_at timestamptz)
      where exists (select 1 from shops s where s.shop_id = r.shop_id and s.suspended_at is null)
        and (r.video_id = '' or exists (select 1 from products p where p.shop_id = r.shop_id and p.video_id = r.video_id))
    on conflict (shop_id, page, visitor_hash) do update set counted_at = excluded.counted_at
      where recent_visits.counted_at <= excluded.counted_at - make_interval(secs => ${repeatedWithinMs / 1000})
    returning shop_id, page, counted_at`.execute(trx);
  const counts = new Map<string, Counted>();
  for (const { shop_id, page, counted_at } of fresh.rows) {
    const [kind = 'view', video_id = ''] = page.split(':');
    const day = dayInKampala(counted_at);
    const key = `${shop_id}:${video_id}:${kind}:${day}`;
    const one = counts.get(key) ?? { shop_id, day, video_id, kind, count: 0 };
    one.count += 1;
    counts.set(key, one);
  }
  return [...counts].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, one]) => one);
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
