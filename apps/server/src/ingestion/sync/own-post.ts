import type { AddLinkReason } from '@app/contracts/ingestion';
import { wasTakenOverSince } from '#server/accounts/accounts.service.ts';
import { requireRunningSubscription } from '#server/billing/billing.service.ts';
import { refuseSuspended } from '#server/catalog/catalog.service.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { findImportTarget } from '#server/ingestion/ingestion.queries.ts';
import { takingMomentsFor } from '#server/ingestion/sources/request-gap.ts';
import type { FailureReason, PostRef, TikTokPost } from '#server/ingestion/sources/source.ts';
import { AppError } from '#server/platform/errors.ts';
import { blockKey } from '#server/platform/http/database-limits.ts';
import { closedText, detachedText, failureText } from './sync.messages.ts';

/** Who asks for posts of their own to be read. */
export interface Seller {
  shopId: string;
  handle: string;
  /** When they asked. */
  askedAt: Date;
}

/** The browser gives up after 30 s; what is not read by then goes on in the background, or is asked for again. */
const budgetMs = 20_000;

/**
 * So many requests of a process read posts themselves. Each stands in one line with the imports, so any number of them
 * would hold the imports up.
 */
const mostReaders = 2;

/**
 * A seller whose posts may be read now. Throws `subscription_expired`, `shop_suspended`, `tiktok_unavailable` while
 * importing has stopped, `forbidden` while the account is about to be deleted or has no handle.
 */
export async function requireReadable(ingestion: IngestionContext, shopId: string): Promise<Seller> {
  const now = ingestion.clock.now();
  await requireRunningSubscription(ingestion.db, shopId, now);
  const target = await findImportTarget(ingestion.db, shopId);
  if (!target) throw new AppError('forbidden', { message: detachedText });
  refuseSuspended(target.suspended_message);
  if (target.stopped_reason)
    throw new AppError('tiktok_unavailable', { message: failureText(target.stopped_reason, now) });
  if (target.deletion_due_at) throw new AppError('forbidden', { message: closedText });
  return { shopId, handle: target.handle, askedAt: now };
}

/** Reads in the turns of the caller's network, within its time; with an ended time while too many others read. */
export async function asReader<T>(
  ingestion: IngestionContext,
  { ip, signal, timeMs = budgetMs }: { ip: string; signal: AbortSignal; timeMs?: number | undefined },
  read: (within: AbortSignal) => Promise<T>,
): Promise<T> {
  const { linkReaders } = ingestion;
  if (linkReaders.count >= mostReaders) return read(AbortSignal.abort());
  linkReaders.count += 1;
  try {
    // Its network's, because who asks without end would else always stand among the first.
    const moments = { rank: 0, place: ingestion.limits.hashed(blockKey(ip)) };
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeMs)]);
    return await takingMomentsFor(moments, () => read(within));
  } finally {
    linkReaders.count -= 1;
  }
}

/** A post with all its words, when it is the seller's own. */
export async function readOwnPost(
  ingestion: IngestionContext,
  seller: Seller,
  ref: PostRef,
  signal: AbortSignal,
): Promise<{ ok: true; post: TikTokPost } | { ok: false; reason: AddLinkReason }> {
  const read = await ingestion.sources.readPost(ref, signal);
  if (!read.ok) return { ok: false, reason: asReason(read.reason) };
  const post = read.value;
  // The handle may be somebody else's by now: TikTok's own id of the account decides.
  const target = await findImportTarget(ingestion.db, seller.shopId);
  const isOther =
    post.userId !== null && target !== null && target.tiktok_user_id !== null && post.userId !== target.tiktok_user_id;
  if (isOther || post.handle.toLowerCase() !== seller.handle) return { ok: false, reason: 'another_sellers_video' };
  if (await wasTakenOverSince(ingestion.db, seller.shopId, seller.askedAt))
    return { ok: false, reason: 'another_sellers_video' };
  return { ok: true, post };
}

export function asReason(reason: FailureReason): AddLinkReason {
  return reason === 'not_found' || reason === 'private' ? reason : 'tiktok_unavailable';
}
