import { sql } from 'kysely';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { findImportTarget } from '#server/ingestion/ingestion.queries.ts';
import { butSubscription, findObstacle } from '#server/ingestion/schedule/may-import.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { comesBackWithinMs, noteAsked } from './gone-posts.queries.ts';
import { enqueueCompletion, importPost, partMark } from './import-post.ts';
import { readSeenPosts } from './seen-posts.queries.ts';

/** Thrown so that the queue tries again later. */
class PostNotReadError extends Error {
  constructor(videoId: string, reason: string) {
    super(`Post ${videoId} could not be read in full: ${reason}`);
    this.name = 'PostNotReadError';
  }
}

/**
 * Imports a post in full of which a list could show a part. Done twice it asks TikTok nothing more; a post that is gone,
 * private or another account's ends it, and leaves to the checks what becomes of its products.
 */
export async function completePost(
  ingestion: IngestionContext,
  { shopId, videoId, seenHash, seenBy }: { shopId: string; videoId: string; seenHash: string; seenBy?: string },
  signal: AbortSignal,
): Promise<void> {
  const target = await findImportTarget(ingestion.db, shopId);
  if (!target || findObstacle(target, ingestion.clock.now(), butSubscription)) return;
  const known = (await readSeenPosts(ingestion.db, shopId, [videoId])).get(videoId);
  if (!known || known.content_hash === seenHash) return;
  const read = await ingestion.sources.readPost({ handle: target.handle, id: videoId }, signal);
  signal.throwIfAborted();
  if (!read.ok) {
    if (read.reason === 'not_found' || read.reason === 'private') return noteGone(ingestion, shopId, videoId, read);
    throw new PostNotReadError(videoId, read.reason);
  }
  const post = read.value;
  // An account may be called otherwise by now, and its handle be another's: the number tells, the name where there is none.
  const isOwn =
    post.userId !== null && target.tiktok_user_id !== null
      ? post.userId === target.tiktok_user_id
      : post.handle.toLowerCase() === target.handle.toLowerCase();
  if (!isOwn) return noteGone(ingestion, shopId, videoId, read);
  if (!post.wordsComplete) throw new PostNotReadError(videoId, 'its words may be cut');
  await importPost(ingestion, { shopId, post, seenHash, seenBy, addedBy: known.is_link ? 'link' : 'track' });
}

const hasNoProduct = sql<boolean>`not exists (
  select 1 from products p where p.shop_id = seen_posts.shop_id and p.post_id = seen_posts.video_id)`;

/** Of a post without a product, which no check asks for; a list that shows it takes the note back. */
async function noteGone(
  { db, clock }: IngestionContext,
  shopId: string,
  videoId: string,
  { source }: { source: string },
): Promise<void> {
  await db
    .updateTable('seen_posts')
    .set((eb) => ({ gone_since: eb.fn.coalesce('gone_since', eb.val(clock.now())), gone_source: source }))
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .where(hasNoProduct)
    .execute();
}

/** A post's job has ended by then, whatever came of it. */
const resumeAfterMs = 7 * dayMs;
const postsPerLook = 5;

/**
 * Starts jobs over that ran out of tries, the oldest first; part of each look. Of posts that have given no product: those that have
 * are asked for once a week by the checks for missing posts, and those that are gone only while they may come back.
 */
export async function resumeCompletions(
  ingestion: Pick<IngestionContext, 'db' | 'jobs' | 'clock'>,
  shopId: string,
): Promise<void> {
  const now = ingestion.clock.now();
  await inTransaction(ingestion.db, 'ingestion.resume-completions', async (trx) => {
    const posts = await trx
      .selectFrom('seen_posts')
      .select(['video_id', 'content_hash', 'source'])
      .where('shop_id', '=', shopId)
      .where('content_hash', 'like', `${partMark}%`)
      .where('checked_at', '<', new Date(now.getTime() - resumeAfterMs))
      .where(({ eb, or }) =>
        or([eb('gone_since', 'is', null), eb('gone_since', '>', new Date(now.getTime() - comesBackWithinMs))]),
      )
      .where(hasNoProduct)
      .orderBy('checked_at')
      .limit(postsPerLook)
      .execute();
    for (const { video_id: videoId, content_hash: hash, source } of posts) {
      const seen = { seenHash: hash.slice(partMark.length), ...(source === null ? {} : { seenBy: source }) };
      await enqueueCompletion(ingestion, trx, { shopId, videoId, ...seen, startAfter: now });
      await noteAsked(trx, { shopId, videoId, now });
    }
  });
}
