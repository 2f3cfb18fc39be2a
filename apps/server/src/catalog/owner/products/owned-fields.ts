import type { OwnedField } from '@app/contracts/catalog/owner-products.schemas';
import type { Updateable } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

export type ProductColumns = Updateable<Tables['products']>;

/** The owner's columns of each field while the imported value stands: what a reset writes, and any other value is the owner's. */
export const importedAgain: Record<OwnedField, ProductColumns> = {
  title: { owner_title: null },
  price: { owner_price_set: false, owner_price_ugx: null },
  old_price: { owner_old_price_set: false, owner_old_price_ugx: null },
  description: { owner_description: null },
  tags: { owner_tags: null },
  sizes: { owner_sizes: null },
  availability: { owner_availability: null },
  pictures: { owner_picture_order: null },
};
