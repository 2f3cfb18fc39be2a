import { createHash } from 'node:crypto';
import type { AddLinkReason, AddLinkResult } from '@app/contracts/ingestion';
import { wasTakenOverSince } from '#server/accounts/accounts.service.ts';
import { requireRunningSubscription } from '#server/billing/billing.service.ts';
import { readProduct, refuseSuspended } from '#server/catalog/catalog.service.ts';
import { takeTurn } from '#server/ingestion/import/import-turns.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { addLinkJob } from '#server/ingestion/ingestion.jobs.ts';
import { findImportTarget, isOpenForImport } from '#server/ingestion/ingestion.queries.ts';
import { contentHash, importPost } from '#server/ingestion/posts/import-post.ts';
import { keepAsLink } from '#server/ingestion/posts/imported-products.ts';
import { takingMomentsFor } from '#server/ingestion/sources/request-gap.ts';
import type { FailureReason, PostRef } from '#server/ingestion/sources/source.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { blockKey } from '#server/platform/http/database-limits.ts';
import { countOfGroup } from '#server/platform/jobs/waiting-jobs.ts';
import { closedText, detachedText, failureText } from './sync.messages.ts';

interface Seller {
  shopId: string;
  handle: string;
  /** When the link was pasted. */
  askedAt: Date;
}

/** The browser gives up after 30 s; what is not read by then goes on in the background. */
const budgetMs = 20_000;

/**
 * So many requests of a process read links themselves. Each stands in one line with the imports, so any number of them
 * would hold the imports up; the others' links are read in the background, in turns.
 */
const mostReaders = 2;

/** So many links of a shop, or of a network whose shops have proven nothing, may wait: two full calls. */
const mostWaiting = 100;

const messages: Record<AddLinkReason, string> = {
  not_a_tiktok_link: 'This is not a link to a TikTok video.',
  another_sellers_video: 'This video belongs to another TikTok account.',
  not_found: 'TikTok does not show this video. It may have been deleted.',
  private: 'This video is private. Make it public and try again.',
  tiktok_unavailable: 'TikTok cannot be read right now. Please try this link again later.',
  already_hidden: 'This video is already in your shop, but hidden.',
  later: 'We are still looking at this video. It will appear in your shop.',
  too_many_waiting: 'Many videos are waiting already. Please try this link again later.',
};

type Added = { ok: true; videoId: string } | { ok: false; reason: AddLinkReason };

/**
 * Adds the seller's own videos by their addresses, #TRACK or not: pasting is consent. One result per link, in the order
 * given. What is not read after `budgetMs`, or while other requests read, goes on in the background. Throws `subscription_expired`, `shop_suspended`,
 * `tiktok_unavailable` while importing has stopped, `forbidden` while the account is about to be deleted.
 */
export async function addLinks(
  ingestion: IngestionContext,
  { shopId, ip }: { shopId: string; ip: string },
  urls: string[],
  signal: AbortSignal,
  timeMs: number = budgetMs,
): Promise<AddLinkResult[]> {
  const now = ingestion.clock.now();
  await requireRunningSubscription(ingestion.db, shopId, now);
  const target = await findImportTarget(ingestion.db, shopId);
  if (!target) throw new AppError('forbidden', { message: detachedText });
  const seller: Seller = { shopId, handle: target.handle, askedAt: now };
  refuseSuspended(target.suspended_message);
  if (target.stopped_reason)
    throw new AppError('tiktok_unavailable', { message: failureText(target.stopped_reason, now) });
  if (target.deletion_due_at) throw new AppError('forbidden', { message: closedText });
  const { linkReaders } = ingestion;
  if (linkReaders.count >= mostReaders) return readLinks(ingestion, { seller, ip, urls, within: AbortSignal.abort() });
  linkReaders.count += 1;
  try {
    // Its network's, because who pastes without end would else always stand among the first.
    const moments = { rank: 0, place: ingestion.limits.hashed(blockKey(ip)) };
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeMs)]);
    return await takingMomentsFor(moments, () => readLinks(ingestion, { seller, ip, urls, within }));
  } finally {
    linkReaders.count -= 1;
  }
}

