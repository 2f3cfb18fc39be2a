import { clockTime } from '#server/platform/kampala-days.ts';

export interface Progress {
  postsRead: number;
  totalPosts: number | null;
  products: number;
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const productsText = ({ products }: Progress): string => counted(products, 'product', 'products');

/** "140 of 312 posts read, 38 products"; TikTok's own count may be behind what it lists. */
export function progressText(progress: Progress): string {
  const { postsRead, totalPosts } = progress;
  if (postsRead === 0) return 'Now we read all your older posts, too';
  const isKnown = totalPosts !== null && totalPosts >= postsRead;
  const read = isKnown
    ? `${postsRead} of ${counted(totalPosts, 'post', 'posts')} read`
    : `${counted(postsRead, 'post', 'posts')} read`;
  return `${read}, ${productsText(progress)}`;
}

/** What is said for a day after the end. */
export const finishedText = (progress: Progress): string =>
  `All ${counted(progress.postsRead, 'post', 'posts')} read, ${productsText(progress)}`;

/** Why the rest comes later, or not. `wasConnected`: false of a list that was bought. */
export function troubleText(trouble: string, dueAt: Date | null, wasConnected: boolean): string {
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

export const pausedRestText = 'The rest follows when importing continues.';
