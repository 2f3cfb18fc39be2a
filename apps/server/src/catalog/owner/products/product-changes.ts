import type { OwnedField, UpdateProductBody } from '@app/contracts/owner-products';
import type { Updateable } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { fieldError } from '#server/platform/errors.ts';
import type { OwnerProductRow } from './owner-products.queries.ts';
import { cleanSizes, cleanTags, cleanTitle } from './typed-values.ts';

type ProductColumns = Updateable<Tables['products']>;

/** What each field is stored as when it goes back to what the import read. */
const givenBack: Record<OwnedField, ProductColumns> = {
  title: { owner_title: null },
  price: { owner_price_set: false, owner_price_ugx: null },
  old_price: { owner_old_price_set: false, owner_old_price_ugx: null },
  tags: { owner_tags: null },
  sizes: { owner_sizes: null },
  availability: { owner_availability: null },
  pictures: { owner_picture_order: null },
};

/**
 * The columns that a change writes: those of the fields that it names and no others, so that two tabs do not undo each other. Throws
 * `invalid_request` naming the field.
 */
export function changedColumns(row: OwnerProductRow, body: UpdateProductBody): ProductColumns {
  const set: ProductColumns = {};
  for (const field of body.reset ?? []) {
    if (body[field] !== undefined) throw fieldError('reset', `${field} cannot be changed and given back at once.`);
    if (row.kind === 'manual' && field !== 'pictures')
      throw fieldError('reset', 'This product was made by hand: there is no TikTok caption to go back to.');
    Object.assign(set, givenBack[field]);
  }
  if (body.title !== undefined) set.owner_title = cleanTitle(body.title);
  if (body.price !== undefined) Object.assign(set, { owner_price_set: true, owner_price_ugx: body.price });
  if (body.old_price !== undefined) Object.assign(set, oldPriceColumns(row, body, body.old_price));
  if (body.tags !== undefined) set.owner_tags = cleanTags(body.tags);
  if (body.sizes !== undefined) set.owner_sizes = cleanSizes(body.sizes);
  if (body.availability !== undefined) set.owner_availability = body.availability;
  if (body.hidden !== undefined) set.hidden = body.hidden;
  // Shown by its owner, it is the owner's.
  if (body.hidden === false) set.from_former_holder = false;
  if (body.pinned !== undefined) set.pinned = body.pinned;
  if (body.pictures !== undefined) set.owner_picture_order = pictureOrder(row, body.pictures);
  if (body.confirm?.includes('title')) set.title_confirmed = true;
  if (body.confirm?.includes('price')) set.price_confirmed = true;
  return set;
}

/** An old price below the new one would show a rise as a bargain. */
export function requireHigherOldPrice(oldPriceUgx: number | null, priceUgx: number | null): void {
  if (oldPriceUgx === null) return;
  if (priceUgx === null) throw fieldError('old_price', 'Enter the price first: an old price is shown beside it.');
  if (oldPriceUgx <= priceUgx) throw fieldError('old_price', 'The old price must be higher than the price.');
}

function oldPriceColumns(row: OwnerProductRow, body: UpdateProductBody, oldPriceUgx: number | null): ProductColumns {
  const imported = body.reset?.includes('price') ? row.imported_price_ugx : row.price_ugx;
  requireHigherOldPrice(oldPriceUgx, body.price === undefined ? imported : body.price);
  return { owner_old_price_set: true, owner_old_price_ugx: oldPriceUgx };
}

function pictureOrder(row: OwnerProductRow, addresses: string[]): string[] {
  const known = row.thumbnails.map((thumbnail) => thumbnail.thumbnail_url);
  if (JSON.stringify([...known].sort()) !== JSON.stringify([...addresses].sort()))
    throw fieldError('pictures', 'The pictures have changed meanwhile. Please load the product again.');
  return addresses.map((address) => /[0-9a-f]{32}/.exec(address)?.[0] ?? '');
}
