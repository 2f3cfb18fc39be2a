import { sql } from 'kysely';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { forgetBanner } from '#server/catalog/pictures/forget-banner.ts';
import { lockShop } from '#server/catalog/shop-version.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';
import { afterChange } from './change-product.ts';

/**
 * Hides a reported product so that its owner cannot show it, or gives it back as its owner had it, with what came of its
 * post since. Answers whether that changed anything; null when the product no longer exists.
 */
export async function hideBySupport(
  catalog: Pick<CatalogContext, 'jobs' | 'clock'>,
  trx: Trx,
  { shopId, videoId, hidden }: { shopId: string; videoId: string; hidden: boolean },
): Promise<boolean | null> {
  await lockShop(trx, shopId);
  const product = trx.selectFrom('products').where('shop_id', '=', shopId).where('video_id', '=', videoId);
  if (!(await product.select('video_id').executeTakeFirst())) return null;
  const { rows } = await (hidden
    ? sql<{ video_id: string }>`update products set hidden_after_report_of = video_id, updated_at = now()
        where shop_id = ${shopId} and video_id = ${videoId} and hidden_after_report_of is distinct from video_id
        returning video_id`
    : sql<{ video_id: string }>`update products set hidden_after_report_of = null, updated_at = now()
        where shop_id = ${shopId} and hidden_after_report_of is not null and ${videoId} in (video_id, hidden_after_report_of)
        returning video_id`
  ).execute(trx);
  if (rows.length === 0) return false;
  const changed = rows.map((row) => row.video_id);
  // It may show the product.
  if (hidden) await forgetBanner(trx, shopId, catalog.clock.now(), 'drawn');
  await afterChange(catalog, trx, { shopId }, changed);
  // Their pictures go and come with them.
  await announce(trx, { type: 'visibility_changed', shopId });
  return true;
}
