import { bumpShop, enqueuePreviews, lockShop } from '#server/catalog/catalog.service.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { creatorRefOf, findImportTarget, type ImportTarget } from '#server/ingestion/ingestion.queries.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { TikTokPost } from '#server/tiktok/tiktok.service.ts';
import { copyPictures, missingPictures } from './copy-pictures.ts';
import { placePictures } from './place-pictures.ts';
import {
  type CopiedPicture,
  countNamed,
  type FailedCopy,
  isCoverMissing,
  listPostsWithoutPicture,
  listWantedPaths,
  noteFailedCopy,
  storeCopies,
} from './product-pictures.queries.ts';

/** Thrown so that the queue tries again later, with a fresh link then. */
class PictureNotCopiedError extends Error {
  constructor(postId: string, reasons: string[]) {
    super(`Pictures of ${postId} could not be copied: ${reasons.join(', ')}`);
    this.name = 'PictureNotCopiedError';
  }
}

/**
 * Copies what is still missing of the pictures of a post's products. The post is read again, because TikTok's links die
 * within hours: first by the list of a connected seller (20 posts by one request), then by its page, which has all and
 * the largest.
 */
export async function fetchPictures(
  ingestion: IngestionContext,
  shopId: string,
  postId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db } = ingestion;
  const target = await findImportTarget(db, shopId);
  if (!target || (await listWantedPaths(db, shopId, postId)).length === 0) return;
  const covers = await readListedCovers(ingestion, target, postId, signal);
  await copyCovers(ingestion, shopId, covers, { as: 'themselves', triedFor: postId });
  const wanted = await listWantedPaths(db, shopId, postId);
  if (wanted.length === 0) return;
  const post = await ingestion.sources.readPost({ handle: target.handle, id: postId }, signal);
  signal.throwIfAborted();
  if (!post.ok) {
    // One source's "not found" is also how TikTok refuses us, and a refusal does not count as a try of the picture.
    const isGone = post.agreedBy.length >= 2 && !covers.has(postId);
    if (isGone) {
      const failed = wanted.map((sourcePath) => ({ sourcePath, reason: post.reason, retry: false }));
      await store(ingestion, shopId, postId, { copies: [], failed });
      return;
    }
    // Nothing larger can be read now.
    await copyCovers(ingestion, shopId, covers, { as: 'placeholders', triedFor: null });
    throw new PictureNotCopiedError(postId, [post.reason]);
  }
  const failed = post.value.picturesComplete
    ? await copyAll(ingestion, shopId, post.value)
    : await copyCoverOf(ingestion, shopId, post.value);
  const reasons = failed.flatMap(({ retry, reason }) => (retry ? [reason] : []));
  if (reasons.length > 0) throw new PictureNotCopiedError(postId, reasons);
}

/** Pictures that a complete answer does not name are no longer wanted. Answers what could not be copied. */
async function copyAll(ingestion: IngestionContext, shopId: string, post: TikTokPost): Promise<FailedCopy[]> {
  const cardCount = await countNamed(ingestion.db, shopId, post.id);
  const result = await copyPictures(ingestion, await missingPictures(ingestion, shopId, post, cardCount));
  await store(ingestion, shopId, post.id, result, post);
  return result.failed;
}

/**
 * Of an answer with the cover alone the other pictures stay wanted. Only the page could have shown them, and it could not
 * be read, so this is no try of theirs.
 */
async function copyCoverOf(ingestion: IngestionContext, shopId: string, post: TikTokPost): Promise<FailedCopy[]> {
  const [cover] = post.pictures;
  const failed = cover
    ? await copyCovers(ingestion, shopId, new Map([[post.id, cover]]), { as: 'placeholders', triedFor: post.id })
    : [];
  const wanted = await listWantedPaths(ingestion.db, shopId, post.id);
  const others = wanted.filter((path) => path !== cover?.sourcePath);
  const notShown = others.map((sourcePath) => ({ sourcePath, reason: 'not_shown', retry: true, isTry: false }));
  await store(ingestion, shopId, post.id, { copies: [], failed: notShown });
  return [...failed, ...notShown];
}

type Covers = Map<string, TikTokPost['pictures'][number]>;

/** As many as one request may name. */
const postsPerList = 20;

/** Covers with fresh links, by post, of products without a picture, where the seller's consent lets us list them. */
async function readListedCovers(
  { db, sources }: IngestionContext,
  target: ImportTarget,
  postId: string,
  signal: AbortSignal,
): Promise<Covers> {
  const ids = target.is_connected ? await listPostsWithoutPicture(db, target.shop_id, postId, postsPerList) : [];
  const listed = ids.length > 0 ? await sources.readPosts(creatorRefOf(target), ids, signal) : null;
  signal.throwIfAborted();
  const posts = listed?.ok ? listed.value : [];
  return new Map(posts.flatMap(({ id, pictures: [cover] }) => (cover ? [[id, cover]] : [])));
}

/**
 * Copies covers that products wait for; as `placeholders` also a small crop or a lone cover for a product without any
 * picture, which goes on waiting for its own. A failure is a try of the post `triedFor` alone: the others come along with
 * each job, and would be given up after a few. Answers what could not be copied.
 */
async function copyCovers(
  ingestion: IngestionContext,
  shopId: string,
  covers: Covers,
  { as, triedFor }: { as: 'themselves' | 'placeholders'; triedFor: string | null },
): Promise<FailedCopy[]> {
  const allFailed: FailedCopy[] = [];
  for (const [postId, cover] of covers) {
    const isItself = (await listWantedPaths(ingestion.db, shopId, postId)).includes(cover.sourcePath);
    if (!isItself && (as === 'themselves' || !(await isCoverMissing(ingestion.db, shopId, postId)))) continue;
    const { copies, failed } = await copyPictures(ingestion, [cover]);
    const stored = isItself ? copies : copies.map((copy) => ({ ...copy, isPlaceholder: true as const }));
    const noted = failed.filter((failure) => !failure.retry || postId === triedFor);
    await store(ingestion, shopId, postId, { copies: stored, failed: noted });
    allFailed.push(...failed);
  }
  return allFailed;
}

async function store(
  ingestion: IngestionContext,
  shopId: string,
  postId: string,
  { copies, failed }: { copies: CopiedPicture[]; failed: FailedCopy[] },
  post?: TikTokPost,
): Promise<void> {
  await inTransaction(ingestion.db, { local: 'ingestion.fetch-pictures' }, async (trx) => {
    await lockShop(trx, shopId);
    if (post?.picturesComplete) await placePictures(trx, shopId, post);
    for (const failure of failed) await noteFailedCopy(trx, shopId, postId, failure);
    if (!(await storeCopies(trx, shopId, postId, copies))) return;
    await bumpShop(trx, shopId);
    await enqueuePreviews(ingestion.jobs, trx, shopId);
  });
}
