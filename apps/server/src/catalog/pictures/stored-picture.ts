import type { Picture } from '@app/contracts/catalog';

/** A picture as it is kept with its product. */
export interface StoredPicture extends Picture {
  thumbhash: string;
}
