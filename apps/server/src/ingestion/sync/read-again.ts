import type { ReadAgain } from '@app/contracts/ingestion/ingestion.schemas';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { contentHash, importPost } from '#server/ingestion/posts/import-post.ts';
import { AppError } from '#server/platform/errors.ts';
import { readOwnPost, readWhenFree, requireReadable } from './own-post.ts';
import { readAgainTexts } from './sync.messages.ts';

/**
 * Reads the post of a product again, with all the products that its caption names now. Done twice it changes nothing
 * more. Throws `not_found`, `conflict` for a product made by hand and for a post without #TRACK, `tiktok_unavailable`.
 */
export async function readAgain(
  ingestion: IngestionContext,
  { shopId, ip }: { shopId: string; ip: string },
  productId: string,
  signal: AbortSignal,
): Promise<ReadAgain> {
  const seller = await requireReadable(ingestion, shopId);
  const product = await ingestion.db
    .selectFrom('products')
    .select(['post_id', 'added_by'])
    .where('shop_id', '=', shopId)
    .where('video_id', '=', productId)
    .executeTakeFirst();
  if (!product) throw new AppError('not_found');
  const { post_id: id, added_by: addedBy } = product;
  if (id === null) throw new AppError('conflict', { message: readAgainTexts.by_hand });
  const read = await readWhenFree(ingestion, { seller, ip, signal }, (prioritised, within) =>
    readOwnPost(prioritised, seller, { handle: seller.handle, id }, within),
  );
  if (!read.ok)
    throw read.reason === 'tiktok_unavailable'
      ? new AppError('tiktok_unavailable', { message: readAgainTexts.tiktok_unavailable })
      : new AppError('conflict', { message: readAgainTexts.not_shown });
  const { post } = read;
  // Words that may be cut would take away cards that are there.
  if (!post.wordsComplete) throw new AppError('tiktok_unavailable', { message: readAgainTexts.tiktok_unavailable });
  const wasLink = addedBy === 'link';
  const seen = { shopId, post, seenHash: contentHash(post) };
  const counts = await importPost(ingestion, { ...seen, addedBy: wasLink ? 'link' : 'track' });
  if (!counts) throw new AppError('conflict', { message: readAgainTexts.not_tracked });
  return { named: counts.named, created: counts.created };
}
