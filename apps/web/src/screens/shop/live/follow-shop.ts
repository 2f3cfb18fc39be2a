import type { Product } from '@app/contracts/catalog';
import { savesData } from '#web/lib/browser/connectivity.ts';
import { sayGivenUp, sayTrouble } from './connection-notices.ts';
import { fetchMissedProducts } from './live.api.ts';

/** The pictures come first: live updates wait this long after the page has loaded. */
const startDelayMs = 3000;

interface ShopEvents {
  onNewProduct(product: Product): void;
  onMissed(changed: Product[], removedIds: string[]): void;
}

/**
 * Tells what changes in a shop while its page is looked at, until the returned function is called. Nothing happens with
 * Save-Data or on 2g; a hidden tab is disconnected, and what it missed is asked for when it shows again.
 */
export function followShop(handle: string, since: string, events: ShopEvents): () => void {
  if (savesData()) return () => {};
  let stopped = false;
  let readAt = since;
  let live: { connect(): void; disconnect(): void } | undefined;

  const askForMissed = async () => {
    const missed = await fetchMissedProducts(handle, readAt);
    if (stopped || !missed) return;
    readAt = missed.readAt;
    events.onMissed(missed.changed, missed.removedIds);
  };

  const open = async () => {
    const { openLiveSocket } = await import('./live-socket.ts');
    if (stopped || live) return;
    live = openLiveSocket(location.origin, handle, {
      onNewProduct: events.onNewProduct,
      onChanged: (product) => events.onMissed([product], []),
      onRemoved: (videoId) => events.onMissed([], [videoId]),
      onSubscribed: askForMissed,
      onTrouble: sayTrouble,
      onGivenUp: sayGivenUp,
    });
    if (document.hidden) live.disconnect();
  };

  const followVisibility = () => {
    if (live) document.hidden ? live.disconnect() : live.connect();
    // A failed download of the socket is no loss: the page works without, and the next look at it tries again.
    else if (!document.hidden) open().catch(() => {});
  };

  const timer = setTimeout(() => {
    followVisibility();
    document.addEventListener('visibilitychange', followVisibility);
  }, startDelayMs);

  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', followVisibility);
    live?.disconnect();
  };
}
