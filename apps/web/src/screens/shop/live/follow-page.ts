import type { Product, ProductCard } from '@app/contracts/catalog/catalog.schemas';
import { type ProductCardData, toCard, toPicture } from '#web/features/catalog/page-product.ts';
import { atSaleEnd } from '#web/features/catalog/shop-script/sale-end.ts';
import { forgetPages } from '#web/lib/browser/kept-pages.ts';
import { paths } from '#web/paths.ts';
import { say } from '#web/ui/say.ts';
import { followShop, type ShopNews } from './follow-shop.ts';
import type { LiveList, LivePage } from './live-page.ts';
import { mergeProducts } from './merge-products.ts';

/** Follows a shop's page until the returned function is called; goes on from what the page heard before the app. */
export function followPage(page: LivePage, onList: (list: LiveList) => void): () => void {
  const { handle, quietTags } = page.shop;
  const waits: (() => void)[] = [];
  let list: LiveList = { cards: page.cards, newIds: new Set() };

  const standsOnPage = ({ posted_at }: ProductCard) =>
    page.lastKey === null || page.oldestPostedAt === null || posted_at > page.oldestPostedAt;
  const take = ({ added = [], changed = [], removedIds = [] }: ShopNews) => {
    for (const id of [...[...added, ...changed].map((product) => product.video_id), ...removedIds])
      forgetPages(paths.product(handle, id));
    const news = { added: added.map(cardOf), changed, removedIds };
    list = mergeProducts(list, news, standsOnPage, (product) => toCard(product, quietTags));
    for (const { sale_ends_at } of [...added, ...changed]) if (sale_ends_at) waits.push(atSaleEnd(sale_ends_at));
  };
  const takeAndShow = (news: ShopNews) => {
    const before = list.newIds;
    take(news);
    announce(list.cards.filter((card) => list.newIds.has(card.id) && !before.has(card.id)));
    onList(list);
  };

  const { newsBeforeApp } = window;
  if (newsBeforeApp) {
    newsBeforeApp.stop();
    newsBeforeApp.news.forEach(take);
    onList(list);
  }
  window.newsBeforeApp = null;
  const stop = followShop(handle, page.readAt, takeAndShow);
  return () => {
    stop();
    for (const cancel of waits) cancel();
  };
}

const cardOf = (product: Product): ProductCard => ({
  ...product,
  picture: product.primary_thumbnail && toPicture(product.primary_thumbnail),
});

function announce(fresh: ProductCardData[]): void {
  const [first] = fresh;
  if (first) say(fresh.length === 1 ? `New product: ${first.title}` : `${fresh.length} new products`);
}
