import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';

export interface Move {
  productId: string;
  before: string | null;
}

/** Pinned products move among pinned ones. Products that need review do not move. */
const isSameGroup = (one: OwnerProduct, other: OwnerProduct) =>
  one.pinned === other.pinned && one.needs.length > 0 === other.needs.length > 0;

/** One place up, down, or to the top of its group. Null if it is there already, or its neighbour is not loaded. */
export function moveOf(list: OwnerProduct[], productId: string, way: 'up' | 'down' | 'top'): Move | null {
  const product = list.find((one) => one.video_id === productId);
  if (!product) return null;
  const group = list.filter((one) => isSameGroup(one, product));
  const at = group.indexOf(product);
  const target = group[way === 'top' ? 0 : way === 'up' ? at - 1 : at + 1];
  if (!target || target === product) return null;
  // Moves the next one in front, which also works at the end of a page.
  return way === 'down' ? { productId: target.video_id, before: productId } : { productId, before: target.video_id };
}

export interface LoadedList {
  products: OwnerProduct[];
  hasMore: boolean;
}

/** It takes the target's place. Null if nothing changes or the two are in different groups. */
export function dropOn({ products, hasMore }: LoadedList, draggedId: string, targetId: string): Move | null {
  const from = products.findIndex((one) => one.video_id === draggedId);
  const to = products.findIndex((one) => one.video_id === targetId);
  const [dragged, target] = [products[from], products[to]];
  if (!dragged || !target || from === to || !isSameGroup(dragged, target)) return null;
  if (from > to) return { productId: draggedId, before: targetId };
  const next = products[to + 1];
  // The product behind the last loaded one is unknown.
  if (!next && hasMore) return { productId: draggedId, before: targetId };
  return { productId: draggedId, before: next && isSameGroup(next, dragged) ? next.video_id : null };
}

/** The move that undoes this one; null if the former place is unknown. */
export function backOf({ products, hasMore }: LoadedList, { productId }: Move): Move | null {
  const at = products.findIndex((one) => one.video_id === productId);
  const [moved, after] = [products[at], products[at + 1]];
  if (!moved || (!after && hasMore)) return null;
  return { productId, before: after && isSameGroup(after, moved) ? after.video_id : null };
}
