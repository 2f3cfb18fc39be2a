import type { UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { sql } from 'kysely';
import type { OwnShop } from '#server/catalog/shop/own-shop.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { type OwnerProductRow, requireOwnerProduct } from './owner-products.queries.ts';

/**
 * Joins or takes out a card of a locked shop; answers the others that changed. Throws `invalid_request`, `conflict`.
 */
export async function placeAmongCards(
  trx: Trx,
  { shopId }: OwnShop,
  row: OwnerProductRow,
  { joinedInto, splitOff }: Pick<UpdateProductBody, 'joinedInto' | 'splitOff'>,
  now: Date,
): Promise<string[]> {
  if (joinedInto === undefined && splitOff === undefined) return [];
  const { post_id: postId } = row;
  if (postId === null)
    throw fieldError(joinedInto === undefined ? 'splitOff' : 'joinedInto', 'This product is not from a TikTok video.');
  const isThere = await isPostShown(trx, shopId, postId);
  const isJoin = joinedInto != null && joinedInto !== row.joined_into;
  if (isJoin) await requireJoinable(trx, shopId, row, joinedInto);
  await trx
    .updateTable('products')
    .set({
      ...(joinedInto !== undefined && { joined_into: joinedInto }),
      ...(isJoin && { gone_at: sql<Date>`coalesce(gone_at, ${now})` }),
      ...(splitOff !== undefined && { split_off: splitOff }),
    })
    .where('shop_id', '=', shopId)
    .where('video_id', '=', row.video_id)
    .execute();
  const changed = isThere ? await showWanted(trx, shopId, postId, now) : [];
  return isJoin ? [...changed, joinedInto] : changed;
}

/** A live post shows one of its cards at least. */
export async function isPostShown(trx: Trx, shopId: string, postId: string): Promise<boolean> {
  const { rows } = await sql<{ is_shown: boolean }>`
    select exists (select from products where shop_id = ${shopId} and post_id = ${postId} and gone_at is null) as is_shown
  `.execute(trx);
  return rows[0]?.is_shown === true;
}

async function requireJoinable(trx: Trx, shopId: string, row: OwnerProductRow, intoId: string): Promise<void> {
  const samePost = fieldError('joinedInto', 'Only products of the same video can be merged.');
  if (intoId === row.video_id) throw samePost;
  const into = await requireOwnerProduct(trx, shopId, intoId).catch(() => null);
  if (into?.post_id !== row.post_id) throw samePost;
  if (into.gone_reason !== null)
    throw new AppError('conflict', {
      message: 'That product is not on your shop any more. Please choose another one.',
    });
  const others = await trx
    .selectFrom('products')
    .select('number')
    .where('shop_id', '=', shopId)
    .where('joined_into', '=', row.video_id)
    .executeTakeFirst();
  if (others)
    throw new AppError('conflict', {
      message: `Number ${others.number} is merged with this product. Sell it by itself first.`,
    });
}

/** As the import does: shows cards that are named, split off or show such a card. Answers those that changed. */
async function showWanted(trx: Trx, shopId: string, postId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ video_id: string }>`
    update products p set gone_at = case when w.is_wanted then null else ${now}::timestamptz end, updated_at = now()
    from (
      select c.video_id, c.joined_into is null and exists (
        select from products o where o.shop_id = c.shop_id and o.post_id = c.post_id
          and c.video_id in (o.video_id, o.joined_into) and (o.caption_place is not null or o.split_off)) as is_wanted
      from products c where c.shop_id = ${shopId} and c.post_id = ${postId}) w
    where p.shop_id = ${shopId} and p.video_id = w.video_id and (p.gone_at is null) <> w.is_wanted
    returning p.video_id`.execute(trx);
  return rows.map((changed) => changed.video_id);
}
