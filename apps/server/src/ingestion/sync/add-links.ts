import { createHash } from 'node:crypto';
import type { AddLinkReason, AddLinkResult } from '@app/contracts/ingestion/ingestion.schemas';
import { readProduct } from '#server/catalog/catalog.service.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { addLinkJob } from '#server/ingestion/ingestion.jobs.ts';
import { findOpenTarget } from '#server/ingestion/ingestion.queries.ts';
import { contentHash, importPost } from '#server/ingestion/posts/import-post.ts';
import { keepAsLink } from '#server/ingestion/posts/imported-products.ts';
import { fairPriority } from '#server/ingestion/schedule/import-priority.ts';
import { butSubscription } from '#server/ingestion/schedule/may-import.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { countOfGroup } from '#server/platform/jobs/waiting-jobs.ts';
import { asReason, readOrDefer, readOwnPost, requireReadable, type Seller } from './own-post.ts';

/** Links of a shop, or of a network whose shops have proven nothing, that may wait: two full calls. */
const maxWaiting = 100;

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

type LinkOutcome = { ok: true; postId: string } | { ok: false; reason: AddLinkReason };

/**
 * Adds the seller's own videos by their addresses, #TRACK or not: pasting is consent. One result per link, in the order
 * given. Links that are not read in time, or while others read, go on in the background. Throws as `requireReadable`.
 */
export async function addLinks(
  ingestion: IngestionContext,
  { shopId, ip }: { shopId: string; ip: string },
  urls: string[],
  signal: AbortSignal,
  timeMs?: number,
): Promise<AddLinkResult[]> {
  const seller = await requireReadable(ingestion, shopId);
  return readOrDefer(ingestion, { seller, ip, signal, timeMs }, async (prioritised, within) => {
    const done = new Map<string, Promise<LinkOutcome>>();
    const results: AddLinkResult[] = [];
    for (const url of urls) {
      const key = url.trim();
      const added = done.get(key) ?? addOrQueue(prioritised, { seller, ip, url: key, within });
      done.set(key, added);
      results.push(await describe(prioritised, seller, url, await added));
    }
    return results;
  });
}

async function addOrQueue(
  ingestion: IngestionContext,
  { seller, ip, url, within }: { seller: Seller; ip: string; url: string; within: AbortSignal },
): Promise<LinkOutcome> {
  const added = await addLink(ingestion, seller, url, within);
  // A read that broke off because the time was over is no answer about the video.
  if (added.ok || !within.aborted || added.reason !== 'tiktok_unavailable') return added;
  const key = `${seller.shopId}:${createHash('sha256').update(url).digest('hex').slice(0, 32)}`;
  const { shopId, askedAt } = seller;
  return inTransaction(ingestion.db, 'ingestion.add-later', async (trx): Promise<LinkOutcome> => {
    const { priority, group } = await fairPriority(ingestion.limits, trx, { shopId, ip, line: 'link' });
    const turn = { priority, group: group ?? shopId };
    if ((await countOfGroup(trx, addLinkJob, turn.group)) >= maxWaiting)
      return { ok: false, reason: 'too_many_waiting' };
    const payload = { shopId, url, askedAt: askedAt.toISOString() };
    await ingestion.jobs.enqueue(trx, addLinkJob, payload, { key, turn });
    return { ok: false, reason: 'later' };
  });
}

/** Adds the video behind one link when it is the seller's own. TikTok is not asked for what the shop has already. */
export async function addLink(
  ingestion: IngestionContext,
  seller: Seller,
  url: string,
  signal: AbortSignal,
): Promise<LinkOutcome> {
  const link = await ingestion.sources.resolveLink(url, signal);
  if (!link.ok) return { ok: false, reason: link.reason === 'not_a_tiktok_link' ? link.reason : asReason(link.reason) };
  const { handle, id } = link.value;
  if (handle !== null && handle.toLowerCase() !== seller.handle) return { ok: false, reason: 'another_sellers_video' };
  if (await listedCards(ingestion, seller, id).executeTakeFirst()) {
    await inTransaction(ingestion.db, 'ingestion.keep-link', (trx) => keepAsLink(trx, seller.shopId, id));
    return { ok: true, postId: id };
  }
  const read = await readOwnPost(ingestion, seller, link.value, signal);
  if (!read.ok) return read;
  const { post } = read;
  await importPost(ingestion, { shopId: seller.shopId, post, seenHash: contentHash(post), addedBy: 'link' });
  return { ok: true, postId: post.id };
}

/** The post's products, those that their owner or support has hidden as well. */
const listedCards = ({ db }: IngestionContext, { shopId }: Seller, postId: string) =>
  db
    .selectFrom('products')
    .select('video_id')
    .where('shop_id', '=', shopId)
    .where('post_id', '=', postId)
    .where('gone_at', 'is', null)
    .orderBy('number');

async function describe(
  ingestion: IngestionContext,
  seller: Seller,
  url: string,
  added: LinkOutcome,
): Promise<AddLinkResult> {
  if (!added.ok) return { url, ok: false, reason: added.reason, message: messages[added.reason] };
  const card = await listedCards(ingestion, seller, added.postId).where('hidden', '=', false).executeTakeFirst();
  const product = card && (await readProduct(ingestion.db, seller, card.video_id, ingestion.publicOrigin()));
  // Hidden by its owner or by support: it is in the shop and not shown.
  if (!product) return { url, ok: false, reason: 'already_hidden', message: messages.already_hidden };
  return { url, ok: true, product };
}

/** A link that did not fit into its request's time; thrown errors bring the queue's next try. */
export async function addWaitingLink(
  ingestion: IngestionContext,
  { shopId, url, askedAt }: { shopId: string; url: string; askedAt?: string },
  signal: AbortSignal,
): Promise<void> {
  const target = await findOpenTarget(ingestion, shopId, butSubscription);
  if (!target) return;
  const seller = { shopId, handle: target.handle, askedAt: askedAt ? new Date(askedAt) : ingestion.clock.now() };
  const added = await addLink(ingestion, seller, url, signal);
  if (!added.ok && added.reason === 'tiktok_unavailable')
    throw new Error(`TikTok could not be read for a pasted link of ${shopId}`);
}
