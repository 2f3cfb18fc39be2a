import type { AddLinkReason, AddLinkResult } from '@app/contracts/ingestion';
import { requireRunningSubscription } from '#server/billing/billing.service.ts';
import { findProduct, toProduct } from '#server/catalog/catalog.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { contentHash, importPost } from './import-post.ts';
import { addPostJob } from './ingestion.jobs.ts';
import type { IngestionDeps } from './ingestion-deps.ts';
import type { FailureReason, PostRef } from './sources/source.ts';

export interface Seller {
  shopId: string;
  handle: string;
}

/** The browser gives up after 30 s; what is not read by then goes on in the background. */
const budgetMs = 20_000;

const words: Record<AddLinkReason, string> = {
  not_a_tiktok_link: 'This is not a link to a TikTok video.',
  another_sellers_video: 'This video belongs to another TikTok account.',
  not_found: 'TikTok does not show this video. It may have been deleted.',
  private: 'This video is private. Make it public and try again.',
  tiktok_unavailable: 'TikTok cannot be read right now. Please try this link again later.',
  later: 'We are still looking at this video. It appears in your shop by itself.',
};

type Added = { ok: true; videoId: string } | { ok: false; reason: AddLinkReason };

/** Adds the seller's own videos by their addresses, #TRACK or not: pasting is consent. One result per link, in the order given. */
export async function addLinks(
  deps: IngestionDeps,
  seller: Seller,
  urls: string[],
  signal: AbortSignal,
): Promise<AddLinkResult[]> {
  await requireRunningSubscription(deps.database.db, seller.shopId, deps.clock.now());
  const deadline = performance.now() + budgetMs;
  const done = new Map<string, Promise<Added>>();
  const results: AddLinkResult[] = [];
  for (const url of urls) {
    const key = url.trim();
    const added = done.get(key) ?? addOne(deps, seller, key, performance.now() > deadline, signal);
    done.set(key, added);
    results.push(await describe(deps, seller, url, await added));
  }
  return results;
}

async function addOne(
  deps: IngestionDeps,
  seller: Seller,
  url: string,
  outOfTime: boolean,
  signal: AbortSignal,
): Promise<Added> {
  const link = await deps.sources.resolveLink(url, signal);
  if (!link.ok) return { ok: false, reason: link.reason === 'not_a_tiktok_link' ? link.reason : asReason(link.reason) };
  if (link.value.handle !== null && link.value.handle.toLowerCase() !== seller.handle)
    return { ok: false, reason: 'another_sellers_video' };
  if (!outOfTime) return addPost(deps, seller, link.value, signal);
  await inTransaction(deps.database.db, 'ingestion.add-later', (trx) =>
    deps.jobs.enqueue(
      trx,
      addPostJob,
      { shopId: seller.shopId, handle: link.value.handle, videoId: link.value.id },
      { key: `${seller.shopId}:${link.value.id}` },
    ),
  );
  return { ok: false, reason: 'later' };
}

/** Reads one post and adds it to the catalogue when it is the seller's own. */
export async function addPost(deps: IngestionDeps, seller: Seller, ref: PostRef, signal: AbortSignal): Promise<Added> {
  const read = await deps.sources.readPost(ref, signal);
  if (!read.ok) return { ok: false, reason: asReason(read.reason) };
  const post = read.value;
  if (post.handle.toLowerCase() !== seller.handle) return { ok: false, reason: 'another_sellers_video' };
  await importPost(deps, { shopId: seller.shopId, post, seenHash: contentHash(post), addedBy: 'link' });
  return { ok: true, videoId: post.id };
}

function asReason(reason: FailureReason): AddLinkReason {
  return reason === 'not_found' || reason === 'private' ? reason : 'tiktok_unavailable';
}

async function describe(deps: IngestionDeps, seller: Seller, url: string, added: Added): Promise<AddLinkResult> {
  if (!added.ok) return { url, ok: false, reason: added.reason, message: words[added.reason] };
  const row = await findProduct(deps.database.db, seller.shopId, added.videoId);
  // Hidden by its owner: it is in the shop and not shown.
  if (!row) return { url, ok: false, reason: 'later', message: 'This video is in your shop already, hidden.' };
  return { url, ok: true, product: toProduct(row, seller.handle, deps.publicOrigin()) };
}
