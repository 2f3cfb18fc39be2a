import type { Product, ProductCard } from '@app/contracts/catalog/catalog.schemas';
import { connectWhileVisible } from '#web/features/live/connect-while-visible.ts';
import { openLiveSocket } from '#web/features/live/live-socket.ts';
import { say } from '#web/ui/say.ts';
import { fetchMissedProducts } from './missed-products.ts';

/** What a shop tells of its products. */
export interface ShopNews {
  added?: Product[];
  changed?: ProductCard[];
  removedIds?: string[];
}

/** Follows a shop from the instant `readAt` on, until the returned function is called. A hidden tab disconnects. */
export function followShop(handle: string, readAt: string, onNews: (news: ShopNews) => void): () => void {
  let stopped = false;
  let since = readAt;
  /** Products that were heard of while what was missed was on its way, which is older. */
  const heardOf = new Set<string>();

  const askForMissed = async (changedAt: string | null) => {
    heardOf.clear();
    // ISO instants, so they compare as text.
    if (!changedAt || changedAt <= since) return;
    // The next connection makes up for it.
    const missed = await fetchMissedProducts(handle, since).catch(() => null);
    if (stopped || !missed) return;
    since = missed.readAt;
    const changed = missed.changed.filter(({ video_id }) => !heardOf.has(video_id));
    const removedIds = missed.removedIds.filter((id) => !heardOf.has(id));
    if (changed.length + removedIds.length > 0) onNews({ changed, removedIds });
  };
  const hear = (id: string, news: ShopNews) => {
    heardOf.add(id);
    onNews(news);
  };

  const live = openLiveSocket(location.origin, handle, {
    onNewProduct: (product) => hear(product.video_id, { added: [product] }),
    onChanged: (product) => hear(product.video_id, { changed: [product] }),
    onRemoved: (videoId) => hear(videoId, { removedIds: [videoId] }),
    onSubscribed: askForMissed,
    onTrouble: sayTrouble,
    onGivenUp: sayGivenUp,
  });
  const leave = connectWhileVisible(live);
  return () => {
    stopped = true;
    leave();
  };
}

/** Said once per page: a shop works without live updates. */
const said = { trouble: false, givenUp: false };

/** The first failure; the offline banner covers a phone without network. */
export function sayTrouble(): void {
  if (said.trouble || !navigator.onLine) return;
  said.trouble = true;
  say('Connection error. Retrying...');
}

export function sayGivenUp(): void {
  if (said.givenUp || !navigator.onLine) return;
  said.givenUp = true;
  say('Unable to connect to live updates. Please refresh the page.', 8000);
}
