import { listProductsPath } from '@app/contracts/catalog/catalog.endpoints';
import type { Product, ProductCard, ProductCardList } from '@app/contracts/catalog/catalog.schemas';
import { type ProductCardData, toCard, toPicture } from '#web/features/catalog/page-product.ts';
import { forgetPages } from '#web/lib/browser/kept-pages.ts';
import { paths } from '#web/paths.ts';
import { say } from '#web/ui/toast.tsx';
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

interface MissedProducts {
  changed: ProductCard[];
  removedIds: string[];
  readAt: string;
}

const pausesMs = [1000, 2000];

/** What changed in a shop since an instant. Not by `call`: it is five times as large. */
export async function fetchMissedProducts(handle: string, since: string): Promise<MissedProducts> {
  const query = new URLSearchParams({ since, limit: '100', fields: 'card' });
  const url = `${listProductsPath.replace(':handle', encodeURIComponent(handle))}?${query}`;
  for (const pauseMs of pausesMs) {
    try {
      return await read(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return read(url);
}

async function read(url: string): Promise<MissedProducts> {
  const response = await fetch(url);
  const { data } = (await response.json()) as { data: ProductCardList };
  return { changed: data.data, removedIds: data.meta.removed, readAt: data.meta.timestamp };
}
