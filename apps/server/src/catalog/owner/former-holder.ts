import { sql } from 'kysely';
import { forgetFacts } from '#server/catalog/facts/shop-facts.ts';
import { forgetBanner } from '#server/catalog/pictures/forget-banner.ts';
import { photoPaths } from '#server/catalog/pictures/photo-paths.ts';
import { dropPreviews } from '#server/catalog/pictures/previews.ts';
import { noteUnusedPictures } from '#server/catalog/pictures/unused-pictures.ts';
import { lockShop } from '#server/catalog/shop-version.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';

/**
 * An unproven holder's entries go back to what TikTok says. Products made by hand or by link are hidden for the owner
 * to decide. The caller raises the shop's version.
 */
export async function forgetFormerHolder(trx: Trx, shopId: string, now: Date): Promise<void> {
  await lockShop(trx, shopId);
  await trx.updateTable('shops').set({ owner_display_name: null }).where('shop_id', '=', shopId).execute();
  await forgetFacts(trx, shopId);
  await forgetBanner(trx, shopId, now);
  await trx.deleteFrom('collections').where('shop_id', '=', shopId).execute();
  await trx.deleteFrom('sales').where('shop_id', '=', shopId).execute();
  // Who asked wrote to the former holder.
  await trx.deleteFrom('back_asks').where('shop_id', '=', shopId).execute();
  const photos = await trx.deleteFrom('uploaded_photos').where('shop_id', '=', shopId).returning('hash').execute();
  await noteUnusedPictures(trx, photos, now);
  await resetPictureOrder(trx, shopId, await removeAddedPhotos(trx, shopId, now));
  await resetCards(trx, shopId);
  await hideUnasked(trx, shopId);
  await resetImportedValues(trx, shopId);
  await announceShown(trx, shopId, now);
}

/** Posts and picture of another TikTok account that had the handle wait, hidden, for the owner. */
export async function putAwayFormerPosts(trx: Trx, shopId: string, now: Date): Promise<void> {
  await trx
    .updateTable('products')
    .set({ hidden_by_owner: true, pinned: false, from_former_holder: true, updated_at: sql<Date>`now()` })
    .where('shop_id', '=', shopId)
    .execute();
  const photo = await trx.selectFrom('shops').select('photo_hash as hash').where('shop_id', '=', shopId).execute();
  await noteUnusedPictures(trx, photo, now);
  // It may show those posts.
  await forgetBanner(trx, shopId, now, 'drawn');
  await trx
    .updateTable('shops')
    .set({ photo_hash: null, photo_source_path: null })
    .where('shop_id', '=', shopId)
    .execute();
  await announceShown(trx, shopId, now);
}

/** Open pages show the newest products at most; the others are read again with their page. */
async function announceShown(trx: Trx, shopId: string, now: Date): Promise<void> {
  await dropPreviews(trx, shopId, now);
  await announce(trx, { type: 'visibility_changed', shopId });
  const newest = await trx
    .selectFrom('products')
    .select('video_id')
    .where('shop_id', '=', shopId)
    .where('gone_at', 'is', null)
    .orderBy('position', 'desc')
    .limit(100)
    .execute();
  for (const { video_id: videoId } of newest) await announce(trx, { type: 'product_changed', shopId, videoId });
}

/** Photos that the holder added to posts of TikTok go; answers whose pictures have changed. */
async function removeAddedPhotos(trx: Trx, shopId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ video_id: string; hash: string | null }>`
    delete from product_pictures i using products p
    where i.shop_id = ${shopId} and p.shop_id = i.shop_id and p.video_id = i.video_id and p.kind <> 'manual'
      and i.source_path like ${photoPaths}
    returning i.video_id, i.hash`.execute(trx);
  await noteUnusedPictures(trx, rows, now);
  return [...new Set(rows.map((row) => row.video_id))];
}

/** One statement: a shop may have thousands of products, and a transaction lasts seconds. */
async function resetPictureOrder(trx: Trx, shopId: string, changedIds: string[]): Promise<void> {
  await sql`update products p set owner_picture_order = null, thumbnails = coalesce((
      select jsonb_agg(shown.thumbnail order by (
        select min(i.position) from product_pictures i
        where i.shop_id = p.shop_id and i.video_id = p.video_id
          and i.hash = shown.thumbnail ->> 'key'))
      from jsonb_array_elements(p.thumbnails) as shown (thumbnail)
      where exists (select from product_pictures i where i.shop_id = p.shop_id and i.video_id = p.video_id
        and i.hash = shown.thumbnail ->> 'key')), '[]')
    where p.shop_id = ${shopId} and (p.owner_picture_order is not null or p.video_id = any(${changedIds}::text[]))`.execute(
    trx,
  );
}

/** Joined cards stand alone again; those split off were made by hand. */
async function resetCards(trx: Trx, shopId: string): Promise<void> {
  await sql`update products p set joined_into = null, gone_at = case
      when p.caption_place is not null and exists (select from products o where o.shop_id = p.shop_id and o.post_id = p.post_id
        and o.gone_at is null) then null
      else p.gone_at end
    where p.shop_id = ${shopId} and p.joined_into is not null`.execute(trx);
  await trx
    .updateTable('products')
    .set({ hidden_by_owner: true, from_former_holder: true })
    .where('shop_id', '=', shopId)
    .where('split_off', '=', true)
    .execute();
}

/** A post with #TRACK stays, even where its link was pasted. */
async function hideUnasked(trx: Trx, shopId: string): Promise<void> {
  await trx
    .updateTable('products')
    .set({ added_by: 'track' })
    .where('shop_id', '=', shopId)
    .where('added_by', '=', 'link')
    .where('post_id', 'in', (eb) =>
      eb.selectFrom('seen_posts').select('video_id').where('shop_id', '=', shopId).where('has_track', '=', true),
    )
    .execute();
  await trx
    .updateTable('products')
    .set({ hidden_by_owner: true, from_former_holder: true })
    .where('shop_id', '=', shopId)
    .where('added_by', 'in', ['hand', 'link'])
    .execute();
}

async function resetImportedValues(trx: Trx, shopId: string): Promise<void> {
  await trx
    .updateTable('products')
    .set({
      owner_title: null,
      owner_price_set: false,
      owner_price_ugx: null,
      owner_old_price_set: false,
      owner_old_price_ugx: null,
      owner_description: null,
      owner_tags: null,
      owner_sizes: null,
      owner_availability: null,
      hidden_by_owner: sql<boolean>`from_former_holder`,
      position: sql<number>`(extract(epoch from posted_at) * 1000)::bigint
        - coalesce(nullif(split_part(video_id, '-', 2), '')::int - 1, 0)`,
    })
    .where('shop_id', '=', shopId)
    .where('added_by', '<>', 'hand')
    .execute();
  await trx
    .updateTable('products')
    .set({
      pinned: false,
      sale_price_ugx: null,
      sale_ends_at: null,
      still_there_at: null,
      updated_at: sql<Date>`now()`,
    })
    .where('shop_id', '=', shopId)
    .execute();
}
