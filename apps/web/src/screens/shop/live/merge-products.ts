import type { ProductCard } from '@app/contracts/catalog';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import type { LiveList } from './live-page.ts';

/**
 * Takes changed products into the list. What stands there is replaced in place, so that nothing jumps; `isNew` decides
 * what else comes to the top: an old product of a later page that was merely edited does not belong on this one.
 */
export function mergeProducts(
  list: LiveList,
  changed: ProductCard[],
  removedIds: string[],
  isNew: (product: ProductCard) => boolean,
  toCard: (product: ProductCard) => ProductCardData,
): LiveList {
  const removed = new Set(removedIds);
  const byId = new Map(changed.map((product) => [product.video_id, product]));
  const known = new Set(list.cards.map((card) => card.id));
  const fresh = [...byId.values()].filter((product) => !known.has(product.video_id) && isNew(product)).map(toCard);
  const kept = list.cards.map((card) => {
    const product = byId.get(card.id);
    return product ? toCard(product) : card;
  });
  return {
    cards: [...fresh, ...kept].filter((card) => !removed.has(card.id)),
    newIds: fresh.length > 0 ? new Set([...list.newIds, ...fresh.map((card) => card.id)]) : list.newIds,
  };
}
