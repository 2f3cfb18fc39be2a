import type { ProductSort } from '@app/contracts/catalog';
import { decodeListKey, encodeListKey, type ListKey } from '#server/catalog/products/list-key.ts';

/** Where a page of the owner's list ended: among those that need a hand, or after them. */
export interface OwnerListKey extends ListKey {
  needsHand: boolean;
}

/** The opaque `lastKey` of the wire. */
export function encodeOwnerListKey({ needsHand, ...key }: OwnerListKey): string {
  return `${needsHand ? 'y' : 'n'}${encodeListKey(key)}`;
}

/** Null for anything that `encodeOwnerListKey` did not make, and for another order than the one asked for. */
export function decodeOwnerListKey(text: string, sort: ProductSort): OwnerListKey | null {
  const key = /^[yn]/.test(text) ? decodeListKey(text.slice(1), sort) : null;
  return key && { ...key, needsHand: text.startsWith('y') };
}
