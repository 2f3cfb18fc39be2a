import type { Product, ProductCard } from '@app/contracts/catalog/catalog.schemas';
import { type ProductCardData, toCard, toPicture } from '#web/features/catalog/page-product.ts';
import { forgetPages } from '#web/lib/browser/kept-pages.ts';
import { paths } from '#web/paths.ts';
import { say } from '#web/ui/toast.tsx';
import { sayGivenUp, sayTrouble } from './connection-notices.ts';
import { fetchMissedProducts } from './live.api.ts';
import type { LiveList, LivePage } from './live-page.ts';
import { openLiveSocket } from './live-socket.ts';
import { type ListNews, mergeProducts } from './merge-products.ts';

/** Follows a shop's page until the returned function is called. A hidden tab disconnects. */
export function followPage(page: LivePage, onList: (list: LiveList) => void): () => void {
  const { handle, quietTags } = page.shop;
  let list: LiveList = { cards: page.cards, newIds: new Set() };
  let stopped = false;
  let { readAt } = page;

  const standsOnPage = ({ posted_at }: ProductCard) =>
    page.lastKey === null || page.oldestPostedAt === null || posted_at > page.oldestPostedAt;
  const take = (news: ListNews) => {
    const before = list.newIds;
    for (const id of idsOf(news)) forgetPages(paths.product(handle, id));
    list = mergeProducts(list, news, standsOnPage, (product) => toCard(product, quietTags));
    announce(list.cards.filter((card) => list.newIds.has(card.id) && !before.has(card.id)));
    onList(list);
  };

  const askForMissed = async () => {
    // The next connection makes up for it.
    const missed = await fetchMissedProducts(handle, readAt).catch(() => null);
    if (stopped || !missed) return;
    readAt = missed.readAt;
    if (missed.changed.length + missed.removedIds.length > 0) take(missed);
  };

  const live = openLiveSocket(location.origin, handle, {
    onNewProduct: (product) => take({ added: [cardOf(product)] }),
    onChanged: (product) => take({ changed: [product] }),
    onRemoved: (videoId) => take({ removedIds: [videoId] }),
    onSubscribed: askForMissed,
    onTrouble: sayTrouble,
    onGivenUp: sayGivenUp,
  });
  const followVisibility = () => (document.hidden ? live.disconnect() : live.connect());
  if (document.hidden) live.disconnect();
  document.addEventListener('visibilitychange', followVisibility);
  // Another document replaces this one, which may come back as it was.
  addEventListener('pagehide', live.disconnect);
  addEventListener('pageshow', followVisibility);

  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', followVisibility);
    removeEventListener('pagehide', live.disconnect);
    removeEventListener('pageshow', followVisibility);
    live.disconnect();
  };
}

const idsOf = ({ added = [], changed = [], removedIds = [] }: ListNews) => [
  ...[...added, ...changed].map((product) => product.video_id),
  ...removedIds,
];

const cardOf = (product: Product): ProductCard => ({
  ...product,
  picture: product.primary_thumbnail && toPicture(product.primary_thumbnail),
});

function announce(fresh: ProductCardData[]): void {
  const [first] = fresh;
  if (first) say(fresh.length === 1 ? `New product: ${first.title}` : `${fresh.length} new products`);
}
