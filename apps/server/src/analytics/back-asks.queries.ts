import { CompiledQuery, sql } from 'kysely';
import type { ChatGate } from '#server/catalog/catalog.service.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';

/** A product that visitors find sold out, of a shop with a WhatsApp number. */
interface AskedProduct extends ChatGate {
  shop_id: string;
  sizes: string[];
}

const askedProductSql = `select s.shop_id, s.tiktok_user_id, s.is_verified, s.follower_count, a.confirmed_at, p.sizes
  from shops s join accounts a on a.account_id = s.shop_id join products p on p.shop_id = s.shop_id
  where s.handle = $1 and s.handle_check is null and s.suspended_at is null
    and a.deletion_due_at is null and a.whatsapp_number is not null
    and p.video_id = $2 and p.availability = 'sold_out' and not p.hidden and p.gone_at is null`;

export async function findAskedProduct(db: Db, handle: string, videoId: string): Promise<AskedProduct | null> {
  const query = CompiledQuery.raw(askedProductSql, [handle, videoId]);
  return (await db.executeQuery<AskedProduct>(query)).rows[0] ?? null;
}

interface BackAsk {
  shopId: string;
  videoId: string;
  size: string;
  askerHash: Buffer;
  at: Date;
}

/**
 * Counts an asker once a day for one product. The product is locked, so that it stays, and sold out, until that is
 * stored.
 */
export async function storeBackAsk(db: Db, { shopId, videoId, size, askerHash, at }: BackAsk): Promise<void> {
  const dayBefore = new Date(at.getTime() - dayMs);
  await sql`with product as (
      select shop_id, video_id from products
      where shop_id = ${shopId} and video_id = ${videoId} and availability = 'sold_out' for share
    ), asked as (
      insert into recent_visits (shop_id, page, visitor_hash, counted_at)
      select shop_id, ${`back:${videoId}`}, ${askerHash}::bytea, ${at}::timestamptz from product
      on conflict (shop_id, page, visitor_hash) do update set counted_at = excluded.counted_at
        where recent_visits.counted_at <= ${dayBefore}
      returning shop_id
    )
    insert into back_asks (shop_id, video_id, size, day, people)
    select shop_id, ${videoId}, ${size}, ${dayInKampala(at)}::date, 1 from asked
    on conflict (shop_id, video_id, size, day) do update set people = back_asks.people + 1`.execute(db);
}
