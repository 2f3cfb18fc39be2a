import type { Product } from '@app/contracts/catalog';
import { useEffect, useState } from 'react';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { say } from '#web/ui/toast.tsx';
import { followShop } from './follow-shop.ts';
import { type LiveList, mergeProducts } from './merge-products.ts';

export interface LivePage {
  shop: { handle: string };
  cards: ProductCardData[];
  lastKey: string | null;
  /** When the page was read. It may have been cached since, so the first connection already asks for what it missed. */
  readAt: string;
  /** TikTok's date of the oldest product on the page, null when it is empty. */
  oldestPostedAt: string | null;
}

const nothingNew: ReadonlySet<string> = new Set();

/** The cards of a page with live updates taken in: new products on top, announced politely. */
export function useLiveCards(page: LivePage, live: boolean): LiveList {
  const [state, setState] = useState<{ page: LivePage; list: LiveList } | null>(null);
  const rendered: LiveList = { cards: page.cards, newIds: nothingNew };

  useEffect(() => {
    if (!live) return;
    let list: LiveList = { cards: page.cards, newIds: nothingNew };
    const take = (changed: Product[], removedIds: string[], isNew: (product: Product) => boolean) => {
      const before = list.newIds;
      list = mergeProducts(list, changed, removedIds, isNew);
      announce(list.cards.filter((card) => list.newIds.has(card.id) && !before.has(card.id)));
      setState({ page, list });
    };
    const standsOnFirstPage = ({ posted_at }: Product) =>
      page.lastKey === null || page.oldestPostedAt === null || posted_at > page.oldestPostedAt;
    return followShop(page.shop.handle, page.readAt, {
      onNewProduct: (product) => take([product], [], () => true),
      onMissed: (changed, removedIds) => {
        if (changed.length + removedIds.length > 0) take(changed, removedIds, standsOnFirstPage);
      },
    });
  }, [page, live]);

  return state?.page === page ? state.list : rendered;
}

function announce(fresh: ProductCardData[]): void {
  const [first] = fresh;
  if (first) say(fresh.length === 1 ? `New product: ${first.title}` : `${fresh.length} new products`);
}
