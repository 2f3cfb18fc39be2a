import { sql } from 'kysely';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { findOpenTarget } from '#server/ingestion/ingestion.queries.ts';
import { butSubscription } from '#server/ingestion/schedule/may-import.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mayReturnWithinMs } from './gone-posts.queries.ts';
import { enqueueCompletion, importPost, partMark } from './import-post.ts';
import { readSeenPosts, updateSeenPost } from './seen-posts.queries.ts';

/** Thrown so that the queue tries again later. */
class PostNotReadError extends Error {
  constructor(videoId: string, reason: string) {
    super(`Post ${videoId} could not be read in full: ${reason}`);
    this.name = 'PostNotReadError';
  }
}

/**
 * Imports a post in full of which a list could show a part. Done twice it asks TikTok nothing more. It also ends at a
 * post that is gone, private or another account's; the checks decide what becomes of its products.
 */
export async function completePost(
  ingestion: IngestionContext,
  { shopId, videoId, seenHash, seenBy }: { shopId: string; videoId: string; seenHash: string; seenBy?: string },
  signal: AbortSignal,
): Promise<void> {
  const target = await findOpenTarget(ingestion, shopId, butSubscription);
  if (!target) return;
  const known = (await readSeenPosts(ingestion.db, shopId, [videoId])).get(videoId);
  if (!known || known.content_hash === seenHash) return;
  const read = await ingestion.sources.readPost({ handle: target.handle, id: videoId }, signal);
  signal.throwIfAborted();
  if (!read.ok) {
    if (read.reason === 'not_found' || read.reason === 'private') return noteGone(ingestion, shopId, videoId, read);
    throw new PostNotReadError(videoId, read.reason);
  }
  const post = read.value;
  // The account may have another handle by now, and its old one another owner: its number decides where both are known.
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

/** Of a post without a product, for which no check asks; a list that shows it takes the note back. */
async function noteGone(
  { db, clock }: IngestionContext,
  shopId: string,
  videoId: string,
  { source }: { source: string },
): Promise<void> {
  await updateSeenPost(db, { shopId, videoId })
    .set((eb) => ({ gone_since: eb.fn.coalesce('gone_since', eb.val(clock.now())), gone_source: source }))
    .where(hasNoProduct)
    .execute();
}

/** A post's job has ended by then, whatever came of it. */
const resumeAfterMs = 7 * dayMs;
const postsPerLook = 5;

/**
 * Starts jobs over that ran out of tries, the oldest first; part of each look. Only for posts without a product: the
 * checks for missing posts ask for the others once a week. Posts that are gone are asked for only while they may return.
 */
export async function resumeCompletions(
  ingestion: Pick<IngestionContext, 'db' | 'jobs' | 'clock'>,
  shopId: string,
): Promise<void> {
  const now = ingestion.clock.now();
  await inTransaction(ingestion.db, { local: 'ingestion.resume-completions' }, async (trx) => {
    const posts = await trx
      .selectFrom('seen_posts')
      .select(['video_id', 'content_hash', 'source'])
      .where('shop_id', '=', shopId)
      .where('content_hash', 'like', `${partMark}%`)
      .where('checked_at', '<', new Date(now.getTime() - resumeAfterMs))
      .where(({ eb, or }) =>
        or([eb('gone_since', 'is', null), eb('gone_since', '>', new Date(now.getTime() - mayReturnWithinMs))]),
      )
      .where(hasNoProduct)
      .orderBy('checked_at')
      .limit(postsPerLook)
      .execute();
    for (const { video_id: videoId, content_hash: hash, source } of posts) {
      const seen = { seenHash: hash.slice(partMark.length), ...(source === null ? {} : { seenBy: source }) };
      await enqueueCompletion(ingestion, trx, { shopId, videoId, ...seen, startAfter: now });
      await updateSeenPost(trx, { shopId, videoId }).set({ checked_at: now }).execute();
    }
  });
}
