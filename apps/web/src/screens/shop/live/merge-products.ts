import type { ProductCard } from '@app/contracts/catalog/catalog.schemas';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import type { LiveList } from './live-page.ts';

export interface ListNews {
  added?: ProductCard[];
  changed?: ProductCard[];
  removedIds?: string[];
}

/** Known products stay in their places. New ones come to the top, others by date if they `belong` on this page. */
export function mergeProducts(
  list: LiveList,
  { added = [], changed = [], removedIds = [] }: ListNews,
  belongs: (product: ProductCard) => boolean,
  toCard: (product: ProductCard) => ProductCardData,
): LiveList {
  const removed = new Set(removedIds);
  const byId = new Map([...changed, ...added].map((product) => [product.video_id, product]));
  const addedIds = new Set(added.map((product) => product.video_id));
  const known = new Set(list.cards.map((card) => card.id));
  const cards = list.cards.map((card) => {
    const product = byId.get(card.id);
    return product ? toCard(product) : card;
  });
  const newIds = new Set(list.newIds);
  for (const product of byId.values()) {
    const isAdded = addedIds.has(product.video_id);
    if (known.has(product.video_id) || !(isAdded || belongs(product))) continue;
    const card = toCard(product);
    const place = cards.findIndex(({ id, postedAt }) =>
      isAdded ? !newIds.has(id) || postedAt !== card.postedAt : postedAt < card.postedAt,
    );
    cards.splice(place < 0 ? cards.length : place, 0, card);
    if (isAdded || cards.every(({ postedAt }) => postedAt <= card.postedAt)) newIds.add(card.id);
  }
  return {
    cards: cards.filter((card) => !removed.has(card.id)),
    newIds: newIds.size > list.newIds.size ? newIds : list.newIds,
  };
}
