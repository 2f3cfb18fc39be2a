import type { OwnerProduct } from '@app/contracts/owner-products.schemas';

/** A move as the API takes it: `productId` goes in front of `before`. */
export interface Move {
  productId: string;
  before: string | null;
}

/**
 * Products among which one can be moved: pinned ones among pinned ones; those that need a hand stand first in the list
 * and not in the shop, so they are moved when they no longer do.
 */
const isSameGroup = (one: OwnerProduct, other: OwnerProduct) =>
  one.pinned === other.pinned && one.needs.length > 0 === other.needs.length > 0;

/**
 * One place up, down, or to the top of its group. Null when it stands there already, or its neighbour is not loaded.
 */
export function moveOf(list: OwnerProduct[], productId: string, way: 'up' | 'down' | 'top'): Move | null {
  const product = list.find((one) => one.video_id === productId);
  if (!product) return null;
  const group = list.filter((one) => isSameGroup(one, product));
  const at = group.indexOf(product);
  const target = group[way === 'top' ? 0 : way === 'up' ? at - 1 : at + 1];
  if (!target || target === product) return null;
  // Down: the next one goes in front. So it works at the end of a page, too.
  return way === 'down' ? { productId: target.video_id, before: productId } : { productId, before: target.video_id };
}

/** The loaded part of the shop's order. */
export interface LoadedList {
  products: OwnerProduct[];
  /** There are more behind it. */
  hasMore: boolean;
}

/** Dragged onto another one: it takes that one's place. Null when nothing changes or the two can't change places. */
export function dropOn({ products, hasMore }: LoadedList, draggedId: string, targetId: string): Move | null {
  const from = products.findIndex((one) => one.video_id === draggedId);
  const to = products.findIndex((one) => one.video_id === targetId);
  const [dragged, target] = [products[from], products[to]];
  if (!dragged || !target || from === to || !isSameGroup(dragged, target)) return null;
  if (from > to) return { productId: draggedId, before: targetId };
  const next = products[to + 1];
  // Nobody knows who comes behind the last one that is loaded.
  if (!next && hasMore) return { productId: draggedId, before: targetId };
  return { productId: draggedId, before: next && isSameGroup(next, dragged) ? next.video_id : null };
}

/** What takes a move back; null when nobody knows where it stood, or when it would be the same. */
export function backOf({ products, hasMore }: LoadedList, { productId }: Move): Move | null {
  const at = products.findIndex((one) => one.video_id === productId);
  const [moved, after] = [products[at], products[at + 1]];
  if (!moved || (!after && hasMore)) return null;
  return { productId, before: after && isSameGroup(after, moved) ? after.video_id : null };
}
