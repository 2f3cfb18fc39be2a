import { sql } from 'kysely';
import type { OwnShop } from '#server/catalog/owner/owner-deps.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

const pictureColumns = ['hash', 'width', 'height', 'placeholder', 'thumbhash'] as const;

/** Makes uploads the pictures of a product, in the order given; null when one of them is not there, or not this shop's. */
export async function takePhotos(
  trx: Trx,
  { shopId }: OwnShop,
  videoId: string,
  photoIds: string[],
): Promise<string[] | null> {
  if (!photoIds.every((photoId) => uuid.test(photoId))) return null;
  const rows = await trx
    .deleteFrom('uploaded_photos')
    .where('shop_id', '=', shopId)
    .where('photo_id', 'in', photoIds)
    .returning(['photo_id', ...pictureColumns])
    .execute();
  const byId = new Map(rows.map(({ photo_id, ...picture }) => [photo_id, picture]));
  if (photoIds.some((photoId) => !byId.has(photoId))) return null;
  const pictures = photoIds.flatMap((photoId, position) => {
    const picture = byId.get(photoId);
    const path = `photo:${photoId}`;
    return picture
      ? [{ shop_id: shopId, video_id: videoId, position, source_path: path, copied_path: path, ...picture }]
      : [];
  });
  await trx.insertInto('product_pictures').values(pictures).execute();
  return pictures.map((picture) => picture.hash);
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Forgets uploads of before `before`, at most `limit`; answers the hashes of their pictures. */
export async function forgetPhotos(trx: Trx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    delete from uploaded_photos where (shop_id, photo_id) in
      (select shop_id, photo_id from uploaded_photos where uploaded_at < ${before.toISOString()}::timestamptz order by uploaded_at limit ${limit})
    returning hash`.execute(trx);
  return rows.map((row) => row.hash);
}
