import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import type { DownloadPolicy } from '#server/platform/images/download/download.ts';
import { importImage, retryAdvice } from '#server/platform/images/images.ts';
import { createGate } from '#server/platform/images/renditions/image-work.ts';
import type { TikTokPost } from '#server/tiktok/tiktok.service.ts';
import { type CopiedPicture, type FailedCopy, listCopiedPaths } from './product-pictures.queries.ts';

/** TikTok's picture servers as its answers name them (recorded 2025-2026): any host below these. */
const cdnSuffixes = [
  '.tiktokcdn.com',
  '.tiktokcdn-us.com',
  '.tiktokcdn-eu.com',
  '.tiktokcdn-in.com',
  '.ttwstatic.com',
  '.ibyteimg.com',
  '.byteimg.com',
  '.muscdn.com',
];

/** Where a picture may come from: TikTok's servers, and the configured origin's own host. */
export function picturePolicy(webOrigin: string): DownloadPolicy {
  return {
    allowedHosts: cdnSuffixes,
    trustedOrigins: [webOrigin],
    maxBytes: 15_000_000,
    timeoutMs: 20_000,
    maxRedirects: 3,
    referer: 'https://www.tiktok.com/',
  };
}

/** In the whole process: a picture may take 15 MB while it is copied. */
const downloads = createGate(6);

/** A card shows one picture and a page a handful; more of a long photo post would cost the buyer's data for little. */
const maxPictures = 8;

/** The pictures of a post that cards of it show, first picture first: all, where each of as many cards has its own. */
export function keptPictures(pictures: TikTokPost['pictures'], cardCount: number): TikTokPost['pictures'] {
  return pictures.length === cardCount ? pictures : pictures.slice(0, maxPictures);
}

/** The pictures of a post that the shop has no copy of. A shop that has the series does not need its lone cover. */
export async function missingPictures(
  ingestion: IngestionContext,
  shopId: string,
  post: TikTokPost,
  cardCount: number,
): Promise<TikTokPost['pictures']> {
  const copied = await listCopiedPaths(ingestion.db, shopId, post.id);
  if (copied.size > 0 && !post.picturesComplete) return [];
  return keptPictures(post.pictures, cardCount).filter((picture) => !copied.has(picture.sourcePath));
}

/** Copies pictures of a post. Network and sharp only: no transaction may be open. */
export async function copyPictures(ingestion: IngestionContext, pictures: TikTokPost['pictures']) {
  const copies: CopiedPicture[] = [];
  const failed: FailedCopy[] = [];
  const outcomes = await Promise.all(
    pictures.map(({ url }) => downloads.run(() => importImage(url, ingestion.images))),
  );
  for (const [index, { sourcePath }] of pictures.entries()) {
    const outcome = outcomes[index];
    if (outcome?.ok) {
      const { hash, width, height, gradient, placeholder } = outcome.image;
      copies.push({ sourcePath, hash, width, height, placeholder: gradient, thumbhash: placeholder });
    } else if (outcome) failed.push({ sourcePath, reason: outcome.reason, retry: retryAdvice(outcome) !== 'never' });
  }
  return { copies, failed };
}
