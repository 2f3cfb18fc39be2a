import type { OwnerProduct } from './owner-products.schemas.ts';

/** Why buyers do not see a product that its owner has not hidden. */
export const goneReasonMessages: Record<NonNullable<OwnerProduct['goneReason']>, string> = {
  post: 'No longer on TikTok: buyers do not see it',
  caption: 'No longer in the caption: buyers do not see it',
  joined: 'Merged with another product, which buyers see instead',
};

export const hiddenBySupportMessage =
  'Our support hid this product after a report. You cannot show it. Please write to us.';
