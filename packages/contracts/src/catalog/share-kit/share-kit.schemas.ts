import { HandleParam } from '@app/contracts/addresses/handle.schemas';
import { ShopParams } from '@app/contracts/catalog/catalog.schemas';
import { productIdPattern } from '@app/contracts/catalog/product-id';
import { Nullable, OneOf, StrictObject, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

/** Pictures for a Status and for chats, posters of two sizes of paper, and the shop's number as a contact. */
export const ShareKitFile = OneOf('status.jpg', 'square.jpg', 'poster-a5.pdf', 'poster-a4.pdf', 'contact.vcf');
export type ShareKitFile = Static<typeof ShareKitFile>;

/** Without a product, the kit of the shop. */
export const ShareKitQuery = StrictObject({
  productId: Type.Optional(Type.String({ pattern: productIdPattern })),
});

/** The texts of a kit. `saveNumber` is null where buyers see no number; then there is no contact either. */
export const ShareKit = Type.Object({
  forwardText: Type.String(),
  videoLine: Type.String(),
  saveNumber: Nullable(Type.String()),
  /** Changes with everything that stands on the pictures. */
  version: Type.String(),
});
export type ShareKit = Static<typeof ShareKit>;

const tags = ['own products'];

export const calls = {
  readShareKit: {
    tags,
    summary: 'Texts by which a shop, or one of its products, is shared',
    params: ShopParams,
    query: ShareKitQuery,
    answer: Success(ShareKit),
  },
  drawShareKit: {
    tags,
    summary: 'A picture, a poster or the contact of a shop, or of one of its products, to be shared',
    params: Type.Object({ handle: HandleParam, file: ShareKitFile }),
    query: ShareKitQuery,
    answer: {
      content: {
        'image/jpeg': { schema: Type.String() },
        'application/pdf': { schema: Type.String() },
        'text/vcard': { schema: Type.String() },
      },
    },
  },
};
