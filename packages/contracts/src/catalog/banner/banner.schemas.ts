import { ShopParams } from '@app/contracts/catalog/catalog.schemas';
import { photoTypes } from '@app/contracts/catalog/photos';
import { Nullable, StrictObject, Success } from '@app/contracts/envelope.schemas';
import { fileBody } from '@app/contracts/files.schemas';
import Type, { type Static } from 'typebox';

/** The picture that stands among a shop's products: 960 x 320, at most 20 kB. */
export const Banner = Type.Object({
  /** Names it; a banner that was replaced comes back by it. */
  hash: Type.String(),
  url: Type.String(),
  /** CSS for `background`, shown until the picture is there. */
  placeholder: Type.String(),
  isDrawn: Type.Boolean(),
});
export type Banner = Static<typeof Banner>;

/** Null takes the banner away. */
export const SetBannerBody = StrictObject({ hash: Nullable(Type.String({ pattern: '^[0-9a-f]{32}$' })) });

const answer = Success(Type.Object({ banner: Nullable(Banner) }));
const tags = ['banner'];

export const calls = {
  readBanner: { tags, summary: 'The banner of my shop', params: ShopParams, answer },
  uploadBanner: {
    tags,
    summary: 'Upload a picture (image/jpeg, image/png or image/webp, at most 10 MB), of which the middle is the banner',
    params: ShopParams,
    body: fileBody(photoTypes, 'The picture itself'),
    answer,
  },
  drawBanner: {
    tags,
    summary: 'Draw the banner from the name of my shop and the pictures of its first products',
    params: ShopParams,
    answer,
  },
  setBanner: {
    tags,
    summary: 'Remove the banner of my shop, or bring back a former one shortly after',
    params: ShopParams,
    body: SetBannerBody,
    answer,
  },
};
