import type { Picture } from '@app/contracts/catalog.schemas';

/** A picture as it is kept with its product. */
export interface StoredPicture extends Picture {
  thumbhash: string;
}
