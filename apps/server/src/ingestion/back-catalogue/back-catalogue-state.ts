import type { BackCatalogueState } from '@app/contracts/ingestion/ingestion.schemas';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { dayMs } from '#server/platform/clock.ts';
import { clockTime } from '#server/platform/kampala-days.ts';
import { countPostProducts, findBackCatalogue } from './back-catalogues.queries.ts';

/** That everything is read is news for a day. */
const newsMs = dayMs;

/** How far the reading has come, in words; null where there is none, or where its end is no news any more. */
export async function readBackCatalogueState(
  { db, clock }: Pick<IngestionContext, 'db' | 'clock'>,
  shopId: string,
  { isPaused }: { isPaused: boolean },
): Promise<BackCatalogueState | null> {
  const row = await findBackCatalogue(db, shopId);
  const { finished_at: finishedAt = null, posts_read: postsRead = 0, total_posts: totalPosts = null } = row ?? {};
  if (!row || (finishedAt && (postsRead === 0 || clock.now().getTime() - finishedAt.getTime() > newsMs))) return null;
  const progress = { postsRead, totalPosts, products: await countPostProducts(db, shopId) };
  if (finishedAt) return { ...progress, status: 'finished', message: finishedText(progress), asksToConnect: false };
  const { trouble, due_at: dueAt } = row;
  const message = progressText(progress);
  const asksToConnect = trouble === 'not_connected';
  if (trouble === null && !isPaused) return { ...progress, status: 'reading', message, asksToConnect };
  const isHeld = isPaused && (trouble === null || dueAt !== null);
  const reason = isHeld ? pausedRestText : troubleText(trouble ?? '', dueAt, !row.may_cost);
  const status = dueAt === null || isPaused ? 'stopped' : 'waiting';
  return { ...progress, status, message: `${message}. ${reason}`, asksToConnect };
}

interface Progress {
  postsRead: number;
  totalPosts: number | null;
  products: number;
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const productsText = ({ products }: Progress): string => counted(products, 'product', 'products');

/** "140 of 312 posts read, 38 products"; TikTok's own count may be behind what it lists. */
function progressText(progress: Progress): string {
  const { postsRead, totalPosts } = progress;
  if (postsRead === 0) return 'Now we read all your older posts, too';
  const isKnown = totalPosts !== null && totalPosts >= postsRead;
  const read = isKnown
    ? `${postsRead} of ${counted(totalPosts, 'post', 'posts')} read`
    : `${counted(postsRead, 'post', 'posts')} read`;
  return `${read}, ${productsText(progress)}`;
}

/** What is said for a day after the end. */
const finishedText = (progress: Progress): string =>
  `All ${counted(progress.postsRead, 'post', 'posts')} read, ${productsText(progress)}`;

/** Why the rest comes later, or not. `wasConnected`: false of a list that was bought. */
function troubleText(trouble: string, dueAt: Date | null, wasConnected: boolean): string {
  const later = dueAt === null ? 'The rest follows later' : `The rest follows from ${clockTime(dueAt)}`;
  switch (trouble) {
    case 'not_connected':
      return wasConnected
        ? 'TikTok is no longer connected. Connect TikTok again, and the rest follows.'
        : 'Connect TikTok, and the rest follows.';
    case 'another_account':
      return 'TikTok shows the posts of another account, so we stopped.';
    case 'no_end':
      return 'TikTok shows no more of your list. Add older videos by their links.';
    case 'rate_limited':
      return `TikTok asks us to wait. ${later}.`;
    // Of bought lists: the day's runs are spent, or the month's, so that no time of day would be true.
    case 'quota':
      return 'The rest follows later.';
    default:
      return `TikTok does not show your list right now. ${later}.`;
  }
}

const pausedRestText = 'The rest follows when importing continues.';