/** What only TikTok can tell after `within` goes on in the background. */
async function readLinks(
  ingestion: IngestionContext,
  { seller, ip, urls, within }: { seller: Seller; ip: string; urls: string[]; within: AbortSignal },
): Promise<AddLinkResult[]> {
  const done = new Map<string, Promise<Added>>();
  const results: AddLinkResult[] = [];
  for (const url of urls) {
    const key = url.trim();
    const added = done.get(key) ?? addOrQueue(ingestion, { seller, ip, url: key, within });
    done.set(key, added);
    results.push(await describe(ingestion, seller, url, await added));
  }
  return results;
}

async function addOrQueue(
  ingestion: IngestionContext,
  { seller, ip, url, within }: { seller: Seller; ip: string; url: string; within: AbortSignal },
): Promise<Added> {
  const added = await addLink(ingestion, seller, url, within);
  // What broke off because the time was over is no answer about the video.
  if (added.ok || !within.aborted || added.reason !== 'tiktok_unavailable') return added;
  const key = `${seller.shopId}:${createHash('sha256').update(url).digest('hex').slice(0, 32)}`;
  const { shopId, askedAt } = seller;
  return inTransaction(ingestion.db, 'ingestion.add-later', async (trx): Promise<Added> => {
    const { priority, group } = await takeTurn(ingestion.limits, trx, { shopId, ip, line: 'link' });
    const turn = { priority, group: group ?? shopId };
    if ((await countOfGroup(trx, addLinkJob, turn.group)) >= mostWaiting)
      return { ok: false, reason: 'too_many_waiting' };
    const payload = { shopId, url, askedAt: askedAt.toISOString() };
    await ingestion.jobs.enqueue(trx, addLinkJob, payload, { key, turn });
    return { ok: false, reason: 'later' };
  });
}

/**
 * Adds the video behind one link when it is the seller's own. What the shop has already is not asked of TikTok again.
 */
export async function addLink(
  ingestion: IngestionContext,
  seller: Seller,
  url: string,
  signal: AbortSignal,
): Promise<Added> {
  const link = await ingestion.sources.resolveLink(url, signal);
  if (!link.ok) return { ok: false, reason: link.reason === 'not_a_tiktok_link' ? link.reason : asReason(link.reason) };
  const { handle, id } = link.value;
  if (handle !== null && handle.toLowerCase() !== seller.handle) return { ok: false, reason: 'another_sellers_video' };
  if (await isInShop(ingestion, seller, id)) {
    await inTransaction(ingestion.db, 'ingestion.keep-link', (trx) => keepAsLink(trx, seller.shopId, id));
    return { ok: true, videoId: id };
  }
  return addPost(ingestion, seller, link.value, signal);
}

/** Shown or hidden; what the import took off is not there. */
async function isInShop({ db }: IngestionContext, { shopId }: Seller, postId: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('video_id')
    .where('shop_id', '=', shopId)
    .where('post_id', '=', postId)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function addPost(ingestion: IngestionContext, seller: Seller, ref: PostRef, signal: AbortSignal): Promise<Added> {
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
  await importPost(ingestion, { shopId: seller.shopId, post, seenHash: contentHash(post), addedBy: 'link' });
  return { ok: true, videoId: post.id };
}

function asReason(reason: FailureReason): AddLinkReason {
  return reason === 'not_found' || reason === 'private' ? reason : 'tiktok_unavailable';
}

async function describe(
  ingestion: IngestionContext,
  seller: Seller,
  url: string,
  added: Added,
): Promise<AddLinkResult> {
  if (!added.ok) return { url, ok: false, reason: added.reason, message: messages[added.reason] };
  const product = await readProduct(ingestion.db, seller, added.videoId, ingestion.publicOrigin());
  // Hidden by its owner: it is in the shop and not shown.
  if (!product) return { url, ok: false, reason: 'already_hidden', message: messages.already_hidden };
  return { url, ok: true, product };
}

/** A link that did not fit into its request's time; thrown errors bring the queue's next try. */
export async function addWaitingLink(
  ingestion: IngestionContext,
  { shopId, url, askedAt }: { shopId: string; url: string; askedAt?: string },
  signal: AbortSignal,
): Promise<void> {
  const target = await findImportTarget(ingestion.db, shopId);
  if (!target || !isOpenForImport(target)) return;
  const added = await addLink(
    ingestion,
    { shopId, handle: target.handle, askedAt: askedAt ? new Date(askedAt) : ingestion.clock.now() },
    url,
    signal,
  );
  if (!added.ok && added.reason === 'tiktok_unavailable')
    throw new Error(`TikTok could not be read for a pasted link of ${shopId}`);
}
