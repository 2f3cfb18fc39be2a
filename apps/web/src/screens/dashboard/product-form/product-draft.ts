import {
  maxDescriptionLength,
  maxSizeLength,
  maxSizes,
  maxTagLength,
  maxTags,
  maxTitleLength,
} from '@app/contracts/bounds';
import type { NewProductBody, OwnerProduct, UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { readTypedPrice } from '@app/contracts/catalog/typed-price';
import type { FieldErrors } from '#web/features/forms/field-error.ts';
import { readTime, typedTime } from '#web/lib/formatting/day-and-time.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';

/** A product as typed: every field is text, so that unreadable input is kept. */
export interface ProductDraft {
  title: string;
  price: string;
  oldPrice: string;
  /** A discount, and its end in Kampala (`2026-11-29T20:00`). */
  salePrice: string;
  saleEnds: string;
  description: string;
  tags: string;
  sizes: string;
  hidden: boolean;
  pinned: boolean;
  pictures: string[];
  /** Photos of the owner's that were taken away here. */
  removed: string[];
}

/** By the API's names. */
export const draftFields = [
  'title',
  'price',
  'old_price',
  'sale_price',
  'sale_ends_at',
  'description',
  'tags',
  'sizes',
] as const;
export type DraftErrors = FieldErrors<(typeof draftFields)[number]>;

export const unreadablePrice = 'Write the price in shillings, such as 85000, 85k or emitwalo 8.';

export const emptyDraft: ProductDraft = {
  title: '',
  price: '',
  oldPrice: '',
  salePrice: '',
  saleEnds: '',
  description: '',
  tags: '',
  sizes: '',
  hidden: false,
  pinned: false,
  pictures: [],
  removed: [],
};

export function draftOf(product: OwnerProduct): ProductDraft {
  return {
    title: product.title,
    price: typedPrice(product.price),
    oldPrice: typedPrice(product.old_price),
    salePrice: typedPrice(product.sale_price),
    saleEnds: product.sale_ends_at === null ? '' : typedTime(product.sale_ends_at),
    description: product.description ?? '',
    tags: product.tags.join(', '),
    sizes: product.sizes.join(', '),
    hidden: product.hidden,
    pinned: product.pinned,
    pictures: product.thumbnails.map((thumbnail) => thumbnail.thumbnail_url),
    removed: [],
  };
}

const typedPrice = (priceUgx: number | null) => (priceUgx === null ? '' : formatPrice(priceUgx).slice(4));

/** Separated by commas, semicolons or lines; each once. */
export function readList(text: string): string[] {
  return [...new Set(text.split(/[,;\n]/).map((item) => item.trim().replace(/^#+/, '').trim()))].filter(Boolean);
}

/**
 * Changes between two drafts. Untouched fields keep what another tab or the import wrote. `uploads` are ids of new photos by
 * their addresses.
 */
export function changesBetween(before: ProductDraft, now: ProductDraft, uploads: Record<string, string> = {}) {
  const errors = errorsOf(now);
  const changes: UpdateProductBody = {};
  if (now.title.trim() !== before.title) changes.title = now.title.trim();
  if (isOther(before.price, now.price)) changes.price = readTypedPrice(now.price);
  if (isOther(before.oldPrice, now.oldPrice)) changes.old_price = readTypedPrice(now.oldPrice);
  // Both together: one without the other is no discount.
  if (isOther(before.salePrice, now.salePrice) || before.saleEnds !== now.saleEnds) {
    changes.sale_price = readTypedPrice(now.salePrice);
    changes.sale_ends_at = readTime(now.saleEnds);
  }
  if (isOther(before.description, now.description)) changes.description = now.description.trim() || null;
  if (isOther(before.tags, now.tags)) changes.tags = readList(now.tags);
  if (isOther(before.sizes, now.sizes)) changes.sizes = readList(now.sizes);
  if (now.hidden !== before.hidden) changes.hidden = now.hidden;
  if (now.pinned !== before.pinned) changes.pinned = now.pinned;
  Object.assign(changes, pictureChanges(before, now, uploads));
  // The import may have read an old price beside an untouched price: judge only touched ones.
  if (changes.price === undefined && changes.old_price === undefined) delete errors.old_price;
  return { changes, errors, isChanged: Object.keys(changes).length > 0, hasErrors: Object.keys(errors).length > 0 };
}

/** An order is sent only where the owner chose it: it must name each picture that the product has by then. */
function pictureChanges(before: ProductDraft, now: ProductDraft, uploads: Record<string, string>): UpdateProductBody {
  const added = now.pictures.filter((address) => !before.pictures.includes(address));
  const addPhotoIds = added.flatMap((address) => uploads[address] ?? []);
  const removePhotos = now.removed.filter((address) => !now.pictures.includes(address));
  const asItCame = [...before.pictures.filter((address) => !removePhotos.includes(address)), ...added];
  return {
    ...(isOther(asItCame.join(), now.pictures.join()) && { pictures: now.pictures }),
    ...(addPhotoIds.length > 0 && { addPhotoIds }),
    ...(removePhotos.length > 0 && { removePhotos }),
  };
}

export function newProductOf(draft: ProductDraft, photoIds: string[]): NewProductBody {
  return {
    title: draft.title.trim(),
    price: readTypedPrice(draft.price),
    old_price: readTypedPrice(draft.oldPrice),
    description: draft.description.trim() || null,
    tags: readList(draft.tags),
    sizes: readList(draft.sizes),
    photoIds: [...new Set(photoIds)],
  };
}

export function errorsOf(draft: ProductDraft): DraftErrors {
  const errors: DraftErrors = {};
  if (!/[\p{L}\p{N}]/u.test(draft.title)) errors.title = 'Please enter a title.';
  else if (draft.title.trim().length > maxTitleLength)
    errors.title = `This title is too long. Use at most ${maxTitleLength} letters.`;
  const price = readTypedPrice(draft.price);
  const oldPrice = readTypedPrice(draft.oldPrice);
  if (draft.price.trim() && price === null) errors.price = unreadablePrice;
  if (draft.oldPrice.trim()) {
    if (oldPrice === null) errors.old_price = unreadablePrice;
    else if (price === null) errors.old_price = 'Enter the price first. The old price shows beside it.';
    else if (oldPrice <= price) errors.old_price = 'The old price must be higher than the price.';
  }
  Object.assign(errors, discountErrors(draft, price));
  if (draft.description.trim().length > maxDescriptionLength)
    errors.description = `This description is too long. Use at most ${maxDescriptionLength} letters.`;
  const tags = listError(readList(draft.tags), maxTags, maxTagLength);
  if (tags) errors.tags = tags;
  const sizes = listError(readList(draft.sizes), maxSizes, maxSizeLength);
  if (sizes) errors.sizes = sizes;
  return errors;
}

function discountErrors({ salePrice, saleEnds }: ProductDraft, priceUgx: number | null): DraftErrors {
  if (!salePrice.trim() && !saleEnds) return {};
  const salePriceUgx = readTypedPrice(salePrice);
  const errors: DraftErrors = {};
  if (salePriceUgx === null)
    errors.sale_price = salePrice.trim() ? unreadablePrice : 'Enter the price of the discount.';
  else if (priceUgx === null) errors.sale_price = 'Enter the price first. The discount is lower than it.';
  else if (salePriceUgx >= priceUgx) errors.sale_price = 'The discount must be lower than the price.';
  if (!saleEnds) errors.sale_ends_at = 'Choose when the discount ends.';
  else if (readTime(saleEnds) === null) errors.sale_ends_at = 'Write the year with four digits, such as 2026.';
  return errors;
}

function listError(items: string[], maxItems: number, maxLength: number): string | null {
  if (items.length > maxItems) return `Too many. Use at most ${maxItems}.`;
  const long = items.find((item) => item.length > maxLength);
  return long ? `"${long.slice(0, 20)}…" is too long. Use at most ${maxLength} letters.` : null;
}

const isOther = (before: string, now: string) => before.trim() !== now.trim();

/** The product as it is by now, with what was typed here. Pictures that came or went elsewhere come and go here. */
export function followed(before: ProductDraft, now: ProductDraft, fresh: ProductDraft): ProductDraft {
  const typed = Object.entries(now).filter(
    ([field, value]) => String(value) !== String(before[field as keyof ProductDraft]),
  );
  const draft: ProductDraft = { ...fresh, ...Object.fromEntries(typed) };
  if (draft.pictures === fresh.pictures) return draft;
  const isGone = (address: string) => before.pictures.includes(address) && !fresh.pictures.includes(address);
  const isNew = (address: string) => ![before.pictures, now.pictures].some((known) => known.includes(address));
  return {
    ...draft,
    pictures: [...now.pictures.filter((address) => !isGone(address)), ...fresh.pictures.filter(isNew)],
    removed: now.removed.filter((address) => !isGone(address)),
  };
}
