import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import type { Change } from '#web/features/catalog/owner/use-change-product.ts';

export const joinChange = ({ video_id: productId, joinedInto }: OwnerProduct, into: OwnerProduct): Change => ({
  productId,
  changes: { joinedInto: into.video_id },
  undo: { joinedInto },
  done: `Merged with number ${into.number}`,
});

export const takeOutChange = ({ video_id: productId, joinedInto }: OwnerProduct): Change => ({
  productId,
  changes: { joinedInto: null },
  undo: { joinedInto },
  done: 'Sold by itself again',
});

/** A split-off product stays on the shop whatever its caption names. */
export const splitChange = ({ video_id: productId }: OwnerProduct, splitOff: boolean): Change => ({
  productId,
  changes: { splitOff },
  undo: { splitOff: !splitOff },
  done: splitOff ? 'Back on your shop' : 'Taken off your shop',
});

/** Undo restores the owner's earlier order, or TikTok's. */
export const firstPictureChange = (product: OwnerProduct, address: string): Change => ({
  productId: product.video_id,
  changes: { pictures: [address] },
  undo: product.owned.includes('pictures')
    ? { pictures: product.thumbnails.map((thumbnail) => thumbnail.thumbnail_url) }
    : { reset: ['pictures'] },
  done: 'Buyers see this picture first',
});
