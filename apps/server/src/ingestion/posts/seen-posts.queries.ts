import { sql } from 'kysely';
import { withoutNul } from '#server/platform/database/postgres.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

interface PostKey {
  shopId: string;
  videoId: string;
}

/** To change what is known of one post. */
export const updateSeenPost = (db: Db | Trx, { shopId, videoId }: PostKey) =>
  db.updateTable('seen_posts').where('shop_id', '=', shopId).where('video_id', '=', videoId);

/** What is known of a post that was seen before. */
export interface SeenPost {
  content_hash: string;
  /** Who showed what the hash is made of. */
  source: string;
  head_hash: string | null;
  /** Of what other sources showed of the same content, by source. */
  other_hashes: Record<string, string> | null;
  has_track: boolean;
  checked_at: Date;
  /** Its products are not shown although the post is there again. */
  taken_off: boolean;
  /** The owner pasted its link. */
  is_link: boolean;
}

/** The posts of a window that were seen before, by id. */
export async function readSeenPosts(db: Db, shopId: string, videoIds: string[]): Promise<Map<string, SeenPost>> {
  if (videoIds.length === 0) return new Map();
  const { rows } = await sql<SeenPost & { video_id: string }>`
    select s.video_id, s.content_hash, s.source, s.head_hash, s.other_hashes, s.has_track, s.checked_at,
      coalesce(bool_or(p.added_by = 'link'), false) as is_link,
      coalesce(bool_or(p.gone_reason = 'post' and (s.has_track or p.added_by = 'link')), false) as taken_off
    from seen_posts s left join products p on p.shop_id = s.shop_id and p.post_id = s.video_id
    where s.shop_id = ${shopId} and s.video_id = any(${videoIds}::text[])
    group by s.shop_id, s.video_id`.execute(db);
  return new Map(rows.map(({ video_id, ...row }) => [video_id, row]));
}

/** What a source's list shows of a post: a hash of all of it, and one of its first words. */
export interface Listing {
  source: string;
  contentHash: string;
  headHash: string | null;
}

/** Notes how another source shows a post that has not changed, to compare with what it shows later. */
export async function noteListing(db: Db, shopId: string, videoId: string, listing: Listing): Promise<void> {
  const { source, contentHash, headHash } = listing;
  await sql`update seen_posts set head_hash = coalesce(head_hash, ${headHash}),
      other_hashes = coalesce(other_hashes, '{}') || jsonb_build_object(${source}::text, ${contentHash}::text)
    where shop_id = ${shopId} and video_id = ${videoId}`.execute(db);
}

/** Twice what TikTok takes. */
const maxCaptionLength = 8000;

/** Notes a post as seen and there, with what its list showed of it. */
export async function rememberPost(
  trx: Trx,
  seen: PostKey & Listing & { hasTrack: boolean; caption: string; now: Date },
): Promise<void> {
  const values = {
    content_hash: seen.contentHash,
    source: seen.source,
    head_hash: seen.headHash,
    other_hashes: null,
    has_track: seen.hasTrack,
    caption: withoutNul(seen.caption).slice(0, maxCaptionLength),
    checked_at: seen.now,
    gone_since: null,
    gone_source: null,
  };
  await trx
    .insertInto('seen_posts')
    .values({ shop_id: seen.shopId, video_id: seen.videoId, seen_at: seen.now, ...values })
    .onConflict((conflict) => conflict.columns(['shop_id', 'video_id']).doUpdateSet(values))
    .execute();
}
