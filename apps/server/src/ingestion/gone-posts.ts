import { sql } from 'kysely';
import { bumpShop, hideGone } from '#server/catalog/catalog.service.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import type { IngestionDeps } from './ingestion-deps.ts';
import type { Outcome, TikTokPost } from './sources/source.ts';

const dayMs = 24 * 3600_000;
/** So that one run with many missing posts does not ask TikTok dozens of times. */
const checksPerRun = 3;
/** Below this many checks in an hour a share says nothing. */
const enoughChecks = 10;
const suspiciousShare = 0.2;

interface Look {
  shopId: string;
  handle: string;
  window: TikTokPost[];
  signal: AbortSignal;
}

/**
 * Asks for posts that should stand in the window and do not, and for others once a day. A product is hidden only when two sources, or two
 * checks at least a day apart, say that its post is gone or private, and never while a suspicious share of all posts seems to be gone.
 */
export async function checkMissingPosts(deps: IngestionDeps, look: Look): Promise<void> {
  for (const videoId of await dueForCheck(deps, look)) {
    look.signal.throwIfAborted();
    const outcome = await deps.sources.readPost({ handle: look.handle, id: videoId }, look.signal);
    await judge(deps, look.shopId, videoId, outcome);
  }
}

/** The window is never complete: only posts newer than its oldest should be in it. Pinned old ones do not make it longer. */
async function dueForCheck(deps: IngestionDeps, look: Look): Promise<string[]> {
  const inWindow = new Set(look.window.map((post) => post.id));
  const unpinned = look.window.filter((post) => post.pinned !== true).map((post) => post.postedAt.getTime());
  const oldest = new Date(
    unpinned.length > 1 ? (unpinned.sort((left, right) => left - right)[1] ?? 0) : deps.clock.now().getTime(),
  );
  const { rows } = await sql<{ video_id: string }>`
    select p.video_id from products p join seen_posts s on s.shop_id = p.shop_id and s.video_id = p.video_id
    where p.shop_id = ${look.shopId} and p.kind <> 'manual' and p.gone_at is null and not (p.video_id = any(${[...inWindow]}))
      and (s.checked_at < ${new Date(deps.clock.now().getTime() - dayMs).toISOString()} or (p.posted_at > ${oldest.toISOString()} and s.gone_since is null))
    order by (p.posted_at > ${oldest.toISOString()}) desc, s.checked_at limit ${checksPerRun}`.execute(
    deps.database.db,
  );
  return rows.map((row) => row.video_id);
}

async function judge(
  deps: IngestionDeps,
  shopId: string,
  videoId: string,
  outcome: Outcome<TikTokPost>,
): Promise<void> {
  const saysGone = !outcome.ok && (outcome.reason === 'not_found' || outcome.reason === 'private');
  // A refusal or a failure is no answer about the post.
  if (!outcome.ok && !saysGone) return;
  const now = deps.clock.now();
  await inTransaction(deps.database.db, 'ingestion.judge-gone', async (trx) => {
    const blocked = await countCheck(trx, now, saysGone);
    const row = await trx
      .selectFrom('seen_posts')
      .select('gone_since')
      .where('shop_id', '=', shopId)
      .where('video_id', '=', videoId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const goneSince = saysGone ? (row.gone_since ?? now) : null;
    const agreed =
      saysGone &&
      !outcome.ok &&
      (outcome.agreedBy.length >= 2 || now.getTime() - (goneSince ?? now).getTime() >= dayMs);
    await trx
      .updateTable('seen_posts')
      .set({ gone_since: goneSince, gone_source: saysGone ? outcome.source : null, checked_at: now })
      .where('shop_id', '=', shopId)
      .where('video_id', '=', videoId)
      .execute();
    if (agreed && !blocked && (await hideGone(trx, shopId, videoId, now))) await bumpShop(trx, shopId);
  });
}

/** Counts this check; true when so many posts seem to be gone this hour that it is TikTok who refuses us. */
async function countCheck(trx: Trx, now: Date, saysGone: boolean): Promise<boolean> {
  const hour = new Date(Math.floor(now.getTime() / 3600_000) * 3600_000);
  const gone = saysGone ? 1 : 0;
  const counts = await trx
    .insertInto('gone_checks')
    .values({ hour, checked: 1, gone })
    .onConflict((conflict) =>
      conflict
        .column('hour')
        .doUpdateSet((eb) => ({ checked: eb('gone_checks.checked', '+', 1), gone: eb('gone_checks.gone', '+', gone) })),
    )
    .returning(['checked', 'gone'])
    .executeTakeFirstOrThrow();
  return counts.checked >= enoughChecks && counts.gone / counts.checked > suspiciousShare;
}
