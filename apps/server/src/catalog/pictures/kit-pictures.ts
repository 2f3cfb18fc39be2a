import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** Shared soon or never; what is asked for again is drawn again. */
const keptMs = 30 * dayMs;

const prefix = 'share kit';

/**
 * Where the pictures of a share kit lie in the image store. One place per product, so a new picture takes the place of
 * the former one; without a product, the shop's.
 */
export const kitHash = (shopId: string, productId: string | null): string =>
  createHash('md5')
    .update(`${prefix} ${shopId} ${productId ?? ''}`)
    .digest('hex');

/** Has them removed in 30 days; or with the next run, when their product is no longer there. */
export async function keepKitPictures(db: Db, shopId: string, productId: string | null, now: Date): Promise<void> {
  const goAt = new Date(now.getTime() + keptMs);
  await sql`insert into unused_pictures (hash, noted_at)
    select ${kitHash(shopId, productId)}, case when exists (select from shops s where s.shop_id = ${shopId}
      and (${productId}::text is null or exists (select from products p where p.shop_id = s.shop_id
        and p.video_id = ${productId}))) then ${goAt}::timestamptz else ${now}::timestamptz end
    on conflict (hash) do update set noted_at = excluded.noted_at, removed_at = null`.execute(db);
}

/** Has them removed with the next run, while the rows of their products are still there; without `videoIds` all of the shop's. */
export async function noteKitPictures(trx: Trx, shopId: string, now: Date, videoIds?: string[]): Promise<void> {
  const ofProducts = videoIds ? sql`and video_id = any(${videoIds}::text[])` : sql``;
  const ofShop = videoIds ? sql`` : sql`union select ${kitHash(shopId, null)}`;
  await sql`update unused_pictures set noted_at = ${now} where removed_at is null and hash in (
    select md5(${`${prefix} `} || shop_id || ' ' || video_id) from products where shop_id = ${shopId} ${ofProducts}
    ${ofShop})`.execute(trx);
}
