import { maxPriceUgx } from '@app/contracts/bounds';
import { isProductId } from '@app/contracts/catalog/product-id';
import { savedKey } from './saved-key.ts';
import { readSavedText, savedChangeEvent } from './saved-text.ts';

/** A product that this browser saved, as it was last seen. No call carries the list. */
export interface SavedProduct {
  handle: string;
  id: string;
  number: number;
  title: string;
  /** Key of its picture. */
  picture: string | null;
  /** Null: there was no price. */
  priceUgx: number | null;
  /** When that price was seen. */
  seenAtMs: number;
  /** The price when it was saved, to say that it changed. */
  savedPriceUgx: number | null;
}

export const maxSaved = 100;
export const fullWords = `${maxSaved} products are saved: no more have room. Remove some first.`;
export const notKeptWords = 'This browser keeps nothing here, so it could not be saved.';
/** Longer titles are cut: what a page shows is at most as long. */
const maxTitleLength = 300;

/** Newest first. What is in another shape is left out. */
export function parseSaved(text: string): SavedProduct[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, maxSaved) : [];
  } catch {
    return [];
  }
}

export const listSaved = (): SavedProduct[] => parseSaved(readSavedText());

export const isSameProduct = (one: Pick<SavedProduct, 'handle' | 'id'>, other: Pick<SavedProduct, 'handle' | 'id'>) =>
  one.id === other.id && one.handle === other.handle;

/** Saves it first in the list, or the words why not. */
export function saveProduct(product: Omit<SavedProduct, 'savedPriceUgx'>): string | null {
  const saved = listSaved();
  if (saved.some((one) => isSameProduct(one, product))) return null;
  if (saved.length >= maxSaved) return fullWords;
  const added = { ...product, title: product.title.slice(0, maxTitleLength), savedPriceUgx: product.priceUgx };
  return writeSaved([added, ...saved]) ? null : notKeptWords;
}

export function removeSaved(product: Pick<SavedProduct, 'handle' | 'id'>): void {
  writeSaved(listSaved().filter((one) => !isSameProduct(one, product)));
}

/** What the shop says of it now. It keeps its place, and the price at which it was saved. */
export function renewSaved(product: Pick<SavedProduct, 'handle' | 'id'>, facts: Partial<SavedProduct>): void {
  const saved = listSaved();
  if (!saved.some((one) => isSameProduct(one, product))) return;
  writeSaved(saved.map((one) => (isSameProduct(one, product) ? { ...one, ...facts } : one)));
}

/** Whether the browser has kept it. */
export function writeSaved(saved: SavedProduct[]): boolean {
  try {
    if (saved.length > 0) localStorage.setItem(savedKey, JSON.stringify(saved));
    else localStorage.removeItem(savedKey);
    return true;
  } catch {
    return false;
  } finally {
    dispatchEvent(new Event(savedChangeEvent));
  }
}

const isPrice = (price: unknown) =>
  price === null || (Number.isInteger(price) && (price as number) >= 0 && (price as number) <= maxPriceUgx);

function isSaved(product: Partial<SavedProduct> | null): product is SavedProduct {
  const { handle, id, number, title, picture, priceUgx, seenAtMs, savedPriceUgx } = product ?? {};
  return (
    typeof handle === 'string' &&
    /^[a-z0-9_.]{2,24}$/.test(handle) &&
    typeof id === 'string' &&
    isProductId(id) &&
    Number.isInteger(number) &&
    typeof title === 'string' &&
    title.length <= maxTitleLength &&
    (picture === null || /^[0-9a-f]{1,64}$/.test(String(picture))) &&
    isPrice(priceUgx) &&
    isPrice(savedPriceUgx) &&
    // A day that a date can hold.
    Math.abs(seenAtMs as number) < 8e15
  );
}
