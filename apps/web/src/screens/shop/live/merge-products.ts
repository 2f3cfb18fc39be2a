import type { ProductCard } from '@app/contracts/catalog';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import type { LiveList } from './live-page.ts';

/**
 * Takes changed products into the list. What stands there is replaced in place, so that nothing jumps; of what else there
 * is `belongs` says whether it stands on this page. It comes before the first that was posted earlier, and counts as
 * new on top only: what a seller posted long ago is read now and then, too.
 */
export function mergeProducts(
  list: LiveList,
  changed: ProductCard[],
  removedIds: string[],
  belongs: (product: ProductCard) => boolean,
  toCard: (product: ProductCard) => ProductCardData,
): LiveList {
  const removed = new Set(removedIds);
  const byId = new Map(changed.map((product) => [product.video_id, product]));
  const known = new Set(list.cards.map((card) => card.id));
  const cards = list.cards.map((card) => {
    const product = byId.get(card.id);
    return product ? toCard(product) : card;
  });
  const newIds = new Set(list.newIds);
  for (const product of byId.values()) {
    if (known.has(product.video_id) || !belongs(product)) continue;
    const card = toCard(product);
    const place = cards.findIndex(({ postedAt }) => postedAt < card.postedAt);
    cards.splice(place < 0 ? cards.length : place, 0, card);
    if (cards.every(({ postedAt }) => postedAt <= card.postedAt)) newIds.add(card.id);
  }
  return {
    cards: cards.filter((card) => !removed.has(card.id)),
    newIds: newIds.size > list.newIds.size ? newIds : list.newIds,
  };
}
