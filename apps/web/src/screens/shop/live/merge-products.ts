import type { Product } from '@app/contracts/catalog';
import { type ProductCardData, toCard } from '#web/features/catalog/page-product.ts';

/** A first page of a shop as it was rendered, and what live updates made of it. */
export interface LiveList {
  cards: ProductCardData[];
  newIds: ReadonlySet<string>;
}

/**
 * Takes changed products into the list. What stands there is replaced in place, so that nothing jumps; `isNew` decides
 * what else comes to the top: an old product of a later page that was merely edited does not belong on this one.
 */
export function mergeProducts(
  list: LiveList,
  changed: Product[],
  removedIds: string[],
  isNew: (product: Product) => boolean,
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
