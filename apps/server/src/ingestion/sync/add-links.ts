import { createHash } from 'node:crypto';
import type { AddLinkReason, AddLinkResult } from '@app/contracts/ingestion.schemas';
import { readProduct } from '#server/catalog/catalog.service.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { addLinkJob } from '#server/ingestion/ingestion.jobs.ts';
import { findImportTarget } from '#server/ingestion/ingestion.queries.ts';
import { contentHash, importPost } from '#server/ingestion/posts/import-post.ts';
import { keepAsLink } from '#server/ingestion/posts/imported-products.ts';
import { fairPriority } from '#server/ingestion/schedule/import-priority.ts';
import { butSubscription, findObstacle } from '#server/ingestion/schedule/may-import.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { countOfGroup } from '#server/platform/jobs/waiting-jobs.ts';
import { asReason, readingInTurn, readOwnPost, requireReadable, type Seller } from './own-post.ts';

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

type Added = { ok: true; postId: string } | { ok: false; reason: AddLinkReason };

/**
 * Adds the seller's own videos by their addresses, #TRACK or not: pasting is consent. One result per link, in the order
 * given. What is not read in time, or while other requests read, goes on in the background. Throws `subscription_expired`, `shop_suspended`,
 * `tiktok_unavailable` while importing has stopped, `forbidden` while the account is about to be deleted.
 */
export async function addLinks(
  ingestion: IngestionContext,
  { shopId, ip }: { shopId: string; ip: string },
  urls: string[],
  signal: AbortSignal,
  timeMs?: number,
): Promise<AddLinkResult[]> {
  const seller = await requireReadable(ingestion, shopId);
  return readingInTurn(ingestion, { seller, ip, signal, timeMs }, (prioritised, within) =>
    readLinks(prioritised, { seller, ip, urls, within }),
  );
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
    const { priority, group } = await fairPriority(ingestion.limits, trx, { shopId, ip, line: 'link' });
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
    return { ok: true, postId: id };
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

async function addPost(
  ingestion: IngestionContext,
  seller: Seller,
  ref: { handle: string | null; id: string },
  signal: AbortSignal,
): Promise<Added> {
  const read = await readOwnPost(ingestion, seller, ref, signal);
  if (!read.ok) return read;
  const { post } = read;
  await importPost(ingestion, { shopId: seller.shopId, post, seenHash: contentHash(post), addedBy: 'link' });
  return { ok: true, postId: post.id };
}

/** The first of a post's products that buyers see. */
async function findShownCard({ db }: IngestionContext, { shopId }: Seller, postId: string): Promise<string | null> {
  const row = await db
    .selectFrom('products')
    .select('video_id')
    .where('shop_id', '=', shopId)
    .where('post_id', '=', postId)
    .where('gone_at', 'is', null)
    .where('hidden', '=', false)
    .orderBy('number')
    .executeTakeFirst();
  return row?.video_id ?? null;
}

async function describe(
  ingestion: IngestionContext,
  seller: Seller,
  url: string,
  added: Added,
): Promise<AddLinkResult> {
  if (!added.ok) return { url, ok: false, reason: added.reason, message: messages[added.reason] };
  const videoId = await findShownCard(ingestion, seller, added.postId);
  const product = videoId && (await readProduct(ingestion.db, seller, videoId, ingestion.publicOrigin()));
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
  if (!target || findObstacle(target, ingestion.clock.now(), butSubscription)) return;
  const added = await addLink(
    ingestion,
    { shopId, handle: target.handle, askedAt: askedAt ? new Date(askedAt) : ingestion.clock.now() },
    url,
    signal,
  );
  if (!added.ok && added.reason === 'tiktok_unavailable')
    throw new Error(`TikTok could not be read for a pasted link of ${shopId}`);
}
