import { sql } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';

/** Without a sign that a post is gone it is asked for once a week: enough for edited captions, little for TikTok. */
const routineMs = 7 * dayMs;
/** A post that is gone may come back; for so long it is asked for: once a day where its product was unlisted. */
export const mayReturnWithinMs = 30 * dayMs;
/** As many as a source that lists posts by their ids is asked for at once. */
const maxDue = 20;

/** A post to ask for. */
export interface DueCheck {
  post_id: string;
  /** It should have stood in the window, or was gone at the last check. */
  missing: boolean;
  content_hash: string;
  /** The owner pasted its link. */
  is_link: boolean;
  /** The import has unlisted its products. */
  taken_off: boolean;
}

/**
 * Posts of products to ask for, at most as many as one request may name. `listed` are the posts that TikTok has just
 * shown; what is newer than `listedSince` should be among them. First come those that are missing there or were gone at
 * the last check (again after a day), then those whose last check is long ago.
 */
export async function listDueChecks(
  db: Db,
  look: { shopId: string; listed: string[]; listedSince: Date; now: Date },
): Promise<DueCheck[]> {
  const ago = (ms: number): string => new Date(look.now.getTime() - ms).toISOString();
  const { rows } = await sql<DueCheck>`
    with candidates as (
      select c.*, s.content_hash, s.checked_at, s.gone_since, s.gone_source,
        c.gone_at is null
          and (s.gone_since is not null or c.posted_at > ${look.listedSince.toISOString()}::timestamptz) as missing
      from (
        select p.shop_id, p.post_id, bool_or(p.added_by = 'link') as is_link, min(p.posted_at) as posted_at,
          max(p.gone_at) filter (where p.gone_reason = 'post') as gone_at
        from products p
        where p.shop_id = ${look.shopId} and p.post_id is not null
          and p.post_id not in (select json_array_elements_text(${JSON.stringify(look.listed)}::json))
        group by p.shop_id, p.post_id) c
      join seen_posts s on s.shop_id = c.shop_id and s.video_id = c.post_id)
    select post_id, is_link, content_hash, gone_at is not null as taken_off, missing from candidates
    where (missing and (gone_source is null or checked_at < ${ago(dayMs)}::timestamptz))
      or (not missing and gone_at is null and checked_at < ${ago(routineMs)}::timestamptz)
      or (gone_at > ${ago(mayReturnWithinMs)}::timestamptz and gone_since is not null
        and checked_at < ${ago(dayMs)}::timestamptz)
    order by missing desc, checked_at limit ${maxDue}`.execute(db);
  return rows;
}

/** TikTok lists these posts: a check that said otherwise no longer counts towards two that agree. */
export async function noteListed(db: Db, shopId: string, listed: string[]): Promise<void> {
  if (listed.length === 0) return;
  await db
    .updateTable('seen_posts')
    .set({ gone_since: null, gone_source: null })
    .where('shop_id', '=', shopId)
    .where('video_id', 'in', listed)
    .where('gone_source', 'is not', null)
    .execute();
}
